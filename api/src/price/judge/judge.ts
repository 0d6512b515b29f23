/**
 * Judges prices: offers from their days, goods from the days of their offers, labels from both and
 * from sales.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { VerdictKind } from '#contract/price/verdict.ts';
import { localDay } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import * as first from './first-look.ts';
import * as goodsQueries from './goods-queries.ts';
import * as writeQueries from './write-queries.ts';
import * as bestQueries from './best-queries.ts';
import * as historyQueries from './verdict-history-queries.ts';
import * as labels from './label-queries.ts';
import * as offers from './offer-queries.ts';
import type { Moment } from './offer-queries.ts';

/** Ids in one event of the job queue. */
const EVENT_IDS = 1000;
/** Goods judged again in one wake. */
const REJUDGED = 20_000;

/** Judges the given goods, or all of the tenant, from the days that are in the history. */
export async function judge(ctx: Context, goodsIds: readonly number[] | 'all'): Promise<void> {
  await ctx.db.transaction(async (db) => {
    await begin(db);
    await db.run(goodsQueries.chooseGoods(goodsIds));
    await db.run(offers.chooseOffersOfGoods);
    await judgeChosen({ ...ctx, db });
  });
}

/**
 * Judges what a taking has touched; the other offers of these goods keep their verdicts.
 * `days` yields offer_id and day of what changed. Offers seen for the first time (`first_look`) are
 * judged shortly, and so are their goods where no other offer bears on them.
 */
export async function judgeTouched(ctx: Context, days: Sql): Promise<void> {
  const { db } = ctx;
  await begin(db);
  await db.run(first.judgeFirstLooks(momentOf(ctx)));
  await db.run(goodsQueries.touchGoodsDays(sql`${days} union all ${first.amongOthers}`));
  await db.run(sql`analyze judging_touched`);
  await db.run(goodsQueries.chooseTouchedGoods);
  await db.run(first.rankFirstLooks);
  await db.run(offers.chooseOffers(days));
  await judgeChosen(ctx);
}

/**
 * The wake: judges again what was last judged on an earlier tenant-local day, or shows a flash sale
 * that is over. A slice at a time, so that no import waits long for goods that are locked here.
 */
export async function rejudge(ctx: Context): Promise<void> {
  const stale = await ctx.db.rows<{ goods_id: number }>(
    goodsQueries.staleGoods(todayOf(ctx), ctx.now, REJUDGED),
  );
  if (stale.length > 0)
    await judge(
      ctx,
      stale.map((row) => row.goods_id),
    );
}

/** When and for whom a judging happens. */
export function momentOf(ctx: Context): Moment {
  return {
    today: todayOf(ctx),
    timezone: ctx.tenant.timezone,
    tenantId: ctx.tenant.id,
    now: ctx.now,
  };
}

export function todayOf(ctx: Context): string {
  return localDay(ctx.now, ctx.tenant.timezone);
}

async function begin(db: Db): Promise<void> {
  await db.run(sql`set local statement_timeout = '300s'`);
  await db.run(sql`set local lock_timeout = '60s'`);
  await db.run(sql`set local work_mem = '64MB'`);
  for (const table of [
    ...offers.OFFER_TABLES,
    ...goodsQueries.GOODS_TABLES,
    ...labels.LABEL_TABLES,
  ])
    await db.run(table);
  await db.run(
    sql`truncate judging_offer, judging_goods, judging_touched, judging_rank, judging_category,
        judging_drop, judging_change`,
  );
}

async function judgeChosen(ctx: Context): Promise<void> {
  const { db } = ctx;
  await db.run(goodsQueries.lockGoods);
  await db.run(sql`analyze judging_goods`);
  await db.run(sql`analyze judging_offer`);
  for (const batch of await batches(db, offers.batches)) await judgeOffers(ctx, batch);
  await db.run(offers.forgetOffers);
  for (const batch of await batches(db, goodsQueries.batches)) await judgeGoods(ctx, batch);
  await db.run(writeQueries.forgetGoods);
  await db.run(labels.touchCategories);
  await db.run(labels.rankGoods(todayOf(ctx), ctx.tenant.timezone));
  await db.run(labels.relabel(todayOf(ctx), ctx.tenant.timezone));
  await db.run(labels.saveGoodsLabels(ctx.tenant.id));
  await announce(ctx);
}

async function batches(db: Db, query: typeof goodsQueries.batches): Promise<number[]> {
  return (await db.rows<{ batch: number }>(query)).map((row) => row.batch);
}

async function judgeOffers(ctx: Context, batch: number): Promise<void> {
  const { db } = ctx;
  const moment = momentOf(ctx);
  await db.run(sql`truncate judging_current, judging_ruling`);
  await db.run(offers.readCurrent(batch, moment.today));
  await db.run(sql`analyze judging_current`);
  await db.run(offers.ruleOffers(moment, (await db.row(offers.anyChanged)) !== undefined));
  await db.run(offers.writeOffers(offers.RULED, moment));
}

async function judgeGoods(ctx: Context, batch: number): Promise<void> {
  const { db } = ctx;
  const moment = momentOf(ctx);
  await db.run(
    sql`truncate judging_live, judging_merge, judging_best, judging_low, judging_verdict`,
  );
  await db.run(bestQueries.findLive(batch, moment));
  await db.run(sql`analyze judging_live`);
  await db.run(bestQueries.findMerges);
  await db.run(sql`analyze judging_merge`);
  for (const clear of bestQueries.clearMerged) await db.run(clear);
  await db.run(bestQueries.mergeDays(moment.tenantId));
  await db.run(bestQueries.readBest(moment));
  await db.run(sql`analyze judging_best`);
  await db.run(bestQueries.findLows(moment.today));
  await db.run(writeQueries.noteDrops);
  await db.run(historyQueries.noteVerdicts);
  await db.run(writeQueries.writeGoods(bestQueries.standing(moment.today), moment));
  await db.run(historyQueries.saveVerdictChanges(moment));
  await db.run(historyQueries.noteNewVerdicts);
}

async function announce(ctx: Context): Promise<void> {
  const judged = (await ctx.db.rows<{ id: number }>(writeQueries.judgedGoods)).map((row) => row.id);
  for (let from = 0; from < judged.length; from += EVENT_IDS) {
    await ctx.emit({ topic: 'price.judged', goodsIds: judged.slice(from, from + EVENT_IDS) });
  }
  const drops = await ctx.db.rows<{ goodsId: number; from: number; to: number }>(
    writeQueries.drops,
  );
  for (let from = 0; from < drops.length; from += EVENT_IDS) {
    await ctx.emit({ topic: 'price.dropped', drops: drops.slice(from, from + EVENT_IDS) });
  }
  const changes = await ctx.db.rows<{ goodsId: number; from: VerdictKind; to: VerdictKind }>(
    historyQueries.newVerdicts,
  );
  for (let from = 0; from < changes.length; from += EVENT_IDS) {
    await ctx.emit({ topic: 'verdict.changed', changes: changes.slice(from, from + EVENT_IDS) });
  }
}
