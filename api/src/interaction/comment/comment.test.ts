import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Ask } from '#contract/calls.ts';
import { buildDeal, buildGoods } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { inTransaction } from '../../kernel/context.ts';
import { recount } from '../count.ts';
import { decideReport, reportsOpen } from '../report/decide.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const EN = { 'accept-language': 'en' };
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
const people = await Promise.all(Array.from({ length: 3 }, () => signUp(world)));
const [ann, bob, cat] = people as [Person, Person, Person];

async function note(authorId: number | null = null): Promise<string> {
  const ctx = await world.ctx();
  const row = await ctx.db.row<{
    id: number;
  }>(sql`insert into content (tenant_id, code, type, title, author_id, publish_time, update_time)
    values ('TH', ${`c${Math.random().toString(36).slice(2, 10)}`}, 'NOTE', 'A note', ${authorId},
      ${new Date(ctx.now.getTime() - 1000)}, ${ctx.now}) returning id`);
  return String(row?.id);
}
const write = async (
  who: Person,
  ask: Partial<Ask<'comment.create'>>,
  headers: Record<string, string> = {},
) => {
  later(16_000);
  return world.call('comment.create', ask, { ...who.headers, ...headers });
};
const on = (subjectId: string) => ({ subjectId, subjectType: 'NOTE' as const });
const roots = async (
  subjectId: string,
  more: Partial<Ask<'comment.roots'>> = {},
  headers: Record<string, string> = EN,
) => (await world.call('comment.roots', { ...on(subjectId), ...more }, headers)).data;

test('COMM-01, COMM-02, API-84, API-85: two replies at each root with their total; the others by ten', async () => {
  const id = await note();
  const root = (await write(ann, { ...on(id), content: 'Is it quiet?' })).data;
  for (let n = 1; n <= 12; n += 1)
    await write(n % 2 ? bob : cat, { parentId: root?.id ?? null, content: `Reply ${n}` });
  await write(bob, { ...on(id), content: 'Second root' });
  const list = await roots(id);
  expect(
    list?.content.map((one) => [
      one.content,
      one.subReplyTotal,
      one.subReplies.map((reply) => reply.content),
    ]),
  ).toEqual([
    ['Second root', 0, []],
    ['Is it quiet?', 12, ['Reply 1', 'Reply 2']],
  ]);
  expect(list).toMatchObject({ totalElements: 2, hasNext: false, replyTotal: 14 });
  const subs = (await world.call('comment.subs', { rootId: root?.id ?? '' })).data;
  expect(subs).toMatchObject({ totalElements: 12, hasNext: true });
  expect(subs?.content).toHaveLength(10);
  expect(
    (await world.call('mark.statistic', { subjects: [on(id)] })).data?.counts[0]?.commentCount,
  ).toBe(14);
  expect(await recount(await world.ctx())).toBe(0);
});

test('COMM-11, API-81: comments belong to deals, articles, notes and goods, and on nothing else', async () => {
  const goods = await buildGoods(await world.ctx());
  const deal = await buildDeal(await world.ctx(), goods);
  expect(
    (
      await write(ann, {
        subject: { subjectId: goods.code, subjectType: 'GOODS' },
        content: 'Good',
      })
    ).data,
  ).toMatchObject({
    subjectType: 'GOODS',
    state: 'PUBLIC',
  });
  expect(
    (await write(ann, { subjectId: deal.code, subjectType: 'DEAL', content: 'Nice deal' })).data,
  ).toMatchObject({ subjectType: 'CONTENT' });
  expect(
    (await write(ann, { subjectId: bob.userId, subjectType: 'USER', content: 'Hello' })).errorKey,
  ).toBe('interaction.subject');
  expect(
    (await write(ann, { subjectId: '999999', subjectType: 'NOTE', content: 'Hello' })).errorKey,
  ).toBe('interaction.subject');
});

test('COMM-06, COMM-12, VAL-13: nobody signed in, blank and too long comments are refused', async () => {
  const id = await note();
  expect((await world.call('comment.create', { ...on(id), content: 'x' })).code).toBe(401);
  expect(await write(ann, { ...on(id), content: ' \u200b\n ' })).toMatchObject({
    fields: { content: 'field.required' },
    message: 'Please enter.',
  });
  expect((await write(ann, { ...on(id), content: 'ก'.repeat(1001) })).errorKey).toBe(
    'comment.too_long',
  );
  expect((await write(ann, { ...on(id), content: 'ก'.repeat(1000) })).success).toBe(true);
});

