/** SQL of staged rows as one tenant applies them, batch by batch. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { isGone } from '../../coupon/index.ts';
import type { Db } from '../../kernel/postgres/database.ts';

export async function lastSeq(db: Db, runId: number): Promise<number> {
  return (
    (
      await db.row<{ seq: number | null }>(
        sql`select max(seq) as seq from import_row where run_id = ${runId}`,
      )
    )?.seq ?? 0
  );
}

/** Where a staged row is in its file; undefined: it is another tenant's. */
export async function rowNumber(db: Db, runId: number, seq: number): Promise<number | undefined> {
  return (
    await db.row<{ row: number }>(
      sql`select row_no as row from import_row where run_id = ${runId} and seq = ${seq}::int`,
    )
  )?.row;
}

const batch = (runId: number, after: number, upTo: number) =>
  sql`r.run_id = ${runId} and r.seq > ${after}::int and r.seq <= ${upTo}::int`;

/** Each item's latest word in a batch, as the catalogue takes it in. */
export function wordsOf(runId: number, observedAt: Date, after: number, upTo: number): Sql {
  return sql`select r.seq, r.external_id, r.match_key, r.name, r.brand_name, r.brand_norm,
      r.category_id, r.cover, r.images, r.description, r.attributes, r.gtin,
      r.platform, r.shop_name, r.is_mall, r.flash_sale, r.flash_until, r.variant, r.sku, r.url,
        r.currency, r.rating, r.review_count, r.sold_count, r.sold_14, r.sold_30, r.feed_hash,
      coalesce(r.observed_at, ${observedAt}::timestamptz) as fed_at
    from import_row r where r.head and ${batch(runId, after, upTo)}`;
}

/**
 * The observations of a batch, a coupon that was known not to work taking nothing off, without those that an earlier run is known to have stored: the same
 * word at the same instant. `offers` yields offer_id, external_id, feed_hash, fed_at, last_run.
 */
export function observationsOf(
  run: { id: number; source: string; observedAt: Date },
  offers: Sql,
  after: number,
  upTo: number,
): Sql {
  const observedAt = sql`coalesce(r.observed_at, ${run.observedAt}::timestamptz)`;
  return sql`select o.offer_id, ${observedAt} as observed_at, r.currency, r.item_amount, r.was_amount,
      r.shipping_amount, case when r.coupon_amount > 0 and ${isGone(
        { code: sql`r.coupon_code`, platform: sql`r.platform`, shop: sql`r.shop_name` },
        observedAt,
      )} then 0 else nullif(r.coupon_amount, 0) end,
      r.coupon_code, r.in_stock, r.audience, ${run.source}::text as source,
        100::smallint as confidence, r.feed_hash as payload_hash, ${run.id}::bigint as run_id
    from import_row r join (${offers}) o using (external_id) where ${batch(run.id, after, upTo)}
      and (o.last_run = ${run.id}::bigint or o.feed_hash is distinct from r.feed_hash
        or o.fed_at is distinct from ${observedAt})`;
}

/** The vouchers of a batch. `offers` yields goods_id, external_id. */
export function vouchersOfBatch(runId: number, offers: Sql, after: number, upTo: number): Sql {
  return sql`select o.goods_id, r.platform, r.currency, r.vouchers from import_row r
      join (${offers}) o using (external_id)
    where r.head and r.vouchers is not null and ${batch(runId, after, upTo)}`;
}

export async function hasVouchers(db: Db, runId: number): Promise<boolean> {
  return (
    (
      await db.row<{ has: boolean }>(
        sql`select exists (select 1 from import_row where run_id = ${runId}
            and vouchers is not null) as has`,
      )
    )?.has ?? false
  );
}

/** Rows of a run that could not be read, where no other row of the same item could be. */
export function unreadRows(runId: number): Sql {
  return sql`select u.external_id, u.reason, u.value from import_unread u
      where u.run_id = ${runId} and not exists (select from import_row r
        where r.run_id = u.run_id and r.external_id = u.external_id)`;
}

/** One row that the database refused. */
export function notApplied(runId: number, seq: number): Sql {
  return sql`select r.external_id, 'row.not_applied' as reason, '' as value from import_row r
      where r.run_id = ${runId} and r.seq = ${seq}::int`;
}

/** External ids that a tenant's part of the run holds. */
export function presentItems(runId: number): Sql {
  return sql`select r.external_id from import_row r where r.run_id = ${runId} and r.head`;
}
