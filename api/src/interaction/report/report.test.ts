import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Ask } from '#contract/calls.ts';
import { buildGoods } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { inTransaction } from '../../kernel/context.ts';
import { decideReport, reportsOpen } from './decide.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
const people = await Promise.all(Array.from({ length: 5 }, () => signUp(world)));
const [ann, bob, cat, dan, eve] = people as [Person, Person, Person, Person, Person];
const REASON = 'It sells something else.';

async function trust(level: number, ...some: Person[]): Promise<void> {
  const ctx = await world.ctx();
  await ctx.db.run(
    sql`update account set trust_level = ${level} where id =
        any(${some.map((one) => Number(one.userId))}::bigint[])`,
  );
}
async function note(author: Person): Promise<string> {
  const ctx = await world.ctx();
  const row = await ctx.db.row<{
    id: number;
  }>(sql`insert into content (tenant_id, code, type, title, author_id, publish_time, update_time)
    values ('TH', ${`r${Math.random().toString(36).slice(2, 10)}`}, 'NOTE', 'A note',
      ${Number(author.userId)}, ${new Date(ctx.now.getTime() - 1000)}, ${ctx.now}) returning id`);
  return String(row?.id);
}
async function comment(who: Person, on: string, parentId: string | null = null): Promise<string> {
  later(16_000);
  const { data, message } = await world.call(
    'comment.create',
    { subjectId: on, subjectType: 'NOTE', parentId, content: `Said at ${Math.random()}` },
    who.headers,
  );
  if (!data) throw new Error(message);
  return data.id;
}
const report = (who: Person | null, ask: Partial<Ask<'report.create'>>) =>
  world.call(
    'report.create',
    { option: 'SPAM', reason: REASON, ...ask },
    who?.headers ?? { 'accept-language': 'en' },
  );
const onComment = (subjectId: string) => ({ subjectId, subjectType: 'CONTENT_COMMENT' as const });
const seen = async (noteId: string, who?: Person) =>
  (
    await world.call(
      'comment.roots',
      { subjectId: noteId, subjectType: 'NOTE' },
      who?.headers ?? {},
    )
  ).data;
const decide = async (id: number, verdict: 'PASSED' | 'REJECTED', reason: string | null) =>
  inTransaction(await world.ctx(), (inside) =>
    decideReport(inside, id, verdict, reason, 'ann the moderator'),
  );

test('REP-01, API-89: what may be wrong depends on what it is, in three languages', async () => {
  const options = async (subjectType: Ask<'report.options'>['subjectType'], lang: string) =>
    (await world.call('report.options', { subjectType }, { 'accept-language': lang })).data
      ?.options ?? [];
  const codes = await Promise.all(
    (['DEAL', 'GOODS', 'REPLY_COMMENT', 'USER'] as const).map(async (one) =>
      (await options(one, 'en')).map(({ code }) => code).join(),
    ),
  );
  expect(new Set(codes).size).toBe(4);
  const names = await Promise.all(
    ['th', 'en', 'id'].map(async (lang) => (await options('USER', lang)).map(({ name }) => name)),
  );
  expect(new Set(names.flat()).size).toBe(names.flat().length);
});

test('REP-02, VAL-15, API-90: nine characters are too few, ten are enough, more than 500 too many; the option must fit', async () => {
  const id = await comment(ann, await note(ann));
  for (const [ask, key] of [
    [{ reason: '  123456789  ' }, 'report.reason.too_short'],
    [{ reason: 'x'.repeat(501) }, 'report.reason.too_long'],
    [{ option: 'COUNTERFEIT' }, 'report.option'],
    [{ option: 'toString' }, 'report.option'],
    [{ subjectId: '999999999' }, 'interaction.subject'],
  ] as const)
    expect((await report(bob, { ...onComment(id), ...ask })).errorKey, key).toBe(key);
  expect((await report(bob, { ...onComment(id), reason: '1234567890' })).data).toMatchObject({
    status: 'OPEN',
  });
});

