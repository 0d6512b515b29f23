/**
 * Migrations: plain SQL files per module, in the order of the layers and then of their dated names,
 * forward only. Each runs in a transaction of its own together with its row in `migration`, under
 * an advisory lock: several processes may start at once, and a kill in the middle leaves whole
 * steps.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { seal, unseal } from './seal.ts';
import { makeServingLogin } from './serving.ts';
import { UnfitDatabase } from './unfit.ts';

const LOCK = 5_486_461;

export interface Step {
  name: string;
  sql: string;
  checksum: string;
}

/** The migrations of the given modules, found in `<root>/<module>/migrations/*.sql`. */
export function stepsOf(root: string, modules: readonly string[]): Step[] {
  return modules.flatMap((module) => {
    const folder = path.join(root, module, 'migrations');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => {
        const sql = readFileSync(path.join(folder, file), 'utf8');
        return {
          name: `${module}/${file}`,
          sql,
          checksum: createHash('sha256').update(sql).digest('hex'),
        };
      });
  });
}

/**
 * What one step may take: an index over a large table, or waiting for another process that
 * migrates.
 */
const STEP_MS = 2 * 3_600_000;

/**
 * Makes the roles, refuses an unfit database, and applies what is missing. Returns the names
 * applied.
 */
export async function migrate(
  url: string,
  steps: readonly Step[],
  progress: (text: string) => void = () => {},
): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: STEP_MS,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await alone(client, async () => {
      await checkServer(client);
      await client.query('create extension if not exists pg_trgm');
      await checkThai(client);
      await makeRoles(client);
      await client.query(
        'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
      );
      await client.query('grant select on migration to khum_app, khum_platform');
    });
    const done = await appliedOf(client);
    const missing = steps.filter((step) => !isApplied(step, done.get(step.name)));
    const applied: string[] = [];
    for (const step of missing) if (await apply(client, step, progress)) applied.push(step.name);
    await alone(client, () => seal(client));
    await makeServingLogin(client, url);
    return applied;
  } finally {
    await client.end();
  }
}

/**
 * A transaction that no other process's steps overlap. The lock is the transaction's own, so a
 * pooler cannot keep it.
 */
async function alone<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    await client.query("set local statement_timeout = 0; set local lock_timeout = '60s'");
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** False: another process applied it meanwhile. */
function apply(client: pg.Client, step: Step, progress: (text: string) => void): Promise<boolean> {
  return alone(client, async () => {
    if (isApplied(step, (await appliedOf(client, step.name)).get(step.name))) return false;
    progress(`Migrating: ${step.name}`);
    await unseal(client);
    await client.query(step.sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [
      step.name,
      step.checksum,
    ]);
    return true;
  });
}

async function appliedOf(
  client: pg.Client,
  name: string | null = null,
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration where $1::text is null or name = $1',
    [name],
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function isApplied(step: Step, checksum: string | undefined): boolean {
  if (checksum !== undefined && checksum !== step.checksum)
    throw new UnfitDatabase(
      `The migration ${step.name} was changed after it had been applied here. Migrations only go forward: restore the file, and write a new one.`,
    );
  return checksum !== undefined;
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    "select current_setting('server_version_num')::int as version, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()",
  );
  const { version, encoding } = rows[0] as { version: number; encoding: string };
  if (version < 150_000)
    throw new UnfitDatabase(
      `Khum needs PostgreSQL 15 or later; this one is ${Math.floor(version / 10_000)}.`,
    );
  if (encoding !== 'UTF8')
    throw new UnfitDatabase(
      `Khum needs a database in UTF8; this one is in ${encoding}. Make it with: create database khum encoding 'UTF8' lc_ctype 'C.UTF-8' template template0`,
    );
}

/**
 * pg_trgm must see Thai letters; under the ctype C it sees none, and search would silently find
 * nothing.
 */
async function checkThai(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sees: boolean }>(
    "select cardinality(show_trgm('หู')) > 0 as sees",
  );
  if (!rows[0]?.sees) {
    throw new UnfitDatabase(
      "This database cannot see Thai letters: its ctype is C, so pg_trgm finds nothing in Thai text. Make the database again with a UTF-8 ctype: create database khum encoding 'UTF8' lc_ctype 'C.UTF-8' lc_collate 'C' template template0",
    );
  }
}

/** Whether the owner takes over the rights of its roles without asking; a superuser needs none. */
const OWNER_INHERITS =
  "current_setting('server_version_num')::int >= 160000 and not (select rolsuper from pg_roles where rolname = current_user)";

async function makeRoles(client: pg.Client): Promise<void> {
  for (const role of ['khum_app', 'khum_platform', 'khum_definer']) {
    try {
      await client.query(`
        do $role$ begin
          for attempt in 1..5 loop
            begin
              if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
              -- by 'usage' the policies of the role would hold for the owner as well; before PostgreSQL 16 nothing can be said about that
              if not pg_has_role(current_user, '${role}', 'member') or (pg_has_role(current_user, '${role}', 'usage') and ${OWNER_INHERITS}) then
                execute 'grant ${role} to current_user' || case when current_setting('server_version_num')::int >= 160000 then ' with inherit false' else '' end;
              end if;
              grant usage on schema public to ${role};
              exit;
            exception when unique_violation or duplicate_object or internal_error then
              -- another database of this server makes it at this moment
              perform pg_sleep(0.05 * attempt);
            end;
          end loop;
        end $role$`);
    } catch (error) {
      throw new UnfitDatabase(
        `The database user may not make the role ${role} that Khum needs. As a superuser run: create role ${role} nologin; grant ${role} to <this user>; (${(error as Error).message})`,
      );
    }
  }
}
