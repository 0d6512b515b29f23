/** Watches whose state the looks at their goods may change; found by ranges of indexes. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { basisOf } from './row.ts';
import type { Watched } from './row.ts';

/** What was seen of one price of goods since the last evaluation. */
export interface Span {
  readonly goodsId: number;
  readonly basis: number;
  /** Of the prices at which it could be bought, the one of now among them; null: at none. */
  readonly low: number | null;
  readonly high: number | null;
  /** `low` in ten-thousandths of the usual price. */
  readonly share: number | null;
  /** Days for which `low` is the lowest; null: not asked. */
  readonly days: number | null;
  readonly wasOut: boolean;
}

/** The statement alone, for its plan. Of goods that have watches on single offers, all of those. */
export function candidatesQuery(spans: readonly Span[], goodsIds: readonly number[]): Sql {
  const column = <Name extends keyof Span>(name: Name) => spans.map((one) => one[name]);
  return sql`
    with c as (select * from unnest(${column('goodsId')}::bigint[], ${column('basis')}::smallint[],
      ${column('low')}::bigint[], ${column('high')}::bigint[], ${column('share')}::bigint[],
      ${column('days')}::bigint[], ${column('wasOut')}::boolean[])
      as c(goods_id, basis, low, high, share, days, was_out))
    select w.id from c join price_watch w on w.goods_id = c.goods_id and w.basis = c.basis
      and w.unit = 'AMOUNT' and w.fire_key >= c.low
      where w.armed and not w.paused and w.offer_id is null
    union all
    select w.id from c join price_watch w on w.goods_id = c.goods_id and w.basis = c.basis
      and w.unit = 'SHARE' and w.fire_key >= c.share
      where w.armed and not w.paused and w.offer_id is null
    union all
    select w.id from c join price_watch w on w.goods_id = c.goods_id and w.basis = c.basis
      and w.unit = 'DAYS' and w.fire_key <= c.days
      where w.armed and not w.paused and w.offer_id is null
    union all
    select w.id from c join price_watch w on w.goods_id = c.goods_id and w.basis = c.basis
      and w.again_key >= c.low
      where not w.armed and not w.paused and w.offer_id is null and w.unit is not null
    union all
    select w.id from c join price_watch w on w.goods_id = c.goods_id and w.basis = c.basis
      and w.rearm_key <= c.high
      where not w.armed and not w.paused and w.offer_id is null and w.unit is not null
    union all
    select w.id from c join price_watch w on w.goods_id = c.goods_id and w.basis = c.basis
      where c.was_out and not w.paused and w.offer_id is null and w.unit is null
    union all
    select w.id from c join price_watch w on w.goods_id = c.goods_id and w.basis = c.basis
      where c.low is not null and not w.paused and w.offer_id is null and w.out_from is not null
    union all
    select w.id from price_watch w where w.goods_id = any(${goodsIds}::bigint[])
      and not w.paused and w.offer_id is not null`;
}

export async function candidatesOf(
  db: Db,
  spans: readonly Span[],
  goodsIds: readonly number[],
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(candidatesQuery(spans, goodsIds));
  return [...new Set(rows.map(({ id }) => id))];
}

/** Goods that are watched, as far as their watches were evaluated. */
export interface WatchedGoods {
  readonly goodsId: number;
  readonly lookedAt: Date;
  readonly bases: number;
  readonly hasDays: boolean;
}

/**
 * Of changed goods those that are watched, and watched goods that are the same as they; evaluated
 * by one at a time.
 */
export async function watchedAmong(db: Db, goodsIds: readonly number[]): Promise<WatchedGoods[]> {
  return db.rows<WatchedGoods>(sql`
    select g.goods_id as "goodsId", g.looked_at as "lookedAt", g.bases, g.has_days as "hasDays"
    from watch_goods g where g.goods_id in (
      select unnest(${goodsIds}::bigint[])
      union select t.high_id from goods_twin t where t.tier = 'SAME'
        and t.low_id = any(${goodsIds}::bigint[])
      union select t.low_id from goods_twin t where t.tier = 'SAME'
        and t.high_id = any(${goodsIds}::bigint[]))
    order by g.goods_id for no key update`);
}

/** Until the end of the transaction nobody else evaluates watches of the goods. */
export async function lockGoods(db: Db, goodsId: number | null): Promise<void> {
  await db.run(sql`select from watch_goods where goods_id = ${goodsId} for no key update`);
}

/** Until when the watches of goods are evaluated. */
export async function noteLooked(
  db: Db,
  looked: readonly { readonly goodsId: number; readonly at: Date }[],
): Promise<void> {
  await db.run(sql`
    update watch_goods g set looked_at = l.at
    from unnest(${looked.map(({ goodsId }) => goodsId)}::bigint[],
      ${looked.map(({ at }) => at)}::timestamptz[]) l(goods_id, at)
    where g.goods_id = l.goods_id and g.looked_at < l.at`);
}

/** Notes that goods are watched, and which price of them. */
export async function noteWatched(ctx: Context, watched: Watched): Promise<void> {
  await ctx.db.run(sql`
    insert into watch_goods as g (goods_id, tenant_id, looked_at, bases, has_days)
    values (${watched.goodsId}, ${ctx.tenant.id}, ${ctx.now}, ${1 << basisOf(watched)},
      ${watched.kind === 'NEW_LOW'})
    on conflict (goods_id) do update set bases = g.bases | excluded.bases,
      has_days = g.has_days or excluded.has_days`);
}
