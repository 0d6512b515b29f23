/**
 * Proposes automatic deals from goods whose price is worth a look. The rule is written for readers
 * in docs/deals.md; change both together. It reads prices, verdicts and stock; there is no
 * commission anywhere for it to read (BEY-30).
 */
import { FRESH_PRICE_DAYS } from '#contract/price/judging.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { lowsFrom } from '../../price/index.ts';
import type { GoodsIds } from './which.ts';

export const PROPOSING = {
  /** A verified discount of at least this makes a deal. */
  realMin: 0.1,
  /** A low of at least this many days makes a deal … */
  lowDaysMin: 30,
  /**
   * … when the price is also really below the typical one, so that a price that never moves is no
   * deal.
   */
  lowRealMin: 0.03,
  /** Without any history yet: a claim of at least this, shown as unverified … */
  claimMin: 0.3,
  /** … and at most so many of them open at a time. */
  claimedMost: 200,
  /** An automatic deal ends after so many days at the latest. */
  days: 30,
} as const;

/** Makes deals of those of the given goods that deserve one; returns their ids. */
export async function propose(ctx: Context, goodsIds: GoodsIds): Promise<number[]> {
  return ctx.db.transaction(async (db) => {
    // one proposer per tenant at a time: two would make two deals of the same goods
    await db.run(sql`set local lock_timeout = '30s'`);
    await db.run(
      sql`select pg_advisory_xact_lock(hashtext('deal.propose'), hashtext(${ctx.tenant.id}))`,
    );
    const fresh = await freshSources(db, goodsIds);
    const rows = await db.rows<{ content_id: number }>(sql`
      with candidate as (
        ${candidates(goodsIds, ctx.now)} and ${good}
        union all
        (${candidates(goodsIds, ctx.now)} and ${claimedOnly} and o.source = any(${fresh}::text[])
          order by p.discount desc, g.id limit ${room})
      ), made as (
        insert into content (tenant_id, code, type, title, summary, cover, keywords, publish_time,
          update_time, is_demo)
        select ${ctx.tenant.id}, x.code, 'DEAL', x.name, '', x.cover,
          array_remove(array[x.brand, coalesce(x.category ->> ${ctx.lang}, x.category ->> 'en')],
            null), ${ctx.now}, ${ctx.now}, x.is_demo
        from candidate x order by x.goods_id
        returning id, code
      )
      insert into deal (content_id, tenant_id, goods_id, offer_id, deal_amount, was_amount, origin,
        starts_at, ends_at, state, is_open, publish_time)
      select made.id, ${ctx.tenant.id}, x.goods_id, x.offer_id, x.amount, x.was_amount, 'AUTO',
        ${ctx.now}, x.ends_at, 'LIVE', true, ${ctx.now}
      from made join candidate x using (code)
      returning content_id`);
    return rows.map((row) => row.content_id);
  });
}

/**
 * Goods in stock without an open deal, and without one that somebody or the clock ended at no
 * higher a price.
 */
function candidates(goodsIds: GoodsIds, now: Date): Sql {
  const asked = goodsIds === 'all' ? sql`true` : sql`g.id = any(${goodsIds}::bigint[])`;
  return sql`
    select g.id as goods_id, 'd' || to_hex(g.id) || '-' || to_hex(extract(epoch from
      ${now}::timestamptz)::bigint) as code, g.name, g.cover, g.is_demo,
      b.name as brand, k.names as category, p.best_offer_id as offer_id, p.current_amount as amount,
        p.origin_amount as was_amount,
      least(${now}::timestamptz + make_interval(days => ${PROPOSING.days}::int), case
        when o.flash_sale and o.flash_until > ${now} then o.flash_until end) as ends_at
    from goods g join goods_price p on p.goods_id = g.id left join offer o on o.id = p.best_offer_id
      left join brand b on b.id = g.brand_id left join category k on k.id = g.category_id
    where ${asked} and g.listed and p.in_stock and p.current_amount > 0 and o.url <> ''
      and p.observed_at > ${now}::timestamptz - make_interval(days => ${FRESH_PRICE_DAYS}::int)
      and not exists (select 1 from deal d where d.goods_id = g.id and (d.state in ('LIVE',
        'UPCOMING')
        or (d.ended_at > ${now}::timestamptz - make_interval(days => ${PROPOSING.days}::int)
          and d.deal_amount <= p.current_amount
          and (d.state = 'REMOVED' or d.end_reason in ('TIME', 'OPERATOR', 'VOTES', 'COUPON')))))`;
}

const good: Sql = sql`((p.verdict = 'VERIFIED' and p.proven_discount >=
    ${PROPOSING.realMin}::numeric)
  or (p.labels && ${[...lowsFrom(PROPOSING.lowDaysMin)]}::text[]
    and p.real_discount >= ${PROPOSING.lowRealMin}::numeric
    and p.verdict in ('VERIFIED', 'OVERSTATED', 'NO_CLAIM', 'UNVERIFIED')))`;

const claimedOnly: Sql = sql`p.verdict = 'UNVERIFIED' and not p.seen_once
    and p.discount >= ${PROPOSING.claimMin}::numeric and (${good}) is not true`;

/**
 * Sources of the given goods none of whose goods could be judged yet: a first import knows nothing
 * but what shops claim. Asked source by source, so that one judged goods of a source ends the
 * search in it.
 */
async function freshSources(db: Db, goodsIds: GoodsIds): Promise<string[]> {
  const asked = goodsIds === 'all' ? sql`true` : sql`p.goods_id = any(${goodsIds}::bigint[])`;
  const claiming = await db.rows<{ source: string }>(
    sql`select distinct o.source from goods_price p join offer o on o.id = p.best_offer_id
        where ${asked} and ${claimedOnly}`,
  );
  const fresh: string[] = [];
  for (const { source } of claiming) {
    const judged = await db.row(
      sql`select 1 from offer o join goods_price p on p.goods_id = o.goods_id
          where o.source = ${source} and p.verdict not in ('UNVERIFIED', 'NO_CLAIM') limit 1`,
    );
    if (!judged) fresh.push(source);
  }
  return fresh;
}

const room: Sql = sql`(select greatest(0, ${PROPOSING.claimedMost}::int - count(*)) from deal d
    join goods_price p on p.goods_id = d.goods_id
  where d.is_open and d.origin = 'AUTO' and p.verdict = 'UNVERIFIED')`;
