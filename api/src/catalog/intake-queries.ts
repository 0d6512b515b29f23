/**
 * SQL of the intake. Each batch is first sorted out into a narrow temporary table that the other
 * steps join.
 */
import sql, { join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import type { Db } from '../kernel/postgres/database.ts';
import type { Intake } from './intake.ts';

export interface States {
  fresh: number;
  same: number;
  figures: number;
  words: number;
  stale: number;
}
export interface BrandIds {
  norms: string[];
  ids: number[];
}
interface Touched {
  count: number;
  ids: string[];
}

/**
 * Compares a batch with what stands: fresh, same, only its figures moved, its words changed, or
 * older than what stands.
 */
export async function sortOut(
  db: Db,
  tenantId: string,
  source: string,
  select: Sql,
): Promise<States> {
  await db.run(
    sql`create temp table if not exists intake (seq int not null, match_key text not null,
        offer_id bigint, goods_id bigint, state text not null,
        was_retired boolean) on commit delete rows`,
  );
  await db.run(sql`delete from intake`);
  await db.run(sql`
    insert into intake (seq, match_key, offer_id, goods_id, state, was_retired)
    select r.seq, r.match_key, o.id, o.goods_id, case
      when o.id is null then 'fresh'
      when o.fed_at > r.fed_at then 'stale'
      when o.retired or o.missing_runs > 0 or o.feed_hash is null then 'words'
      when o.feed_hash = r.feed_hash then 'same'
      when substr(o.feed_hash, 1, 8) = substr(r.feed_hash, 1, 8) then 'figures'
      else 'words' end, o.retired
    from (${select}) r left join offer o on o.tenant_id = ${tenantId} and o.source = ${source}
      and o.external_id = r.external_id`);
  await db.run(sql`analyze intake (seq, offer_id, goods_id, state)`);
  const counts = await db.rows<{ state: keyof States; count: number }>(
    sql`select state, count(*)::int as count from intake group by state`,
  );
  return {
    fresh: 0,
    same: 0,
    figures: 0,
    words: 0,
    stale: 0,
    ...Object.fromEntries(counts.map((row) => [row.state, row.count])),
  };
}

/**
 * The distinct brands of what is fresh or changed, with their ids where the name or an alias is
 * known.
 */
export function brandsOfBatch(
  db: Db,
  select: Sql,
): Promise<{ norm: string; name: string; id: number | null }[]> {
  return db.rows(sql`
    with named as (
      select r.brand_norm as norm, min(r.brand_name) as name from (${select}) r
        join intake i using (seq)
      where i.state in ('fresh', 'words') and r.brand_norm is not null group by r.brand_norm
    )
    select n.norm, n.name, coalesce(b.id, (select a.id from brand a where n.norm = any(a.aliases)
      order by a.id limit 1)) as id
    from named n left join brand b on b.norm = n.norm`);
}

export async function insertBrands(
  db: Db,
  brands: readonly { norm: string; name: string; code: string; initial: string }[],
): Promise<void> {
  await db.run(sql`
    insert into brand (code, name, norm, initial)
    select * from unnest(${brands.map((one) => one.code)}::text[],
      ${brands.map((one) => one.name)}::text[], ${brands.map((one) => one.norm)}::text[],
      ${brands.map((one) => one.initial)}::text[])
    on conflict do nothing`);
}

export function brandsByNorm(
  db: Db,
  norms: readonly string[],
): Promise<{ norm: string; id: number }[]> {
  return db.rows(sql`select norm, id from brand where norm = any(${norms as string[]})`);
}

const brandJoin = (brands: BrandIds) =>
  sql`left join unnest(${brands.norms}::text[], ${brands.ids}::bigint[]) as b(norm,
      id) on b.norm = r.brand_norm`;

/**
 * Goods whose category the feed does not tell in words that we know stand in a category of their
 * own, so that they can be browsed; it is made when the first of them comes.
 */
export async function needOtherCategory(db: Db, select: Sql): Promise<void> {
  const made = await db.run(sql`
    insert into category (code, names, level, position)
    select 'other', '{"th": "อื่นๆ", "en": "Other", "id": "Lainnya"}'::jsonb, 1, 1000
    where not exists (select 1 from category where code = 'other')
      and exists (select 1 from (${select}) r join intake i using (seq) where i.state = 'fresh'
        and r.category_id is null)
    on conflict (code) do nothing`);
  if (made > 0) await db.run(sql`update category set path = array[id] where code = 'other'`);
}

const OTHER = sql`(select id from category where code = 'other')`;

/**
 * The public code of goods: short, URL-safe, the same after every import. It begins with a letter,
 * so that it is never taken for an id, and has no hyphen, because addresses read `{name}-{code}`.
 * 52 bits of a digest.
 */
const CODE = sql`'g' || substr(md5(r.match_key), 1, 13)`;

/**
 * Goods of fresh offers that nobody has yet; of several variants the first in the feed describes
 * them.
 */
export async function insertGoods(
  ctx: Context,
  intake: Intake,
  select: Sql,
  brands: BrandIds,
): Promise<void> {
  const { tenant, now, db } = ctx;
  await db.run(sql`
    insert into goods (tenant_id, code, name, brand_id, category_id, cover, images, description,
      attributes, match_key, gtin, rating, review_count, sold_count,
      source, made_by_run, last_run, created_at, updated_at)
    select ${tenant.id}, ${CODE}, r.name, b.id, coalesce(r.category_id, ${OTHER}), r.cover,
      r.images, r.description, r.attributes, r.match_key, r.gtin, r.rating, r.review_count,
      r.sold_count,
      ${intake.source}, ${intake.runId}::bigint, ${intake.runId}::bigint, ${now}::timestamptz,
        ${now}::timestamptz
    from (select min(seq) as seq from intake where state = 'fresh' group by match_key) f
      join (${select}) r using (seq) ${brandJoin(brands)}
    where not exists (select 1 from goods g where g.tenant_id = ${tenant.id}
      and g.match_key = r.match_key)
    order by r.seq
    on conflict (tenant_id, match_key) where match_key is not null do nothing`);
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
 * change are kept.
 */
export async function keepOffers(
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

const goodsToWrite = (ctx: Context, intake: Intake) => sql`
  select distinct on (i.goods_id) i.goods_id, i.seq from intake i join goods g on g.id = i.goods_id
  where i.state = 'words' and g.tenant_id = ${ctx.tenant.id} and g.source = ${intake.source}
    order by i.goods_id, i.seq`;

export async function keepGoods(ctx: Context, intake: Intake): Promise<void> {
  await ctx.db.run(sql`
    insert into intake_before (tenant_id, run_id, kind, id, before)
    select ${ctx.tenant.id}, ${intake.runId}::bigint, 'goods', g.id, to_jsonb(g) - 'id'
    from (select distinct goods_id from intake where state = 'words') w
      join goods g on g.id = w.goods_id
    where (g.source = ${intake.source} or not g.listed)
      and g.made_by_run is distinct from ${intake.runId} on conflict do nothing`);
}

/** Titles that share less than this of their trigrams are of different things. */
const SAME_TITLE = 0.4;

/** Offers whose variant, or whose goods' title, becomes another one. Before the update. */
export async function findRelisted(ctx: Context, intake: Intake, select: Sql): Promise<number[]> {
  const rows = await ctx.db.rows<{ id: number }>(sql`
    select o.id from intake i join (${select}) r using (seq) join offer o on o.id = i.offer_id
      join goods g on g.id = o.goods_id
    where i.state = 'words' and (o.variant <> r.variant or (g.source = ${intake.source}
      and g.name <> r.name and similarity(g.name, r.name) < ${SAME_TITLE}::real)) order by o.id`);
  return rows.map((row) => row.id);
}

export async function updateGoods(
  ctx: Context,
  intake: Intake,
  select: Sql,
  brands: BrandIds,
): Promise<void> {
  await ctx.db.run(sql`
    update goods g set name = r.name, brand_id = b.id, category_id = coalesce(r.category_id,
      g.category_id), cover = r.cover, images = r.images, description = r.description,
      attributes = r.attributes, gtin = coalesce(r.gtin, g.gtin), rating = r.rating,
        review_count = r.review_count, sold_count = r.sold_count,
      last_run = ${intake.runId}::bigint, updated_at = ${ctx.now}::timestamptz
    from (${goodsToWrite(ctx, intake)}) w join (${select}) r using (seq) ${brandJoin(brands)}
    where g.id = w.goods_id`);
}

/** Goods that had lost their last offer and have one again. */
export async function relist(ctx: Context): Promise<void> {
  await ctx.db.run(
    sql`update goods g set listed = true from intake i where i.state = 'words' and i.was_retired
        and g.id = i.goods_id and not g.listed and g.withdrawn_at is null`,
  );
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

export async function keepMissing(ctx: Context, intake: Intake, present: Sql): Promise<void> {
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