test('COMM-03: mentions name open accounts that are not blocked, each once, ten at most', async () => {
  const id = await note();
  const made = await write(ann, {
    ...on(id),
    content: 'Look @bob',
    meta: { atUserIds: [bob.userId, bob.userId, ann.userId, '987654'] },
  });
  expect(made.data?.atUsers.map((user) => user.userId)).toEqual([bob.userId]);
  const many = Array.from({ length: 11 }, (_, n) => String(5000 + n));
  expect(
    (await write(ann, { ...on(id), content: 'All', meta: { atUserIds: many } })).errorKey,
  ).toBe('comment.mentions');
});

test('COMM-04, API-82: the author deletes; a root with replies leaves a tombstone; others cannot', async () => {
  const id = await note();
  const root = (await write(ann, { ...on(id), content: 'Root' })).data?.id ?? '';
  const reply = (await write(bob, { parentId: root, content: 'Reply' })).data?.id ?? '';
  expect((await world.call('comment.remove', { id: root }, bob.headers)).errorKey).toBe(
    'comment.not_yours',
  );
  expect((await world.call('comment.remove', { id: root }, ann.headers)).data).toEqual({
    done: true,
    tombstone: true,
  });
  const [stone] = (await roots(id))?.content ?? [];
  expect(stone).toMatchObject({
    deleted: true,
    state: 'DELETED',
    content: '',
    user: null,
    can: [],
    subReplies: [{ content: 'Reply' }],
  });
  expect((await world.call('comment.remove', { id: root }, ann.headers)).errorKey).toBe(
    'comment.not_found',
  );
  expect(
    (await world.call('comment.create', { parentId: root, content: 'Late' }, cat.headers)).errorKey,
  ).toBe('comment.not_found');
  await world.call('comment.remove', { id: reply }, bob.headers);
  expect(await roots(id)).toMatchObject({ totalElements: 0, replyTotal: 0 });
});

test('COMM-05, API-83: a deep link finds the root, the comment, and the pages of both', async () => {
  const id = await note();
  const root = (await write(ann, { ...on(id), content: 'First' })).data?.id ?? '';
  let last = '';
  for (let n = 0; n < 11; n += 1)
    last = (await write(bob, { parentId: root, content: `Reply ${n}` })).data?.id ?? '';
  for (let n = 0; n < 20; n += 1)
    await write(n % 2 ? ann : cat, { ...on(id), content: `Root ${n}` });
  expect((await world.call('comment.root', { id: last })).data).toMatchObject({
    root: { id: root },
    focus: { id: last, content: 'Reply 10' },
    rootPage: 2,
    subPage: 2,
  });
  expect((await world.call('comment.root', { id: root })).data).toMatchObject({
    root: { id: root },
    focus: null,
    rootPage: 2,
    subPage: null,
  });
  expect((await world.call('comment.root', { id: '999999' })).code).toBe(404);
});

test('COMM-07, P-16, BEY-37: likes of a comment count once under any name; the best come first when asked', async () => {
  const id = await note();
  const old = (await write(ann, { ...on(id), content: 'Old' })).data?.id ?? '';
  await write(bob, { ...on(id), content: 'New' });
  expect((await world.call('comment.like', { id: old }, cat.headers)).data).toMatchObject({
    currentUserThumbUp: true,
    thumbUpCount: 1,
  });
  expect(
    (
      await world.call(
        'thumb-up.create',
        { subjectId: old, subjectType: 'REFER_COMMENT' },
        cat.headers,
      )
    ).data?.thumbUpCount,
  ).toBe(1);
  expect(
    (await roots(id, { sort: 'BEST' }, cat.headers))?.content.map((one) => [
      one.content,
      one.likeCount,
      one.currentUserThumbUp,
    ]),
  ).toEqual([
    ['Old', 1, true],
    ['New', 0, false],
  ]);
  expect((await roots(id, { sort: 'OLD' }))?.content.map((one) => one.content)).toEqual([
    'Old',
    'New',
  ]);
  expect((await world.call('comment.unlike', { id: old }, cat.headers)).data?.thumbUpCount).toBe(0);
});

