/**
 * Whether coupons work (BEY-08, SM-18). Each vote counts half for every three days that it is
 * older; five failures in a row make a coupon doubtful, and a works share below 30 % of at least
 * eight votes makes it dead. Both sink to the bottom and wait for an operator; successes bring them
 * back by themselves. An operator's decision resets the votes before it. docs/coupons.md explains it in
 * words.
 */
import { COUPON_TRUTH } from '#contract/coupon/truth.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { announce } from '../kernel/changed.ts';
import type { Context } from '../kernel/context.ts';

/**
 * Decides again about the coupons that `which` (a condition on `coupon c`) names; returns those
 * whose state changed.
 */
export async function settleCoupons(ctx: Context, which: Sql): Promise<number[]> {
  const rows = await ctx.db.rows<{ id: number; moved: boolean }>(sql`
    with ruled as (
      select c.id, c.state as before, c.gone_at as gone_before, c.ends_at, v.works, v.fails, v.share, v.last_worked_at, case
        when c.ends_at <= ${ctx.now} then 'EXPIRED'
        when c.starts_at > ${ctx.now} then 'SCHEDULED'
        when v.works + v.fails >= ${COUPON_TRUTH.deadMinVotes}::int
          and v.share < ${COUPON_TRUTH.deadShare}::numeric then 'DEAD'
        when c.ruled = 'DEAD' and coalesce(v.works, 0) = 0 then 'DEAD'
        when v.streak >= ${COUPON_TRUTH.doubtfulStreak}::int then 'DOUBTFUL'
        else 'LIVE' end as state
      from coupon c cross join lateral (${tally(ctx.now)}) v where ${which}
    ), told as (
      select *, case state when 'EXPIRED' then ends_at
        when 'DEAD' then case before when 'DEAD' then gone_before else ${ctx.now} end end as gone_at
      from ruled
    )
    update coupon c set state = t.state, works = t.works, fails = t.fails, share = t.share,
      last_worked_at = t.last_worked_at, gone_at = t.gone_at
    from told t where t.id = c.id and (c.state, c.works, c.fails, c.share, c.last_worked_at,
      c.gone_at) is distinct from (t.state, t.works, t.fails, t.share, t.last_worked_at, t.gone_at)
    returning c.id, t.before <> t.state as moved`);
  if (rows.length > 0) await announce(ctx.db, 'coupon');
  const moved = rows.filter((row) => row.moved).map((row) => row.id);
  if (moved.length > 0) await ctx.emit({ topic: 'coupon.changed', couponIds: moved });
  return moved;
}

/**
 * What the votes on `coupon c` come to: counts, the share with decay, the latest success, failures
 * since then.
 */
function tally(now: Date): Sql {
  const weight = sql`power(0.5, least(extract(epoch from ${now}::timestamptz - voted_at) /
      ${COUPON_TRUTH.halfLifeDays * 86_400}::int, 1000))`;
  return sql`
    select count(*) filter (where works)::int as works,
      count(*) filter (where not works)::int as fails,
      case when count(*) = 0 then null else coalesce(round((sum(${weight}) filter (where works) /
        sum(${weight}))::numeric, 4), 0) end as share,
      max(voted_at) filter (where works) as last_worked_at,
      count(*) filter (where not works and voted_at > coalesce(latest, '-infinity'))::int as streak
    from (select works, voted_at, max(voted_at) filter (where works) over () as latest
      from coupon_vote
      where coupon_id = c.id and voted_at > coalesce(c.ruled_at, '-infinity')) votes`;
}

/** An operator has looked: the coupon works, or it is dead. */
export async function ruleCoupon(ctx: Context, id: number, ruled: 'LIVE' | 'DEAD'): Promise<void> {
  await ctx.db.run(
    sql`update coupon set ruled = ${ruled}, ruled_at = ${ctx.now}, updated_at = ${ctx.now}
        where id = ${id}`,
  );
  await settleCoupons(ctx, sql`c.id = ${id}`);
}

/** What the clock and the feeds change: coupons that begin, run out, or last longer than they did. */
export async function tick(ctx: Context): Promise<void> {
  await settleCoupons(
    ctx,
    sql`((c.state <> 'EXPIRED' and c.ends_at <= ${ctx.now}) or (c.state = 'SCHEDULED'
        and c.starts_at <= ${ctx.now}) or (c.state = 'EXPIRED'
        and coalesce(c.ends_at, 'infinity') > ${ctx.now}))`,
  );
}
