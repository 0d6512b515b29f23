/** Countries behind PgBouncer, where it is installed (`apt-get install pgbouncer`). */
import pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { poolerFile, startPooler } from '../../../../test/pooler.ts';
import type { Pooler } from '../../../../test/pooler.ts';
import { makeWorld } from '../../../../test/world.ts';
import { stillClock } from '../clock.ts';
import { migrationSteps } from '#server/migrations.ts';
import { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { rightsTrouble } from './rights.ts';
import { safeServingUrl, servingUrl } from './serving.ts';
import { tenantDirectory } from '../../tenant/index.ts';

const file = poolerFile();
const TENANTS = ['TH', 'ID', 'SG', 'MY', 'PH', 'VN'];
const world = await makeWorld();
const owner = new pg.Client(world.url);
await owner.connect();
afterAll(() => owner.end());

/** A user as a hosting firm gives one: no superuser, may take the roles of Khum. */
await owner.query(`do $$ begin
  if not exists (select from pg_roles where rolname = 'hosted') then create role hosted login password 'plain'; end if;
  grant khum_app, khum_platform to hosted; end $$`);
const hosted = Object.assign(new URL(world.url), { username: 'hosted', password: 'plain' }).href;

beforeAll(async () => {
  if (file === undefined)
    console.warn(
      'PgBouncer is not installed, so nothing is tried behind it (apt-get install pgbouncer).',
    );
  for (const tenant of TENANTS)
    await owner.query(
      "insert into goods (tenant_id, code, name, created_at, updated_at) select $1, $1 || n, 'x', now(), now() from generate_series(1, 5) n",
      [tenant],
    );
});

for (const mode of ['session', 'transaction'] as const) {
  describe.skipIf(file === undefined)(`12.6: behind PgBouncer in ${mode} mode`, () => {
    let pooler: Pooler;
    const databases: Database[] = [];
    const open = (url: string, directUrl?: string) => {
      const database = new Database({
        url: pooler.through(url),
        poolSize: 16,
        directUrl,
        connectMs: 60_000,
      });
      databases.push(database);
      return database;
    };
    beforeAll(async () => {
      pooler = await startPooler(
        file as string,
        mode,
        [world.url, servingUrl(world.url), hosted],
        'ignore_startup_parameters = options',
      );
    });
    afterAll(async () => {
      await Promise.all(databases.map((one) => one.close()));
      await pooler.stop();
    });

    test.for(['the login that serves', 'an ordinary user'])(
      'as %s, each country sees its own rows alone, in statements and transactions',
      async (who) => {
        const [one, other] = [
          open(who === 'an ordinary user' ? hosted : servingUrl(world.url)),
          open(servingUrl(world.url)),
        ];
        const see = (turn: number) => {
          const tenant = TENANTS[turn % TENANTS.length] as string;
          const db = (turn % 3 === 0 ? other : one).tenant(tenant);
          const read = sql`select tenant_id, count(*)::int as n from goods group by 1`;
          const seen =
            turn % 2 === 0
              ? db.rows(read)
              : db.transaction(async (tx) =>
                  [...(await tx.rows(read)), ...(await tx.rows(read))].slice(1),
                );
          return seen.then((rows) => expect(rows).toEqual([{ tenant_id: tenant, n: 5 }]));
        };
        for (let turn = 0; turn < 300; turn += 30)
          await Promise.all(Array.from({ length: 30 }, (_, more) => see(turn + more)));
        expect(await one.platform().rows(sql`select distinct tenant_id from goods`)).toHaveLength(
          6,
        );
        await expect(
          one.tenant('TH').run(
            sql`insert into goods (tenant_id, code, name, created_at, updated_at)
                  values ('ID', 'sneak', 'x', now(), now())`,
          ),
        ).rejects.toThrow(/row-level security/);
        expect(await rightsTrouble(one, 'SG')).toEqual([]);
      },
    );

    test('a superuser is not served from, with a sentence that says what to do', async () => {
      const lonely = await startPooler(file as string, mode, [world.url]);
      try {
        await expect(safeServingUrl(lonely.through(world.url))).rejects.toThrow(
          /would serve as khum, to whom row-level security does not apply.*khum_serve/,
        );
        expect(await safeServingUrl(pooler.through(world.url))).toBe(
          pooler.through(servingUrl(world.url)),
        );
      } finally {
        await lonely.stop();
      }
    });

    test('migrations wait for each other and leave no lock behind', async () => {
      const steps = [
        ...migrationSteps(),
        { name: `test/${mode}`, sql: `create table made_in_${mode} (n int)`, checksum: mode },
      ];
      const applied = await Promise.all([
        migrate(pooler.through(world.url), steps),
        migrate(pooler.through(world.url), steps),
      ]);
      expect(applied.flat()).toEqual([`test/${mode}`]);
      expect(
        (
          await owner.query(
            "select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
          )
        ).rows,
      ).toEqual([]);
      await owner.query('delete from migration where name = $1', [`test/${mode}`]);
    });

    test('an import needs the server itself, and says so; tenants and news are there', async () => {
      await expect(open(servingUrl(world.url)).client('TH')).rejects.toThrow(/DATABASE_DIRECT_URL/);
      const client = await open(servingUrl(world.url), servingUrl(world.url)).client('TH');
      expect((await client.query('select distinct tenant_id from goods')).rows).toEqual([
        { tenant_id: 'TH' },
      ]);
      await client.end();
      expect(await tenantDirectory(open(hosted), stillClock(new Date(0))).all()).toHaveLength(6);
    });
  });
}

test('12.6: a connection that is not what it should be is refused', async () => {
  await owner.query(
    "do $$ begin if not exists (select from pg_roles where rolname = 'stranger') then create role stranger login password 'plain'; end if; end $$",
  );
  const stranger = new Database({
    url: Object.assign(new URL(world.url), { username: 'stranger', password: 'plain' }).href,
    poolSize: 4,
  });
  await expect(stranger.tenant('TH').rows(sql`select 1 from goods`)).rejects.toThrow(
    /permission denied to set role|invalid value for parameter "role"/,
  );
  await stranger.close();
});
