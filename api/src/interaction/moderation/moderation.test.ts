import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildDeal, buildGoods } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { settleDeals } from '../../content/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import { decideReport, reportsOpen } from '../report/decide.ts';
import { appealsOpen, decideAppeal } from './decide.ts';
import { masked } from './mask.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const ctx = await world.ctx();
const people = await Promise.all(Array.from({ length: 5 }, () => signUp(world)));
const [ann, bob, cat, dan] = people as [Person, Person, Person, Person];
type What = 'NOTE' | 'DEAL' | 'GOODS' | 'USER';

/**
 * Reports something and has the moderator called Mo uphold it; every listener has run.
 */
async function remove(
  subjectType: What,
  subjectId: string,
  reason = 'Against rule 2',
  option = 'OTHER',
): Promise<void> {
  const said = await world.call(
    'report.create',
    { subjectId, subjectType, option, reason: 'This is not right at all' },
    bob.headers,
  );
  expect(said.success, said.message).toBe(true);
  const open = (await reportsOpen(await world.ctx())).at(-1);
  await inTransaction(await world.ctx(), (inside) =>
    decideReport(inside, open?.id as number, 'REJECTED', reason, 'Mo'),
  );
  await world.jobQueue.workAll();
}
const log = async (size = 50) =>
  (
    await world.call(
      'moderation.pages',
      { pageRequest: { page: 1, size } },
      { 'accept-language': 'en' },
    )
  ).data;
const latest = async () => (await log())?.content[0];
const mine = async (who: Person) =>
  (await world.call('moderation.mine', {}, who.headers)).data?.decisions ?? [];
const answer = async (id: string, verdict: 'PASSED' | 'REJECTED', by: string) => {
  const done = await inTransaction(await world.ctx(), (inside) =>
    decideAppeal(inside, Number(id), verdict, 'Looked at it again', by),
  );
  await world.jobQueue.workAll();
  return done;
};
async function note(author: Person): Promise<string> {
  const row = await ctx.db.row<{
    id: number;
  }>(sql`insert into content (tenant_id, code, type, title, author_id, publish_time, update_time)
    values ('TH', ${`n${Math.random().toString(36).slice(2, 10)}`}, 'NOTE', 'A note',
      ${Number(author.userId)}, ${new Date(ctx.now.getTime() - 1000)}, ${ctx.now}) returning id`);
  await ctx.emit({ topic: 'writing.changed', contentIds: [row?.id as number] });
  return String(row?.id);
}

test('BEY-12, OPS-13: content goes with the reason, is in the log at once, and comes back when another moderator says that the appeal was right', async () => {
  const id = await note(ann);
  const seen = async (who?: Person) =>
    (await world.call('content.note-detail', { id } as never, who?.headers ?? {})).success;
  expect(await seen()).toBe(true);
  await remove('NOTE', id, 'Copied, write to mo@khum.example or 081-234-5678', 'COPIED');
  expect(await seen()).toBe(false);
  const entry = await latest();
  expect(entry).toMatchObject({
    kind: 'CONTENT',
    rule: 'Copied from someone else',
    reason: 'Copied, write to ••• or •••',
    appeal: null,
    flagCount: 0,
    time: ctx.now.toISOString(),
  });
  expect(JSON.stringify(entry)).not.toMatch(/Mo\b|A note|targetId/);
  expect(JSON.stringify((await world.call('message.system', {}, ann.headers)).data)).toContain(
    'Copied, write to',
  );

  const entryId = entry?.id as string;
  expect((await world.call('moderation.appeal', { id: entryId }, bob.headers)).errorKey).toBe(
    'moderation.entry',
  );
  expect((await world.call('moderation.appeal', { id: entryId })).code).toBe(401);
  for (let twice = 0; twice < 2; twice += 1)
    expect((await world.call('moderation.appeal', { id: entryId }, ann.headers)).data?.appeal).toBe(
      'OPEN',
    );
  expect(await appealsOpen(ctx)).toMatchObject([{ id: Number(entryId), decidedBy: 'Mo' }]);
  expect(await answer(entryId, 'PASSED', 'Mo')).toBe('same');
  expect(await seen()).toBe(false);
  expect(await answer(entryId, 'PASSED', 'Lek')).toBe(true);
  expect(await answer(entryId, 'PASSED', 'Lek')).toBe(false);
  expect(await seen()).toBe(true);
  expect(await latest()).toMatchObject({ appeal: 'OVERTURNED', answer: 'Looked at it again' });
  expect(JSON.stringify((await world.call('message.system', {}, ann.headers)).data)).toContain(
    'Your appeal was accepted',
  );
  expect((await world.call('moderation.appeal', { id: entryId }, ann.headers)).data?.appeal).toBe(
    'OVERTURNED',
  );
});

