/**
 * `npm run doctor`: what this machine has and lacks for Khum, with what to do about it. Changes
 * nothing.
 */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { freemem, totalmem } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import sql from 'sql-template-tag';
import { tryStorage } from '#api/media/index.ts';
import { tryTransports } from '#api/delivery/index.ts';
import { ConfigError, readConfig } from '#api/kernel/config.ts';
import type { Config } from '#api/kernel/config.ts';
import { systemClock } from '#api/kernel/clock.ts';
import { countJobs } from '#api/kernel/noticeboard/dead.ts';
import { budgetOf, roomOf } from '#api/kernel/postgres/budget.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { isAlive } from '#api/kernel/postgres/process.ts';
import { runningUrl } from '#api/kernel/postgres/embedded.ts';
import { rightsTrouble } from '#api/kernel/postgres/rights.ts';
import { safeServingUrl } from '#api/kernel/postgres/serving.ts';
import { countHolds } from '#api/price/index.ts';
import { headOf } from '#contract/text.ts';
import { misuse, printJson, readArgs } from './command.ts';

interface Finding {
  readonly ok: boolean;
  readonly what: string;
  readonly advice?: string;
}

const HELP = `What this machine has and lacks for Khum, with what to do about it. Changes nothing.

  npm run doctor -- [--json]

Exit code: 0 all is well, 1 something is wrong, 2 wrong usage.`;
const { values, positionals } = readArgs('doctor', HELP, {});
if (positionals.length > 0) misuse('doctor', `It takes no word ${positionals[0]}`);

const findings: Finding[] = [];
const note = (ok: boolean, what: string, advice?: string) => {
  findings.push({ ok, what, ...(advice ? { advice } : {}) });
};

const config = configured();
checkNode();
if (config) {
  await checkPort(config);
  checkFolder(config);
  await checkDatabase(config);
  await checkDelivery(config);
  await checkStorage(config);
}
checkBuild();
checkMemory();
if (values.json) printJson(findings);
else
  for (const { ok, what, advice } of findings)
    process.stdout.write(
      `${ok ? '  ok  ' : ' FAIL '} ${what}${ok || !advice ? '' : `\n       → ${advice}`}\n`,
    );
process.exit(findings.every((finding) => finding.ok) ? 0 : 1);

function configured(): Config | undefined {
  try {
    const read = readConfig();
    note(true, 'Settings can be read');
    return read;
  } catch (error) {
    note(
      false,
      `Settings: ${(error as Error).message}`,
      error instanceof ConfigError
        ? 'Correct it in .env or in the environment; .env.example lists all settings.'
        : undefined,
    );
    return undefined;
  }
}

async function checkStorage(given: Config): Promise<void> {
  if (!given.storage) return;
  const trouble = await tryStorage(given);
  note(
    trouble === null,
    `Storage ${given.storage.url} keeps files`,
    `${trouble ?? ''} Look at S3_ENDPOINT, S3_BUCKET and the keys, which need leave to get, put and delete.`,
  );
}

function checkNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  note(
    major > 24 || (major === 24 && minor >= 8),
    `Node ${process.versions.node} runs Khum`,
    'Run `npm ci`: Khum brings its own Node 24. Where none is packaged, install Node 24.8 or later.',
  );
}

async function checkPort({ port, host }: Config): Promise<void> {
  const free = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
  note(
    free,
    `Port ${port} on ${host} is ${free ? 'free' : 'taken'}`,
    'If that is a running Khum, all is well. Otherwise stop what listens there, or start with PORT=3001.',
  );
}

function checkFolder({ dataDir }: Config): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    const disk = statfsSync(dataDir);
    const free = (disk.bavail * disk.bsize) / 1024 ** 3;
    note(
      free > 1,
      `${dataDir} can be written, ${free.toFixed(1)} GiB free`,
      'Free some space, or point DATA_DIR at another disk.',
    );
  } catch (error) {
    note(
      false,
      `${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code})`,
      'Give this user the folder, or set DATA_DIR to one that it owns.',
    );
  }
  const lock = path.join(dataDir, 'khum.lock');
  if (existsSync(lock)) {
    const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
    note(
      true,
      isAlive(pid)
        ? `Khum is running from this folder (process ${pid})`
        : `The lock of process ${pid}, which is gone, will be taken over`,
    );
  }
}

