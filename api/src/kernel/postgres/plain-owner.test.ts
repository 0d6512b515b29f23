/** A database as a hosting firm gives one: its owner is no superuser, and may make roles. */
import pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, expect, inject, test } from 'vitest';
import { setUp } from '#server/set-up.ts';
import { migrationSteps } from '#server/migrations.ts';
import { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { rightsTrouble } from './rights.ts';
import { safeServingUrl, servingUrl } from './serving.ts';

const adminUrl = inject('clusterUrl');
const name = `plain_${process.pid}`;
const admin = new pg.Client(adminUrl);
admin.on('error', () => {});
await admin.connect();
await admin.query(`do $$ begin
  if not exists (select from pg_roles where rolname = 'founder') then create role founder login createrole password 'plain'; end if;
  grant khum_app, khum_platform, khum_definer to founder with admin option; grant khum_app, khum_platform, khum_definer to founder with inherit false; end $$`);
await admin.query(`create database ${name} owner founder`);
const url = Object.assign(new URL(adminUrl), {
  username: 'founder',
  password: 'plain',
  pathname: `/${name}`,
}).href;
const database = new Database({ url: servingUrl(url), poolSize: 4 });
afterAll(async () => {
  await database.close();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

test('12.6: an owner who is no superuser migrates, is bound by row-level security, and serves as a login of its own', async () => {
  expect(await migrate(url, migrationSteps())).toHaveLength(migrationSteps().length);
  expect(await migrate(url, migrationSteps())).toEqual([]);
  expect(await safeServingUrl(url)).toBe(servingUrl(url));
  await setUp(database.platform());
  expect(await rightsTrouble(database, 'TH')).toEqual([]);
  const db = database.tenant('TH');
  await db.run(sql`insert into search_term (tenant_id, term, df) values ('TH', 'fan', 3)`);
  await database
    .tenant('ID')
    .run(sql`insert into search_term (tenant_id, term, df) values ('ID', 'kipas', 3)`);
  expect(
    await db.rows(sql`select term from search_terms(array['fan', 'kipas'], '{}', '{}', '{}')`),
    'a function that reads past the policies still does',
  ).toEqual([{ term: 'fan' }]);
  const owner = new pg.Client(url);
  await owner.connect();
  expect((await owner.query('select * from search_term')).rowCount).toBe(0);
  await owner.end();
});

test('12.6: a later migration changes rows of all tenants, and the owner is bound again after it', async () => {
  const step = { name: 'test/rows', sql: 'update search_term set df = 4', checksum: 'x' };
  expect(await migrate(url, [...migrationSteps(), step])).toEqual(['test/rows']);
  expect(await database.platform().rows(sql`select distinct df from search_term`)).toEqual([
    { df: 4 },
  ]);
  expect(await rightsTrouble(database, 'TH')).toEqual([]);
  const broken = {
    name: 'test/broken',
    sql: 'update search_term set df = 5; select 1 / 0',
    checksum: 'x',
  };
  await expect(migrate(url, [...migrationSteps(), step, broken])).rejects.toThrow(
    /division by zero/,
  );
  expect(await rightsTrouble(database, 'TH'), 'one that fails leaves nothing open').toEqual([]);
});
