import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Ask } from '#contract/calls.ts';
import { CHANNELS_MAX } from '#contract/message/limits.ts';
import { modules } from '#server/modules.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { pushService } from '../../../../test/push-service.ts';
import type { BrowserHere } from '../../../../test/push-service.ts';
import { makeWorld } from '../../../../test/world.ts';
import { inTransaction } from '../../kernel/context.ts';
import { messageWith, notify } from '../index.ts';
import { deliver } from './deliver.ts';
import { hearing } from './heard.ts';

const push = await pushService();
const world = await makeWorld({
  env: { CODES_PER_ADDRESS: '100000', PUBLIC_URL: 'http://localhost:4100' },
  modules: modules.map((one) => (one.name === 'message' ? messageWith(push.reach) : one)),
});
const DAY = 24 * 3_600_000;

const subscribe = ({ endpoint, keys }: BrowserHere, who: Person) =>
  world.call(
    'channel.create',
    { kind: 'WEB_PUSH', name: endpoint.slice(-6), subscription: { endpoint, keys } },
    who.headers,
  );
const heard = async (ask: Ask<'channel.heard'>) =>
  typeof (await world.call('channel.heard', ask)).data?.id === 'string';
const proof = ({ endpoint, keys }: BrowserHere) => ({ endpoint, auth: keys.auth });
const channelOf = async (browser: BrowserHere, who: Person) =>
  (await world.call('channel.list', {}, who.headers)).data?.channels.find(
    ({ name }) => name === browser.endpoint.slice(-6),
  );
async function send(who: Person): Promise<void> {
  await inTransaction(await world.ctx(), (inside) =>
    notify(inside, { accountId: Number(who.userId), type: 'notice', kind: 'welcome' }),
  );
  await world.jobQueue.workAll();
}
const pass = async (ms: number) => {
  world.clock.set(new Date(world.clock.now().getTime() + ms));
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
};

test('BEY-55: a browser says that its subscription was replaced, with no one signed in, and messages follow it; only whoever knows the old secret can', async () => {
  const me = await signUp(world, { password: 'abcdefg1' });
  const [old, next, third] = [push.browser(), push.browser(), push.browser()];
  await subscribe(old, me);
  const subscription = { endpoint: next.endpoint, keys: next.keys };
  for (const ask of [
    { endpoint: old.endpoint, auth: 'AAAAAAAAAAAAAAAAAAAAAA', subscription },
    { endpoint: 'https://push.example/1', auth: old.keys.auth, subscription },
    { ...proof(old), subscription: { ...subscription, endpoint: 'https://10.0.0.1/x' } },
    { ...proof(old), subscription: { ...subscription, keys: { p256dh: 'x', auth: 'y' } } },
  ])
    expect(await heard(ask)).toBe(false);
  // it was switched off meanwhile
  push.answer(old, 403);
  for (let count = 0; count < 5; count += 1) await send(me);
  expect(await channelOf(old, me)).toMatchObject({ state: 'OFF' });
  expect(await heard({ ...proof(old), subscription })).toBe(true);
  expect(await channelOf(old, me)).toMatchObject({
    state: 'WORKS',
    failures: 0,
    lastHeardTime: world.clock.now().toISOString(),
  });
  await send(me);
  expect(next.shown().length).toBeGreaterThan(0);
  expect([await heard(proof(old)), await heard(proof(next))]).toEqual([false, true]);
  // one that its owner paused stays so; one that has a channel already takes the place of the old
  await subscribe(third, me);
  const kept = { endpoint: third.endpoint, keys: third.keys };
  expect(await heard({ ...proof(next), subscription: kept })).toBe(true);
  const { data } = await world.call('channel.list', {}, me.headers);
  expect(data?.channels.map(({ name }) => name)).toEqual([third.endpoint.slice(-6)]);
  const id = data?.channels[0]?.id ?? '';
  await world.call('channel.update', { id, enabled: false }, me.headers);
  expect(await heard({ ...proof(third), subscription })).toBe(true);
  expect(await channelOf(third, me)).toMatchObject({ state: 'PAUSED', enabled: false });
});

