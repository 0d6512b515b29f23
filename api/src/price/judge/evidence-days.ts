/**
 * Pieces of the judgement that read days: what a subject cost of late, its steps, promotions and
 * rises. `evidence.ts` puts them together.
 */
import sql, { empty, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { CLIMB_DAYS } from '#contract/price/rise.ts';
import { JUDGING } from '#contract/price/judging.ts';
import { literal } from '../day/effective.ts';

export type Parameters = { readonly [Name in keyof typeof JUDGING]: number };

/** At today's price, or below it. */
function isLevel(rule: Parameters): Sql {
  return sql`d.close <= ${literal(1 + rule.levelTolerance)} * s.price`;
}

export function median(of: string, where?: Sql, share = 0.5): Sql {
  const only = where ? sql`filter (where ${where})` : empty;
  return sql`percentile_disc(${literal(share)}) within group (order by ${raw(of)}) ${only}`;
}

/** A day within so many up to today. */
const lately = (today: Sql, days: number) => sql`d.day > ${today} - ${literal(days)}`;

/**
 * One pass over all days: how long it is known, when it was last dearer or without this claim, and
 * what applied of late.
 */
export function overviewPiece(today: Sql, rule: Parameters): Sql {
  const recent = lately(today, rule.recentDays);
  const window = lately(today, rule.typicalDays);
  const near = sql`d.mid between ${literal(1 - rule.strikeTolerance)} * s.price
      and ${literal(1 + rule.strikeTolerance)} * s.price`;
  return sql`select s.*, o.*,
      case when o.recent_days >= ${literal(rule.minObservedDays)}
        and o.level_days * 2 >= o.recent_days and o.level_day <= ${today} -
        ${literal(rule.lastingDays - 1)} then o.recent_median end as lasting
    from subject s cross join lateral (
      select min(d.day) as first_day, count(d.day) as seen_days,
        max(d.day) filter (where not ${isLevel(rule)}) as last_above,
        max(d.day) filter (where s.is_claim and (d.was is null
          or ${literal(1 + rule.raiseMin)} * d.was <= s.was)) as last_unclaimed,
        count(*) filter (where ${recent}) as recent_days,
          min(d.day) filter (where ${recent}) as recent_day, count(*) filter (where ${recent}
          and ${isLevel(rule)}) as level_days,
        min(d.day) filter (where ${recent} and ${isLevel(rule)}) as level_day,
          min(d.close_at) filter (where ${recent} and ${isLevel(rule)}) as level_at,
          ${median('d.mid', recent)} as recent_median,
        count(*) filter (where ${window}) as observed_days, count(*) filter (where ${window}
          and d.was is not null and ${near}) as strike_days, ${median('d.mid', window)} as median_90
      from day d where d.subject = s.subject and d.day <= ${today}
    ) o`;
}

/**
 * The promotions that today's price may belong to, a row each: its own (0), those of which it may
 * be a further reduction and that have not become the price (1 and on, the nearest first), and one
 * of today where the price has just risen (-1). A promotion that began before all recent days has
 * become the price, where enough of them are known: so no older day is read.
 */
export function stepPiece(today: Sql, rule: Parameters): Sql {
  const ceiling = sql`${literal(1 + rule.levelTolerance)} * o.price`;
  const isKnown = sql`o.recent_days >= ${literal(rule.minObservedDays)}
      and o.recent_day <= ${today} - ${literal(rule.lastingDays - 1)}`;
  const held = sql`d.subject = o.subject and ${lately(today, rule.recentDays)}
      and d.day <= ${today} and d.close <= e.ceiling`;
  return sql`select o.*, 0 as step, ${ceiling} as ceiling, o.last_above as above from overview o
    union all
    select o.*, e.step, e.ceiling, e.above from overview o cross join lateral (
      select row_number() over dearer as step, d.close::numeric as ceiling,
        lead(d.day) over dearer as above
      from (
        select d.day, d.close, max(d.close) over (order by d.day desc rows between
          unbounded preceding and 1 preceding) as dearest_since
        from day d where d.subject = o.subject and d.day <= o.last_above and d.close > ${ceiling}
          and d.day > case when ${isKnown} then ${today} - ${literal(rule.recentDays)}
          else '-infinity' end
      ) d
      where d.dearest_since is null or d.close > d.dearest_since
      window dearer as (order by d.day desc)
    ) e
    cross join lateral (select count(*) as days, min(d.day) as first_day from day d
      where ${held}) held
    where e.above is not null
      and not (o.recent_days >= ${literal(rule.minObservedDays)} and held.days * 2 >= o.recent_days
        and coalesce(held.first_day <= ${today} - ${literal(rule.lastingDays - 1)}, false))
    union all
    select o.*, -1, ${ceiling}, o.last_above from overview o
    where o.price > ${literal(1 + rule.levelTolerance)} * (select d.close from day d
      where d.subject = o.subject and d.day < ${today} order by d.day desc limit 1)`;
}

/** When each promotion began, and the day before which lies what it is compared with. */
export function promotionPiece(today: Sql): Sql {
  const firstAfter = (day: string) =>
    sql`select d.day, d.low, d.low_at, d.close_at, d.was from day d where d.subject = o.subject
        and d.day > ${raw(day)} and d.day <= ${today} order by d.day limit 1`;
  return sql`select o.*, strike.day as strike_day, strike.was as strike_was, bare.was as bare_was,
      began.*, (
        select d.close_at from day d where d.subject = o.subject and d.day < began.promo_day
          order by d.day desc limit 1
      ) as promo_after
    from step o
    left join lateral (${firstAfter('o.above')}) fall on true
    left join lateral (${firstAfter('o.last_unclaimed')}) strike on true
    left join lateral (select d.was from day d where d.subject = o.subject
      and d.day = o.last_unclaimed) bare on true
    cross join lateral (select case when fall.low <= o.ceiling then fall.low_at
      else fall.close_at end as at offset 0) fell
    cross join lateral (select greatest(fall.day, strike.day) as promo_day,
      case when fall.day = strike.day then greatest(fell.at, strike.close_at)
        when fall.day > strike.day or strike.day is null then fell.at
        else strike.close_at end as promo_at,
      case when o.step < 0 then ${today} else coalesce(greatest(fall.day, strike.day), case
        when o.is_claim then o.first_day end, ${today}) end as anchor offset 0) began`;
}

/**
 * What lies before the promotion: coverage, medians, the prior price, and the price that it ended
 * with.
 */
export function beforePiece(rule: Parameters): Sql {
  const within = (days: number) => sql`d.day >= s.anchor - ${literal(days)}`;
  const window = within(rule.typicalDays);
  const recent = within(rule.recentDays);
  const inYear = sql`${within(rule.earlierDays)} and ${isLevel(rule)}`;
  return sql`select s.*, b.*, prior.low as prior, prior.low_at as prior_at,
      b.pre_days < ${literal(rule.minObservedDays)} as is_thin,
      coalesce(s.price <= ${literal(1 - rule.belowPrior)} * prior.low, false) as is_held_off
    from promotion s cross join lateral (
      select count(*) filter (where ${window}) as pre_days,
        min(d.day) filter (where ${window}) as from_day,
        max(d.close_at) filter (where ${window}) as until_at,
        ${median('d.mid', window)} as median_pre, ${median('d.mid', window, rule.robustShare)} as
        upper_pre,
        case when count(*) filter (where ${recent}) >= ${literal(rule.medianMin)} then
          ${median('d.mid', recent)} end as median_60,
          ${median('d.mid', within(rule.robustDays))} as median_180,
        (array_agg(d.close order by d.day desc))[1] as last_close,
        count(*) filter (where ${inYear}) as earlier_days,
          max(d.close_at) filter (where ${inYear}) as earlier_at
      from day d where d.subject = s.subject and d.day >= s.anchor -
        ${literal(Math.max(rule.earlierDays, rule.robustDays))} and d.day < s.anchor
    ) b
    left join lateral (
      select d.low, d.low_at from day d where d.subject = s.subject and ${within(rule.priorDays)}
        and d.day < s.anchor order by d.low, d.day desc limit 1
    ) prior on true`;
}

/**
 * The rise that leaves today's price no cheaper than what was usual before it. (`offset 0`: what
 * was usual is asked of rises alone, not of every day.)
 */
export function risePiece(rule: Parameters): Sql {
  const risen = literal(1 + rule.raiseMin);
  const before = (days: number) => sql`d.day >= w.day - ${literal(days)}`;
  const least = (days: number) =>
    sql`case when count(*) filter (where ${before(days)}) >= ${literal(rule.medianMin)} then
        ${median('d.mid', before(days))} end`;
  return sql`select w.day as rise_day, usual.base, usual.base_days,
      case when not found.held and found.rose_and_fell then w.high_at
        else w.close_at end as raised_at, usual.after as raised_after,
      case when found.held then (select max(d.close) from day d where d.subject = b.subject
        and d.day >= w.day and d.day < b.anchor)
        when found.rose_and_fell then w.high when found.rose then w.close else w.was end as raised,
      case when found.held or found.rose or found.rose_and_fell then 'PRICE'
        else 'WAS' end as raised_what,
      found.accuses
    from (
      select * from (
        select d.day, d.close, d.close_at, d.high, d.high_at, d.was,
          min(d.close) over (order by d.day rows between ${literal(CLIMB_DAYS)} preceding
          and 1 preceding) as climb, lag(d.close) over (order by d.day) as close_before
        from day d where d.subject = b.subject and d.day >= b.anchor -
          ${literal(rule.raiseNotedDays + rule.priorDays)} and d.day <= b.anchor
      ) climbing
      where not b.is_thin and climbing.day >= b.anchor - ${literal(rule.raiseNotedDays)}
        and (climbing.high >= ${risen} * climbing.climb or (b.bare_was is not null
          and climbing.day = b.strike_day)) offset 0
    ) w
    cross join lateral (
      select ${median('d.mid', before(rule.typicalDays))} as base,
        count(*) filter (where ${before(rule.typicalDays)}) as base_days, max(d.close_at) as after,
        count(*) filter (where ${before(rule.typicalDays)}) >= ${literal(rule.minObservedDays)}
          and coalesce(greatest(${least(rule.recentDays)}, ${least(rule.typicalDays)},
            ${least(rule.robustDays)})
            <= ${literal(1 + rule.robustWithin)} * least(${least(rule.recentDays)},
              ${least(rule.typicalDays)}, ${least(rule.robustDays)}), false) as accuses
      from day d where d.subject = b.subject and d.day >= w.day -
        ${literal(Math.max(rule.robustDays, rule.typicalDays))} and d.day < w.day
    ) usual
    cross join lateral (select
      coalesce(w.day < b.anchor and w.close > w.close_before and w.close >= ${risen} * w.climb
        and b.last_close >= ${risen} * usual.base, false) as held,
      coalesce(w.day = b.anchor and w.close > w.close_before and w.close >= ${risen} * w.climb
        and w.close >= ${risen} * usual.base, false) as rose,
      coalesce(w.day = b.anchor and w.high > w.close_before and w.high >= ${risen} * w.climb
        and w.high >= ${risen} * usual.base and w.high_at < b.promo_at, false) as rose_and_fell,
      usual.accuses and w.day >= b.anchor - ${literal(rule.raiseDays)} as accuses offset 0) found
    where usual.base_days >= ${literal(rule.raiseBaseMin)}
      and b.price >= ${literal(rule.notCheaper)} * usual.base
      and (found.held or found.rose or found.rose_and_fell or (found.accuses
        and b.bare_was is not null and w.day = b.strike_day))
    order by found.accuses desc, w.day limit 1`;
}
