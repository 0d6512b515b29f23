/** What can be liked, collected and reported, by every word that a client may use for it. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { TARGET_TYPES } from '#contract/interaction/subject.ts';
import type { SubjectWord } from '#contract/interaction/subject.ts';
import { buildDeal, buildGoods } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const [ann, bob] = await Promise.all([signUp(world), signUp(world)]);
const ctx = await world.ctx();

async function writing(type: string): Promise<string> {
  const row = await ctx.db.row<{ id: number }>(sql`
    insert into content (tenant_id, code, type, title, author_id, publish_time, update_time)
    values ('TH', ${type.toLowerCase()}, ${type}, 'A title', ${Number(ann.userId)},
      ${new Date(ctx.now.getTime() - 1000)}, ${ctx.now}) returning id`);
  return String(row?.id);
}

async function comment(subjectId: string, subjectType: 'NOTE' | 'GOODS'): Promise<string> {
  // nobody writes two comments at once
  world.clock.set(new Date(world.clock.now().getTime() + 60_000));
  const { data, message } = await world.call(
    'comment.create',
    { subjectId, subjectType, content: `About ${subjectType}, by Ann.` },
    ann.headers,
  );
  if (!data) throw new Error(message);
  return data.id;
}

const goods = await buildGoods(ctx);
const deal = await buildDeal(ctx, goods);
const [note, article] = [await writing('NOTE'), await writing('ARTICLE')];
const onNote = await comment(note, 'NOTE');
const onGoods = await comment(String(goods.id), 'GOODS');
const SUBJECTS: Readonly<Record<string, string>> = {
  CONTENT: note,
  NOTE: note,
  ARTICLE: article,
  DEAL: String(deal.id),
  GOODS: String(goods.id),
  GOODS_LINK_DETAIL: String(goods.id),
  CONTENT_COMMENT: onNote,
  REPLY_COMMENT: onNote,
  REFER_COMMENT: onNote,
  GOODS_COMMENT: onGoods,
  USER: ann.userId,
};
const CONTENTS = ['CONTENT', 'NOTE', 'ARTICLE', 'DEAL'];
const words = Object.keys(SUBJECTS) as SubjectWord[];

test('INT-15: content, goods, comments and users can be liked where that says something, and all of them reported', async () => {
  expect(words).toEqual(expect.arrayContaining([...TARGET_TYPES]));
  const liked: string[] = [];
  for (const subjectType of words) {
    const subject = { subjectId: SUBJECTS[subjectType] as string, subjectType };
    const like = await world.call('thumb-up.create', subject, bob.headers);
    if (like.success) liked.push(subjectType);
    else expect(like, subjectType).toMatchObject({ code: 422 });
    const { success, errorKey } = await world.call(
      'report.create',
      { ...subject, option: 'OTHER', reason: 'There is something wrong here.' },
      bob.headers,
    );
    // another word for what was reported already
    expect(success || errorKey === 'report.open', `${subjectType} ${errorKey}`).toBe(true);
  }
  expect(liked).toEqual(words.filter((word) => word !== 'USER'));
});

test('AMB-74: deals, articles and notes are collected as goods are; comments and users are not', async () => {
  const collected: string[] = [];
  for (const subjectType of words) {
    const { success, code } = await world.call(
      'mark.create',
      { subjectId: SUBJECTS[subjectType] as string, subjectType, actionType: 'COLLECT' },
      bob.headers,
    );
    if (success) collected.push(subjectType);
    else expect(code, subjectType).toBe(422);
  }
  expect(collected).toEqual([...CONTENTS, 'GOODS', 'GOODS_LINK_DETAIL']);
});
