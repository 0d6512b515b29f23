/**
 * Importing in tests: the sample feeds, temporary files, and the shared samples where they lie
 * beside the repository.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { afterAll } from 'vitest';
import { importFeed } from '#api/ingest/index.ts';
import type { ImportOptions, ImportParts, ImportReport } from '#api/ingest/index.ts';
import { makeLog } from '#api/kernel/log.ts';
import { tenantDirectory } from '#api/tenant/index.ts';
import type { World } from './world.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const feed = (name: string) => path.join(ROOT, 'seed/feeds', name);

/** The shared samples' folder, or null: it is no part of the repository. */
export function sharedData(): string | null {
  return (
    [
      path.join(ROOT, 'shared/data'),
      path.join(ROOT, '../shared/data'),
      path.join(ROOT, '../../shared/data'),
    ].find((folder) => existsSync(path.join(folder, 'lazada-sample.csv'))) ?? null
  );
}

export function partsOf(world: World): ImportParts {
  return {
    database: world.database,
    clock: world.clock,
    jobQueue: world.jobQueue,
    log: makeLog({ logLevel: 'silent', environment: 'test' }),
    tenants: tenantDirectory(world.database, world.clock),
  };
}

/**
 * Imports and checks what holds of every report: read = created + updated + unchanged + refused.
 */
export async function take(
  world: World,
  options: ImportOptions,
  parts: ImportParts = partsOf(world),
): Promise<ImportReport> {
  const report = await importFeed(parts, options);
  const { read, created, updated, unchanged, refused, reasons } = report;
  if (read !== created + updated + unchanged + refused)
    throw new Error(`${read} read is not ${created} + ${updated} + ${unchanged} + ${refused}.`);
  const counted = Object.values(reasons).reduce((sum, count) => sum + count, 0);
  if (counted !== refused) throw new Error(`${refused} refused, but the reasons count ${counted}.`);
  return report;
}

let folder: string | undefined;

/** Writes a file that goes with the test file. */
export function temporary(name: string, content: string | Buffer): string {
  if (folder === undefined) {
    folder = mkdtempSync(path.join(tmpdir(), 'khum-feeds-'));
    const made = folder;
    afterAll(() => {
      rmSync(made, { recursive: true, force: true });
      folder = undefined;
    });
  }
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

/**
 * All that an import writes, without ids and times of its own: equal snapshots are equal results.
 */
export async function snapshot(world: World): Promise<unknown> {
  const db = world.database.platform();
  const offers = await db.rows(sql`
    select o.tenant_id, o.source, o.external_id, o.platform, o.shop_name, o.is_mall, o.flash_sale,
      o.variant, o.url, o.currency, o.rating, o.sold_count, o.retired, o.missing_runs,
      encode(o.feed_hash, 'hex') as hash, g.code, g.name, g.match_key, g.cover, g.description,
        g.attributes, g.listed, b.norm as brand
    from offer o join goods g on g.id = o.goods_id left join brand b on b.id = g.brand_id
      order by o.tenant_id, o.source, o.external_id`);
  const points = await db.rows(sql`
    select o.source, o.external_id, p.observed_at, p.item_amount, p.was_amount, p.shipping_amount,
      p.coupon_amount, p.coupon_code, p.in_stock
    from price_observation p join offer o on o.id = p.offer_id order by o.source, o.external_id,
      p.observed_at`);
  const prices = await db.rows(sql`
    select g.tenant_id, g.code, p.current_amount, p.origin_amount, p.in_stock, p.verdict, p.labels,
      p.offer_count from goods_price p join goods g on g.id = p.goods_id order by g.tenant_id,
      g.code`);
  const coupons = await db.rows(
    sql`select tenant_id, source, key, code, discount_type, amount, fraction, min_spend_amount,
        cap_amount, ends_at from coupon order by tenant_id, source, key`,
  );
  const counts =
    await db.row(sql`select (select count(*) from goods)::int as goods, (select count(*)
        from price_day)::int as days, (select count(*) from coupon_goods)::int as links,
    (select count(*) from import_staging)::int as staged, (select count(*)
      from deal)::int as deals`);
  return { offers, points, prices, coupons, counts };
}
