/**
 * Loads the demo world: pictures, categories, brands, then each region's goods, offers and
 * histories through the same functions that imports use, and deals. Deterministic, relative to the
 * moment of installation; loaded once.
 */
import path from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { placeWhatGotInterest, refreshDeals } from '#api/content/index.ts';
import type { Context, Tenant } from '#api/kernel/context.ts';
import type { Log } from '#api/kernel/log.ts';
import type { JobQueue } from '#api/kernel/job-queue/job-queue.ts';
import type { Database, Db } from '#api/kernel/postgres/database.ts';
import { takeIn } from '#api/price/index.ts';
import { backfill, keepKinds, keepPhrases } from '#api/search/index.ts';
import { openStudio } from './picture/studio.ts';
import type { Studio } from './picture/studio.ts';
import { loadActivities, purgeActivities } from './load/activities.ts';
import { loadAlerts } from './load/alerts.ts';
import { addLogos, loadCatalogue } from './load/catalogue.ts';
import { giveAway, shapeDeals, writeTexts } from './load/deals.ts';
import { loadCrowd } from './load/crowd.ts';
import { loadShowcase } from './load/showcase.ts';
import { loadTalk } from './load/talk.ts';
import { loadVotes } from './load/votes.ts';
import { loadWave } from './load/wave.ts';
import { loadCoupons } from './load/coupons.ts';
import { loadGroups } from './load/groups.ts';
import { loadGoods, stageLooks, STAGED_LOOKS } from './load/goods.ts';
import { loadLives } from './load/lives.ts';
import { loadMessages } from './load/messages.ts';
import { loadPages } from './load/pages.ts';
import { loadSales } from './load/sales.ts';
import { loadUnits } from './load/units.ts';
import { loadWriting } from './load/writing.ts';
import { goodsSeeds } from './world/goods.ts';
import { adornTenant, unadornTenants } from './adornment.ts';
import { REGIONS } from './world/region.ts';

export interface LoadParts {
  readonly database: Database;
  readonly jobQueue: JobQueue;
  readonly tenants: readonly Tenant[];
  readonly log: Log;
  readonly now: Date;
  readonly pictureFolder: string;
  /** 1 is the whole world; tests take a twentieth. */
  readonly share?: number;
  /** One look of each motif: worlds that nobody looks at are there sooner. */
  readonly isPlain?: boolean;
  readonly progress?: (text: string) => void;
}

/**
 * Whether the demo world is already there, whole: a start that was killed in the middle goes on.
 */
export async function isLoaded(platform: Db): Promise<boolean> {
  const found = await platform.row<{ regions: number }>(
    sql`select count(*)::int as regions from tenant t where exists (select 1 from goods g
        where g.tenant_id = t.id and g.is_demo)`,
  );
  return (found?.regions ?? 0) >= REGIONS.length;
}

export async function loadDemoWorld(parts: LoadParts): Promise<void> {
  const { database, progress = () => {}, share = 1 } = parts;
  const studio = openStudio(parts.pictureFolder, parts.isPlain ?? share < 1);
  await loadCatalogue(database.platform(), studio.take, studio.takeLogo);
  for (const region of REGIONS) {
    const tenant = parts.tenants.find((one) => one.id === region.tenant);
    if (!tenant) continue;
    const goods = goodsSeeds(region, share);
    progress(`Demo world: ${region.tenant}, ${goods.length} products with their price histories`);
    await adornTenant(database.platform(), tenant.id);
    await loadRegion(parts, tenant, goods, region, studio, share);
  }
  progress('Demo world: the last pictures');
  await studio.done();
}

/** What a demo world lacks that an earlier version loaded: one question at each start. */
export async function completeDemoWorld(platform: Db, pictureFolder: string): Promise<void> {
  await addLogos(platform, () => openStudio(pictureFolder, false));
}

