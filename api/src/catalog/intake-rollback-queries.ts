/** SQL of taking back what a run wrote: rows as they were before it, and those that it made. */
import sql, { join, raw } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';

const OFFER_COLUMNS = [
  'goods_id',
  'platform',
  'shop_name',
  'is_mall',
  'flash_sale',
  'flash_until',
  'variant',
  'sku',
  'url',
  'cover',
  'currency',
  'rating',
  'review_count',
  'sold_count',
  'sold_14',
  'sold_30',
  'feed_hash',
  'fed_at',
  'missing_runs',
  'retired',
  'last_run',
  'updated_at',
];

const GOODS_COLUMNS = [
  'name',
  'brand_id',
  'category_id',
  'cover',
  'images',
  'description',
  'attributes',
  'gtin',
  'rating',
  'review_count',
  'sold_count',
  'listed',
  'last_run',
  'updated_at',
];

const restoring = (table: string, kind: string, columns: readonly string[], runId: number) => sql`
  update ${raw(table)} t set (${raw(columns.join(', '))}) = (select
    ${join(columns.map((column) => raw(`p.${column}`)))} from jsonb_populate_record(t, b.before) p)
  from intake_before b where b.run_id = ${runId} and b.kind = ${kind} and b.id = t.id`;

export async function restore(
  ctx: Context,
  runId: number,
): Promise<{ offers: number; goodsIds: number[] }> {
  const offers = await ctx.db.rows<{ goods_id: number }>(
    sql`${restoring('offer', 'offer', OFFER_COLUMNS, runId)} returning t.goods_id`,
  );
  const goods = await ctx.db.rows<{ id: number }>(
    sql`${restoring('goods', 'goods', GOODS_COLUMNS, runId)} returning t.id`,
  );
  await ctx.db.run(sql`delete from intake_before where run_id = ${runId}`);
  return {
    offers: offers.length,
    goodsIds: [...offers.map((row) => row.goods_id), ...goods.map((row) => row.id)],
  };
}

/** Removes the offers that a run made; returns their goods. */
export async function removeOffers(ctx: Context, runId: number): Promise<number[]> {
  const rows = await ctx.db.rows<{ goods_id: number }>(
    sql`delete from offer where tenant_id = ${ctx.tenant.id} and made_by_run = ${runId}
        returning goods_id`,
  );
  return rows.map((row) => row.goods_id);
}

/** Goods that a run made and that no offer of another run needs. */
export async function goodsWithoutOffers(ctx: Context, runId: number): Promise<number[]> {
  const rows = await ctx.db.rows<{ id: number }>(sql`
    select g.id from goods g where g.tenant_id = ${ctx.tenant.id} and g.made_by_run = ${runId}
      and not exists (select 1 from offer o where o.goods_id = g.id) order by g.id`);
  return rows.map((row) => row.id);
}

export async function removeGoods(ctx: Context, goodsIds: readonly number[]): Promise<void> {
  await ctx.db.run(
    sql`delete from goods where tenant_id = ${ctx.tenant.id}
        and id = any(${goodsIds as number[]}::bigint[])`,
  );
}
