/**
 * The judging of prices in SQL (BEY-01): named pieces that together turn days into verdicts and lows, for any number
 * of subjects at once. A subject is an offer or goods; the same pieces judge both, and one goods aside under other
 * assumptions. The parameters are `JUDGING`, in the order of the tests.
 */
import sql, { join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { ALL_TIME_LOW_NEEDS, HALF_YEAR_DAYS, LOW_DAYS } from '#contract/catalog/label.ts';
import { JUDGING } from '#contract/price/verdict.ts';
import { literal } from '../day/effective.ts';

export interface Judgement {
  /** Yields subject, price (effective now), item and was (as the shop tells them now). */
  readonly subjects: Sql;
  /** Yields subject, day, low, low_at, high, mid, close, close_at, was, seen of the days on which it was to be had. */
  readonly days: Sql;
  /** Whether `days` is dear to compute (a roll-up) and therefore computed once, or a table to be read by its key. */
  readonly daysOnce: boolean;
  /** The tenant-local day of now. */
  readonly today: string;
  readonly timezone: string;
}

const { typicalDays, priorDays, raiseDays } = JUDGING;
const TYPICAL = literal(typicalDays);
const PRIOR = literal(priorDays);
/** A price that climbs in small steps is compared with the lowest close of so many observed days before. */
const CLIMB_DAYS = raw('7');

/**
 * The pieces of a `with`, the last of them `judged`: subject, verdict, evidence, low_days, low_label, seen_days, median_90.
 * Each piece takes the rows of the one before and looks up days by subject and span; none joins two pieces, because
 * their sizes cannot be estimated and a wrong guess costs the square of the subjects.
 */
export function judgement(parts: Judgement): Sql {
  const today = sql`${parts.today}::date`;
  return join(
    [
      sql`subject as materialized (${subjectPiece(parts.subjects)})`,
      sql`day as ${raw(parts.daysOnce ? 'materialized' : 'not materialized')} (${parts.days})`,
      sql`overview as materialized (${overviewPiece(today)})`,
      sql`promotion as materialized (${promotionPiece(today)})`,
      sql`before as materialized (${beforePiece})`,
      sql`ruled as materialized (${ruledPiece})`,
      sql`judged as (${judgedPiece(today, parts.timezone)})`,
    ],
    ',\n',
  );
}

/**
 * The same for subjects seen once, of which everything follows from that one look: nothing was ever dearer, cheaper
 * or unstruck, so there is no promotion, no rise and no low, and before a claim lies nothing to compare it with.
 * `looks` yields subject, price, item, was, day (today or earlier), observed_at, in_stock.
 */
export function firstJudgement({ looks, today, timezone }: { looks: Sql; today: string; timezone: string }): Sql {
  const now = sql`${today}::date`;
  return sql`look as (select l.*, ${claimedOf('l')} as claimed from (${looks}) l),
    ruled as (
      select l.subject, l.price, l.claimed, case when l.claimed >= ${literal(JUDGING.claimMin)} then 'UNVERIFIED' else 'NO_CLAIM' end as verdict,
        l.in_stock::int as seen_days, l.in_stock::int as observations, case when l.in_stock then l.day end as first_day, null::date as last_lower, false as ever_higher,
        recent::int as observed_days, case when recent then l.price end as median_90, (recent and l.was is not null)::int as strike_days,
        earlier::int as pre_days, case when earlier then l.day end as from_day, case when earlier then l.price end as typical,
        case when earlier and l.day >= ${now} - ${PRIOR} then l.price end as prior, case when earlier and l.day >= ${now} - ${PRIOR} then l.observed_at end as prior_at,
        null::timestamptz as promo_at, null::timestamptz as raised_at, null::bigint as raised, null::bigint as base
      from look l
      cross join lateral (select l.in_stock and l.day > ${now} - ${TYPICAL} as recent,
        l.in_stock and l.day >= ${now} - ${TYPICAL} and l.day < ${now} and coalesce(l.claimed < ${literal(JUDGING.claimMin)}, true) as earlier) lies
    ),
    judged as materialized (${judgedPiece(now, timezone)})`;
}

function subjectPiece(subjects: Sql): Sql {
  return sql`select s.subject, s.price, floor(s.price * ${literal(1 + JUDGING.levelTolerance)})::bigint as level_top, ceil(s.price * ${literal(1 - JUDGING.levelTolerance)})::bigint as level_bottom,
    ${claimedOf('s')} as claimed from (${subjects}) s`;
}

/** The claim compares the item's price with the struck one: neither shipping nor a coupon is part of what the shop strikes. */
function claimedOf(row: string): Sql {
  return raw(`case when ${row}.was > ${row}.item then (${row}.was - ${row}.item)::numeric / ${row}.was end`);
}

/** One pass over all days: how long it is known, when it was last dearer, cheaper, without a struck price. */
function overviewPiece(today: Sql): Sql {
  return sql`select s.*, o.* from subject s cross join lateral (
      select min(d.day) as first_day, coalesce(sum(d.seen), 0) as observations, count(d.day) as seen_days,
        max(d.day) filter (where d.close > s.level_top) as last_above, max(d.day) filter (where d.was is null) as last_unstruck,
        max(d.day) filter (where d.low < s.price) as last_lower, coalesce(bool_or(d.high > s.price), false) as ever_higher,
        count(*) filter (where d.day > ${today} - ${TYPICAL}) as observed_days,
        count(*) filter (where d.day > ${today} - ${TYPICAL} and d.was is not null and d.mid between s.level_bottom and s.level_top) as strike_days,
        percentile_disc(0.5) within group (order by d.mid) filter (where d.day > ${today} - ${TYPICAL}) as median_90
      from day d where d.subject = s.subject and d.day <= ${today}
    ) o`;
}

/**
 * When the promotion began: the later of the day on which the price last fell to its level, and the day on which the
 * strike-through appeared (or was raised by a tenth: a new claim). With neither, a claim has stood since the first
 * day, so that nothing lies before it; without a claim the days before today are compared.
 */
function promotionPiece(today: Sql): Sql {
  return sql`select s.*,
      case when fall.day > strike.day or strike.day is null then fall.at when strike.day > fall.day or fall.day is null then strike.at else greatest(fall.at, strike.at) end as promo_at,
      coalesce(greatest(fall.day, strike.day), case when s.claimed >= ${literal(JUDGING.claimMin)} then s.first_day end, ${today}) as anchor
    from overview s
    left join lateral (
      select d.day, case when d.low <= s.level_top then d.low_at else d.close_at end as at
      from day d where d.subject = s.subject and d.day > s.last_above and d.day <= ${today} order by d.day limit 1
    ) fall on true
    left join lateral (
      select day, at from (
        select d.day, d.close_at as at, d.was, lag(d.was) over (order by d.day) as was_before, row_number() over (order by d.day) as place
        from day d where d.subject = s.subject and d.day <= ${today} and d.day > coalesce(s.last_unstruck, '-infinity')
      ) struck where s.claimed >= ${literal(JUDGING.claimMin)} and ((place = 1 and s.last_unstruck is not null) or was >= ${literal(1 + JUDGING.raiseMin)} * was_before)
      order by day desc limit 1
    ) strike on true`;
}

/** The 90 days before the promotion: coverage, typical price, and the price they ended with. */
const beforePiece: Sql = sql`select p.*, b.* from promotion p cross join lateral (
    select count(d.day) as pre_days, min(d.day) as from_day, percentile_disc(0.5) within group (order by d.mid) as typical,
      (array_agg(d.close order by d.day desc))[1] as last_close
    from day d where d.subject = p.subject and d.day >= p.anchor - ${TYPICAL} and d.day < p.anchor
  ) b`;

/**
 * The tests in their order. A rise accuses only while it still stood when the promotion began: a spike that came and
 * went is no base for one. A rise with too little known before it is neither accused nor endorsed.
 */
const ruledPiece: Sql = sql`select p.*, prior.low as prior, prior.low_at as prior_at, rise.at as raised_at, rise.amount as raised, rise.base,
    case
      when p.claimed is null or p.claimed < ${literal(JUDGING.claimMin)} then 'NO_CLAIM'
      when p.strike_days >= ${literal(JUDGING.alwaysOnSaleDays)} then 'ALWAYS_ON_SALE'
      when p.pre_days < ${literal(JUDGING.minObservedDays)} then 'UNVERIFIED'
      when rise.base_days >= ${literal(JUDGING.minObservedDays)} then 'RAISED_FIRST'
      when rise.base_days is not null then 'UNVERIFIED'
      when p.claimed >= ${literal(JUDGING.fakeClaimMin)} and p.price >= ${literal(JUDGING.notCheaper)} * p.typical then 'FAKE'
      when p.claimed - (1 - p.price::numeric / p.typical) > ${literal(JUDGING.overstatedBy)} then 'OVERSTATED'
      else 'VERIFIED'
    end as verdict
  from before p
  left join lateral (
    select d.low, d.low_at from day d where d.subject = p.subject and d.day >= p.anchor - ${PRIOR} and d.day < p.anchor order by d.low, d.day desc limit 1
  ) prior on true
  left join lateral (${risePiece()}) rise on true`;

/**
 * The first rise, of the price or of the struck price, in the 30 days before the promotion that leaves today's price
 * no cheaper than what was usual before it. (`offset 0`: what was usual is asked of rises alone, not of every day.)
 */
function risePiece(): Sql {
  const risen = literal(1 + JUDGING.raiseMin);
  return sql`select rise.close_at as at, usual.base, usual.base_days,
      case when rise.price_rose then (select max(d.close) from day d where d.subject = p.subject and d.day >= rise.day and d.day < p.anchor) else rise.was end as amount
    from (
      select * from (
        select d.day, d.close_at, d.was, d.day < p.anchor and d.close >= ${risen} * min(d.close) over (order by d.day rows between ${CLIMB_DAYS} preceding and 1 preceding) as price_rose,
          d.was >= ${risen} * lag(d.was) over (order by d.day) as was_rose
        from day d where d.subject = p.subject and d.day >= p.anchor - ${PRIOR} - ${literal(raiseDays)} and d.day <= p.anchor
      ) w
      where p.claimed >= ${literal(JUDGING.claimMin)} and p.strike_days < ${literal(JUDGING.alwaysOnSaleDays)} and p.pre_days >= ${literal(JUDGING.minObservedDays)}
        and (w.price_rose or w.was_rose) and w.day >= p.anchor - ${literal(raiseDays)} offset 0
    ) rise
    cross join lateral (
      select percentile_disc(0.5) within group (order by d.mid) as base, count(*) as base_days
      from day d where d.subject = p.subject and d.day >= rise.day - ${TYPICAL} and d.day < rise.day
    ) usual
    where p.price >= ${literal(JUDGING.notCheaper)} * usual.base and ((rise.price_rose and p.last_close >= ${risen} * usual.base) or rise.was_rose)
    order by rise.day limit 1`;
}

/**
 * The evidence in the shape of the contract's `Verdict`, and the low. The label of a low needs a price that was once
 * higher, and a history as long as it claims; never lower is ALL_TIME_LOW only at its minimum age (AMB-08).
 */
function judgedPiece(today: Sql, timezone: string): Sql {
  return sql`select r.subject, r.price, r.verdict, r.seen_days, r.median_90, ${today} - r.last_lower as low_days,
      case
        when not r.ever_higher then null
        when r.last_lower is null and known.age >= ${literal(ALL_TIME_LOW_NEEDS.days)} and r.observations >= ${literal(ALL_TIME_LOW_NEEDS.observations)} then 'ALL_TIME_LOW'
        when known.low_for >= ${literal(HALF_YEAR_DAYS)} then 'HALF_YEAR_LOW'
        when known.low_for >= ${literal(LOW_DAYS[0])} then 'LOWEST_' || (select max(n) from unnest(array[${join(LOW_DAYS.map(literal))}]) n where n <= known.low_for) || '_DAYS'
      end as low_label,
      shown.real, jsonb_build_object(
        'kind', r.verdict, 'claimed', trunc(r.claimed, 4), 'real', shown.real, 'typicalAmount', shown.typical,
        'priorAmount', r.prior, 'priorTime', ${utc(sql`r.prior_at`)}, 'cheaperBefore', coalesce(r.price > r.prior, false),
        'promoStart', ${utc(sql`r.promo_at`)},
        'raisedTime', case when r.verdict = 'RAISED_FIRST' then ${utc(sql`r.raised_at`)} end, 'raisedAmount', case when r.verdict = 'RAISED_FIRST' then r.raised end,
        'fromTime', ${utc(sql`(r.from_day::timestamp at time zone ${timezone})`)},
        'observedDays', r.observed_days, 'preDays', r.pre_days, 'strikeDays', r.strike_days, 'windowDays', ${TYPICAL}) as evidence
    from ruled r
    cross join lateral (select ${today} - r.first_day as age, least(${today} - r.last_lower, ${today} - r.first_day) as low_for) known
    cross join lateral (select case when r.verdict = 'RAISED_FIRST' then r.base else r.typical end as typical) usual
    cross join lateral (select usual.typical, floor((1 - r.price::numeric / nullif(usual.typical, 0)) * 10000) / 10000 as real) shown`;
}

/** An instant as the wire writes it. */
export function utc(instant: Sql): Sql {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
