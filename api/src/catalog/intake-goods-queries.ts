/** SQL of the intake: brands, categories and goods of a batch that was sorted out. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import type { Db } from '../kernel/postgres/database.ts';
import type { Intake } from './intake.ts';

export interface BrandIds {
  norms: string[];
  ids: number[];
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
 * Goods whose category the feed does not name in words that we know are in a category of their
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

const goodsToWrite = (ctx: Context, intake: Intake) => sql`
  select distinct on (i.goods_id) i.goods_id, i.seq from intake i join goods g on g.id = i.goods_id
  where i.state = 'words' and g.tenant_id = ${ctx.tenant.id} and g.source = ${intake.source}
    order by i.goods_id, i.seq`;

export async function backUpGoods(ctx: Context, intake: Intake): Promise<void> {
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
