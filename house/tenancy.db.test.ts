import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { OWNER_FUNCTIONS } from '#api/kernel/postgres/seal.ts';
import { servingUrl } from '#api/kernel/postgres/serving.ts';
import { makeWorld } from '../test/world.ts';

const world = await makeWorld();
const owner = new pg.Client(world.url);
await owner.connect();
afterAll(() => owner.end());

test('TEN-12: every table with a tenant_id has row-level security, for its owner too, and the policies of all roles', async () => {
  const { rows } = await owner.query<{ table: string; rls: boolean; policies: string[] }>(`
    select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as rls, array(select p.polname::text from pg_policy p where p.polrelid = c.oid order by 1) as policies
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`);
  expect(rows.length).toBeGreaterThan(10);
  expect(
    rows
      .filter((row) => !row.rls || row.policies.join() !== 'definer,platform,tenant')
      .map((row) => row.table),
  ).toEqual([]);
});

test('TEN-12: the application owns no table, and can change no other tenant', async () => {
  const { rows } = await owner.query(
    "select tablename from pg_tables where schemaname = 'public' and tableowner in ('khum_app', 'khum_platform', 'khum_definer', 'khum_serve')",
  );
  expect(rows).toEqual([]);
  await owner.query(
    "insert into goods (tenant_id, code, name, created_at, updated_at) values ('ID', 'other', 'Lain', now(), now())",
  );
  const app = await world.database.client('TH');
  try {
    expect((await app.query('select * from goods')).rowCount).toBe(0);
    expect((await app.query("update goods set name = 'x'")).rowCount).toBe(0);
    await expect(
      app.query(
        "insert into goods (tenant_id, code, name, created_at, updated_at) values ('ID', 'sneak', 'x', now(), now())",
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(app.query("update tenant set name = '{}'")).rejects.toThrow(/permission denied/);
  } finally {
    await app.end();
  }
});

test('12.6: functions with the rights of another role have those of khum_definer, and the owner those that it must have', async () => {
  const { rows } = await owner.query<{ name: string; role: string }>(`
    select proname as name, proowner::regrole::text as role from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1`);
  expect(rows.filter(({ role }) => role !== 'khum_definer').map(({ name }) => name)).toEqual(
    OWNER_FUNCTIONS,
  );
  expect(rows.length).toBeGreaterThan(OWNER_FUNCTIONS.length);
});

test('12.6: no role that serves is a superuser, passes row-level security by or owns anything', async () => {
  const { rows } = await owner.query(`
    select rolname from pg_roles r where rolname in ('khum_app', 'khum_platform', 'khum_definer', 'khum_serve')
      and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolinherit and rolcanlogin or exists (select from pg_class c where c.relowner = r.oid))`);
  expect(rows).toEqual([]);
  const login = new pg.Client(servingUrl(world.url));
  await login.connect();
  try {
    await expect(
      login.query('select * from goods'),
      'it has rights only by taking a role',
    ).rejects.toThrow(/permission denied/);
    await expect(login.query('set role khum'), 'and cannot become the owner').rejects.toThrow(
      /permission denied/,
    );
  } finally {
    await login.end();
  }
});

test('12.6: an owner who is no superuser sees no row either', async () => {
  await owner.query(
    "do $$ begin if not exists (select from pg_roles where rolname = 'plain_owner') then create role plain_owner; end if; end $$",
  );
  await owner.query(
    "insert into goods (tenant_id, code, name, created_at, updated_at) values ('TH', 'own', 'x', now(), now()) on conflict do nothing",
  );
  await owner.query('begin');
  await owner.query('grant usage, create on schema public to plain_owner');
  await owner.query('alter table goods owner to plain_owner');
  await owner.query('set local role plain_owner');
  const seen = await owner.query('select * from goods');
  await owner.query('rollback');
  expect(seen.rowCount).toBe(0);
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