test('BEY-55: a browser whose subscription was lost gives the next one, which ends the old in the same change, also where an account can have no more; no one ends a channel of another', async () => {
  const [me, other] = await Promise.all([
    signUp(world, { password: 'abcdefg1' }),
    signUp(world, { password: 'abcdefg1' }),
  ]);
  const browsers = Array.from({ length: CHANNELS_MAX }, () => push.browser());
  for (const browser of browsers) await subscribe(browser, me);
  const [lost, next, foreign] = [browsers[0], push.browser(), push.browser()];
  await subscribe(foreign, other);
  const again = async (browser: BrowserHere, replaces: string | undefined) => {
    const { endpoint, keys } = browser;
    const subscription = { endpoint, keys };
    const name = endpoint.slice(-6);
    return (
      await world.call(
        'channel.create',
        { kind: 'WEB_PUSH', name, subscription, replaces },
        me.headers,
      )
    ).errorKey;
  };
  const old = await channelOf(lost as BrowserHere, me);
  const theirs = await channelOf(foreign, other);
  expect([await again(next, theirs?.id), await again(next, '999999999')]).toEqual([
    'channel.limit',
    'channel.limit',
  ]);
  expect(await channelOf(foreign, other)).toBeDefined();
  expect(await again(next, old?.id)).toBeUndefined();
  expect(await channelOf(lost as BrowserHere, me)).toBeUndefined();
  const here = await channelOf(next, me);
  // one that says its own name stays, and hears which channel it is
  expect(await again(next, here?.id)).toBeUndefined();
  const { data } = await world.call('channel.heard', proof(next));
  expect(data?.id).toBe(here?.id);
  expect(await channelOf(next, me)).toMatchObject({ id: here?.id });
});

test('BEY-55: a browser that was sent messages and gave no sign of life for 30 days has gone quiet, which a mail says once; a sign of life ends it', async () => {
  const [me, idler] = await Promise.all([
    signUp(world, { password: 'abcdefg1' }),
    signUp(world, { password: 'abcdefg1' }),
  ]);
  const [silent, alive, idle] = [push.browser(), push.browser(), push.browser()];
  await subscribe(silent, me);
  await subscribe(alive, me);
  await subscribe(idle, idler);
  const states = async () => [
    (await channelOf(silent, me))?.state,
    (await channelOf(alive, me))?.state,
    (await channelOf(idle, idler))?.state,
  ];
  const quietMails = () =>
    world.database.tenant('TH').rows(
      sql`select 1 from letter where receiver = ${me.email} and (body like '%gone quiet%'
          or body like '%เงียบไป%')`,
    );
  await pass(16 * DAY);
  await send(me);
  await heard(proof(alive));
  expect(await states()).toEqual(['WORKS', 'WORKS', 'WORKS']);
  await pass(15 * DAY);
  // whoever was sent nothing may well be there
  expect(await states()).toEqual(['QUIET', 'WORKS', 'WORKS']);
  await pass(DAY);
  await pass(DAY);
  expect(await quietMails()).toHaveLength(1);
  expect(await heard(proof(silent))).toBe(true);
  expect(await states()).toEqual(['WORKS', 'WORKS', 'WORKS']);
});

test('BEY-55, 12.4: among 20,000 channels a browser and what waits for it are found by index', async () => {
  const me = await signUp(world, { password: 'abcdefg1' });
  const browser = push.browser();
  await subscribe(browser, me);
  await world.database.platform().run(sql`
    insert into channel (tenant_id, account_id, kind, name, address, p256dh, auth, lang, heard_at,
      created_at)
    select 'TH', ${Number(me.userId)}, 'WEB_PUSH', 'x', 'https://push.example/' || n, 'p', 'a',
      'en', now(), now() from generate_series(1, 20000) n`);
  const ctx = await world.ctx();
  const asked: Sql[] = [];
  const note = async (statement: Sql) => void asked.push(statement);
  const db = {
    ...ctx.db,
    run: async (statement: Sql) => Number(await note(statement)) || 0,
    row: async (statement: Sql) => (await note(statement)) as never,
    rows: async (statement: Sql) => (await note(statement), []),
    transaction: (work: (db: never) => Promise<unknown>) => work(db as never),
  } as unknown as typeof ctx.db;
  const subscription = { endpoint: 'https://push.example/new', keys: browser.keys };
  const wide = { ...push.reach, ports: [''], mayReach: () => true };
  await hearing(wide)({ ...ctx, db }, { ...proof(browser), subscription });
  await deliver({ ...ctx, db }, 1, { ...wide, discord: [] });
  expect(asked.length).toBeGreaterThan(3);
  for (const statement of asked) {
    const plan = await ctx.db.rows<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text, statement.text).not.toMatch(/Seq Scan on (?:channel|push_wait)/);
  }
});
