/**
 * Migrations: plain SQL files per module, in the order of the ladder and then of their dated names, forward
 * only. Each runs in a transaction of its own together with its row in `migration`, under an advisory lock:
 * several processes may start at once, and a kill in the middle leaves whole steps.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

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
        return { name: `${module}/${file}`, sql, checksum: createHash('sha256').update(sql).digest('hex') };
      });
  });
}

/** Makes the roles, refuses an unfit database, and applies what is missing. Returns the names applied. */
export async function migrate(url: string, steps: readonly Step[], progress: (text: string) => void = () => {}): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, options: '-c statement_timeout=0 -c lock_timeout=60000' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await checkServer(client);
    await client.query('create extension if not exists pg_trgm');
    await checkThai(client);
    await makeRoles(client);
    await client.query('create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())');
    await client.query('grant select on migration to khum_app, khum_platform');
    const done = new Map(
      (await client.query<{ name: string; checksum: string }>('select name, checksum from migration')).rows.map((row) => [row.name, row.checksum]),
    );
    const applied: string[] = [];
    for (const step of steps) {
      const known = done.get(step.name);
      if (known === step.checksum) continue;
      if (known !== undefined)
        throw new UnfitDatabase(
          `The migration ${step.name} was changed after it had been applied here. Migrations only go forward: restore the file, and write a new one.`,
        );
      progress(`Migrating: ${step.name}`);
      await apply(client, step);
      applied.push(step.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** A database that Khum cannot run on; the message says why and what to do. */
export class UnfitDatabase extends Error {
  override name = 'UnfitDatabase';
}

async function apply(client: pg.Client, step: Step): Promise<void> {
  await client.query('begin');
  try {
    await client.query(step.sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [step.name, step.checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    "select current_setting('server_version_num')::int as version, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()",
  );
  const { version, encoding } = rows[0] as { version: number; encoding: string };
  if (version < 150_000) throw new UnfitDatabase(`Khum needs PostgreSQL 15 or later; this one is ${Math.floor(version / 10_000)}.`);
  if (encoding !== 'UTF8')
    throw new UnfitDatabase(
      `Khum needs a database in UTF8; this one is in ${encoding}. Make it with: create database khum encoding 'UTF8' lc_ctype 'C.UTF-8' template template0`,
    );
}

/** pg_trgm must see Thai letters; under the ctype C it sees none, and search would silently find nothing. */
async function checkThai(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sees: boolean }>("select cardinality(show_trgm('หู')) > 0 as sees");
  if (!rows[0]?.sees) {
    throw new UnfitDatabase(
      "This database cannot see Thai letters: its ctype is C, so pg_trgm finds nothing in Thai text. Make the database again with a UTF-8 ctype: create database khum encoding 'UTF8' lc_ctype 'C.UTF-8' lc_collate 'C' template template0",
    );
  }
}

async function makeRoles(client: pg.Client): Promise<void> {
  for (const role of ['khum_app', 'khum_platform']) {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    try {
      if (!rowCount) await client.query(`create role ${role} nologin`);
      await client.query(`grant ${role} to current_user`);
      await client.query(`grant usage on schema public to ${role}`);
    } catch (error) {
      if ((error as { code?: string }).code === '23505' || (error as { code?: string }).code === '42710') continue;
      throw new UnfitDatabase(
        `The database user may not make the role ${role} that Khum needs. As a superuser run: create role ${role} nologin; grant ${role} to <this user>; (${(error as Error).message})`,
      );
    }
  }
}
