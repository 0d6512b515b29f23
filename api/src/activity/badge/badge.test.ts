import { beforeEach, expect, test } from 'vitest';
import { BADGE_METRICS } from '#contract/activity/badge.ts';
import sql from 'sql-template-tag';
import { buildGoods } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld, START } from '../../../../test/world.ts';
import { auditOf } from '../audit.ts';
import { awardBadge, awardByRule, takeBackBadge } from './award.ts';
import { makeBadge, publishBadge } from './make.ts';
import { countingOf } from './metric.ts';
import type { BadgeRule } from './row.ts';

const world = await makeWorld();
beforeEach(() => world.clock.set(START));
const me = await signUp(world);
const other = await signUp(world);
const myId = Number(me.userId);
const actor = 'tester';
const at = (hours: number) => new Date(Date.parse(START) + hours * 3_600_000);
let counter = 0;

async function badge(conditions: readonly BadgeRule[]): Promise<number> {
  const ctx = await world.ctx();
  const id = await makeBadge(ctx, {
    code: `badge-${(counter += 1)}`,
    title: { en: 'Badge of November' },
    summary: { en: 'Three things to do' },
    rules: {},
    cover: '',
    startAt: at(-24),
    endAt: at(240),
    name: { en: 'Keeper of prices', th: 'ผู้พิทักษ์ราคา' },
    description: { en: 'Looks twice' },
    image: 'icon:shield',
    conditions,
  });
  await publishBadge(ctx, id);
  return id;
}
const badgesOn = async () =>
  (await world.call('user.public', { userId: me.userId }, { 'accept-language': 'en' })).data
    ?.badges;

test('ACT-14, AMB-41: conditions show how far one is, nobody is at 0, and who meets all has the badge, once', async () => {
  const goods = await buildGoods(await world.ctx(), { price: 100_00 });
  const id = await badge([
    { metric: 'WATCHES', goal: 1 },
    { metric: 'LIKED_COMMENTS', goal: 1 },
  ]);
  const detail = async (headers: Record<string, string>) =>
    (await world.call('activity.detail', { id: String(id) }, headers)).data?.badge;
  const subject = { goodsId: String(goods.id), kind: 'NEW_LOW' as const, lowDays: 0 };
  expect((await world.call('watch.create', subject, me.headers)).success).toBe(true);
  expect((await detail({ 'accept-language': 'en' }))?.conditions).toEqual([
    { metric: 'WATCHES', text: 'Watch 1 price', progress: 0, goal: 1, met: false },
    {
      metric: 'LIKED_COMMENTS',
      text: 'Write 1 comment that others like',
      progress: 0,
      goal: 1,
      met: false,
    },
  ]);
  const on = { subjectId: String(goods.id), subjectType: 'GOODS' as const };
  const said = await world.call('comment.create', { ...on, content: 'It fits well' }, me.headers);
  expect((await detail(me.headers))?.conditions.map(({ progress }) => progress)).toEqual([1, 0]);
  expect(await badgesOn()).toEqual([]);
  const like = { subjectId: said.data?.id as string, subjectType: 'GOODS_COMMENT' as const };
  expect((await world.call('thumb-up.create', like, other.headers)).success).toBe(true);
  await world.jobQueue.workAll();
  expect(await badgesOn()).toMatchObject([{ name: 'Keeper of prices', image: 'icon:shield' }]);
  await awardByRule(await world.ctx(), null);
  expect((await detail(me.headers))?.awarded?.awardedTime).toBe(START);
  expect(await detail({})).toMatchObject({ holderCount: 1, awarded: null });
  const { data: mine } = await world.call('profile.me', {}, me.headers);
  expect(mine?.userInfo).toBeDefined();
  expect(mine?.badges).toHaveLength(1);
  const { data: comments } = await world.call('comment.roots', on, { 'accept-language': 'en' });
  expect(comments?.content[0]?.user?.badge?.name).toBe('Keeper of prices');
  const inbox = await world.call('message.system', {}, me.headers);
  expect(JSON.stringify(inbox.data)).toContain('New badge: Keeper of prices');
  const inThai = { ...me.headers, 'accept-language': 'th' };
  const thai = await world.call('message.system', {}, inThai);
  expect(JSON.stringify(thai.data)).toContain('ได้ตราใหม่: ผู้พิทักษ์ราคา');
});

test('OPS-61: an operator awards and takes back with a reason; the rule does not give back what was taken', async () => {
  const id = await badge([{ metric: 'WATCHES', goal: 1 }]);
  const ctx = await world.ctx();
  const byHand = { actor, activityId: id, accountId: Number(other.userId), reason: 'Helped us' };
  expect([await awardBadge(ctx, byHand), await awardBadge(ctx, byHand)]).toEqual([true, false]);
  const { data } = await world.call('badge.progress', {}, me.headers);
  expect(data?.awarded.map(({ activityId }) => activityId)).toContain(String(id));
  const back = { actor, activityId: id, accountId: myId, reason: 'Not theirs' };
  expect([await takeBackBadge(ctx, back), await takeBackBadge(ctx, back)]).toEqual([true, false]);
  await awardByRule(ctx, [myId]);
  await awardByRule(ctx, null);
  expect((await badgesOn())?.map(({ activityId }) => activityId)).not.toContain(String(id));
  expect(await awardBadge(ctx, { ...back, reason: 'Theirs after all' })).toBe(true);
  expect((await auditOf(ctx, `account ${myId}`)).map(({ action }) => action)).toEqual([
    'badge.award',
    'badge.take-back',
  ]);
});

test('ACT-14: what each metric counts for somebody is found by an index', async () => {
  const ctx = await world.ctx();
  const time = { start_at: at(-24), end_at: at(24) };
  await ctx.db.transaction(async (db) => {
    await db.run(sql`set local enable_seqscan = off`);
    for (const metric of BADGE_METRICS) {
      const counting = countingOf(ctx, time, { metric, goal: 1 }, [myId]);
      const plan = await db.rows<Record<string, string>>(sql`explain ${counting}`);
      const lines = plan.flatMap((row) => Object.values(row)).join('\n');
      expect(lines, metric).not.toContain('Seq Scan');
      expect(lines, metric).toMatch(/Index Cond: .*(account_id|author_id|user_id)/);
    }
  });
});
