/**
 * The quarantine around `plausible.ts` (BEY-03): which offers have to be looked at, their series,
 * and what was found. Most of a daily import is left out in SQL and never read.
 */
import sql, { raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { effective, literal, STORED } from '../day/effective.ts';
import { EXCLUSION_REASONS, QUARANTINE } from './rule.ts';
import type { Steps } from '#contract/market/currency-habit.ts';
import type { ExclusionReason } from './rule.ts';

const RUN_GAP = raw(`interval '${QUARANTINE.confirmDays} days'`);
const CONFIRM = raw(`interval '${QUARANTINE.confirmMinutes} minutes'`);
const MEDIAN_SPAN = raw(`interval '${QUARANTINE.medianDays} days'`);
const PRICE_POINT_SPAN = raw(`interval '${QUARANTINE.pricePointDays} days'`);
const READ_SPAN = raw(`interval '${QUARANTINE.roundDays} days'`);
/** What `plausible.ts` finds, and may find otherwise in the light of more looks. */
const FOUND: readonly ExclusionReason[] = EXCLUSION_REASONS.filter(
  (reason) => !['CURRENCY', 'ZERO', 'REPORTED', 'SOURCE'].includes(reason),
);

export const QUARANTINE_TABLES: readonly Sql[] = [
  sql`create temp table if not exists taking_span (offer_id bigint primary key,
      read_from timestamptz not null, judge_from timestamptz not null) on commit drop`,
  sql`create temp table if not exists taking_flag (offer_id bigint not null,
      observed_at timestamptz not null, source text not null, reason text not null) on commit drop`,
];

/**
 * Nothing can confirm these: a wrong currency, and a price of nothing, be it the item's or what a
 * coupon leaves (E5).
 */
export function excludeHopeless(tenantId: string, currency: string, now: Date): Sql {
  return sql`insert into price_exclusion (tenant_id, offer_id, observed_at, source, reason,
      created_at)
    select ${tenantId}, o.offer_id, o.observed_at, o.source, case
      when o.currency <> ${currency} then 'CURRENCY' else 'ZERO' end, ${now}::timestamptz
    from taking_stored o where o.audience = 'PUBLIC' and (o.currency <> ${currency}
      or ${effective('o', STORED)} = 0)
    on conflict (offer_id, observed_at, source) do nothing`;
}

/**
 * The offers whose series has to be looked at. Left out is most of a daily import: one new look at
 * the end of a series in which nothing is in doubt, which is the first, or shows the last price
 * again, or a price so near to all of the days before that no median could speak against it.
 */
export function findSpans(steps: Steps): Sql {
  const charm =
    steps.charm.length > 0 ? sql` and t.price % 10 <> all(${[...steps.charm]}::bigint[])` : sql``;
  return sql`insert into taking_span
    select t.offer_id, t.at - ${READ_SPAN}, t.at - ${READ_SPAN} + case
      when old.any_older then ${PRICE_POINT_SPAN} else interval '0' end
    from (select offer_id, count(*) as many, min(observed_at) as at, min(item_amount) as price
      from taking_stored where audience = 'PUBLIC' group by offer_id) t
    left join lateral (select observed_at, item_amount from offer_price
      where offer_id = t.offer_id offset 0) p on true
    left join lateral (
      select min(o.item_amount) as least, max(o.item_amount) as most, count(*) as looks,
        count(distinct o.item_amount) as kinds from price_observation o
      where t.many = 1 and t.price <> p.item_amount and o.offer_id = t.offer_id
        and o.audience = 'PUBLIC' and o.item_amount > 0
        and o.observed_at < t.at and o.observed_at >= t.at - ${MEDIAN_SPAN} offset 0
    ) near on true
    cross join lateral (
      select t.many = 1 and t.price > 0
        and not exists (select from price_exclusion e where e.offer_id = t.offer_id
          and e.released_at is null and e.observed_at > t.at - ${PRICE_POINT_SPAN})
        and coalesce(p.observed_at is null
          or (p.observed_at < t.at and not (t.price % ${literal(steps.odd)} <> 0${charm})
            and t.price >= ${literal(QUARANTINE.tooLow)} * near.most
            and t.price <= ${literal(QUARANTINE.tooHigh)} * near.least
            and (near.looks < ${literal(QUARANTINE.stormLeast - 1)}
              or near.kinds < ${literal(QUARANTINE.stormShare)} * near.looks))
          or (t.price = p.item_amount and t.at - p.observed_at between ${CONFIRM} and ${RUN_GAP}),
            false) as calm offset 0
    ) quiet
    cross join lateral (select exists (select from price_observation o where o.offer_id = t.offer_id
      and o.observed_at < t.at - ${READ_SPAN}) as any_older offset 0) old
    where not quiet.calm`;
}

/** The offers in `taking_span`, in pieces. */
export const spanOffers: Sql = sql`select offer_id as id from taking_span order by offer_id`;

export interface LookRow {
  offer_id: number;
  observed_at: Date;
  source: string;
  day: number;
  price: number;
  released: boolean;
  /** Judged for good: before `judge_from`. */
  is_old: boolean;
  reason: ExclusionReason | null;
}

/** Their series; what an operator or a hold of its source took out is no part of it. */
export function readSeries(offerIds: readonly number[], timezone: string, currency: string): Sql {
  return sql`select o.offer_id, o.observed_at, o.source,
      (o.observed_at at time zone ${timezone})::date - date '1970-01-01' as day,
      o.item_amount as price,
      coalesce(e.released_by = 'OPERATOR', false) as released,
        o.observed_at < s.judge_from as is_old, case
        when e.released_at is null then e.reason end as reason
    from taking_span s
    cross join lateral (select * from price_observation where offer_id = s.offer_id
      and observed_at >= s.read_from and audience = 'PUBLIC' offset 0) o
    left join lateral (select * from price_exclusion where offer_id = o.offer_id
      and observed_at = o.observed_at and source = o.source offset 0) e on true
    where s.offer_id = any(${offerIds}::bigint[]) and o.currency = ${currency}
      and ${effective('o', STORED)} > 0
      and not coalesce(e.reason in ('REPORTED', 'SOURCE') and e.released_at is null, false)
    order by o.offer_id, o.observed_at, o.source`;
}

export interface Flag {
  readonly offerId: number;
  readonly at: Date;
  readonly source: string;
  readonly reason: ExclusionReason;
}

export function writeFlags(flags: readonly Flag[]): Sql {
  return sql`insert into taking_flag select * from
      unnest(${flags.map((flag) => flag.offerId)}::bigint[],
      ${flags.map((flag) => flag.at)}::timestamptz[],
    ${flags.map((flag) => flag.source)}::text[], ${flags.map((flag) => flag.reason)}::text[])`;
}

/**
 * Writes what is implausible; what an operator decided stays. Gives the tenant-local days whose
 * figures change.
 */
export function exclude(tenantId: string, timezone: string, now: Date): Sql {
  return sql`with written as (
      insert into price_exclusion as known (tenant_id, offer_id, observed_at, source, reason,
        created_at)
      select ${tenantId}, offer_id, observed_at, source, reason, ${now}::timestamptz
        from taking_flag
      on conflict (offer_id, observed_at, source) do update set reason = excluded.reason,
        released_at = null, released_by = null
      where known.reason = any(${[...FOUND]}::text[])
        and known.released_by is distinct from 'OPERATOR'
        and (known.released_at is not null or known.reason <> excluded.reason)
      returning offer_id, observed_at)
    insert into taking_day select distinct offer_id, (observed_at at time zone ${timezone})::date
      from written`;
}

/**
 * Releases what is no longer implausible: confirmed by a second observation, or seen in the light
 * of more history.
 */
export function release(timezone: string, now: Date): Sql {
  return sql`with released as (
      update price_exclusion e set released_at = ${now}, released_by = 'CONFIRMED'
      from taking_span s
      where e.offer_id = s.offer_id and e.observed_at >= s.judge_from and e.released_at is null
        and e.reason = any(${[...FOUND]}::text[])
        and not exists (select from taking_flag f where f.offer_id = e.offer_id
          and f.observed_at = e.observed_at and f.source = e.source)
      returning e.offer_id, e.observed_at)
    insert into taking_day select distinct offer_id, (observed_at at time zone ${timezone})::date
      from released`;
}
