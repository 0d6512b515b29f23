import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '../test/world.ts';

const world = await makeWorld();
const owner = new pg.Client(world.url);
await owner.connect();
afterAll(() => owner.end());

test('TEN-12: every table with a tenant_id has row-level security and the policies of both roles', async () => {
  const { rows } = await owner.query<{ table: string; rls: boolean; policies: string[] }>(`
    select c.relname as table, c.relrowsecurity as rls, array(select p.polname::text from pg_policy p where p.polrelid = c.oid order by 1) as policies
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((row) => !row.rls || row.policies.join() !== 'platform,tenant').map((row) => row.table)).toEqual([]);
});

test('TEN-12: the application owns no table, and can change no other tenant', async () => {
  const { rows } = await owner.query("select tablename from pg_tables where schemaname = 'public' and tableowner in ('khum_app', 'khum_platform')");
  expect(rows).toEqual([]);
  await owner.query("insert into goods (tenant_id, code, name, created_at, updated_at) values ('ID', 'other', 'Lain', now(), now())");
  const app = await world.database.client('TH');
  try {
    expect((await app.query('select * from goods')).rowCount).toBe(0);
    expect((await app.query("update goods set name = 'x'")).rowCount).toBe(0);
    await expect(app.query("insert into goods (tenant_id, code, name, created_at, updated_at) values ('ID', 'sneak', 'x', now(), now())")).rejects.toThrow(
      /row-level security/,
    );
    await expect(app.query("update tenant set name = '{}'")).rejects.toThrow(/permission denied/);
  } finally {
    await app.end();
  }
});

test('TEN-12: without a tenant the application sees nothing', async () => {
  const app = new pg.Client({ connectionString: world.url, options: '-c role=khum_app' });
  await app.connect();
  try {
    expect((await app.query('select * from goods')).rowCount).toBe(0);
  } finally {
    await app.end();
  }
});