test('BEY-12: a deal leaves every list and its page, goods leave with their deals whatever a feed says, and both come back', async () => {
  const goods = await buildGoods(ctx);
  const deal = await buildDeal(ctx, goods);
  await settleDeals(ctx, [deal.id]);
  const feed = async () =>
    (await world.call('deal.feed', { page: 1, size: 50 })).data?.content.map((one) => one.id) ?? [];
  expect(await feed()).toContain(String(deal.id));
  await remove('DEAL', deal.code, 'Against rule 2', 'MISLEADING');
  expect(await feed()).not.toContain(String(deal.id));
  expect(
    (await world.call('deal.get-by-id', { subject: { type: 'CONTENT', id: String(deal.id) } }))
      .success,
  ).toBe(false);
  const first = (await latest())?.id as string;
  await ctx.db.run(
    sql`update moderation set appeal = 'OPEN', appealed_at = ${ctx.now}
        where id = ${Number(first)}`,
  );
  await answer(first, 'PASSED', 'Lek');
  expect(await feed()).toContain(String(deal.id));

  const shown = async () => (await world.call('goods.detail', { code: goods.code })).success;
  await remove('GOODS', String(goods.id), 'Counterfeit', 'COUNTERFEIT');
  expect(await latest()).toMatchObject({ kind: 'GOODS', rule: 'Counterfeit' });
  expect([await shown(), await feed()]).toEqual([
    false,
    expect.not.arrayContaining([String(deal.id)]),
  ]);
  const second = (await latest())?.id as string;
  await ctx.db.run(
    sql`update moderation set appeal = 'OPEN', appealed_at = ${ctx.now}
        where id = ${Number(second)}`,
  );
  await answer(second, 'PASSED', 'Lek');
  expect([await shown(), await feed()]).toEqual([true, expect.arrayContaining([String(deal.id)])]);
});

test('BEY-12: what a user calls themselves and says goes, and comes back; the log names nobody', async () => {
  await ctx.db.run(
    sql`update account set nickname = 'The Real Shop', biography = 'Write to me'
        where id = ${Number(dan.userId)}`,
  );
  const look = async () => (await world.call('user.public', { userId: dan.userId })).data;
  await remove('USER', dan.userId, 'Pretends to be @TheRealShop', 'IMPERSONATION');
  expect(await look()).toMatchObject({
    biography: '',
    nickname: expect.not.stringContaining('Real'),
  });
  const [own] = await mine(dan);
  expect(own).toMatchObject({
    kind: 'USER',
    rule: 'Pretends to be someone else',
    reason: 'Pretends to be •••',
  });
  expect(await mine(ann)).not.toContainEqual(expect.objectContaining({ id: own?.id }));
  await world.call('moderation.appeal', { id: own?.id as string }, dan.headers);
  expect(await answer(own?.id as string, 'REJECTED', 'Lek')).toBe(true);
  expect(await look()).toMatchObject({ biography: '' });
  expect((await mine(dan))[0]).toMatchObject({ appeal: 'UPHELD' });
});

test('BEY-12: anyone may doubt a decision, once; three doubts have it looked at again, and not by whoever decided', async () => {
  await remove('NOTE', await note(ann), 'Off topic', 'OTHER');
  const id = (await latest())?.id as string;
  expect((await world.call('moderation.flag', { id }, ann.headers)).errorKey).toBe(
    'moderation.own',
  );
  expect((await world.call('moderation.flag', { id })).code).toBe(401);
  for (const who of [bob, bob, cat]) await world.call('moderation.flag', { id }, who.headers);
  expect(await latest()).toMatchObject({ flagCount: 2, appeal: null });
  expect((await world.call('moderation.mine', {}, bob.headers)).data?.flagged).toEqual([id]);
  expect((await world.call('moderation.flag', { id }, dan.headers)).data).toMatchObject({
    flagCount: 3,
    appeal: 'OPEN',
  });
  expect(await answer(id, 'REJECTED', 'Mo')).toBe('same');
  expect(await answer(id, 'REJECTED', 'Lek')).toBe(true);
  expect((await world.call('moderation.flag', { id: '999999' }, bob.headers)).errorKey).toBe(
    'moderation.entry',
  );
});

test('BEY-12, TEN-12: the log is paged, and each region has its own', async () => {
  const all = await log();
  expect(all?.totalElements).toBeGreaterThan(3);
  const second = (await world.call('moderation.pages', { pageRequest: { page: 2, size: 2 } })).data;
  expect(second?.content.map((one) => one.id)).toEqual(
    all?.content.slice(2, 4).map((one) => one.id),
  );
  expect((await world.call('moderation.pages', {}, { 'x-tenant': 'ID' })).data).toMatchObject({
    totalElements: 0,
  });
});

test('BEY-12: addresses, links, numbers and names of accounts are hidden, amounts and dates are not', () => {
  expect(
    masked('Ask a.b@mail.co.th, +66 81 234 5678, ๐๘๑๒๓๔๕๖๗๘, https://x.example/y, line @somsak'),
  ).toBe('Ask •••, •••, •••, •••, line •••');
  expect(masked('Sold at 1,290 on 3 Nov, not 890')).toBe('Sold at 1,290 on 3 Nov, not 890');
});
