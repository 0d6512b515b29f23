/**
 * Whoever is signed in asks for what is another's: by every id there is, nothing is revealed and
 * nothing of the other changes.
 */
import sql, { raw } from 'sql-template-tag';
import { expect, test } from 'vitest';
import { everyCall } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import { holesOf } from '#contract/define.ts';
import { NOT_BUILT } from '#root/house/not-built.ts';
import { buildDeal, buildGoods } from '../../test/build.ts';
import { signUp } from '../../test/people.ts';
import type { Person } from '../../test/people.ts';
import { makeWorld } from '../../test/world.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '1000000' } });
const ctx = await world.ctx();
const platform = world.database.platform();
const PASSWORD = 'Annual7Report';
const ann = await signUp(world, { password: PASSWORD });
const eve = await signUp(world);
const deal = await buildDeal(ctx, await buildGoods(ctx));

async function ask(
  call: Call,
  who: Person,
  body: Record<string, unknown>,
  hole: string,
): Promise<string> {
  const path = holesOf(call.path).reduce(
    (so, name) => so.replace(`{${name}}`, encodeURIComponent(hole)),
    call.path,
  );
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const answer = await world.app.server.inject({
    method: call.method,
    url: `/api${path}`,
    headers: { ...who.headers, ...(inQuery ? {} : { 'content-type': 'application/json' }) },
    ...(inQuery ? {} : { payload: JSON.stringify(call.arrayBody ? body[call.arrayBody] : body) }),
  });
  return answer.body;
}

/**
 * What Ann has, in every table that says whose a row is. Counters of hers that others may move are
 * left out.
 */
async function belongings(): Promise<Record<string, unknown>> {
  const tables = await platform.rows<{ name: string }>(
    sql`select distinct table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'account_id' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables)
    found[name] = await platform.rows(
      sql`select to_jsonb(t) - array['sub_count'] as row from ${raw(name)} t
          where account_id = ${Number(ann.userId)} order by 1::text`,
    );
  found.account = await platform.rows(
    sql`select to_jsonb(a) as row from account a where id = ${Number(ann.userId)}`,
  );
  return found;
}

/** One of each kind of thing that is Ann's own; their ids. */
async function makeThings(): Promise<
  Record<'session' | 'comment' | 'message' | 'blocked', string>
> {
  await world.call('login.email', { email: ann.email, password: PASSWORD }, { 'x-tenant': 'TH' });
  await world.call(
    'comment.create',
    { subjectId: deal.code, subjectType: 'DEAL', content: 'Mine alone to change' },
    ann.headers,
  );
  await world.call(
    'mark.create',
    { subjectId: deal.code, subjectType: 'DEAL', actionType: 'COLLECT' },
    ann.headers,
  );
  await world.call('vote.create', { contentId: deal.code, value: 1 }, ann.headers);
  const friend = await signUp(world);
  await world.call(
    'follow.create',
    { followInfo: { targetId: ann.userId, targetType: 'USER' } },
    friend.headers,
  );
  await world.jobQueue.workAll();
  await world.call('block.create', { blockedUserId: friend.userId }, ann.headers);
  const latest = async (table: string) =>
    String(
      (
        await platform.row<{ id: number | string }>(
          sql`select id from ${raw(table)} where account_id = ${Number(ann.userId)} order by id desc
              limit 1`,
        )
      )?.id,
    );
  return {
    session: await latest('session'),
    comment: await latest('comment'),
    message: await latest('message'),
    blocked: friend.userId,
  };
}

const things = await makeThings();
const own = everyCall.filter((call) => call.who === 'viewer' && !NOT_BUILT.includes(call.name));
/** Fields that name something, filled with an id; the rest with what passes for an answer. */
function bodyOf(call: Call, id: string): Record<string, unknown> {
  const given = {
    followInfo: { targetId: id, targetType: 'USER' },
    ids: [id],
    fromUserIds: [ann.userId],
    blockedUserIds: [eve.userId, id],
    subjectType: 'CONTENT_COMMENT',
    actionType: 'THUMB_UP',
    content: 'Taken over',
    nickname: 'Taken',
    type: 'follow',
    value: 1,
    option: 'OTHER',
    reason: 'A reason that is long enough',
  };
  const fields = Object.keys((call.ask as { properties?: object }).properties ?? {});
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] =>
      field in given
        ? [[field, given[field as keyof typeof given]]]
        : /id$/i.test(field) || field === 'id'
          ? [[field, id]]
          : [],
    ),
  );
}

test('AUTH-20: no call of a signed-in user reveals what is another’s, or changes it, by whatever id', async () => {
  expect(own.length).toBeGreaterThan(30);
  const before = await belongings();
  for (const table of ['session', 'comment', 'message', 'mark'])
    expect(before[table], table).not.toEqual([]);
  const revealed: string[] = [];
  for (const call of own.filter(({ name }) => !/^(login\.out|profile\.close)$/.test(name)))
    for (const [kind, id] of [...Object.entries(things), ['user', ann.userId] as const]) {
      const body = await ask(call, eve, bodyOf(call, id), id);
      if (body.includes(ann.email)) revealed.push(`${call.name} of ${kind}`);
    }
  expect(revealed).toEqual([]);
  // whom Ann blocks is hers to know
  const relation = await world.call(
    'block.query-relation',
    { fromUserIds: [ann.userId], blockedUserIds: [things.blocked] },
    eve.headers,
  );
  expect(JSON.stringify(relation.data ?? null)).not.toContain('true');
  expect(await belongings()).toEqual(before);
});

test('AUTH-20: the same ids work for whom they belong to, so that the refusals mean something', async () => {
  const changes: readonly (readonly [string, string, string])[] = [
    ['comment.update', things.comment, 'comment'],
    ['message.batch-read', things.message, 'message'],
    ['session.end', things.session, 'session'],
    ['comment.remove', things.comment, 'comment'],
  ];
  for (const [name, id, table] of changes) {
    const call = own.find((one) => one.name === name) as Call;
    const before = (await belongings())[table];
    await ask(call, ann, bodyOf(call, id), id);
    expect((await belongings())[table], name).not.toEqual(before);
  }
});
