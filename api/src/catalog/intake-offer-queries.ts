/** SQL of the intake: offers of a batch, and those that a feed no longer holds. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import type { Intake } from './intake.ts';

interface Touched {
  count: number;
  ids: string[];
}

export async function insertOffers(ctx: Context, intake: Intake, select: Sql): Promise<Touched> {
  const { tenant, now, db } = ctx;
  return (await db.row<Touched>(sql`
    with made as (
      insert into offer (tenant_id, goods_id, source, external_id, platform, shop_name, is_mall,
        flash_sale, flash_until, variant, sku, url, cover, currency,
        rating, review_count, sold_count, sold_14, sold_30, feed_hash, fed_at, made_by_run,
          last_run, created_at, updated_at)
      select ${tenant.id}, g.id, ${intake.source}, r.external_id, r.platform, r.shop_name,
        r.is_mall, r.flash_sale, r.flash_until, r.variant, r.sku, r.url, r.cover, r.currency,
        r.rating, r.review_count, r.sold_count, r.sold_14, r.sold_30, r.feed_hash, r.fed_at,
          ${intake.runId}::bigint, ${intake.runId}::bigint, ${now}::timestamptz, ${now}::timestamptz
      from (${select}) r join intake i using (seq) join goods g on g.tenant_id = ${tenant.id}
        and g.match_key = i.match_key
      where i.state = 'fresh'
      returning goods_id
    )
    select count(*)::int as count, coalesce(array_agg(distinct goods_id), '{}') as ids
      from made`)) as Touched;
}

/**
 * Puts aside what the run is about to overwrite. Where only figures move, only the columns that
 * change are stored.
 */
export async function backUpOffers(
  ctx: Context,
  intake: Intake,
  state: 'words' | 'figures',
): Promise<void> {
  const kept =
    state === 'figures'
      ? sql`jsonb_build_object('feed_hash', o.feed_hash, 'fed_at', o.fed_at, 'last_run', o.last_run,
          'currency', o.currency, 'updated_at', o.updated_at)`
      : sql`to_jsonb(o) - 'id'`;
  await ctx.db.run(sql`
    insert into intake_before (tenant_id, run_id, kind, id, before)
    select ${ctx.tenant.id}, ${intake.runId}::bigint, 'offer', o.id, ${kept} from intake i
      join offer o on o.id = i.offer_id
    where i.state = ${state} and o.made_by_run is distinct from ${intake.runId}
      on conflict do nothing`);
}

const WORDS = sql`platform = r.platform, shop_name = r.shop_name, is_mall = r.is_mall,
    flash_sale = r.flash_sale, flash_until = r.flash_until, variant = r.variant, sku = r.sku,
  url = r.url, cover = r.cover, rating = r.rating, review_count = r.review_count,
    sold_count = r.sold_count, sold_14 = r.sold_14, sold_30 = r.sold_30, missing_runs = 0,
    retired = false, `;

export async function updateOffers(
  ctx: Context,
  intake: Intake,
  select: Sql,
  state: 'words' | 'figures',
): Promise<Touched> {
  return (await ctx.db.row<Touched>(sql`
    with changed as (
      update offer o set ${state === 'words' ? WORDS : sql``} currency = r.currency,
        feed_hash = r.feed_hash, fed_at = r.fed_at, last_run = ${intake.runId}::bigint,
        updated_at = ${ctx.now}::timestamptz
      from (${select}) r join intake i using (seq) where i.state = ${state} and o.id = i.offer_id
      returning o.goods_id
    )
    select count(*)::int as count, coalesce(array_agg(distinct goods_id), '{}') as ids
      from changed`)) as Touched;
}

const missing = (ctx: Context, intake: Intake, present: Sql) => sql`
  o.tenant_id = ${ctx.tenant.id} and o.source = ${intake.source} and not o.retired
    and not exists (select 1 from (${present}) p where p.external_id = o.external_id)`;

export async function backUpMissing(ctx: Context, intake: Intake, present: Sql): Promise<void> {
  await ctx.db.run(sql`
    insert into intake_before (tenant_id, run_id, kind, id, before)
    select ${ctx.tenant.id}, ${intake.runId}::bigint, 'offer', o.id,
      jsonb_build_object('missing_runs', o.missing_runs, 'retired', o.retired, 'last_run',
      o.last_run)
    from offer o where ${missing(ctx, intake, present)} on conflict do nothing`);
}

/** Counts and retires; returns what retired. */
export function markMissing(
  ctx: Context,
  intake: Intake,
  present: Sql,
  runs: number,
): Promise<{ goods_id: number }[]> {
  return ctx.db.rows(sql`
    with marked as (
      update offer o set missing_runs = o.missing_runs + 1,
        retired = o.missing_runs + 1 >= ${runs}::int, last_run = ${intake.runId}::bigint
      where ${missing(ctx, intake, present)} returning o.goods_id, o.retired
    )
    select goods_id from marked where retired`);
}

export async function unlist(
  ctx: Context,
  intake: Intake,
  goodsIds: readonly number[],
): Promise<void> {
  const alone = sql`g.id = any(${goodsIds as number[]}::bigint[]) and g.listed
      and not exists (select 1 from offer o where o.goods_id = g.id and not o.retired)`;
  await ctx.db.run(sql`
    insert into intake_before (tenant_id, run_id, kind, id, before)
    select ${ctx.tenant.id}, ${intake.runId}::bigint, 'goods', g.id, jsonb_build_object('listed',
      g.listed) from goods g where ${alone} on conflict do nothing`);
  await ctx.db.run(sql`update goods g set listed = false where ${alone}`);
}