/** A region in one transaction: a kill leaves it whole or absent. */
async function loadRegion(
  parts: LoadParts,
  tenant: Tenant,
  goods: ReturnType<typeof goodsSeeds>,
  region: (typeof REGIONS)[number],
  { take, takeScene, takeFace }: Studio,
  share: number,
): Promise<void> {
  const db = parts.database.tenant(tenant.id);
  await db.transaction(async (tx) => {
    await tx.run(sql`set local statement_timeout = '300s'`);
    if (await tx.row(sql`select 1 as one from goods where is_demo limit 1`)) return;
    const { now, log, jobQueue } = parts;
    const ctx: Context = jobQueue.contextOf(tenant, 'seed', { db: tx, now, log });
    await loadGoods(ctx, goods, take, region.language);
    await stageLooks(ctx, goods, region);
    await takeIn(ctx, STAGED_LOOKS);
    await refreshDeals(ctx, 'all');
    await shapeDeals(ctx, region);
    await giveAway(ctx, region);
    await refreshDeals(ctx, 'all');
    // which goods are the same product must be known before guides pick any
    await loadUnits(ctx);
    await loadWriting(ctx, region, goods, { take, takeFace }, share);
    await loadShowcase(ctx, region.language, take);
    const ring = await loadCrowd(ctx, region, takeFace, share);
    await loadVotes(ctx, ring);
    await loadCoupons(ctx, region, share);
    await loadLives(ctx);
    await writeTexts(ctx, region);
    await loadTalk(ctx);
    await placeWhatGotInterest(ctx);
    await loadWave(ctx);
    await loadMessages(ctx);
    await loadAlerts(ctx);
    await loadSales(ctx);
    await loadGroups(ctx, region);
    await loadPages(ctx, takeScene, await loadActivities(ctx, { take, takeScene }));
    // whoever comes first finds something: the job queue would need a while for all the news
    await backfill(ctx);
    await keepPhrases(ctx);
    await keepKinds(ctx);
  });
}

/**
 * Takes the demo world out; returns how many products went. Tenants, categories and brands stay.
 */
export async function purgeDemoWorld(platform: Db): Promise<number> {
  return platform.transaction(async (tx) => {
    await tx.run(sql`set local statement_timeout = '300s'`);
    const offers = sql`select o.id from offer o join goods g on g.id = o.goods_id where g.is_demo`;
    for (const table of ['price_observation', 'price_exclusion', 'price_day'] as const)
      await tx.run(sql`delete from ${raw(table)} where offer_id in (${offers})`);
    await tx.run(
      sql`delete from content where is_demo or id in (select d.content_id from deal d
          join goods g on g.id = d.goods_id where g.is_demo)`,
    );
    await tx.run(sql`delete from content_field where is_demo`);
    await tx.run(sql`delete from special_subject where is_demo`);
    await tx.run(
      sql`delete from moderation where author_id in (select id from account where is_demo)`,
    );
    await purgeActivities(tx);
    await tx.run(sql`delete from account where is_demo`);
    await tx.run(sql`delete from item_group where is_demo`);
    await tx.run(sql`delete from page where is_demo`);
    await tx.run(sql`delete from coupon where is_demo`);
    await tx.run(sql`delete from brand_sale where is_demo`);
    await unadornTenants(tx);
    const goods = await tx.run(sql`delete from goods where is_demo`);
    for (const [type, table] of [
      ['CONTENT', 'content'],
      ['GOODS', 'goods'],
      ['USER', 'account'],
      ['CONTENT_COMMENT', 'comment'],
    ] as const)
      for (const kept of ['mark', 'subject_count'])
        await tx.run(
          sql`delete from ${raw(kept)} k where k.target_type = ${type} and not exists (select 1
              from ${raw(table)} t where t.id = k.target_id)`,
        );
    return goods;
  });
}

/** Where pictures are stored. */
export function pictureFolderOf(dataDir: string): string {
  return path.join(dataDir, 'pic');
}
