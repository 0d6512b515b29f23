/** What a change of prices costs among a million watches (BEY-05; issue point 8 of alerts). */
import pg from 'pg';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../../test/world.ts';
import { candidatesOf, candidatesQuery } from './candidates.ts';
import type { Span } from './candidates.ts';

const world = await makeWorld();
const ctx = await world.ctx();

const GOODS = 10_000;
const PER_GOODS = 100;
/** Every watch of goods asks for another price between these, in minor units. */
const [LOWEST, HIGHEST] = [50_000, 150_000];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** A million watches: armed ones of each unit, some that have fired, some that wait for stock. */
async function fill(): Promise<number[]> {
  const client = new pg.Client(world.url);
  await client.connect();
  try {
    await client.query(`insert into goods (tenant_id, code, name, created_at, updated_at)
      select 'TH', 'w' || n, 'x', now(), now() from generate_series(1, ${GOODS}) n`);
    const made = await client.query<{ id: string }>(
      "insert into account (tenant_id, nickname, created_at) values ('TH', 'watcher', now()) returning id",
    );
    await client.query(
      `insert into price_watch (tenant_id, account_id, goods_id, name, with_twins, with_shipping,
        with_coupon, kind, verified_only, armed, fired_amount, fired_threshold, unit, fire_key,
        again_key, rearm_key, begun_at, unmet_at, created_at, updated_at)
      select 'TH', $1, g.id, 'x', false, true, true, k.kind, false, k.armed,
        case when not k.armed then k.key end, case when not k.armed then k.key end, k.unit,
        case k.unit when 'AMOUNT' then k.key when 'SHARE' then k.key / 12 when 'DAYS' then 1 + k.n * 3 end,
        case when not k.armed and k.unit is not null then k.key * 99 / 100 end,
        case when not k.armed and k.unit is not null then k.key * 102 / 100 end, now(), now(), now(), now()
      from goods g cross join lateral (
        select n, ${LOWEST} + (hashtext(g.id || ' ' || n) & 2147483647) % ${HIGHEST - LOWEST} as key,
          (n % 10) <> 7 as armed,
          case when n % 20 = 3 then 'RESTOCK' when n % 10 = 4 then 'BELOW_TYPICAL'
            when n % 10 = 5 then 'NEW_LOW' else 'TARGET_PRICE' end as kind,
          case when n % 20 = 3 then null when n % 10 = 4 then 'SHARE'
            when n % 10 = 5 then 'DAYS' else 'AMOUNT' end as unit
        from generate_series(1, ${PER_GOODS}) n) k
      where g.code like 'w%'`,
      [made.rows[0]?.id],
    );
    await client.query('vacuum analyze price_watch');
    const goods = await client.query<{ id: string }>(
      "select id from goods where code like 'w%' order by id",
    );
    return goods.rows.map(({ id }) => Number(id));
  } finally {
    await client.end();
  }
}

test('BEY-05: of a million watches, 10,000 changes of prices read only those that they reach', async () => {
  const goodsIds = await fill();
  const spans = goodsIds.map((goodsId, index): Span => {
    // just above nine in ten targets, and falling by 1 to 3 %
    const from = LOWEST + ((index * 7919) % (HIGHEST - LOWEST));
    const low = Math.round(from * (0.97 + (index % 3) / 100));
    return {
      goodsId,
      basis: 3,
      low,
      high: low,
      share: Math.floor(low / 12) - 1,
      days: index % 40,
      wasOut: false,
    };
  });
  // those that lie above the price have fired before: what is left lies below it
  const client = new pg.Client(world.url);
  await client.connect();
  await client.query(
    `update price_watch w set armed = false, fired_amount = w.fire_key, fired_threshold = w.fire_key,
       again_key = 0, rearm_key = 2000000000
     from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) c(goods_id, at, share, days)
     where w.goods_id = c.goods_id and w.armed and (w.unit = 'AMOUNT' and w.fire_key > c.at
       or w.unit = 'SHARE' and w.fire_key > c.share or w.unit = 'DAYS' and w.fire_key < c.days - 20)`,
    [
      goodsIds,
      spans.map(({ low }) => Math.round((low as number) * 1.02)),
      spans.map(({ share }) => (share as number) + 200),
      spans.map(({ days }) => days),
    ],
  );
  await client.query('vacuum analyze price_watch');
  await client.end();

  const query = candidatesQuery(spans, []);
  const explained = await ctx.db.row<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    sql`explain (analyze, format json) ${query}`,
  );
  const plan = explained?.['QUERY PLAN'][0]?.Plan as Plan;
  const scans = nodes(plan).filter((one) => one['Relation Name'] === 'price_watch');
  expect(scans.map((one) => one['Node Type'])).not.toContain('Seq Scan');
  const read = scans.reduce(
    (sum, one) =>
      sum +
      one['Actual Loops'] *
        (one['Actual Rows'] +
          (one['Rows Removed by Filter'] ?? 0) +
          (one['Rows Removed by Index Recheck'] ?? 0)),
    0,
  );
  const reached = await candidatesOf(ctx.db, spans, []);
  console.log(`${reached.length} watches reached, ${read} rows read`);
  expect(reached.length).toBeGreaterThan(10_000);
  expect(reached.length).toBeLessThan(200_000);
  expect(read).toBeLessThanOrEqual(reached.length * 1.2);

  // as somebody would look for them without any index
  const naive = await ctx.db.row<{ n: number }>(sql`
    select count(*) as n from price_watch w join unnest(${goodsIds}::bigint[],
      ${spans.map(({ low }) => low)}::bigint[], ${spans.map(({ share }) => share)}::bigint[],
      ${spans.map(({ days }) => days)}::bigint[]) c(goods_id, low, share, days)
      on c.goods_id = w.goods_id
    where case when w.unit is null then false when not w.armed then c.low <= w.again_key
        or c.low >= w.rearm_key when w.unit = 'AMOUNT' then c.low <= w.fire_key
      when w.unit = 'SHARE' then c.share <= w.fire_key else w.fire_key <= c.days end`);
  expect(reached.length).toBe(naive?.n);
}, 300_000);
