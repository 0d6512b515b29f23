/** Goods and offers as the catalogue knows them: without prices, which stand a layer higher. */
import sql from 'sql-template-tag';
import type { Db } from '../../kernel/postgres/database.ts';
import { hostSpellings } from '../link.ts';

export interface GoodsRow {
  id: number;
  code: string;
  name: string;
  names: Record<string, string>;
  brand_id: number | null;
  brand_name: string | null;
  brand_logo: string | null;
  brand_code: string | null;
  category_code: string | null;
  category_id: number | null;
  cover: string;
  rating: number | null;
  review_count: number;
  sold_count: number;
  listed: boolean;
  updated_at: Date;
}

export interface GoodsDetailRow extends GoodsRow {
  category_path: number[] | null;
  images: string[];
  description: string;
  attributes: { name: string; value: string }[];
}

export interface OfferRow {
  id: number;
  platform: string;
  shop_name: string | null;
  is_mall: boolean;
  variant: string | null;
  cover: string;
  url: string;
  rating: number | null;
  review_count: number;
  sold_count: number;
}

const columns = sql`g.id, g.code, g.name, g.names, g.brand_id, b.name as brand_name, b.logo as brand_logo, b.code as brand_code,
  (select k.code from category k where k.id = g.category_id) as category_code, g.category_id,
    g.cover, g.rating, g.review_count,
  g.sold_count, g.listed, g.updated_at`;

/** In no particular order; what is not listed is left out. */
export function goodsRows(db: Db, ids: readonly number[]): Promise<GoodsRow[]> {
  return db.rows<GoodsRow>(
    sql`select ${columns} from goods g left join brand b on b.id = g.brand_id
        where g.id = any(${ids}::bigint[]) and g.listed`,
  );
}

/** By id or code; a code wins over an id that is written alike. */
export function goodsBy(
  db: Db,
  id: number | null,
  code: string,
): Promise<GoodsDetailRow | undefined> {
  return db.row<GoodsDetailRow>(sql`
    select ${columns}, c.path::float8[] as category_path, g.images,
      g.description, g.attributes
    from goods g left join brand b on b.id = g.brand_id left join category c on c.id = g.category_id
    where (g.code = ${code} or g.id = ${id}::bigint) and g.listed order by (g.code = ${code}) desc
      limit 1`);
}

/** What feeds say of goods beside their titles; of goods that they say nothing of there is no row. */
export function attributeRows(
  db: Db,
  ids: readonly number[],
): Promise<Pick<GoodsDetailRow, 'id' | 'attributes'>[]> {
  return db.rows(sql`
    select id, attributes from goods
    where id = any(${ids}::bigint[]) and attributes <> '[]'::jsonb`);
}

export function offerRows(db: Db, goodsId: number): Promise<OfferRow[]> {
  return db.rows<OfferRow>(sql`
    select o.id, o.platform, o.shop_name, o.is_mall, o.variant, o.cover, o.url, o.rating,
      o.review_count, o.sold_count
    from offer o where o.goods_id = ${goodsId} and not o.retired`);
}

/** Whether any offer of the tenant leads to this host, with or without `www.` or `m.`. */
export async function isShopHost(db: Db, host: string): Promise<boolean> {
  return (
    (await db.row(
      sql`select 1 as one from offer where split_part(url, '/', 3) = any(${hostSpellings(host)}::text[])
        limit 1`,
    )) !== undefined
  );
}

/** What shops write of these goods; those without a text are left out. */
export function descriptionRows(
  db: Db,
  ids: readonly number[],
): Promise<Pick<GoodsDetailRow, 'id' | 'description'>[]> {
  return db.rows(sql`
    select id, description from goods
    where id = any(${ids}::bigint[]) and description <> ''`);
}
