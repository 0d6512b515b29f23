/**
 * The judgement of prices in SQL (BEY-01): named pieces that together turn days into verdicts, for
 * any number of offers at once. What the rules are is told by their specification,
 * `contract/price/judge.ts`, to which tests hold this file; names are the same in both.
 */
import sql, { join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { CLIMB_DAYS } from '#contract/price/rise.ts';
import { JUDGING } from '#contract/price/judging.ts';
import { literal } from '../day/effective.ts';
import { evidencePiece } from './evidence-json.ts';

export interface JudgementParts {
  /** Yields subject, price (effective now), was (struck now, comparable with it) and lone. */
  readonly subjects: Sql;
  /**
   * Yields subject, day, low, low_at, high, high_at, mid, close, close_at, was, seen of the days on
   * which it was to be had.
   */
  readonly days: Sql;
  /**
   * Whether `days` is dear to compute (a roll-up) and therefore computed once, or a table to be
   * read by its key.
   */
  readonly daysOnce: boolean;
  /** The tenant-local day of now. */
  readonly today: string;
  readonly timezone: string;
}

export type Parameters = { readonly [Name in keyof typeof JUDGING]: number };

/**
 * The pieces of a `with`, the last of them `judged`: subject, verdict, evidence, real, seen_once,
 * seen_days, median_90. Each piece takes the rows of the one before and looks up days by subject
 * and span; none joins two pieces, because their sizes cannot be estimated and a wrong guess costs
 * the square of the subjects.
 */
export function judgement(parts: JudgementParts, rule: Parameters = JUDGING): Sql {
  const today = sql`${parts.today}::date`;
  return join(
    [
      sql`subject as materialized (select s.*, ${claimedOf('s')} as claimed,
          coalesce(${claimedOf('s')} >= ${literal(rule.claimMin)}, false) as is_claim
          from (${parts.subjects}) s)`,
      sql`day as ${raw(parts.daysOnce ? 'materialized' : 'not materialized')} (${parts.days})`,
      sql`overview as materialized (${overviewPiece(today, rule)})`,
      sql`step as materialized (${stepPiece(today, rule)})`,
      sql`promotion as materialized (${promotionPiece(today)})`,
      sql`before as materialized (${beforePiece(rule)})`,
      sql`risen as materialized (select b.*, rise.*, rise.rise_day is not null as has_risen
          from before b left join lateral (${risePiece(rule)}) rise on true)`,
      sql`compared as materialized (${comparedPiece})`,
      sql`measured as materialized (${measuredPiece(rule)})`,
      sql`ruled as materialized (${ruledPiece(today, rule)})`,
      sql`judged as (${evidencePiece(parts.timezone, rule)})`,
    ],
    ',\n',
  );
}

export function claimedOf(row: string): Sql {
  return raw(
    `case when ${row}.was > ${row}.price then (${row}.was - ${row}.price)::numeric / ${row}.was end`,
  );
}

/** At today's price, or below it. */
function isLevel(rule: Parameters): Sql {
  return sql`d.close <= ${literal(1 + rule.levelTolerance)} * s.price`;
}

const median = (of: string, where?: Sql, share = 0.5) =>
  sql`percentile_disc(${literal(share)}) within group (order by
      ${raw(of)})${
        where
          ? sql` filter
      (where ${where})`
          : sql``
      }`;
/** A day within so many up to today. */
const lately = (today: Sql, days: number) => sql`d.day > ${today} - ${literal(days)}`;

/**
 * One pass over all days: how long it is known, when it was last dearer or without this claim, and
 * what stood of late.
 */
function overviewPiece(today: Sql, rule: Parameters): Sql {
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
function stepPiece(today: Sql, rule: Parameters): Sql {
  const ceiling = sql`${literal(1 + rule.levelTolerance)} * o.price`;
  const isKnown = sql`o.recent_days >= ${literal(rule.minObservedDays)}
      and o.recent_day <= ${today} - ${literal(rule.lastingDays - 1)}`;
  const stood = sql`d.subject = o.subject and ${lately(today, rule.recentDays)}
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
      where ${stood}) stood
    where e.above is not null
      and not (o.recent_days >= ${literal(rule.minObservedDays)} and stood.days * 2 >= o.recent_days
        and coalesce(stood.first_day <= ${today} - ${literal(rule.lastingDays - 1)}, false))
    union all
    select o.*, -1, ${ceiling}, o.last_above from overview o
    where o.price > ${literal(1 + rule.levelTolerance)} * (select d.close from day d
      where d.subject = o.subject and d.day < ${today} order by d.day desc limit 1)`;
}

/** When each promotion began, and the day before which lies what it is compared with. */
function promotionPiece(today: Sql): Sql {
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
function beforePiece(rule: Parameters): Sql {
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
function risePiece(rule: Parameters): Sql {
  const risen = literal(1 + rule.raiseMin);
  const before = (days: number) => sql`d.day >= w.day - ${literal(days)}`;
  const least = (days: number) =>
    sql`case when count(*) filter (where ${before(days)}) >= ${literal(rule.medianMin)} then
        ${median('d.mid', before(days))} end`;
  return sql`select w.day as rise_day, usual.base, usual.base_days,
      case when not found.stood and found.rose_and_fell then w.high_at
        else w.close_at end as raised_at, usual.after as raised_after,
      case when found.stood then (select max(d.close) from day d where d.subject = b.subject
        and d.day >= w.day and d.day < b.anchor)
        when found.rose_and_fell then w.high when found.rose then w.close else w.was end as raised,
      case when found.stood or found.rose or found.rose_and_fell then 'PRICE'
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
        and b.last_close >= ${risen} * usual.base, false) as stood,
      coalesce(w.day = b.anchor and w.close > w.close_before and w.close >= ${risen} * w.climb
        and w.close >= ${risen} * usual.base, false) as rose,
      coalesce(w.day = b.anchor and w.high > w.close_before and w.high >= ${risen} * w.climb
        and w.high >= ${risen} * usual.base and w.high_at < b.promo_at, false) as rose_and_fell,
      usual.accuses and w.day >= b.anchor - ${literal(rule.raiseDays)} as accuses offset 0) found
    where usual.base_days >= ${literal(rule.raiseBaseMin)}
      and b.price >= ${literal(rule.notCheaper)} * usual.base
      and (found.stood or found.rose or found.rose_and_fell or (found.accuses
        and b.bare_was is not null and w.day = b.strike_day))
    order by found.accuses desc, w.day limit 1`;
}

/**
 * Of the promotions of a price the one that leaves the highest usual price; that of today where it
 * leaves a lower one.
 */
const comparedPiece = sql`select distinct on (c.subject) c.* from (
    select r.*, max(r.lowest) filter (where r.step >= 0) over (partition by r.subject) as highest
    from (select risen.*, case when is_thin then 0 else least(median_pre, median_60, lasting,
      base) end as lowest from risen) r
  ) c
  order by c.subject, c.step < 0 and not c.is_thin and c.lowest < c.highest desc, c.step < 0,
    c.lowest desc, c.step`;

/** The usual price and what it is the median of. */
function measuredPiece(rule: Parameters): Sql {
  return sql`select m.*, l.*, t.*, coalesce(m.lone and m.price < ${literal(rule.onceBelow)} *
      t.typical, false) as seen_once,
      case when t.typical is null then null when m.has_risen and t.typical = m.base then case
        when m.raised_what = 'WAS' then 'BEFORE' else 'RISE' end when not m.is_thin
        and t.typical in (m.median_pre, m.median_60) then 'BEFORE' else 'LASTING' end as basis
    from compared m
    cross join lateral (select m.is_claim and m.has_risen and m.accuses
      and not m.is_held_off as is_raised, greatest(m.median_pre, m.median_60,
      m.lasting) as dearest offset 0) l
    cross join lateral (select case when l.is_raised then m.base else least(m.median_pre,
      m.median_60, m.lasting, m.base) end as usual offset 0) u
    cross join lateral (select case when m.is_thin then m.lasting when not m.is_claim
      and m.price >= l.dearest then l.dearest else u.usual end as typical,
      not m.is_claim and not m.is_thin and m.price > u.usual
        and m.price < l.dearest as is_between offset 0) t`;
}

/**
 * What it cost in the rest of the year before, where that was a tenth less than the usual price.
 */
function formerPiece(rule: Parameters): Sql {
  const rest = sql`d.subject = m.subject and d.day >= m.anchor - ${literal(rule.earlierDays)}
      and d.day < u.since`;
  const near = sql`d.mid between ${literal(1 - rule.levelTolerance)} * f.amount
      and ${literal(1 + rule.levelTolerance)} * f.amount`;
  return sql`select f.amount as former, f.seen as former_seen, count(*) as former_days,
      max(d.close_at) as former_at
    from (select ${median('d.mid')} as amount, count(*) as seen from day d where m.basis in ('RISE',
      'BEFORE') and ${rest}) f
    join day d on ${rest} and ${near}
    where f.seen >= ${literal(rule.minObservedDays)}
      and m.typical >= ${literal(1 + rule.raiseMin)} * f.amount
    group by f.amount, f.seen`;
}

/** The tests in their order, and the figures that sentences name beside them. */
function ruledPiece(today: Sql, rule: Parameters): Sql {
  const near = sql`d.mid between ${literal(1 - rule.levelTolerance)} * m.typical
      and ${literal(1 + rule.levelTolerance)} * m.typical`;
  const agree = sql`greatest(m.median_pre, m.median_60, m.median_180,
      m.upper_pre) <= ${literal(1 + rule.robustWithin)} * least(m.median_pre, m.median_60,
      m.median_180)`;
  return sql`select m.*, case when not coalesce(m.is_between, false)
      and not m.seen_once then floor((m.typical - m.price) * 10000::numeric / nullif(m.typical,
      0)) / 10000 end as real,
    case
      when not m.is_claim then 'NO_CLAIM'
      when m.strike_days >= ${literal(rule.alwaysOnSaleDays)} then 'ALWAYS_ON_SALE'
      when m.is_thin or m.seen_once then 'UNVERIFIED'
      when m.is_raised then 'RAISED_FIRST'
      when not m.has_risen and m.claimed >= ${literal(rule.fakeClaimMin)} and not m.is_held_off
        and ${agree} and m.price >= ${literal(rule.notCheaper)} * m.typical then 'FAKE'
      when m.price <= ${literal(1 - rule.claimMin)} * m.typical
        and m.price::numeric * (m.was - m.typical) <= ${literal(rule.overstatedBy)} * m.was *
        m.typical then 'VERIFIED'
      else 'OVERSTATED'
    end as verdict, cheaper.low as cheaper, cheaper.low_at as cheaper_at, usual.*, former.*
  from measured m
  left join lateral (
    select d.low, d.low_at from day d
    where d.subject = m.subject and d.day >= m.anchor - ${literal(rule.priorDays)}
      and d.day <= ${today} and d.low < m.price order by d.low, d.day desc limit 1
  ) cheaper on true
  cross join lateral (select coalesce(m.has_risen and m.typical = m.base,
    false) as of_rise offset 0) o
  cross join lateral (select case when o.of_rise then m.rise_day else m.anchor end as until,
    case when o.of_rise then m.rise_day - ${literal(rule.typicalDays)}
      when m.typical = m.median_pre then m.anchor - ${literal(rule.typicalDays)}
      else m.anchor - ${literal(rule.recentDays)} end as since offset 0) u
  cross join lateral (
    select count(*) as typical_seen, count(*) filter (where ${near}) as typical_days,
      min(d.day) as typical_from, max(d.close_at) as typical_until
    from day d where m.basis in ('RISE', 'BEFORE') and d.subject = m.subject and d.day >= u.since
      and d.day < u.until
  ) usual
  left join lateral (${formerPiece(rule)}) former on true`;
}
