/** What was ruled, with its evidence in the shape of the contract's `Verdict`. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { literal } from '../day/effective.ts';
import type { Parameters } from './evidence-days.ts';

/** Of `ruled`: subject, verdict, evidence, real, seen_once, seen_days, median_90. */
export function evidencePiece(timezone: string, rule: Parameters): Sql {
  const raised = (value: Sql) => sql`case when r.verdict = 'RAISED_FIRST' then ${value} end`;
  return sql`select r.subject, r.verdict, r.real, r.seen_once, r.seen_days, r.median_90,
      jsonb_build_object(
        'kind', r.verdict, 'offerId', r.subject::text, 'claimed', trunc(r.claimed, 4), 'real',
          r.real,
        'typicalAmount', r.typical, 'typicalBasis', r.basis, 'typicalDays', r.typical_days,
          'typicalSeen', r.typical_seen,
        'typicalFromTime', ${utc(sql`(r.typical_from::timestamp at time zone
            ${timezone})`)},
          'typicalUntilTime', ${utc(sql`r.typical_until`)},
        'priorAmount', r.prior, 'priorTime', ${utc(sql`r.prior_at`)},
        'cheaperBefore', r.cheaper is not null, 'cheaperAmount', r.cheaper, 'cheaperTime',
          ${utc(sql`r.cheaper_at`)},
        'earlierDays', r.earlier_days, 'earlierTime', ${utc(sql`r.earlier_at`)},
        'formerAmount', r.former, 'formerDays', coalesce(r.former_days, 0), 'formerSeen',
          coalesce(r.former_seen, 0), 'formerTime', ${utc(sql`r.former_at`)},
        'promoStart', ${utc(sql`r.promo_at`)}, 'promoAfter', ${utc(sql`r.promo_after`)},
        'raisedTime', ${raised(utc(sql`r.raised_at`))}, 'raisedAfter',
          ${raised(utc(sql`r.raised_after`))}, 'raisedAmount', ${raised(sql`r.raised`)},
          'raisedWhat', ${raised(sql`r.raised_what`)},
        'levelDays', r.level_days, 'levelTime', ${utc(sql`r.level_at`)}, 'recentDays',
          r.recent_days,
        'fromTime', ${utc(sql`(r.from_day::timestamp at time zone ${timezone})`)},
        'untilTime', ${utc(sql`r.until_at`)}, 'observedDays', r.observed_days, 'preDays',
          r.pre_days, 'totalDays', r.seen_days, 'strikeDays', r.strike_days, 'windowDays',
          ${literal(rule.typicalDays)}::int)
        || jsonb_build_object('seenOnce', r.seen_once, 'changedTime', null, 'packScale', null,
          'asLowTime', null) as evidence
    from ruled r`;
}

/** An instant as the wire writes it. */
export function utc(instant: Sql): Sql {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
