/** What a feed costs among very many awaited links (BEY-14): what they reach is read, and nothing else. */
import pg from 'pg';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { readOf } from '../../../../test/plan.ts';
import { makeWorld } from '../../../../test/world.ts';
import { offersForWaits, waitsForGoods } from './matches.ts';

const world = await makeWorld();
const ctx = await world.ctx();

const WAITS = 50_000;
/** One way of writing an address for each spelling that is looked for. */
const SPELLINGS = 12;
const GOODS = 20_000;
const BATCH = 1_000;

/** Every hundredth product is awaited; addresses with and without a number in turn. */
async function fill(): Promise<void> {
  const client = new pg.Client(world.url);
  await client.connect();
  try {
    const made = await client.query<{ id: string }>(
      "insert into account (tenant_id, nickname, created_at) values ('TH', 'many', now()) returning id",
    );
    const address = `'https://shop.example/' || case when n % 2 = 0 then 'product/' || n || '/1' else 'p' || n end`;
    await client.query(
      `insert into goods (id, tenant_id, code, name, created_at, updated_at)
      overriding system value select n, 'TH', 'c' || n, 'x', now(), now() from generate_series(1, ${GOODS}) n`,
    );
    await client.query(
      `insert into offer (tenant_id, goods_id, source, external_id, platform, url, currency, created_at, updated_at)
      select 'TH', n, 'feed', 'c' || n, 'SHOPEE', ${address.replaceAll('shop.example', 'shopee.co.th')}, 'THB', now(), now()
      from generate_series(1, ${GOODS}) n`,
    );
    await client.query(
      `insert into link_wait (tenant_id, account_id, url, key, link_number, created_at)
      select 'TH', $1, u, u, link_number(u), now() from (
        select ${address.replaceAll('shop.example', 'shopee.co.th')} as u
        from generate_series(100, ${WAITS * 100}, 100) n) w`,
      [made.rows[0]?.id],
    );
    await client.query(
      `insert into link_wait_hash (wait_id, tenant_id, link_hash)
      select id, 'TH', hashtext(case when n = 1 then url else url || n end)
      from link_wait, generate_series(1, ${SPELLINGS}) n on conflict do nothing`,
    );
    await client.query('vacuum analyze goods, offer, link_wait, link_wait_hash');
  } finally {
    await client.end();
  }
}

test(`BEY-14: of ${WAITS} waits a batch of goods reads those that its offers may be of, and a batch of waits its offers`, async () => {
  await fill();
  const goods = Array.from({ length: BATCH }, (_, at) => at + 1);
  const byGoods = await readOf(ctx.db, (db) => waitsForGoods(db, goods));
  // each offer by its goods, twice, and the few waits that they reach
  expect(byGoods.rows).toBeLessThanOrEqual(2.2 * BATCH);
  expect(byGoods.indexes).not.toContain('Seq Scan');
  expect(byGoods.indexes).toContain('link_wait_hash_link');
  expect(byGoods.indexes).toContain('link_wait_number');
  const waits = await ctx.db.rows<{ id: number }>(
    sql`select id from link_wait order by id limit ${BATCH}`,
  );
  const byWaits = await readOf(ctx.db, (db) =>
    offersForWaits(
      db,
      waits.map(({ id }) => id),
    ),
  );
  // each wait with its spellings, and the offers that they reach
  expect(byWaits.rows).toBeLessThanOrEqual((SPELLINGS + 2) * BATCH);
  expect(byWaits.indexes).not.toContain('Seq Scan');
  expect(byWaits.indexes).toContain('offer_link');
  expect(byWaits.indexes).toContain('offer_link_number');
});