async function checkDatabase(settings: Config): Promise<void> {
  const url =
    settings.databaseDirectUrl ?? settings.databaseUrl ?? runningUrl(settings.dataDir, 'khum');
  if (!settings.databaseUrl) {
    const log = path.join(settings.dataDir, 'postgres.log');
    const lines = existsSync(log)
      ? readFileSync(log, 'utf8')
          .split('\n')
          .filter((line) => /FATAL|PANIC|could not/.test(line))
          .slice(-1)
      : [];
    note(
      true,
      `Embedded PostgreSQL in ${settings.dataDir} ${url ? 'runs' : 'is not running'}${lines[0] ? `; last complaint in postgres.log: ${headOf(lines[0], 160)}` : ''}`,
    );
  }
  if (!url) return;
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  });
  try {
    await client.connect();
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
    await checkConnections(settings, client);
    if ((await client.query("select 1 where to_regclass('job') is not null")).rowCount)
      await checkServing(settings, url);
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

async function checkConnections({ workers, poolSize }: Config, client: pg.Client): Promise<void> {
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

/** Sources whose prices jumped together and count for nothing until somebody decides. */
async function checkHolds(database: Database): Promise<void> {
  const tenants = await database
    .platform()
    .rows<{ id: string }>(sql`select id from tenant order by position, id`);
  const held: string[] = [];
  for (const { id } of tenants) if ((await countHolds(database.tenant(id))) > 0) held.push(id);
  note(
    held.length === 0,
    held.length === 0 ? 'No source is held' : `Sources are held in ${held.join(', ')}`,
    'Look at them with `npm run reports -- held`.',
  );
}

/** What a Khum that serves from this database may see, and what its queue gave up. */
async function checkServing(settings: Config, ownerUrl: string): Promise<void> {
  const url = await safeServingUrl(settings.databaseUrl ?? ownerUrl);
  const database = new Database({ url, poolSize: 4 });
  try {
    const [tenant] = await database
      .platform()
      .rows<{ id: string }>(sql`select id from tenant order by position, id limit 1`);
    const trouble = tenant ? await rightsTrouble(database, tenant.id) : [];
    note(
      trouble.length === 0,
      `Connections see one region each, and nobody passes row-level security by`,
      `${trouble.join(' ')} Start Khum once: it puts this right as the owner.`,
    );
    const jobs = await countJobs(database.platform(), systemClock.now());
    const [dead, failing] = [
      jobs.filter((one) => one.dead > 0),
      jobs.filter((one) => one.failing > 0),
    ];
    const named = (list: typeof jobs) => list.map(({ name }) => name).join(', ');
    note(
      dead.length === 0,
      dead.length === 0 ? 'No job gave up' : `Jobs gave up: ${named(dead)}`,
      'See why with `npm run jobs`, then `npm run jobs -- retry all`.',
    );
    note(
      failing.length === 0,
      failing.length === 0 ? 'No job keeps failing' : `Jobs keep failing: ${named(failing)}`,
      'See why with `npm run jobs`; they go on by themselves.',
    );
    await checkAside(database);
    await checkHolds(database);
  } finally {
    await database.close();
  }
}

/** Rows that a batch job left out. */
async function checkAside(database: Database): Promise<void> {
  const aside = await database.platform().rows<{ job: string; rows: number; reason: string }>(sql`
    select job, count(*) as rows, (array_agg(reason order by set_aside_at desc))[1] as reason
      from set_aside group by job order by job`);
  note(
    aside.length === 0,
    aside.length === 0
      ? 'No row was set aside'
      : `Rows were set aside: ${aside.map((one) => `${one.job} ${one.rows}`).join(', ')}`,
    `They are left out until what they hold is put right; the newest of each: ${aside.map((one) => `${one.job}: ${headOf(one.reason, 120)}`).join('; ')}. The table set_aside names them.`,
  );
}

async function checkDelivery(settings: Config): Promise<void> {
  if (settings.mailbox)
    note(true, 'No mail server and no SMS gateway: letters can be read at /dev/mailbox');
  else if (!settings.mail && !settings.sms)
    note(
      false,
      'No mail server and no SMS gateway: letters and codes wait',
      'Set SMTP_URL and MAIL_FROM, see docs/delivery.md.',
    );
  for (const { name, trouble } of await tryTransports(settings)) {
    note(
      trouble === null,
      `${name}${trouble === null ? ' answers' : `: ${trouble}`}`,
      'Check host, port, user and password; letters wait until it answers.',
    );
  }
}

function checkBuild(): void {
  const built = existsSync(path.join(import.meta.dirname, '../web/dist/server/entry-server.js'));
  note(true, built ? 'The web is built' : 'The web will be built at the first start');
}

function checkMemory(): void {
  note(
    totalmem() > 900 * 1024 ** 2,
    `${(totalmem() / 1024 ** 3).toFixed(1)} GiB of memory, ${(freemem() / 1024 ** 3).toFixed(1)} free`,
    'Khum and its database want 1 GiB.',
  );
}
