import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { INVENTORY } from '#contract/account/inventory.ts';
import { makeWorld } from '../test/world.ts';

const world = await makeWorld();
const owner = new pg.Client(world.url);
await owner.connect();
afterAll(() => owner.end());

/** Columns by which somebody, a device of theirs or a way to reach them is named. */
const NAMES =
  '^(account_id|user_id|author_id|asker|owner_id|reporter|device|device_id|device_hash|address|email|mobile|receiver|visitor|visitor_id|who)$';

test('BEY-27: every table that names a person or a device is in the inventory that people read, once, and nothing else does', async () => {
  const { rows } = await owner.query<{ table_name: string }>(
    `select distinct c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ $1 order by 1`,
    [NAMES],
  );
  const listed = Object.values(INVENTORY).flat();
  expect(new Set(listed).size).toBe(listed.length);
  expect([...listed].sort()).toEqual(rows.map((row) => row.table_name));
});
