/**
 * The back-test (BEY-22): a nightly job walks through the past of many goods with the very code
 * that answers shoppers, in batches, and stores what came of it. Its cost is bounded by a sample of
 * goods, the same at each walk.
 */
import type { OutlookRecord } from '#contract/price/outlook-record.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { jsonOf } from '../../kernel/json.ts';
import { cacheFor } from '../../kernel/cache.ts';
import { announce } from '../../kernel/changed.ts';
import type { Handler } from '../../kernel/module.ts';
import { addDays } from '../range.ts';
import { brandSales, salesOfRegion } from './calendar.ts';
import { BETTER_BY, HORIZON } from './chance.ts';
import { LOOKED_AT, pastOf } from './past.ts';
import { addPast, countedIn, emptyTally } from './tally.ts';

/**
 * Goods of a tenant that are looked at, and how many at a time: between batches other work goes on.
 */
export const SAMPLE = { goods: 2000, batch: 50 } as const;
/** Records that are stored. */
const KEPT = 30;

const cached = cacheFor<OutlookRecord | null>({ seconds: 300, max: 20, topics: ['outlook'] });

export const outlookRecord: Handler<'price.outlook-record'> = async (ctx) => ({
  record: await cached(ctx, '', () => latest(ctx)),
});

async function latest(ctx: Context): Promise<OutlookRecord | null> {
  const row = await ctx.db.row<{ record: OutlookRecord }>(
    sql`select record from outlook_record where tenant_id = ${ctx.tenant.id} order by made_at desc
        limit 1`,
  );
  return row?.record ?? null;
}

/** The wake. */
export async function tryOutlooks(ctx: Context): Promise<void> {
  const record = await makeRecord(ctx);
  await ctx.db.run(sql`insert into outlook_record (tenant_id, made_at, record)
      values (${ctx.tenant.id}, ${ctx.now}, ${jsonOf(record)}::jsonb)
    on conflict (tenant_id, made_at) do update set record = excluded.record`);
  await ctx.db.run(sql`delete from outlook_record where tenant_id = ${ctx.tenant.id}
    and made_at not in (select made_at from outlook_record where tenant_id = ${ctx.tenant.id}
      order by made_at desc limit ${KEPT})`);
  await announce(ctx.db, 'outlook');
}

/** Walks through the past of a sample of goods; stores nothing. */
export async function makeRecord(ctx: Context): Promise<OutlookRecord> {
  const began = performance.now();
  const today = localDay(ctx.now, ctx.tenant.timezone);
  const from = addDays(today, 1 - LOOKED_AT);
  const goods = await ctx.db.rows<{ id: number; brand_id: number | null }>(sql`
    select id, brand_id from goods where tenant_id = ${ctx.tenant.id} and listed
      order by hashint8(id), id limit ${SAMPLE.goods + 1}`);
  const region = salesOfRegion(ctx.tenant, from, addDays(today, HORIZON));
  const brands = await brandSales(ctx, from, [
    ...new Set(goods.flatMap((one) => one.brand_id ?? [])),
  ]);
  const tally = emptyTally();
  for (let at = 0; at < Math.min(goods.length, SAMPLE.goods); at += SAMPLE.batch) {
    const batch = goods.slice(at, Math.min(at + SAMPLE.batch, SAMPLE.goods));
    const pasts = await pastOf(
      ctx,
      batch.map((one) => one.id),
      today,
    );
    for (const { id, brand_id: brandId } of batch) {
      const prices = pasts.get(id) ?? [];
      addPast(
        tally,
        prices,
        region(brands.get(brandId ?? 0) ?? [], addDays(today, 1 - prices.length)),
      );
    }
    await new Promise((done) => {
      setImmediate(done);
    });
  }
  return {
    madeTime: ctx.now.toISOString(),
    fromDay: from,
    toDay: today,
    betterBy: BETTER_BY,
    sampled: goods.length > SAMPLE.goods,
    milliseconds: Math.round(performance.now() - began),
    ...countedIn(tally),
  };
}
