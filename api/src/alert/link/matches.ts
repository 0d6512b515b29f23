/** Offers that may be what somebody waits for: by number and by hash, as the catalogue stores both. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { offerLink } from '../../catalog/index.ts';
import type { Db } from '../../kernel/postgres/database.ts';

/** A wait, and goods that its link is of. */
export interface Match {
  readonly id: number;
  readonly accountId: number;
  readonly goodsId: number;
}

interface Row {
  readonly id: number;
  readonly account_id: number;
  readonly key: string;
  readonly goods_id: number;
  readonly url: string;
}

/** Offers that share a page are many where a shop tells products apart by a parameter. */
const OFFERS_AT_MOST = 200;

/** Waits for offers of these goods. */
export const waitsForGoods = (db: Db, goodsIds: readonly number[]): Promise<Match[]> =>
  matchesIn(db, forGoodsQuery(goodsIds));

/** The same from the other side: what there is for these waits. */
export const offersForWaits = (db: Db, waitIds: readonly number[]): Promise<Match[]> =>
  matchesIn(db, forWaitsQuery(waitIds));

/** Reads as many waits as the offers of the goods may be of, and no others. */
export function forGoodsQuery(goodsIds: readonly number[]): Sql {
  return shown(sql`
    select h.wait_id, o.id as offer_id from offer o join link_wait_hash h
      on h.tenant_id = o.tenant_id and h.link_hash = o.link_hash
    where o.goods_id = any(${goodsIds}::bigint[]) and not o.retired
    union
    select w.id, o.id from offer o join link_wait w
      on w.tenant_id = o.tenant_id and w.link_number = o.link_number
    where o.goods_id = any(${goodsIds}::bigint[]) and not o.retired`);
}

/** Reads as many offers as the waits may be of, and no others. */
export function forWaitsQuery(waitIds: readonly number[]): Sql {
  return shown(sql`
    select h.wait_id, o.id as offer_id from link_wait_hash h cross join lateral (
      select o.id from offer o where o.tenant_id = h.tenant_id and o.link_hash = h.link_hash
        and not o.retired limit ${OFFERS_AT_MOST}) o
    where h.wait_id = any(${waitIds}::bigint[])
    union
    select w.id, o.id from link_wait w cross join lateral (
      select o.id from offer o where o.tenant_id = w.tenant_id and o.link_number = w.link_number
        and not o.retired limit ${OFFERS_AT_MOST}) o
    where w.id = any(${waitIds}::bigint[])`);
}

/** Of the pairs of a wait and an offer those that a check finds: goods that are listed, with a price. */
function shown(pairs: Sql): Sql {
  return sql`
    select w.id, w.account_id, w.key, o.goods_id, o.url
    from (${pairs}) f join link_wait w on w.id = f.wait_id join offer o on o.id = f.offer_id
      join goods g on g.id = o.goods_id and g.listed
      join goods_price p on p.goods_id = g.id
    order by w.id, p.in_stock desc, o.id`;
}

/** A hash is shared by other addresses and a number by other shops: the same link has the same key. */
async function matchesIn(db: Db, query: Sql): Promise<Match[]> {
  const first = new Map<number, Match>();
  for (const { id, account_id, key, goods_id, url } of await db.rows<Row>(query))
    if (!first.has(id) && offerLink(url)?.key === key)
      first.set(id, { id, accountId: account_id, goodsId: goods_id });
  return [...first.values()];
}