test('COMM-10: those who block each other neither see nor answer one another; everybody else does', async () => {
  const id = await note(Number(cat.userId));
  const root = (await write(ann, { ...on(id), content: 'By ann' })).data?.id ?? '';
  await world.call('block.create', { blockedUserId: ann.userId }, bob.headers);
  expect((await roots(id, {}, bob.headers))?.totalElements).toBe(0);
  expect((await roots(id, {}, cat.headers))?.totalElements).toBe(1);
  expect((await write(bob, { parentId: root, content: 'Hey' })).errorKey).toBe('comment.not_found');
  await world.call('block.create', { blockedUserId: bob.userId }, cat.headers);
  expect((await write(bob, { ...on(id), content: 'Hey' })).errorKey).toBe('comment.blocked');
  await world.call('block.cancel', { blockedUserId: ann.userId }, bob.headers);
  await world.call('block.cancel', { blockedUserId: bob.userId }, cat.headers);
});

test('COMM-13, AMB-86: a comment that an operator rejected shows to its author alone, with the reason', async () => {
  const id = await note();
  const made = (await write(ann, { ...on(id), content: 'Buy my stuff' })).data?.id ?? '';
  expect(
    (
      await world.call(
        'report.create',
        {
          subjectType: 'CONTENT_COMMENT',
          subjectId: made,
          option: 'SPAM',
          reason: 'Nothing but an advertisement',
        },
        bob.headers,
      )
    ).success,
  ).toBe(true);
  expect((await roots(id))?.totalElements).toBe(1);
  const open = (await reportsOpen(await world.ctx())).find((one) => one.targetId === Number(made));
  expect(
    await inTransaction(await world.ctx(), (inside) =>
      decideReport(inside, open?.id as number, 'REJECTED', 'Advertising', 'Mo'),
    ),
  ).toBe(true);
  expect((await roots(id, {}, ann.headers))?.content[0]).toMatchObject({
    state: 'REJECTED',
    reason: 'Advertising',
    can: expect.arrayContaining(['delete']),
  });
  expect((await roots(id, {}, bob.headers))?.totalElements).toBe(0);
  expect((await roots(id))?.totalElements).toBe(0);
});

test('BEY-37: a comment can be changed for fifteen minutes; what it said is stored', async () => {
  const id = await note();
  const made = (await write(ann, { ...on(id), content: 'Tpyo' })).data;
  expect(made?.can).toContain('edit');
  expect(
    (await world.call('comment.update', { id: made?.id ?? '', content: 'Typo' }, ann.headers)).data,
  ).toMatchObject({
    content: 'Typo',
    editTime: expect.any(String),
  });
  expect(
    (await world.call('comment.update', { id: made?.id ?? '', content: 'Mine' }, bob.headers))
      .errorKey,
  ).toBe('comment.not_yours');
  later(15 * 60_000 + 1);
  expect(
    (await world.call('comment.update', { id: made?.id ?? '', content: 'Late' }, ann.headers))
      .errorKey,
  ).toBe('comment.edit_over');
  expect(
    await (await world.ctx()).db.rows(
      sql`select content from comment_edit where comment_id = ${Number(made?.id)}`,
    ),
  ).toEqual([{ content: 'Tpyo' }]);
});

test('BEY-11, BEY-37: newcomers write slowly and without links; the same words twice are one comment; a key writes once', async () => {
  const id = await note();
  expect((await write(ann, { ...on(id), content: 'See https://shop.example/x' })).errorKey).toBe(
    'content.links.none',
  );
  expect((await write(ann, { ...on(id), content: 'see spam-site.xyz' })).message).toBe(
    'New members cannot post links yet.',
  );
  const first = await write(ann, { ...on(id), content: 'One' });
  expect(
    (await world.call('comment.create', { ...on(id), content: 'Two' }, ann.headers)).errorKey,
  ).toBe('comment.too_fast');
  expect(
    (await world.call('comment.create', { ...on(id), content: 'One' }, ann.headers)).data?.id,
  ).toBe(first.data?.id);
  later(16_000);
  const key = { 'idempotency-key': 'k1' };
  const both = await Promise.all(
    [1, 2, 3].map(() =>
      world.call('comment.create', { ...on(id), content: 'Three' }, { ...bob.headers, ...key }),
    ),
  );
  expect(new Set(both.map((one) => one.data?.id)).size).toBe(1);
  expect((await roots(id))?.replyTotal).toBe(2);
});

