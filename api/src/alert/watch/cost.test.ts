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

/** Goods with nothing but an id. */
async function makeGoods(client: pg.Client): Promise<number[]> {
  const made = await client.query<{ id: string }>(
    `insert into goods (tenant_id, code, name, created_at, updated_at)
    select 'TH', 'w' || n, 'x', now(), now() from generate_series(1, ${GOODS}) n returning id`,
  );
  return made.rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
}

/** The changes: prices that fall by 1 to 3 %. */
const spansOf = (goodsIds: readonly number[]): Span[] =>
  goodsIds.map((goodsId, index) => {
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

/**
 * A million watches of each unit, some that wait for stock. What lies above the price before the
 * change has fired already, and one in ten has fired anywhere.
 */
async function fill(client: pg.Client, spans: readonly Span[]): Promise<void> {
  const made = await client.query<{ id: string }>(
    "insert into account (tenant_id, nickname, created_at) values ('TH', 'watcher', now()) returning id",
  );
  // indexes of rows that are there are made in a third of the time
  const indexes = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid = 'price_watch'::regclass and not indisunique`,
  );
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  await client.query('alter table price_watch disable trigger all');
  await client.query(
    `insert into price_watch (tenant_id, account_id, goods_id, name, with_twins, with_shipping,
      with_coupon, kind, verified_only, armed, fired_amount, fired_threshold, unit, fire_key,
      again_key, rearm_key, begun_at, unmet_at, created_at, updated_at)
    select 'TH', $1, k.goods_id, 'x', false, true, true, k.kind, false,
      k.armed and not k.fired, case when k.fired or not k.armed then k.key end,
      case when k.fired or not k.armed then k.key end, k.unit, k.fire,
      case when k.unit is null then null when k.fired then 0
        when not k.armed then k.key * 99 / 100 end,
      case when k.unit is null then null when k.fired then 2000000000
        when not k.armed then k.key * 102 / 100 end, now(), now(), now(), now()
    from (
      select w.*, w.armed and coalesce(case w.unit when 'AMOUNT' then w.fire > w.at
        when 'SHARE' then w.fire > w.share when 'DAYS' then w.fire < w.days - 20 end, false) as fired
      from (
        select v.*, case v.unit when 'AMOUNT' then v.key when 'SHARE' then v.key / 12
          when 'DAYS' then 1 + v.n * 3 end as fire
        from (
          select c.*, n, (n % 10) <> 7 as armed,
            ${LOWEST} + (hashtext(c.goods_id || ' ' || n) & 2147483647) % ${HIGHEST - LOWEST} as key,
            case when n % 20 = 3 then 'RESTOCK' when n % 10 = 4 then 'BELOW_TYPICAL'
              when n % 10 = 5 then 'NEW_LOW' else 'TARGET_PRICE' end as kind,
            case when n % 20 = 3 then null when n % 10 = 4 then 'SHARE'
              when n % 10 = 5 then 'DAYS' else 'AMOUNT' end as unit
          from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
            c(goods_id, at, share, days), generate_series(1, ${PER_GOODS}) n) v) w) k`,
    [
      made.rows[0]?.id,
      spans.map(({ goodsId }) => goodsId),
      spans.map(({ low }) => Math.round((low as number) * 1.02)),
      spans.map(({ share }) => (share as number) + 200),
      spans.map(({ days }) => days),
    ],
  );
  await client.query('alter table price_watch enable trigger all');
  for (const { made: index } of indexes.rows) await client.query(index);
  await client.query('vacuum analyze price_watch');
}

test('BEY-05: of a million watches, 10,000 changes of prices read only those that they reach', async () => {
  const client = new pg.Client(world.url);
  await client.connect();
  const goodsIds = await makeGoods(client);
  const spans = spansOf(goodsIds);
  await fill(client, spans);
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
