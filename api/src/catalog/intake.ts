/**
 * Goods and offers out of feeds, in sets: one statement per step and batch, whatever the batch
 * holds. An offer is known by (source, external id), its goods by the match key. What a run
 * overwrites it first puts aside, so that the run can be taken back.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import { brandInitial } from './brand-name.ts';
import * as batchQueries from './intake-batch-queries.ts';
import * as goodsQueries from './intake-goods-queries.ts';
import * as offerQueries from './intake-offer-queries.ts';
import * as rollbackQueries from './intake-rollback-queries.ts';

export interface Intake {
  readonly runId: number;
  readonly source: string;
}

export interface IntakeResult {
  created: number;
  updated: number;
  /**
   * Goods that were made or whose words changed; of mere figures the judge of prices gives word.
   */
  goodsIds: number[];
  /**
   * Offers whose variant, or whose title, became another one: another thing, if the price moves
   * with it.
   */
  relisted: number[];
}

/**
 * Takes in one batch, in the transaction of `ctx.db`. `select` yields one row per item: seq,
 * external_id, match_key, code, name, brand_name, brand_norm, category_id, cover, images,
 * description, attributes, gtin, platform, shop_name, is_mall, flash_sale, flash_until, variant,
 * sku, url, currency, rating, review_count, sold_count, sold_14, sold_30, feed_hash, fed_at.
 * `feed_hash` is two digests of 8 bytes: the words, then the figures; where only figures moved the
 * goods stay alone. A row older than what is stored (`fed_at`) changes nothing.
 */
export async function takeGoods(ctx: Context, intake: Intake, select: Sql): Promise<IntakeResult> {
  const { db } = ctx;
  const states = await batchQueries.sortOut(db, ctx.tenant.id, intake.source, select);
  const result: IntakeResult = { created: 0, updated: 0, goodsIds: [], relisted: [] };
  if (states.fresh + states.figures + states.words === 0) return result;
  const ids = new Set<number>();
  if (states.fresh + states.words > 0) {
    const brands = await brandsOf(ctx, select);
    if (states.fresh > 0) {
      await goodsQueries.needOtherCategory(db, select);
      await goodsQueries.insertGoods(ctx, intake, select, brands);
      const made = await offerQueries.insertOffers(ctx, intake, select);
      result.created = made.count;
      for (const id of made.ids) ids.add(Number(id));
    }
    if (states.words > 0) {
      await offerQueries.backUpOffers(ctx, intake, 'words');
      await goodsQueries.backUpGoods(ctx, intake);
      result.relisted = await goodsQueries.findRelisted(ctx, intake, select);
      await goodsQueries.updateGoods(ctx, intake, select, brands);
      await goodsQueries.relist(ctx);
    }
  }
  if (states.figures > 0) await offerQueries.backUpOffers(ctx, intake, 'figures');
  for (const state of ['words', 'figures'] as const) {
    if (states[state] === 0) continue;
    const changed = await offerQueries.updateOffers(ctx, intake, select, state);
    result.updated += changed.count;
    if (state === 'words') for (const id of changed.ids) ids.add(Number(id));
  }
  result.goodsIds = [...ids];
  return result;
}

/** Ids of all brands of the batch; brands that are new are made. */
async function brandsOf(ctx: Context, select: Sql): Promise<goodsQueries.BrandIds> {
  const found = await goodsQueries.brandsOfBatch(ctx.db, select);
  const missing = found.filter((one) => one.id === null);
  if (missing.length > 0) {
    await goodsQueries.insertBrands(
      ctx.db,
      missing.map(({ norm, name }) => ({
        norm,
        name,
        code: brandCode(norm),
        initial: brandInitial(name),
      })),
    );
    const made = new Map(
      (
        await goodsQueries.brandsByNorm(
          ctx.db,
          missing.map((one) => one.norm),
        )
      ).map((one) => [one.norm, one.id]),
    );
    for (const one of missing) one.id = made.get(one.norm) ?? null;
  }
  const known = found.filter((one): one is typeof one & { id: number } => one.id !== null);
  return { norms: known.map((one) => one.norm), ids: known.map((one) => one.id) };
}

