/**
 * What badges count (ACT-14): one statement a metric, for some accounts or for all. Each answers the accounts that did
 * anything, and how often, within a time.
 */
import type { BadgeMetric } from '#contract/activity/badge.ts';
import sql, { join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { BadgeRow, BadgeRule } from './row.ts';

interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** Whose: null for everybody. */
type Ids = readonly number[] | null;

const isOf = (column: Sql, ids: Ids): Sql =>
  ids === null ? sql`${column} is not null` : sql`${column} = any(${ids}::bigint[])`;

const METRICS: Readonly<Record<BadgeMetric, (tenant: string, ids: Ids, span: Span) => Sql>> = {
  // prices that feeds, others or an operator confirmed
  SIGHTINGS: (tenant, ids, { from, until }) => sql`
    select s.account_id, count(*) as times from price_sighting s
    where s.tenant_id = ${tenant} and ${isOf(sql`s.account_id`, ids)} and s.state = 'CONFIRMED'
      and s.created_at >= ${from} and s.created_at < ${until} group by s.account_id`,
  // notes and deals that moderators let pass and that are public still
  WRITINGS: (tenant, ids, { from, until }) => sql`
    select c.author_id as account_id, count(*) as times from contribution c
    where c.tenant_id = ${tenant} and ${isOf(sql`c.author_id`, ids)} and c.is_public
      and c.state <> 'DELETED' and c.created_at >= ${from} and c.created_at < ${until}
    group by c.author_id`,
  // comments that somebody else liked
  LIKED_COMMENTS: (tenant, ids, { from, until }) => sql`
    select c.account_id, count(*) as times from comment c
    where c.tenant_id = ${tenant} and ${isOf(sql`c.account_id`, ids)} and c.state = 'PUBLIC'
      and c.deleted_at is null and c.created_at >= ${from} and c.created_at < ${until}
      and exists (select from mark m where m.target_type in ('CONTENT_COMMENT', 'REPLY_COMMENT',
        'GOODS_COMMENT') and m.target_id = c.id and m.kind = 'THUMB_UP'
        and m.account_id <> c.account_id)
    group by c.account_id`,
  COUPON_CHECKS: (tenant, ids, { from, until }) => sql`
    select v.user_id as account_id, count(distinct v.coupon_id) as times from coupon_vote v
    where v.tenant_id = ${tenant} and ${isOf(sql`v.user_id`, ids)} and v.voted_at >= ${from}
      and v.voted_at < ${until} group by v.user_id`,
  DEAL_VOTES: (tenant, ids, { from, until }) => sql`
    select v.account_id, count(*) as times from deal_vote v
    where v.tenant_id = ${tenant} and ${isOf(sql`v.account_id`, ids)} and v.voted_at >= ${from}
      and v.voted_at < ${until} group by v.account_id`,
  WATCHES: (tenant, ids, { from, until }) => sql`
    select w.account_id, count(*) as times from price_watch w
    where w.tenant_id = ${tenant} and ${isOf(sql`w.account_id`, ids)} and w.created_at >= ${from}
      and w.created_at < ${until} group by w.account_id`,
  DRAWS: (tenant, ids, { from, until }) => sql`
    select d.account_id, count(*) as times from lottery_draw d
    where d.tenant_id = ${tenant} and ${isOf(sql`d.account_id`, ids)} and d.asked_at >= ${from}
      and d.asked_at < ${until} group by d.account_id`,
};

const BEGINNING = new Date(0);

/** The statement that counts for one rule of a badge. */
export function countingOf(
  ctx: Context,
  badge: Pick<BadgeRow, 'start_at' | 'end_at'>,
  rule: BadgeRule,
  ids: Ids,
): Sql {
  const span = { from: rule.ever ? BEGINNING : badge.start_at, until: badge.end_at };
  return METRICS[rule.metric](ctx.tenant.id, ids, span);
}

/** How often an account did what each rule of each badge counts, by one statement; in their order. */
export async function timesFor(
  ctx: Context,
  badges: readonly BadgeRow[],
  accountId: number,
): Promise<number[][]> {
  const counting = badges.flatMap((badge) =>
    badge.conditions.map((rule) => countingOf(ctx, badge, rule, [accountId])),
  );
  if (counting.length === 0) return badges.map(() => []);
  const rows = await ctx.db.rows<{ n: number; times: number }>(
    join(
      counting.map((one, n) => sql`select ${n}::int as n, x.times from (${one}) x`),
      ' union all ',
    ),
  );
  const times = new Map(rows.map((row) => [row.n, row.times]));
  let at = 0;
  return badges.map(({ conditions }) => conditions.map(() => times.get(at++) ?? 0));
}