test('REP-03, REP-04, REP-05: signed out refused; content, goods, comments and users can be reported, each once while it is open, and nothing of one’s own', async () => {
  const noteId = await note(ann);
  const goods = await buildGoods(await world.ctx());
  const subjects = [
    { subjectId: noteId, subjectType: 'NOTE', option: 'OTHER' },
    { subjectId: String(goods.id), subjectType: 'GOODS', option: 'OTHER' },
    { ...onComment(await comment(ann, noteId)), option: 'OTHER' },
    { subjectId: ann.userId, subjectType: 'USER', option: 'OTHER' },
  ] as const;
  for (const subject of subjects) {
    expect((await report(null, subject)).code, subject.subjectType).toBe(401);
    expect((await report(bob, subject)).success, subject.subjectType).toBe(true);
    expect(await report(bob, subject), subject.subjectType).toMatchObject({
      code: 409,
      errorKey: 'report.open',
      message: expect.stringContaining('already'),
    });
    if (subject.subjectType !== 'GOODS')
      expect((await report(ann, subject)).errorKey, subject.subjectType).toBe('report.self');
  }
});

test('BEY-38, AMB-86, COMM-13: three reports of the trusted hide a comment from all but its author; passing shows it again, rejecting informs the author why', async () => {
  const noteId = await note(ann);
  const id = await comment(eve, noteId);
  await trust(0, ann, bob, cat, dan);
  for (const who of [ann, bob, cat]) await report(who, onComment(id));
  // newcomers without a record hide nothing
  expect((await seen(noteId))?.content).toHaveLength(1);
  const open = (await reportsOpen(await world.ctx())).find(
    (one) => one.targetType === 'CONTENT_COMMENT' && one.targetId === Number(id),
  );
  expect(open?.reasons).toHaveLength(3);
  expect(await decide(open?.id as number, 'PASSED', null)).toBe(true);
  expect(await decide(open?.id as number, 'PASSED', null)).toBe(false);

  await trust(2, ann, bob, cat);
  for (const who of [ann, bob]) await report(who, onComment(id));
  expect((await seen(noteId))?.content).toHaveLength(1);
  await report(cat, onComment(id));
  expect(await seen(noteId)).toMatchObject({ content: [], replyTotal: 0 });
  expect((await seen(noteId, eve))?.content).toMatchObject([
    { id, state: 'PENDING', reason: null },
  ]);
  const again = (await reportsOpen(await world.ctx())).find(
    (one) => one.targetType === 'CONTENT_COMMENT' && one.targetId === Number(id),
  );
  await decide(again?.id as number, 'PASSED', null);
  expect(await seen(noteId)).toMatchObject({ content: [{ id }], replyTotal: 1 });

  await report(dan, onComment(id));
  const final = (await reportsOpen(await world.ctx())).find(
    (one) => one.targetType === 'CONTENT_COMMENT' && one.targetId === Number(id),
  );
  await decide(final?.id as number, 'REJECTED', 'Rule 3: advertising');
  expect(await seen(noteId)).toMatchObject({ content: [], replyTotal: 0 });
  expect((await seen(noteId, eve))?.content).toMatchObject([
    { state: 'REJECTED', reason: 'Rule 3: advertising' },
  ]);
  await world.jobQueue.workAll();
  const messages = async (who: Person) =>
    (await world.call('message.system', {}, who.headers)).data?.content.map((one) => [
      one.title,
      one.text,
    ]);
  expect(await messages(dan)).toContainEqual([
    'Thank you: your report was right',
    'We have acted on it.',
  ]);
  expect(await messages(eve)).toContainEqual([
    'Your content breaks our rules',
    'Rule 3: advertising',
  ]);
  expect(await messages(ann)).toContainEqual([
    'We checked your report',
    'It breaks none of our rules, so it stays.',
  ]);
});

test('BEY-38: whoever was mostly wrong is not counted, whatever their trust; whoever was mostly right is', async () => {
  const noteId = await note(ann);
  const ctx = await world.ctx();
  const past = async (who: Person, status: string) => {
    await ctx.db.run(sql`delete from report where account_id = ${Number(who.userId)}`);
    await ctx.db.run(sql`insert into report (tenant_id, account_id, target_type, target_id, option,
        reason, status, created_at, decided_at)
      select 'TH', ${Number(who.userId)}, 'GOODS', 900000 + n, 'OTHER', ${REASON}, ${status},
        ${ctx.now}, ${ctx.now} from generate_series(1, 3) n`);
  };
  await past(ann, 'DISMISSED');
  await trust(3, ann);
  await trust(0, bob, cat, dan);
  for (const who of [bob, cat, dan]) await past(who, 'UPHELD');
  const id = await comment(eve, noteId);
  for (const who of [ann, bob, cat]) await report(who, onComment(id));
  expect((await seen(noteId))?.content).toHaveLength(1);
  await report(dan, onComment(id));
  expect((await seen(noteId))?.content).toEqual([]);
});
