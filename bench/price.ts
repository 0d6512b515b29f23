/**
 * Prices as history grows: 50,000, 500,000 and 5 million observations of a year. The statistics of
 * one product must cost the same; judging everything again, labels included, must grow no faster
 * than the history.
 */
import sql from 'sql-template-tag';
import { judge } from '#api/price/index.ts';
import { rate, report } from './measure.ts';
import { benchTenant } from './tenant.ts';
import type { BenchTenant } from './tenant.ts';
import { benchWorld } from './world.ts';

const DAYS = 365;
const SIZES = [137, 1_370, 13_700] as const;

interface Measured {
  readonly goods: number;
  /** Calls a second. */
  readonly statistics: number;
  /** Milliseconds. */
  readonly judged: number;
}

export async function benchPrice(): Promise<void> {
  const world = await benchWorld(0);
  const bench = await benchTenant(world);
  const found: Measured[] = [];
  for (const goods of SIZES) {
    await grow(bench, (found.at(-1)?.goods ?? 0) + 1, goods);
    found.push({
      goods,
      statistics: await rateStatistics(bench, goods),
      judged: await judgeAll(bench),
    });
  }
  reportGrowth(found);
  await bench.close();
  await world.stop();
}

function rateStatistics({ app, ctx, database }: BenchTenant, goods: number): Promise<number> {
  const call = app.callerFor({ ...ctx, db: database.tenant(ctx.tenant.id) });
  let turn = 0;
  return rate(async () => {
    turn = (turn * 7919 + 13) % goods;
    const answer = await call('price.statistics', { id: `bench-${turn + 1}`, dayRange: 90 });
    if (!answer.success) throw new Error(answer.message);
  }, 2500);
}

async function judgeAll({ ctx }: BenchTenant): Promise<number> {
  const from = performance.now();
  await ctx.db.transaction(async (tx) => {
    await judge({ ...ctx, db: tx }, 'all');
  });
  return performance.now() - from;
}

function reportGrowth(found: readonly Measured[]): void {
  const [small, middle, large] = found as [Measured, Measured, Measured];
  const cost = small.statistics / large.statistics;
  report(
    'statistics of one product, 5,000,000 against 50,000',
    `${cost.toFixed(2)} times the cost (${large.statistics.toFixed(0)} and ${small.statistics.toFixed(0)} a second)`,
    { text: '< 2', ok: cost < 2 },
  );
  for (const [times, one] of [
    [10, middle],
    [100, large],
  ] as const) {
    const growth = one.judged / one.goods / (small.judged / small.goods);
    report(
      `judging all goods again, per product, history × ${times}`,
      `${growth.toFixed(2)} (${(one.judged / 1000).toFixed(1)} s for ${one.goods})`,
      { text: '≤ 1.5', ok: growth <= 1.5 },
    );
  }
}

/** Goods `first` to `last`, one offer each, seen once a day for a year, with a sale now and then. */
async function grow({ ctx, owner }: BenchTenant, first: number, last: number): Promise<void> {
  const { db } = ctx;
  const { id } = ctx.tenant;
  await db.run(
    sql`insert into goods (tenant_id, code, name, created_at, updated_at) select ${id},
        'bench-' || n, 'Bench ' || n, ${ctx.now}, ${ctx.now} from generate_series(${first}::int,
        ${last}::int) n`,
  );
  await db.run(sql`insert into offer (tenant_id, goods_id, source, external_id, platform, url,
      currency, created_at, updated_at)
    select ${id}, g.id, 'bench', g.code, 'SHOPEE', 'https://shop.example/',
      ${ctx.tenant.currency}, ${ctx.now}, ${ctx.now} from goods g where not exists (select 1
      from offer o where o.goods_id = g.id)`);
  await db.run(
    sql`call ensure_observation_months(${new Date(ctx.now.getTime() - (DAYS + 2) * 86_400_000)}::timestamptz, ${ctx.now}::timestamptz)`,
  );
  const fresh = sql`select o.id, d, ${ctx.now}::timestamptz - d * interval '1 day' as at, case
      when (o.id + d) % 41 < 3 then 79000 else 100000 + (o.id % 7) * 100 end as price
    from offer o cross join generate_series(0, ${DAYS - 1}::int) d where not exists (select 1
      from price_day p where p.offer_id = o.id)`;
  await db.run(
    sql`insert into price_observation (tenant_id, offer_id, observed_at, currency, item_amount,
        was_amount, source) select ${id}, f.id, f.at, ${ctx.tenant.currency}, f.price, 100000,
        'bench' from (${fresh}) f`,
  );
  await db.run(sql`insert into price_day (tenant_id, offer_id, day, low, low_at, high, high_at,
      mid, mean, close, close_at, was, in_stock, seen, seen_at)
    select ${id}, f.id, (f.at at time zone ${ctx.tenant.timezone})::date, f.price, f.at, f.price,
      f.at, f.price, f.price, f.price, f.at, null, true, 1, f.at from (${fresh}) f
      on conflict do nothing`);
  await owner.query('analyze');
}
