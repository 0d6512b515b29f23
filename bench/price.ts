/**
 * Prices as history grows: 50,000, 500,000 and 5 million observations of a year. The statistics of
 * one product must cost the same; judging everything anew, labels included, must grow no faster
 * than the history.
 */
import pg from 'pg';
import sql from 'sql-template-tag';
import { makeApp } from '#api/kernel/app.ts';
import { makeLog } from '#api/kernel/log.ts';
import { compose } from '#server/compose.ts';
import { Database, overClient } from '#api/kernel/postgres/database.ts';
import { judge } from '#api/price/index.ts';
import { rate, report } from './measure.ts';
import { benchWorld } from './world.ts';

const DAYS = 365;
const SIZES = [137, 1_370, 13_700] as const;

export async function benchPrice(): Promise<void> {
  const world = await benchWorld(0);
  const database = new Database({ url: world.url, poolSize: 4 });
  const log = makeLog({ logLevel: 'error', environment: 'production' });
  const composition = compose({ config: world.config, database, log });
  const { tenants, jobQueue } = composition;
  const app = await makeApp(composition);
  const [tenant] = await tenants.all();
  if (!tenant) throw new Error('No tenant.');
  const client = await database.client(tenant.id);
  await client.query("set statement_timeout = '900s'");
  const db = overClient(client);
  // only the owner of tables may gather their statistics
  const owner = new pg.Client(world.url);
  await owner.connect();
  const ctx = { ...jobQueue.contextOf(tenant, 'bench', { db }), emit: async () => {} };
  const call = app.callerFor({ ...ctx, db: database.tenant(tenant.id) });
  const found: { goods: number; statistics: number; judged: number }[] = [];
  let made = 0;
  for (const goods of SIZES) {
    await grow(made + 1, goods);
    made = goods;
    let turn = 0;
    const statistics = await rate(async () => {
      turn = (turn * 7919 + 13) % goods;
      const answer = await call('price.statistics', { id: `bench-${turn + 1}`, dayRange: 90 });
      if (!answer.success) throw new Error(answer.message);
    }, 2500);
    const from = performance.now();
    await db.transaction(async (tx) => {
      await judge({ ...ctx, db: tx }, 'all');
    });
    found.push({ goods, statistics, judged: performance.now() - from });
  }
  const [small, middle, large] = found as [
    (typeof found)[number],
    (typeof found)[number],
    (typeof found)[number],
  ];
  const cost = small.statistics / large.statistics;
  report(
    'statistics of one product, 5,000,000 against 50,000',
    `${cost.toFixed(2)} times the cost (${large.statistics.toFixed(0)} and ${small.statistics.toFixed(0)} a second)`,
    { text: '< 2', ok: cost < 2 },
  );
  const growth = (a: typeof small, b: typeof small) => b.judged / b.goods / (a.judged / a.goods);
  report(
    'judging everything anew, per product, history × 10',
    `${growth(small, middle).toFixed(2)} (${(middle.judged / 1000).toFixed(1)} s for ${middle.goods})`,
    { text: '≤ 1.5', ok: growth(small, middle) <= 1.5 },
  );
  report(
    'judging everything anew, per product, history × 100',
    `${growth(small, large).toFixed(2)} (${(large.judged / 1000).toFixed(1)} s for ${large.goods})`,
    { text: '≤ 1.5', ok: growth(small, large) <= 1.5 },
  );
  await owner.end();
  await client.end();
  await app.server.close();
  await database.close();
  await world.stop();

  /**
   * Goods `first` to `last`, one offer each, seen once a day for a year, with a sale now and then.
   */
  async function grow(first: number, last: number): Promise<void> {
    const id = tenant?.id as string;
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
}
