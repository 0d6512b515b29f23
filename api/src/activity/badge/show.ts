/** Badges as people see them: those they have, and how far they are with the others. */
import type { Condition } from '#contract/activity/badge.ts';
import type { Badge } from '#contract/account/user.ts';
import type { ActivityDetail } from '#contract/activity/activity.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { BadgesOf } from '../../kernel/badges.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { sayCondition } from '../messages/badge.ts';
import { inLanguage } from '../row.ts';
import type { Texts } from '../row.ts';
import { awardByRule } from './award.ts';
import { timesFor } from './metric.ts';
import { BADGE_COLUMNS } from './row.ts';
import type { BadgeRow } from './row.ts';

/** Badges that a page shows on the way. */
const MOST_SHOWN = 24;

interface AwardRow {
  readonly account_id: number;
  readonly activity_id: number;
  readonly code: string;
  readonly name: Texts;
  readonly description: Texts;
  readonly image: string;
  readonly awarded_at: Date;
}

export const badgesOf: BadgesOf = async (ctx, accountIds) => {
  const ids = [...new Set(accountIds)];
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.rows<AwardRow>(sql`
    select w.account_id, w.activity_id, b.code, b.name, b.description, b.image, w.awarded_at
    from badge_award w join badge b on b.activity_id = w.activity_id
    where w.account_id = any(${ids}::bigint[]) and w.taken_back_at is null
    order by w.awarded_at desc, w.activity_id desc`);
  return new Map(
    [...Map.groupBy(rows, (row) => row.account_id)].map(([id, some]) => [
      id,
      some.map((row) => showBadge(ctx, row)),
    ]),
  );
};

const showBadge = (ctx: Context, row: AwardRow): Badge => ({
  code: row.code,
  activityId: String(row.activity_id),
  name: inLanguage(row.name, ctx.lang),
  description: inLanguage(row.description, ctx.lang),
  image: row.image,
  awardedTime: row.awarded_at.toISOString(),
});

/** What an activity says of its badge. */
export async function badgeDetail(
  ctx: Context,
  activityId: number,
): Promise<NonNullable<ActivityDetail['badge']>> {
  const me = ctx.viewer ? idOf(ctx.viewer.userId) : null;
  if (me !== null) await awardByRule(ctx, [me]);
  const [row, holders, badges] = await Promise.all([
    ctx.db.row<BadgeRow>(sql`
      select ${BADGE_COLUMNS} from badge b join activity a on a.id = b.activity_id
      where b.activity_id = ${activityId}`),
    ctx.db.row<{ count: number }>(sql`
      select count(*) from badge_award where activity_id = ${activityId}
        and taken_back_at is null`),
    me === null ? new Map<number, Badge[]>() : badgesOf(ctx, [me]),
  ]);
  if (!row) throw new Error(`There is no badge ${activityId}.`);
  const [times = []] = me === null ? [] : await timesFor(ctx, [row], me);
  const mine = me === null ? [] : (badges.get(me) ?? []);
  return {
    code: row.code,
    name: inLanguage(row.name, ctx.lang),
    description: inLanguage(row.description, ctx.lang),
    image: row.image,
    holderCount: holders?.count ?? 0,
    conditions: showConditions(ctx, row, times),
    awarded: mine.find((one) => one.activityId === String(activityId)) ?? null,
  };
}

const showConditions = (
  ctx: Context,
  { conditions }: BadgeRow,
  times: readonly number[],
): Condition[] =>
  conditions.map(({ metric, goal }, at) => ({
    metric,
    text: sayCondition(metric, goal, ctx.lang),
    progress: Math.min(goal, times[at] ?? 0),
    goal,
    met: (times[at] ?? 0) >= goal,
  }));

export const progress: Handler<'badge.progress'> = async (ctx) => {
  const me = viewerId(ctx);
  await awardByRule(ctx, [me]);
  const [badges, open] = await Promise.all([
    badgesOf(ctx, [me]),
    ctx.db.rows<BadgeRow>(sql`
      select ${BADGE_COLUMNS} from badge b join activity a on a.id = b.activity_id
      where a.tenant_id = ${ctx.tenant.id} and a.state = 'PUBLISHED' and a.start_at <= ${ctx.now}
        and a.end_at > ${ctx.now} and jsonb_array_length(b.conditions) > 0
        and not exists (select from badge_award w where w.activity_id = b.activity_id
          and w.account_id = ${me})
      order by a.end_at, a.id limit ${MOST_SHOWN}`),
  ]);
  const times = await timesFor(ctx, open, me);
  return {
    awarded: badges.get(me) ?? [],
    onTheWay: open.map((row, at) => ({
      activityId: String(row.activity_id),
      name: inLanguage(row.name, ctx.lang),
      description: inLanguage(row.description, ctx.lang),
      image: row.image,
      endTime: row.end_at.toISOString(),
      conditions: showConditions(ctx, row, times[at] ?? []),
    })),
  };
};
