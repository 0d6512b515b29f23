/** Deals, read. */
import type { DealState, Image } from '#contract/catalog/card.ts';
import { DEAL_LABELS } from '#contract/catalog/label.ts';
import type { Disclosure } from '#contract/content/kind.ts';
import type { DealDetail } from '#contract/content/deal.ts';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { labelsNamed } from '../../goods/index.ts';
import type { Cell } from '../../goods/index.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { priceColumn } from '../../price/index.ts';
import type { PriceColumn } from '../../price/index.ts';

export interface DealRow {
  id: number;
  code: string;
  title: string;
  summary: string;
  cover: string;
  keywords: string[];
  publish_time: Date;
  update_time: Date;
  goods_id: number;
  goods_code: string;
  goods_name: string;
  goods_names: Record<string, string>;
  goods_cover: string;
  brand_code: string | null;
  category_code: string | null;
  rating: number | null;
  review_count: number;
  sold_count: number;
  origin: 'MANUAL' | 'AUTO';
  deal_amount: number;
  is_freebie: boolean;
  /** The offer that it was published with, which may be another one than the best of its goods. */
  own_url: string | null;
  own_platform: string | null;
  own_shop: string | null;
  own_is_mall: boolean | null;
  was_amount: number | null;
  labels: string[];
  starts_at: Date | null;
  ends_at: Date | null;
  state: DealState;
  end_reason: 'TIME' | 'PRICE' | 'STOCK' | 'COUPON' | 'VOTES' | 'OPERATOR' | null;
  ended_at: Date | null;
  score: number;
  up_count: number;
  down_count: number;
  comment_count: number;
}

export interface DealDetailRow extends DealRow {
  text: string;
  images: Image[];
  disclosure: Disclosure;
  bought_proof: boolean;
  author_id: number | null;
  brand_id: number | null;
  category_id: number | null;
  category_path: number[] | null;
}

const columns = sql`c.id, c.code, c.title, c.summary, c.cover, c.keywords, c.publish_time,
    c.update_time, d.goods_id, g.code as goods_code,
  g.name as goods_name, g.names as goods_names, g.cover as goods_cover,
  (select b.code from brand b where b.id = g.brand_id) as brand_code,
  (select k.code from category k where k.id = g.category_id) as category_code, g.rating, g.review_count,
    g.sold_count, d.origin, d.deal_amount, d.was_amount, d.is_freebie,
    s.url as own_url, s.platform as own_platform, s.shop_name as own_shop,
    s.is_mall as own_is_mall,
  d.labels, d.starts_at, d.ends_at, d.state, d.end_reason, d.ended_at,
  d.score::float8 as score, d.up_count, d.down_count, c.comment_count`;
const tables = sql`deal d join content c on c.id = d.content_id join goods g on g.id = d.goods_id
    left join offer s on s.id = d.offer_id`;

export interface PricedDealRow extends DealRow {
  /** Null when nothing that counts is known of its goods' price any more. */
  price: PriceColumn | null;
}

/**
 * The deals that `found` yields (content_id), in its order, whatever their state, each with the
 * price of its goods.
 */
export function dealRows(db: Db, found: Sql): Promise<PricedDealRow[]> {
  return db.rows<PricedDealRow>(sql`
    select ${columns}, ${priceColumn(sql`d.goods_id`)} as price
    from (select content_id, row_number() over () as place from (${found}) listed) f
      join ${tables} on d.content_id = f.content_id order by f.place`);
}

export const dealsNamed = (ids: readonly number[]): Sql =>
  sql`select unnest(${ids}::bigint[]) as content_id`;

/**
 * A deal that may be read by anyone, by id or code; ended ones too, removed and unpublished ones
 * not (AMB-21).
 */
export function dealBy(
  db: Db,
  id: number | null,
  code: string,
  now: Date,
): Promise<DealDetailRow | undefined> {
  return db.row<DealDetailRow>(sql`
    select ${columns}, c.text, c.images, c.disclosure, c.bought_proof, c.author_id, g.brand_id,
      g.category_id, k.path::float8[] as category_path
    from ${tables} left join category k on k.id = g.category_id
    where (c.code = ${code} or c.id = ${id}::bigint) and c.publish_status = 1
      and c.audit_status = 'PASSED' and c.viewer_type = 'ALL'
      and c.publish_time <= ${now} and d.state <> 'REMOVED'
    order by (c.code = ${code}) desc limit 1`);
}

