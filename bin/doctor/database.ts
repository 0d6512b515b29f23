/** Whether the database answers, can hold Khum's words, and has room for its connections. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '#api/kernel/config.ts';
import { budgetOf, roomOf } from '#api/kernel/postgres/budget.ts';
import { runningUrl } from '#api/kernel/postgres/embedded.ts';
import { headOf } from '#contract/text.ts';
import type { Note } from './finding.ts';
import { checkServing } from './serving.ts';

export async function checkDatabase(note: Note, settings: Config): Promise<void> {
  const url =
    settings.databaseDirectUrl ?? settings.databaseUrl ?? runningUrl(settings.dataDir, 'khum');
  if (!settings.databaseUrl) noteEmbedded(note, settings, Boolean(url));
  if (!url) return;
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  });
  try {
    await client.connect();
    await checkVersion(note, client);
    await checkConnections(note, settings, client);
    if ((await client.query("select 1 where to_regclass('job') is not null")).rowCount)
      await checkServing(note, settings, url);
  } catch (error) {
    note(
      false,
      `Database: ${(error as Error).message}`,
      'Check host, port, user and password; or leave DATABASE_URL out to use the embedded PostgreSQL.',
    );
  } finally {
    await client.end().catch(() => {});
  }
}

async function checkConnections(
  note: Note,
  { workers, poolSize }: Config,
  client: pg.Client,
): Promise<void> {
  const room = await roomOf(client);
  try {
    const budget = budgetOf(room, workers, poolSize);
    note(
      poolSize === undefined || budget === poolSize,
      `${workers} process${workers === 1 ? '' : 'es'} with ${budget} connections each fit into ${room.max}`,
      `POOL_SIZE=${poolSize} does not fit, so each process holds ${budget}. Raise max_connections, or lower POOL_SIZE or WORKERS.`,
    );
  } catch (error) {
    note(false, (error as Error).message);
  }
}

function noteEmbedded(note: Note, { dataDir }: Config, isRunning: boolean): void {
  const log = path.join(dataDir, 'postgres.log');
  const lines = existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => /FATAL|PANIC|could not/.test(line))
        .slice(-1)
    : [];
  note(
    true,
    `Embedded PostgreSQL in ${dataDir} ${isRunning ? 'runs' : 'is not running'}${lines[0] ? `; last complaint in postgres.log: ${headOf(lines[0], 160)}` : ''}`,
  );
}

async function checkVersion(note: Note, client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int as version, pg_encoding_to_char(encoding) as encoding, datctype as ctype from pg_database where datname = current_database()",
  );
  const { version, encoding, ctype } = rows[0] as {
    version: number;
    encoding: string;
    ctype: string;
  };
  note(
    version >= 150_000,
    `PostgreSQL ${Math.floor(version / 10_000)}`,
    'Khum needs PostgreSQL 15 or later.',
  );
  note(
    encoding === 'UTF8' && ctype !== 'C' && ctype !== 'POSIX',
    `Database in ${encoding}, ctype ${ctype}`,
    "Make it with: create database khum encoding 'UTF8' lc_ctype 'C.UTF-8' template template0",
  );
}
