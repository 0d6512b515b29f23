/**
 * The judgement of prices in SQL (BEY-01): named pieces that together turn days into verdicts, for
 * any number of offers at once. Their specification states what the rules are,
 * `contract/price/judge.ts`, to which tests hold this file; names are the same in both.
 */
import sql, { join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { JUDGING } from '#contract/price/judging.ts';
import { literal } from '../day/effective.ts';
import { evidencePiece } from './evidence-json.ts';
import {
  beforePiece,
  median,
  overviewPiece,
  promotionPiece,
  risePiece,
  stepPiece,
} from './evidence-days.ts';
import type { Parameters } from './evidence-days.ts';

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
