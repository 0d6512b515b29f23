/**
 * With 2,000 watches on one product nobody waits for another's slow channel (BEY-05, BEY-35): servers
 * of readers and mailboxes that never answer, on loopback, while the queue works as it does in a
 * running process.
 */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, expect, test } from 'vitest';
import { modules } from '#server/modules.ts';
import { openPostOffice } from '../../../../test/post-office.ts';
import {
  addGoods,
  addTargets,
  addWatchers,
  mailOfWatcher,
  observe,
} from '../../../../test/watchers.ts';
import { makeWorld } from '../../../../test/world.ts';
import { messageWith } from '../../message/index.ts';

const WATCHES = 2000;
/** More than there are places in each queue. */
const HANGING_SERVERS = 40;
const HANGING_MAILBOXES = 12;
/** Half of them come before the others, half after, whichever way mails are ordered. */
const HALF = HANGING_MAILBOXES / 2;
const SERVERS = 100;
const MAILS = 100;

/** From then on whatever hung answers. */
let isOver = false;

/** A server of a reader: it takes a message and answers, or never does. */
async function server(answers: boolean, taken: string[]): Promise<Server> {
  const made = createServer((request, response) => {
    taken.push(request.url ?? '');
    request.resume();
    if (answers || isOver) response.end('{}');
  });
  await new Promise<void>((ready) => made.listen(0, '127.0.0.1', ready));
  afterAll(() => {
    made.closeAllConnections();
    made.close();
  });
  return made;
}
const portOf = (one: Server) => (one.address() as AddressInfo).port;

const taken: string[] = [];
const hung: string[] = [];
const good = await server(true, taken);
const silent = await Promise.all(
  Array.from({ length: HANGING_SERVERS }, () => server(false, hung)),
);
const mailed: string[] = [];
let waiting = 0;
const office = await openPostOffice({
  onRcptTo({ address }, _session, done) {
    // never answered: the other side gives up
    if (address.startsWith('hang') && !isOver) waiting += 1;
    else done();
  },
  onData(stream, session, done) {
    stream.resume();
    stream.on('end', () => {
      mailed.push(...session.envelope.rcptTo.map(({ address }) => address));
      done();
    });
  },
});
const world = await makeWorld({
  env: { SMTP_URL: office.url, MAIL_FROM: 'no-reply@khum.example', PUBLIC_URL: 'http://x.example' },
  modules: modules.map((one) =>
    one.name === 'message'
      ? messageWith({
          mayReach: (address) => address === '127.0.0.1',
          ports: [good, ...silent].map((one) => String(portOf(one))),
          plain: true,
          limitMs: 240_000,
          discord: [],
        })
      : one,
  ),
});

const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
const addHooks = (accounts: readonly number[], ports: readonly number[]) =>
  world.database.platform().run(sql`
    insert into channel (tenant_id, account_id, kind, name, address, lang, created_at)
    select 'TH', c.account, 'WEBHOOK', 'hook', 'http://127.0.0.1:' || c.port || '/' || c.account,
      'en', now()
    from unnest(${accounts}::bigint[], ${ports}::int[]) c(account, port)`);
const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);

test('BEY-05, BEY-35: of 2,000 watches on one product nobody waits for another’s server or mailbox that never answers', async () => {
  const ctx = await world.ctx();
  const [goods] = await addGoods(ctx, 1);
  if (!goods) throw new Error('No goods.');
  await observe(ctx, [{ offerId: goods.offerId, amount: 100_00 }]);
  const add = async (prefix: string, count: number, ways: readonly string[]) => {
    const accounts = await addWatchers(ctx, names(prefix, count));
    await addTargets(
      ctx,
      accounts.map((accountId) => ({ accountId, goodsId: goods.id, targetAmount: 95_00, ways })),
    );
    return accounts;
  };
  const silentOnes = await add('silent', HANGING_SERVERS, ['WEBHOOK']);
  await add('hang-early', HALF, ['EMAIL']);
  const quick = await add('quick', SERVERS, ['WEBHOOK']);
  await add('mail', MAILS, ['EMAIL']);
  await add('hang-late', HALF, ['EMAIL']);
  await add('site', WATCHES - HANGING_SERVERS - HANGING_MAILBOXES - SERVERS - MAILS, []);
  await addHooks(silentOnes, silent.map(portOf));
  await addHooks(
    quick,
    quick.map(() => portOf(good)),
  );
  await world.jobQueue.workAll();
  later(3_600_000);
  await observe(await world.ctx(), [{ offerId: goods.offerId, amount: 90_00 }]);

  const stop = await world.jobQueue.start();
  await expect.poll(() => taken.length, { interval: 20 }).toBe(SERVERS);
  await expect.poll(() => mailed.length, { interval: 20 }).toBe(MAILS);
  // not one of those that hang was given up until then
  expect(new Set(hung).size).toBe(HANGING_SERVERS);
  const given = await ctx.db.rows(sql`select 1 from channel where failures > 0`);
  expect(given).toEqual([]);
  // more than there are places for mail
  expect(waiting).toBeGreaterThan(4);
  expect(new Set(mailed)).toEqual(new Set(names('mail', MAILS).map(mailOfWatcher)));
  const heard = await ctx.db.row<{ n: number }>(
    sql`select count(*) as n from message where kind = 'watch.TARGET_PRICE'`,
  );
  expect(heard?.n).toBe(WATCHES);
  isOver = true;
  for (const one of silent) one.closeAllConnections();
  office.close();
  await stop();
});

test('BEY-05: a single watch of one tenant is heard while another has a storm', async () => {
  const [storm, calm] = [await world.ctx('TH'), await world.ctx('ID')];
  const many = await addGoods(storm, 12);
  const [single] = await addGoods(calm, 1);
  if (!single) throw new Error('No goods.');
  await observe(
    storm,
    many.map(({ offerId }) => ({ offerId, amount: 100_00 })),
  );
  await observe(calm, [{ offerId: single.offerId, amount: 100_00 }]);
  await world.jobQueue.workAll();
  const accounts = await addWatchers(storm, names('storm', 600));
  await addTargets(
    storm,
    accounts.map((accountId, at) => ({
      accountId,
      goodsId: many[at % many.length]?.id as number,
      targetAmount: 95_00,
      ways: [],
    })),
  );
  const [calmOne] = await addWatchers(calm, ['calm']);
  await addTargets(calm, [
    { accountId: calmOne as number, goodsId: single.id, targetAmount: 95_00, ways: [] },
  ]);
  later(3_600_000);
  const [stormNow, calmNow] = [await world.ctx('TH'), await world.ctx('ID')];
  for (const { offerId } of many) await observe(stormNow, [{ offerId, amount: 90_00 }]);
  await observe(calmNow, [{ offerId: single.offerId, amount: 90_00 }]);
  await world.jobQueue.workAll();
  const [heard] = await calm.db.rows<{ id: number }>(
    sql`select id from message where account_id = ${calmOne as number}`,
  );
  const before = await storm.db.row<{ n: number }>(sql`
    select count(*) as n from message where account_id = any(${accounts}::bigint[])
      and id < ${heard?.id ?? 0}`);
  expect(before?.n).toBeLessThan(100);
});
