/**
 * Makes the database ready: embedded or given, migrated, with tenants and, if wanted, the demo
 * world.
 */
import pg from 'pg';
import { accountLines, ensureDemoAccounts } from '#seed/load/accounts.ts';
import { completeDemoWorld, isLoaded, loadDemoWorld, pictureFolderOf } from '#seed/load.ts';
import { setUp } from './set-up.ts';
import { systemClock } from '#api/kernel/clock.ts';
import type { Config } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { compose } from './compose.ts';
import type { Composition } from './compose.ts';
import { budgetOf, roomOf } from '#api/kernel/postgres/budget.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { startCluster } from '#api/kernel/postgres/embedded.ts';
import type { Cluster } from '#api/kernel/postgres/embedded.ts';
import { migrate } from '#api/kernel/postgres/migrate.ts';
import { safeServingUrl } from '#api/kernel/postgres/serving.ts';
import { migrationSteps } from './migrations.ts';

export interface OpenDatabase {
  /** As the owner: for migrations and what only the owner may. */
  readonly url: string;
  /** How a process serves from it. */
  readonly serving: ServingDatabase;
  /** The embedded server; absent: an external one, which others look after. */
  readonly cluster?: Cluster;
  stop(): Promise<void>;
}

export interface ServingDatabase {
  /** As the login that serves. */
  readonly url: string;
  readonly directUrl: string | undefined;
  readonly poolSize: number;
}

export interface PreparedDatabase extends OpenDatabase {
  /** Lines for the operator, such as demo logins. */
  readonly notes: readonly string[];
}

const NAME = 'khum';

/** The database's address, started and migrated, without looking at what is in it. */
export async function openDatabase(
  config: Config,
  progress: (text: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const url = config.databaseDirectUrl ?? config.databaseUrl;
    await migrate(url, migrationSteps(), progress);
    return { url, serving: await servingOf(config, url), stop: async () => {} };
  }
  const cluster = await startCluster({ dataDir: config.dataDir, progress });
  try {
    await ensureDatabase(cluster.url('postgres'));
    const url = cluster.url(NAME);
    await migrate(url, migrationSteps(), progress);
    return { url, serving: await servingOf(config, url), cluster, stop: cluster.stop };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** Of what is asked as the owner before anything is served; making a database copies a template. */
const ASK_MS = 60_000;

async function servingOf(config: Config, ownerUrl: string): Promise<ServingDatabase> {
  const owner = new pg.Client({ connectionString: ownerUrl, query_timeout: ASK_MS });
  await owner.connect();
  try {
    const url = await safeServingUrl(config.databaseUrl ?? ownerUrl);
    const directUrl = config.databaseDirectUrl && (await safeServingUrl(config.databaseDirectUrl));
    return {
      url,
      directUrl,
      poolSize: budgetOf(await roomOf(owner), config.workers, config.poolSize),
    };
  } finally {
    await owner.end();
  }
}

/**
 * `share` below 1 loads a smaller demo world, for tests; `onOpen` learns how to stop as soon as
 * there is something to stop.
 */
export async function prepareDatabase(
  config: Config,
  progress: (text: string) => void,
  {
    share = 1,
    onOpen = () => {},
  }: { share?: number; onOpen?: (stop: () => Promise<void>) => void } = {},
): Promise<PreparedDatabase> {
  const open = await openDatabase(config, progress);
  onOpen(open.stop);
  const database = new Database({ ...open.serving, poolSize: 8 });
  const composition = compose({
    config,
    database,
    log: makeLog({ ...config, logLevel: 'warn' }),
  });
  const notes: string[] = [];
  try {
    await setUp(database.platform());
    if (config.demo) {
      if (await isLoaded(database.platform()))
        await completeDemoWorld(database.platform(), pictureFolderOf(config.dataDir));
      else await loadDemo(composition, progress, share);
      notes.push('Demo world: brands and shops are invented. Start with DEMO=0 for an empty Khum.');
      // accounts whose passwords the terminal prints are for trying out
      if (!config.forReal)
        notes.push(
          ...accountLines(
            await ensureDemoAccounts(composition, config.dataDir, systemClock.now()),
            config.dataDir,
          ),
        );
    }
  } finally {
    await database.close();
  }
  return { ...open, notes };
}

async function loadDemo(
  composition: Composition,
  progress: (text: string) => void,
  share: number,
): Promise<void> {
  const { clock, config, tenants } = composition;
  await loadDemoWorld({
    ...composition,
    progress,
    tenants: await tenants.all(),
    now: clock.now(),
    pictureFolder: pictureFolderOf(config.dataDir),
    share,
  });
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, query_timeout: ASK_MS });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [NAME]);
    if (!rowCount) await client.query(`create database ${NAME}`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04') throw error; // another process was faster
  } finally {
    await client.end();
  }
}