/** Latin norms are their own code; others get a digest, because an address must stay ASCII. */
function brandCode(norm: string): string {
  if (/^[a-z0-9]{1,60}$/.test(norm)) return norm;
  let sum = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(norm))
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  return `b-${sum.toString(36)}`;
}

/** What a batch would do, without doing it. */
export async function wouldChange(
  ctx: Context,
  intake: Intake,
  select: Sql,
): Promise<{ created: number; updated: number }> {
  return ctx.db.transaction(async (db) => {
    const states = await batchQueries.sortOut(db, ctx.tenant.id, intake.source, select);
    return { created: states.fresh, updated: states.figures + states.words };
  });
}

/**
 * Names of all categories in all languages, with their paths: what a feed's breadcrumb is compared
 * with.
 */
export async function categoryNames(
  ctx: Pick<Context, 'db'>,
): Promise<{ id: number; path: number[]; name: string }[]> {
  const rows = await ctx.db.rows<{ id: number; path: string[]; name: string }>(sql`
    select c.id, c.path, n.value as name from category c, jsonb_each_text(c.names) n
      order by c.level, c.id`);
  return rows.map((row) => ({ ...row, path: row.path.map(Number) }));
}

/**
 * After a full run: items of the source that it did not hold are missing once more, and retire
 * after `runs` times. `present` yields external_id. Goods without an offer left are no longer
 * listed.
 */
export async function countMissing(
  ctx: Context,
  intake: Intake,
  present: Sql,
  runs: number,
): Promise<{ retired: number; goodsIds: number[] }> {
  await offerQueries.backUpMissing(ctx, intake, present);
  const rows = await offerQueries.markMissing(ctx, intake, present, runs);
  const goodsIds = [...new Set(rows.map((row) => row.goods_id))];
  if (goodsIds.length > 0) await offerQueries.unlist(ctx, intake, goodsIds);
  return { retired: rows.length, goodsIds };
}

/** Offers that the source has on sale now. */
export async function itemsOf(ctx: Context, source: string): Promise<number> {
  return (
    (
      await ctx.db.row<{ count: number }>(
        sql`select count(*)::int as count from offer where tenant_id = ${ctx.tenant.id}
            and source = ${source} and not retired`,
      )
    )?.count ?? 0
  );
}

/**
 * Offers of a run that later runs changed, with those runs: they stand in the way of taking it
 * back.
 */
export async function laterRuns(
  ctx: Context,
  runId: number,
): Promise<{ run: number; externalId: string }[]> {
  return ctx.db.rows(sql`
    select o.last_run as run, o.external_id as "externalId" from offer o
    where o.tenant_id = ${ctx.tenant.id} and o.last_run > ${runId}
      and (o.made_by_run = ${runId} or exists (select 1 from intake_before b
        where b.run_id = ${runId} and b.kind = 'offer' and b.id = o.id))
    order by o.last_run, o.external_id`);
}

/**
 * Takes a run back: what it made goes, what it changed is as before. `leaving` is notified of the goods
 * just before they go. Brands stay: they are words, not stock.
 */
export async function forgetRun(
  ctx: Context,
  runId: number,
  leaving: (goodsIds: number[]) => Promise<unknown>,
): Promise<{
  goodsIds: number[];
  removedGoods: number[];
  removedOffers: number;
  restored: number;
}> {
  const restored = await rollbackQueries.restore(ctx, runId);
  const removed = await rollbackQueries.removeOffers(ctx, runId);
  const removedGoods = await rollbackQueries.goodsWithoutOffers(ctx, runId);
  if (removedGoods.length > 0) {
    await leaving(removedGoods);
    await rollbackQueries.removeGoods(ctx, removedGoods);
  }
  const gone = new Set(removedGoods);
  const goodsIds = [...new Set([...restored.goodsIds, ...removed])].filter((id) => !gone.has(id));
  return { goodsIds, removedGoods, removedOffers: removed.length, restored: restored.offers };
}

/**
 * A source's offers as a select: offer_id, goods_id, external_id, and the last word of the feed:
 * feed_hash, fed_at, last_run.
 */
export function offerKeys(ctx: Context, source: string): Sql {
  return sql`select o.id as offer_id, o.goods_id, o.external_id, o.feed_hash, o.fed_at, o.last_run
      from offer o where o.tenant_id = ${ctx.tenant.id} and o.source = ${source}`;
}
