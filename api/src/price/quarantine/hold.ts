/**
 * A whole source whose prices jump together is held as a whole (BEY-03): a currency or a decimal
 * point moved for all of its rows, and those without a history of their own would be believed. An
 * operator releases it, or lets it be.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { effective, literal, STORED } from '../day/effective.ts';
import { beginTaking, judgePlausibility, settleDays } from '../take-in/take-in.ts';
import { QUARANTINE } from './rule.ts';

export interface Held {
  readonly source: string;
  /** Offers of which a usual price was known, and how many of them turned implausible. */
  readonly known: number;
  readonly wild: number;
  /** Looks that are held. */
  readonly looks: number;
  /** Ratio of the reported to the usual price, in the middle. */
  readonly factor: number;
}

/**
 * Holds what `taking_stored` brought of such sources, and takes it out of the taking. Logs an alarm
 * for each.
 */
export async function holdSources(ctx: Context, db: Db): Promise<Held[]> {
  const held = await db.rows<Held>(sql`with reported as (
      select t.source, t.offer_id, ${effective('t', STORED)}::numeric / p.median_90 as factor
      from taking_stored t cross join lateral (select median_90 from offer_price
        where offer_id = t.offer_id and median_90 > 0
        and seen_days >= ${literal(QUARANTINE.daysAfterFirst)} offset 0) p
      where t.audience = 'PUBLIC' and t.currency = ${ctx.tenant.currency}
    ), jumped as (
      select source, count(distinct offer_id)::int as known,
        (count(distinct offer_id) filter (where factor < ${literal(QUARANTINE.tooLow)}
        or factor > ${literal(QUARANTINE.tooHigh)}))::int as wild,
        percentile_disc(0.5) within group (order by factor)::float as factor
      from reported group by source
    )
    select j.*, (select count(*)::int from taking_stored t where t.source = j.source
      and t.audience = 'PUBLIC') as looks from jumped j
    where j.known >= ${literal(QUARANTINE.sourceOffers)}
      and j.wild >= ${literal(QUARANTINE.sourceShare)} * j.known order by j.source`);
  for (const one of held) {
    await db.run(sql`insert into price_exclusion (tenant_id, offer_id, observed_at, source, reason,
        created_at)
      select ${ctx.tenant.id}, offer_id, observed_at, source, 'SOURCE', ${ctx.now}::timestamptz
        from taking_stored where source = ${one.source} and audience = 'PUBLIC'
      on conflict (offer_id, observed_at, source) do nothing`);
    await db.run(sql`insert into price_hold (tenant_id, source, held_at, known, wild, looks, factor)
      values (${ctx.tenant.id}, ${one.source}, ${ctx.now}, ${one.known}, ${one.wild}, ${one.looks},
        ${one.factor})
      on conflict (tenant_id, source, held_at) do update
        set known = price_hold.known + excluded.known, wild = price_hold.wild + excluded.wild,
        looks = price_hold.looks + excluded.looks`);
    await db.run(
      sql`delete from taking_stored where source = ${one.source} and audience = 'PUBLIC'`,
    );
    ctx.log.error(
      { ...one, tenant: ctx.tenant.id },
      'The prices of a source jumped together: it is held until an operator decides (npm run reports).',
    );
  }
  return held;
}

export interface OpenHold extends Held {
  readonly id: number;
  readonly held_at: Date;
}

/** Sources that wait for an operator. */
export function holdsOpen(ctx: Context): Promise<OpenHold[]> {
  return ctx.db.rows<OpenHold>(
    sql`select id, source, held_at, known, wild, looks, factor from price_hold
        where settled_at is null order by held_at, id`,
  );
}

export async function countHolds(db: Db): Promise<number> {
  return (
    (
      await db.row<{ open: number }>(
        sql`select count(*)::int as open from price_hold where settled_at is null`,
      )
    )?.open ?? 0
  );
}

/**
 * RELEASED: the prices are judged one by one. KEPT: they never count. False when there is no such
 * open hold.
 */
export async function settleHold(
  ctx: Context,
  id: number,
  as: 'RELEASED' | 'KEPT',
): Promise<boolean> {
  return ctx.db.transaction(async (db) => {
    const hold = await db.row<{ source: string; held_at: Date }>(
      sql`update price_hold set settled_at = ${ctx.now}, settled_as = ${as} where id = ${id}
          and settled_at is null returning source, held_at`,
    );
    if (!hold) return false;
    if (as === 'KEPT') return true;
    await beginTaking(db);
    await db.run(lockHeld(hold));
    await db.run(sql`with gone as (
        delete from price_exclusion where source = ${hold.source} and reason = 'SOURCE'
          and created_at = ${hold.held_at} and released_at is null returning offer_id, observed_at,
          source
      )
      insert into taking_stored (offer_id, observed_at, source, audience, currency, item_amount,
        shipping_amount, coupon_amount)
      select o.offer_id, o.observed_at, o.source, o.audience, o.currency, o.item_amount,
        o.shipping_amount, o.coupon_amount
      from gone g join price_observation o on o.offer_id = g.offer_id
        and o.observed_at = g.observed_at and o.source = g.source and o.audience = 'PUBLIC'`);
    await db.run(
      sql`insert into taking_day select distinct offer_id,
          (observed_at at time zone ${ctx.tenant.timezone})::date from taking_stored`,
    );
    await judgePlausibility(ctx, db);
    await settleDays({ ...ctx, db });
    return true;
  });
}

function lockHeld({ source, held_at }: { source: string; held_at: Date }): Sql {
  return sql`select count(*) from (select g.id from goods g where g.id in (
    select o.goods_id from offer o join price_exclusion e on e.offer_id = o.id
      where e.source = ${source} and e.reason = 'SOURCE' and e.created_at = ${held_at}
  ) order by g.id for no key update) locked`;
}
