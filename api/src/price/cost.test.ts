import pg from 'pg';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { expect, test } from 'vitest';
import { daily, makeHistory } from '../../../test/story.ts';
import { makeWorld } from '../../../test/world.ts';
import type { Context } from '../kernel/context.ts';
import type { Db } from '../kernel/postgres/database.ts';
import { pricesOf } from './index.ts';
import { statistics } from './statistics.ts';

const world = await makeWorld();
const ctx = await world.ctx();

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

/** A context that keeps the statements it is asked. */
function noting(statements: Sql[]): Context {
  const note = (db: Db): Db => ({
    rows: (one) => {
      statements.push(one);
      return db.rows(one);
    },
    row: (one) => {
      statements.push(one);
      return db.row(one);
    },
    run: (one) => {
      statements.push(one);
      return db.run(one);
    },
    transaction: (work) => db.transaction((inside) => work(note(inside))),
  });
  return { ...ctx, db: note(ctx.db) };
}

async function explain(statement: Sql): Promise<Plan> {
  const row = await ctx.db.row<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    sql`explain (analyze, buffers, format json) ${statement}`,
  );
  return (row as { 'QUERY PLAN': { Plan: Plan }[] })['QUERY PLAN'][0]?.Plan as Plan;
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** History of other goods, written without `takeIn`: offers × days × observations a day. */
async function fill(client: pg.Client, offers: number, perDay: number): Promise<void> {
  await client.query(
    `insert into goods (tenant_id, code, name, created_at, updated_at) select 'TH', 'f${perDay}-' || n, 'x', now(), now() from generate_series(1, ${offers}) n`,
  );
  await client.query(`insert into offer (tenant_id, goods_id, source, external_id, url, currency, created_at, updated_at)
    select 'TH', id, 'fill', code, 'u', 'THB', now(), now() from goods where code like 'f${perDay}-%'`);
  await client.query(`insert into price_observation (tenant_id, offer_id, observed_at, currency, item_amount, source)
    select 'TH', o.id, timestamptz '2026-10-15Z' + d * interval '1 day' + n * interval '20 minutes', 'THB', 100000, 'fill'
    from offer o, generate_series(0, 29) d, generate_series(1, ${perDay}) n where o.external_id like 'f${perDay}-%'`);
  await client.query(`insert into price_day (tenant_id, offer_id, day, low, low_at, high, high_at, mid, mean, close, close_at, in_stock, seen, seen_at)
    select 'TH', o.id, date '2026-10-15' + d, 1, now(), 1, now(), 1, 1, 1, now(), true, ${perDay}, now() from offer o, generate_series(0, 29) d where o.external_id like 'f${perDay}-%'`);
  await client.query('vacuum analyze');
}

async function costOf(goodsId: number): Promise<{ blocks: number; scans: string[] }> {
  const statements: Sql[] = [];
  await statistics(noting(statements), {
    id: String(goodsId),
    dayRange: 90,
    minDays: 7,
    judged: false,
    withShipping: true,
    withCoupon: true,
  });
  await pricesOf(noting(statements), [goodsId]);
  let blocks = 0;
  const scans: string[] = [];
  for (const statement of statements) {
    const plan = await explain(statement);
    blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    // a table of one page is best read whole
    scans.push(
      ...nodes(plan)
        .filter(
          (node) =>
            node['Node Type'] === 'Seq Scan' &&
            node['Shared Hit Blocks'] + node['Shared Read Blocks'] > 5,
        )
        .map((node) => node['Relation Name'] as string),
    );
  }
  return { blocks, scans };
}

test('PRC-01: a chart costs the same whether the rest of the history is small or a hundred times as large', async () => {
  const client = new pg.Client(world.url);
  await client.connect();
  try {
    const { goodsId } = await makeHistory(ctx, daily(ctx, 120, 0, { item: 100_000 }));
    await fill(client, 100, 1);
    const small = await costOf(goodsId);
    await fill(client, 200, 50);
    const large = await costOf(goodsId);
    expect(large.scans).toEqual([]);
    expect(large.blocks).toBeLessThanOrEqual(Math.ceil(small.blocks * 1.25) + 5);
    expect(large.blocks).toBeLessThan(200);
  } finally {
    await client.end();
  }
}, 60_000);