test('BEY-37: a root may be marked as a question; an answer is none', async () => {
  const id = await note();
  const asked = (await write(ann, { ...on(id), content: 'Does it fit?', isQuestion: true })).data;
  expect(
    (await write(bob, { parentId: asked?.id ?? null, content: 'It does', isQuestion: true })).data,
  ).toMatchObject({ isQuestion: false });
  await write(bob, { ...on(id), content: 'Nice' });
  expect(
    (await roots(id))?.content.map((one) => [
      one.content,
      one.isQuestion,
      one.subReplies.map((reply) => reply.isQuestion),
    ]),
  ).toEqual([
    ['Nice', false, []],
    ['Does it fit?', true, [false]],
  ]);
  await world.call('comment.remove', { id: asked?.id ?? '' }, ann.headers);
  expect((await roots(id))?.content.find((one) => one.deleted)).toMatchObject({
    isQuestion: false,
  });
});

test('BEY-37: a comment of a newcomer folds once somebody of more trust reported it, and unfolds when it is liked or trusted', async () => {
  const id = await note();
  const [newcomer, reporter, known] = await Promise.all(
    Array.from({ length: 3 }, () => signUp(world)),
  );
  const trust = async (who: Person | undefined, level: number) =>
    (await world.ctx()).db.run(
      sql`update account set trust_level = ${level} where id = ${Number(who?.userId)}`,
    );
  await trust(known, 2);
  const said = (await write(newcomer as Person, { ...on(id), content: 'Buy elsewhere' })).data;
  const folded = async (headers: Record<string, string> = EN) =>
    (await roots(id, {}, headers))?.content[0]?.isFolded;
  const report = (who: Person | undefined) =>
    world.call(
      'report.create',
      {
        subjectId: said?.id ?? '',
        subjectType: 'CONTENT_COMMENT',
        option: 'SPAM',
        reason: 'Spam, all of it',
      },
      who?.headers,
    );
  await report(reporter);
  // somebody as new cannot fold it
  expect(await folded()).toBe(false);
  await report(known);
  expect(await folded()).toBe(true);
  expect(await folded((newcomer as Person).headers)).toBe(false);
  await world.call('comment.like', { id: said?.id ?? '' }, bob.headers);
  expect(await folded()).toBe(false);
  await world.call('comment.unlike', { id: said?.id ?? '' }, bob.headers);
  expect(await folded()).toBe(true);
  await trust(newcomer, 1);
  expect(await folded()).toBe(false);
});

test('hostile text stays text, in every field', async () => {
  const id = await note();
  const nasty = '<script>alert(1)</script> \u202Ereversed\u0000 "><img src=x onerror=alert(1)>';
  const made = await write(cat, { ...on(id), content: nasty });
  expect(made.data?.content).toBe(
    '<script>alert(1)</script> reversed "><img src=x onerror=alert(1)>',
  );
  for (const bad of [
    { ...on(id), content: 5 },
    { ...on("1' or '1'='1"), content: 'x' },
    { parentId: 'abc', content: 'x' },
    { content: 'x' },
    { ...on(id), content: 'x', meta: { atUserIds: ['x'] } },
  ]) {
    const answer = await world.call('comment.create', bad as never, cat.headers);
    expect(answer.status).toBe(200);
    expect(answer.success).toBe(false);
  }
});

test('SEC-04, AMB-72: comments of a closed account stay nameless, or go when it asked for that', async () => {
  const leaver = await signUp(world);
  const id = await note();
  await write(leaver, { ...on(id), content: 'Bye' });
  const root = (await write(ann, { ...on(id), content: 'Stay' })).data;
  for (const content of ['No', 'Never'])
    await write(leaver, { parentId: root?.id ?? null, content });
  const closed = async (deleteContent: boolean) => {
    await (await world.ctx()).emit({
      topic: 'account.closed',
      accountId: Number(leaver.userId),
      deleteContent,
    });
    await world.jobQueue.workAll();
  };
  await closed(false);
  expect(await roots(id)).toMatchObject({ totalElements: 2, replyTotal: 4 });
  for (let times = 0; times < 2; times += 1) {
    await closed(true);
    const left = await roots(id);
    expect(left).toMatchObject({ totalElements: 1, replyTotal: 1 });
    expect(left?.content[0]).toMatchObject({ content: 'Stay', subReplyTotal: 0 });
  }
});