/** Orders that an index holds, of `deal d` and of `deal_label d` alike. */
export const BEST = sql`d.score desc, d.publish_time desc, d.content_id desc`;
const NEWEST = sql`d.publish_time desc, d.content_id desc`;
const DISCOUNT = sql`d.discount desc nulls last, d.content_id desc`;

export type FeedSort = 'RECOMMENDED' | 'NEWEST' | 'DISCOUNT';

/**
 * One page of the open deals but those in `without`. Every order walks an index and stops at the
 * end of the page.
 */
export function openDeals(
  sort: FeedSort,
  limit: number,
  offset: number,
  without: readonly number[] = [],
): Sql {
  const order = { RECOMMENDED: BEST, NEWEST, DISCOUNT }[sort];
  return sql`select d.content_id from deal d where d.is_open ${butNot(without)} order by ${order}
      limit ${limit} offset ${offset}`;
}

/** Open deals with an end ahead, the next to end first. */
export const endingDeals = (now: Date, limit: number): Sql =>
  sql`select d.content_id from deal d where d.is_open and d.ends_at > ${now}::timestamptz
      order by d.ends_at, d.content_id limit ${limit}`;

const butNot = (without: readonly number[]): Sql =>
  without.length === 0 ? empty : sql`and d.content_id <> all(${without}::bigint[])`;

/**
 * The same with a label or first category; `deal_label` has rows of open deals alone. `few`: they
 * are sorted; else all deals are walked by discount.
 */
export function labelledDeals(
  label: string,
  sort: FeedSort,
  limit: number,
  offset: number,
  without: readonly number[] = [],
  few = true,
): Sql {
  const page = sql`limit ${limit} offset ${offset}`;
  return sort === 'DISCOUNT'
    ? few
      ? sql`select d.content_id from deal_label l join deal d on d.content_id = l.content_id
          where l.label = ${label} and d.is_open ${butNot(without)} order by ${DISCOUNT} ${page}`
      : sql`select d.content_id from deal d where d.is_open
          and d.labels && ${labelsNamed(label, DEAL_LABELS)}::text[] ${butNot(without)}
          order by ${DISCOUNT} ${page}`
    : sql`select d.content_id from deal_label d where d.label = ${label} ${butNot(without)}
        order by ${sort === 'NEWEST' ? NEWEST : BEST} ${page}`;
}

/** Of these deals, how many a feed has. */
export async function countAmong(
  db: Db,
  ids: readonly number[],
  label: string | undefined,
): Promise<number> {
  const there = label
    ? sql`exists (select 1 from deal_label l where l.content_id = d.content_id
        and l.label = ${label})`
    : sql`true`;
  const row = await db.row<{ total: number }>(
    sql`select count(*) as total from deal d where d.content_id = any(${ids}::bigint[])
        and d.is_open and ${there}`,
  );
  return row?.total ?? 0;
}

/** Open deals of every label and first category, and of none in particular (''). */
export function dealCounts(db: Db): Promise<Cell[]> {
  return db.rows<Cell>(sql`
    select l.label as word, count(*) as count from deal_label l group by l.label
      union all select '', count(*) from deal d where d.is_open`);
}

export interface LiveDealRow {
  id: number;
  code: string;
  title: string;
  amount: number;
  publish_time: Date;
}

export function openDealsOfGoods(db: Db, goodsId: number): Promise<LiveDealRow[]> {
  return db.rows<LiveDealRow>(sql`
    select c.id, c.code, c.title, case when d.is_freebie then 0
      else coalesce(p.current_amount, d.deal_amount) end as amount,
      c.publish_time
    from deal d join content c on c.id = d.content_id
      left join goods_price p on p.goods_id = d.goods_id
    where d.goods_id = ${goodsId} and d.is_open order by ${BEST} limit 10`);
}

/** The last ends and returns of a deal, oldest first; its first day is no news. */
export async function dealHistory(db: Db, id: number): Promise<DealDetail['history']> {
  const rows = await db.rows<{ at: Date; state: DealState; reason: DealRow['end_reason'] }>(sql`
    select at, state, reason from deal_change h where content_id = ${id}
      and exists (select from deal_change e where e.content_id = h.content_id
        and e.state = 'EXPIRED' and e.id <= h.id) order by id desc limit 20`);
  return rows.map(({ at, state, reason }) => ({ state, reason, time: at.toISOString() })).reverse();
}

/** What the posts of these deals say. */
export function dealTexts(db: Db, ids: readonly number[]): Promise<{ id: number; text: string }[]> {
  return db.rows(sql`
    select id, text from content where id = any(${ids}::bigint[]) and type = 'DEAL'`);
}
