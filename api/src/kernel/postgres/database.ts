/**
 * Connections and queries. A connection belongs to one tenant for its whole life: it logs in with that
 * tenant and the application's role, so row-level security holds without a word in any query, and a
 * connection can never carry one tenant's rights to another.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Sql } from 'sql-template-tag';

// bigint and numeric arrive as numbers: amounts and counts stay far below 2^53, and ids are made strings by `show`.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// a date is a tenant-local day, not an instant
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Runs statements; every one is prepared under a name made from its text. */
export interface Db {
  /** All rows. */
  rows<Row>(statement: Sql): Promise<Row[]>;
  /** The first row, if any. */
  row<Row>(statement: Sql): Promise<Row | undefined>;
  /** Number of rows that a write touched. */
  run(statement: Sql): Promise<number>;
  /** One transaction; nested calls join it. */
  transaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
}

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  /** For idle-client errors, which happen when the server restarts. */
  onError?: (error: Error) => void;
}

/** The database of one process: a pool per tenant and one for cross-tenant work. */
export class Database {
  readonly options: DatabaseOptions;
  private readonly pools = new Map<string, pg.Pool>();

  constructor(options: DatabaseOptions) {
    this.options = options;
  }

  /** As the application, seeing one tenant. */
  tenant(id: string): Db {
    return overPool(this.pool(`tenant:${id}`, `-c role=khum_app -c app.tenant=${id}`));
  }

  /** As the platform role, seeing all tenants: jobs, boot, tenant lookup. */
  platform(): Db {
    return overPool(this.pool('platform', '-c role=khum_platform'));
  }

  /** A connection of its own (COPY, LISTEN); the caller ends it. `tenant` absent: the platform role. */
  async client(tenant?: string): Promise<pg.Client> {
    const client = new pg.Client(this.settings(tenant === undefined ? '-c role=khum_platform' : `-c role=khum_app -c app.tenant=${tenant}`));
    client.on('error', (error) => this.options.onError?.(error));
    await client.connect();
    return client;
  }

  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.end()));
    this.pools.clear();
  }

  private pool(key: string, options: string): pg.Pool {
    let pool = this.pools.get(key);
    if (!pool) {
      pool = new pg.Pool({ ...this.settings(options), max: this.options.poolSize, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 2_000 });
      // without these, a database that goes away would end the process
      pool.on('error', (error) => this.options.onError?.(error));
      pool.on('connect', (client) => client.on('error', () => {}));
      this.pools.set(key, pool);
    }
    return pool;
  }

  private settings(options: string): pg.ClientConfig {
    return {
      connectionString: this.options.url,
      options: `${options} -c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000 -c plan_cache_mode=auto -c jit=off`,
    };
  }
}

interface Runner {
  query(config: pg.QueryConfig): Promise<pg.QueryResult>;
}

function overPool(pool: pg.Pool): Db {
  return {
    ...statements(pool),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        return await inTransaction(inTurn(client), work, (failed) => {
          broken = failed;
        });
      } finally {
        client.release(broken);
      }
    },
  };
}

/** A `Db` over one client that is already connected (imports, migrations of data, tests). */
export function overClient(client: pg.Client): Db {
  const runner = inTurn(client);
  return { ...statements(runner), transaction: (work) => inTransaction(runner, work) };
}

async function inTransaction<Result>(runner: Runner, work: (db: Db) => Promise<Result>, onBroken: (error: Error) => void = () => {}): Promise<Result> {
  await runner.query({ text: 'begin' });
  try {
    const inside: Db = { ...statements(runner), transaction: (more) => more(inside) };
    const result = await work(inside);
    await runner.query({ text: 'commit' });
    return result;
  } catch (error) {
    await runner.query({ text: 'rollback' }).catch(onBroken);
    throw error;
  }
}

/** A client takes one statement at a time: those that are asked for together wait for each other, the end of a transaction for all of them. */
function inTurn(client: Runner): Runner {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query(config) {
      const mine = last.then(() => client.query(config));
      last = mine.catch(() => {});
      return mine;
    },
  };
}

function statements(runner: Runner): Pick<Db, 'rows' | 'row' | 'run'> {
  const send = (statement: Sql) => runner.query({ name: nameOf(statement.text), text: statement.text, values: statement.values as unknown[] });
  return {
    rows: async <Row>(statement: Sql) => (await send(statement)).rows as Row[],
    row: async <Row>(statement: Sql) => (await send(statement)).rows[0] as Row | undefined,
    run: async (statement) => (await send(statement)).rowCount ?? 0,
  };
}

const names = new Map<string, string>();

/** A statement's name is a digest of its text: the same text is parsed and planned once per connection. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}
