/** Activities as pages show them (ACT-01, ACT-02; API-42). */
import { PRIZE_DISPATCH_WORKING_DAYS } from '#contract/constants.ts';
import type { ActivityCard } from '#contract/activity/activity.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import { idOf } from '../kernel/identity.ts';
import type { Handler } from '../kernel/module.ts';
import { listAnswer, pageOf } from '../kernel/paging.ts';
import { badgeDetail } from './badge/show.ts';
import { bonusDetail } from './bonus/detail.ts';
import { ACTIVITY_COLUMNS, activityNamed, inLanguage, stateOf } from './row.ts';
import type { ActivityRow } from './row.ts';

/** Answers for one that has ended as well; unknown or withdrawn: activity.invalid. */
export const detail: Handler<'activity.detail'> = async (ctx, { id }) => {
  const row = await activityNamed(ctx, id);
  return {
    ...showCard(ctx, row),
    rules: inLanguage(row.rules, ctx.lang),
    currentTimeMillis: ctx.now.getTime(),
    deliveryWorkingDays: PRIZE_DISPATCH_WORKING_DAYS,
    bonus: row.type === 'BONUS' ? await bonusDetail(ctx, row.id) : null,
    badge: row.type === 'BADGE' ? await badgeDetail(ctx, row.id) : null,
  };
};

/** Those open now or soon, ending first in front; with a state those in it, the ended ones latest first. */
export const pages: Handler<'activity.pages'> = async (ctx, { type, status, pageRequest }) => {
  const page = pageOf(pageRequest);
  const isOver = status === 'ENDED' || status === 'REVEALED';
  const rows = await ctx.db.rows<ActivityRow & { total: number }>(sql`
    select ${ACTIVITY_COLUMNS}, count(*) over () as total
    from activity a left join lottery l on l.activity_id = a.id
    where a.tenant_id = ${ctx.tenant.id} and a.state = 'PUBLISHED'
      and (${type ?? null}::text is null or a.type = ${type ?? null})
      and ${isIn(status, ctx.now)}
    order by ${isOver ? sql`a.end_at desc, a.id desc` : sql`a.end_at, a.id`}
    limit ${page.size} offset ${page.offset}`);
  return listAnswer(
    rows.map((row) => showCard(ctx, row)),
    rows[0]?.total ?? 0,
    page,
  );
};

/** Those that are public, by their ids as they were asked for, in one statement. */
export async function activityCards(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, ActivityCard>> {
  const numbers = ids.flatMap((id) => idOf(id) ?? []);
  const rows = await ctx.db.rows<ActivityRow>(sql`
    select ${ACTIVITY_COLUMNS} from activity a left join lottery l on l.activity_id = a.id
    where a.tenant_id = ${ctx.tenant.id} and a.state = 'PUBLISHED'
      and a.id = any(${numbers}::bigint[])`);
  return new Map(rows.map((row) => [String(row.id), showCard(ctx, row)]));
}

/** Lotteries and bonuses: those that run, the next to end first, then those that are to come. */
export async function activitiesOpen(ctx: Context, most: number): Promise<ActivityCard[]> {
  const rows = await ctx.db.rows<ActivityRow>(sql`
    select ${ACTIVITY_COLUMNS} from activity a left join lottery l on l.activity_id = a.id
    where a.tenant_id = ${ctx.tenant.id} and a.state = 'PUBLISHED' and a.type <> 'BADGE'
      and a.end_at > ${ctx.now}
    order by a.start_at > ${ctx.now}, a.end_at, a.id limit ${most}`);
  return rows.map((row) => showCard(ctx, row));
}

function isIn(status: ActivityCard['status'] | undefined, now: Date): Sql {
  if (status === 'COMING_SOON') return sql`a.start_at > ${now}`;
  if (status === 'RUNNING') return sql`a.start_at <= ${now} and a.end_at > ${now}`;
  if (status === 'ENDED') return sql`a.end_at <= ${now} and l.revealed_at is null`;
  if (status === 'REVEALED') return sql`a.end_at <= ${now} and l.revealed_at is not null`;
  return sql`a.end_at > ${now}`;
}

function showCard(ctx: Context, row: ActivityRow): ActivityCard {
  return {
    id: String(row.id),
    code: row.code,
    type: row.type,
    status: stateOf(row, ctx.now),
    title: inLanguage(row.title, ctx.lang),
    summary: inLanguage(row.summary, ctx.lang),
    coverImage: { url: row.cover },
    startTime: row.start_at.toISOString(),
    endTime: row.end_at.toISOString(),
  };
}
