/** Coupons, read. */
import sql, { empty, join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { COUPON_SORTS, CouponState } from '#contract/coupon/coupon.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { platformOf } from '#contract/catalog/label.ts';
import type { Db } from '../kernel/postgres/database.ts';

export interface CouponRow {
  id: number;
  code: string | null;
  title: string;
  titles: Record<string, string>;
  descriptions: Record<string, string>;
  platform: string;
  shop_name: string | null;
  discount_type: 'AMOUNT' | 'DISCOUNT';
  amount: number | null;
  fraction: number | null;
  min_spend_amount: number | null;
  cap_amount: number | null;
  currency: CurrencyCode;
  exclusive: boolean;
  url: string;
  brands: { id: number; code: string; name: string }[];
  categories: { id: number; code: string; names: Record<string, string> }[];
  state: CouponState;
  works: number;
  fails: number;
  share: number | null;
  last_worked_at: Date | null;
  starts_at: Date | null;
  ends_at: Date | null;
  shelf_at: Date;
}

const columns = sql`c.id, c.code, c.title, c.titles, c.descriptions, c.platform, c.shop_name,
    c.discount_type, c.amount, c.fraction, c.min_spend_amount, c.cap_amount,
  c.currency, c.exclusive, c.url, c.state, c.works, c.fails, c.share, c.last_worked_at, c.starts_at,
    c.ends_at, c.shelf_at,
  (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'code', b.code, 'name', b.name)
    order by b.name), '[]') from brand b where b.id = any(c.brand_ids)) as brands,
  (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'code', k.code, 'names', k.names)
    order by k.position), '[]') from category k where k.id = any(c.category_ids)) as categories`;

/**
 * Can be used at this instant: the clock decides, whatever the state was when it was last written
 * (COUP-07).
 */
const inTime = (now: Date): Sql =>
  sql`(c.starts_at is null or c.starts_at <= ${now}) and (c.ends_at is null or c.ends_at > ${now})`;

export interface CouponQuery {
  readonly type: '' | 'CODE' | 'DISCOUNT';
  readonly sort: (typeof COUPON_SORTS)[number];
  readonly keyword?: string;
  readonly platforms?: readonly string[];
  readonly brandIds?: readonly number[];
  readonly categoryIds?: readonly number[];
  readonly goodsId?: number;
  readonly limit: number;
  readonly offset: number;
}

/** A page of what can be used now; what does not work is at the bottom of every order. */
export async function couponPage(
  db: Db,
  query: CouponQuery,
  now: Date,
): Promise<{ rows: CouponRow[]; total: number }> {
  const matching = sql`from coupon c where ${inTime(now)} ${narrowing(query)}`;
  const [rows, count] = await Promise.all([
    db.rows<CouponRow>(
      sql`select ${columns} ${matching} order by c.sunk, ${ORDERS[query.sort]}
          limit ${query.limit} offset ${query.offset}`,
    ),
    db.row<{ total: number }>(sql`select count(*)::int as total ${matching}`),
  ]);
  return { rows, total: count?.total ?? 0 };
}

const ORDERS: Readonly<Record<CouponQuery['sort'], Sql>> = {
  SHELF_TIME_DESC: sql`c.shelf_at desc, c.id desc`,
  END_TIME_ASC: sql`c.ends_at nulls last, c.id desc`,
  WORKS_DESC: sql`c.share desc nulls last, c.works desc, c.shelf_at desc, c.id desc`,
  // the most that it takes off; of a share without a cap what it takes off at the least
  SAVING_DESC: sql`coalesce(c.amount, c.cap_amount,
    floor(c.fraction * coalesce(c.min_spend_amount, 0))) desc, c.fraction desc nulls last,
    c.min_spend_amount nulls first, c.shelf_at desc, c.id desc`,
};

function narrowing(query: CouponQuery): Sql {
  const conditions: Sql[] = [];
  if (query.type !== '')
    conditions.push(query.type === 'CODE' ? sql`c.code is not null` : sql`c.code is null`);
  if (query.platforms?.length)
    conditions.push(sql`c.platform = any(${query.platforms.map(platformOf)}::text[])`);
  if (query.brandIds?.length)
    conditions.push(
      sql`(cardinality(c.brand_ids) = 0 or c.brand_ids && ${query.brandIds}::bigint[])`,
    );
  if (query.categoryIds?.length)
    conditions.push(
      sql`(cardinality(c.category_ids) = 0 or exists (select from category k
          where k.id = any(${query.categoryIds}::bigint[]) and k.path && c.category_ids))`,
    );
  if (query.keyword) {
    const word = `%${query.keyword.replaceAll(/[\\%_]/g, '\\$&')}%`;
    const said = sql`concat_ws(chr(10), c.title, c.titles::text, c.code, c.shop_name, c.platform,
        (select string_agg(b.name, chr(10)) from brand b where b.id = any(c.brand_ids)))`;
    conditions.push(sql`${unmarked(said)} like ${unmarked(sql`${word}::text`)}`);
  }
  if (query.goodsId !== undefined) conditions.push(holdsFor(sql`g.id = ${query.goodsId}::bigint`));
  return conditions.length === 0 ? empty : sql`and ${join(conditions, ' and ')}`;
}

/** In small letters without accents: a shop is found however its Vietnamese name was typed. */
const unmarked = (text: Sql): Sql =>
  sql`translate(regexp_replace(normalize(lower(${text}), nfd), '[\\u0300-\\u036F]', '', 'g'),
    'đ', 'd')`;

/**
 * `coupon c` holds for the goods that `which` (a condition on `goods g`) names: offered with them,
 * or by platform, shop, brand and category.
 */
function holdsFor(which: Sql): Sql {
  return sql`exists (select from goods g where ${which} and (
    exists (select from coupon_goods l where l.coupon_id = c.id and l.goods_id = g.id)
    or (not c.for_goods and (cardinality(c.brand_ids) = 0 or g.brand_id = any(c.brand_ids))
      and (cardinality(c.category_ids) = 0 or exists (select from category k
        where k.id = g.category_id and k.path && c.category_ids))
      and exists (select from offer o where o.goods_id = g.id and not o.retired
        and (c.platform = 'UNKNOWN' or o.platform = c.platform) and (c.shop_name is null
        or o.shop_name = c.shop_name)))))`;
}

/**
 * Coupons of goods, each with the goods it holds for: what can be used first; ended ones only of
 * the goods' own.
 */
export function couponsOfGoods(
  db: Db,
  goodsIds: readonly number[],
  now: Date,
  limit: number,
): Promise<(CouponRow & { goods_id: number })[]> {
  return db.rows<CouponRow & { goods_id: number }>(sql`
    select w.id as goods_id, k.* from unnest(${goodsIds}::bigint[]) w(id) cross join lateral (
      select ${columns} from coupon c
      where (exists (select from coupon_goods l where l.coupon_id = c.id and l.goods_id = w.id)
        and (c.starts_at is null or c.starts_at <= ${now}))
        or (not c.for_goods and ${inTime(now)} and not c.sunk and ${holdsFor(sql`g.id = w.id`)})
      order by (c.ends_at <= ${now}) nulls first, c.sunk,
        c.min_spend_amount > (select p.current_amount from goods_price p
        where p.goods_id = w.id) nulls first, c.for_goods desc, c.ends_at desc nulls first, c.id
        limit ${limit}
    ) k`);
}

/** Whose coupons are asked for; nothing: everybody's. */
export interface Within {
  /** Codes of one platform. */
  readonly platforms?: readonly string[];
  readonly shop?: string;
  readonly brandId?: number;
  /** Of a category: its own and those of the ones above it. */
  readonly categoryPath?: readonly number[];
}

/**
 * Those that are of it by name, not what merely holds for it too; what works best first. Vouchers
 * of single goods are of their shop alone.
 */
export async function couponsNamed(
  db: Db,
  { platforms, shop, brandId, categoryPath }: Within,
  now: Date,
  limit: number,
): Promise<{ rows: (CouponRow & { for_goods: boolean })[]; total: number }> {
  const matching = sql`from coupon c where ${inTime(now)} and c.state <> 'DEAD'
    ${platforms === undefined ? empty : sql`and c.platform = any(${platforms}::text[])`}
    ${shop === undefined ? sql`and not c.for_goods` : sql`and lower(c.shop_name) = lower(${shop})`}
    ${brandId === undefined ? empty : sql`and c.brand_ids @> array[${brandId}::bigint]`}
    ${categoryPath === undefined ? empty : sql`and c.category_ids && ${categoryPath}::bigint[]`}`;
  const [rows, count] = await Promise.all([
    db.rows<CouponRow & { for_goods: boolean }>(
      sql`select ${columns}, c.for_goods ${matching} order by c.sunk, c.for_goods,
          ${ORDERS.WORKS_DESC} limit ${limit}`,
    ),
    db.row<{ total: number }>(sql`select count(*)::int as total ${matching}`),
  ]);
  return { rows, total: count?.total ?? 0 };
}

/** The coupons with these ids that can be used now. */
export function couponsByIds(db: Db, ids: readonly number[], now: Date): Promise<CouponRow[]> {
  return db.rows<CouponRow>(
    sql`select ${columns} from coupon c where c.id = any(${ids}::bigint[]) and ${inTime(now)}`,
  );
}

/** The coupons with one of these codes, those that can be used first. */
export function couponsByCode(db: Db, codes: readonly string[]): Promise<CouponRow[]> {
  const written = [...new Set(codes.flatMap((one) => [one, one.toUpperCase()]))];
  return db.rows<CouponRow>(
    sql`select ${columns} from coupon c where c.code = any(${written}::text[])
        order by c.state in ('LIVE', 'DOUBTFUL') desc, c.sunk, c.ends_at desc nulls first, c.id
        limit 10`,
  );
}

/** The name of a shop with coupons of its own, as it is written there. */
export async function shopNamed(
  db: Db,
  names: readonly string[],
  now: Date,
): Promise<string | null> {
  const lower = names.map((one) => one.toLowerCase());
  const row = await db.row<{ shop_name: string }>(
    sql`select c.shop_name from coupon c where lower(c.shop_name) = any(${lower}::text[])
        and ${inTime(now)} order by length(c.shop_name) desc limit 1`,
  );
  return row?.shop_name ?? null;
}

export function couponBy(db: Db, id: number | null): Promise<CouponRow | undefined> {
  return db.row<CouponRow>(sql`select ${columns} from coupon c where c.id = ${id}::bigint`);
}
