/**
 * Connections and queries of one process. All tenants share one pool; a connection serves one
 * tenant at a time, and session.ts sees to it that row-level security holds without a word in any
 * query.
 */
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Log } from '../log.ts';
import { Pulse } from './pulse.ts';
import { enter, LIMIT_MS, lineOf, WrongRights } from './session.ts';
import type { Line, Scope } from './session.ts';

// bigint and numeric arrive as numbers: amounts and counts stay far below 2^53, and ids are made
// strings by `show`.
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
  /** The server itself, where `url` leads to a pooler. */
  directUrl?: string | undefined;
  /**
   * Connections for everything together, but for those of `client` and a short one that looks
   * whether the database answers.
   */
  poolSize: number;
  /** What work waits for a connection at most, in milliseconds: visitors two seconds. */
  connectMs?: number;
  /** Says when the database goes away and when it is back. */
  log?: Log | undefined;
}

const CONNECT_MS = 2_000;
/** A page must be answered within two seconds, database or not. */
const PROBE_MS = 1_200;
/** What pg-pool says when nobody gave a connection back in time. */
const POOL_EMPTY = 'timeout exceeded when trying to connect';
/** What has no connection left to give is there. */
const TOO_MANY_CONNECTIONS = '53300';
/** What a statement of an import may take; the server's own limit is set by who needs so long. */
const LONG_MS = 16 * 60_000;
const PLATFORM: Scope = { role: 'khum_platform', tenant: '' };

/** The database of one process. */
export class Database {
  readonly options: DatabaseOptions;
  readonly pulse: Pulse;
  private readonly serving: pg.Pool;
  /**
   * Work across tenants has connections of its own: the queue goes on while visitors wait for
   * theirs, and the other way round.
   */
  private readonly crossing: pg.Pool;

  constructor(options: DatabaseOptions) {
    this.options = options;
    const { log } = options;
    this.pulse = new Pulse({
      probe: () => this.probe(),
      onChange: (change) => {
        if (change.isDown)
          log?.warn({ reason: (change.error as Error).message }, 'the database does not answer');
        else log?.info({ awayMs: change.awayMs }, 'the database answers again');
      },
    });
    const crossing = Math.max(1, Math.min(6, Math.floor(options.poolSize / 4)));
    this.crossing = this.pool(crossing);
    this.serving = this.pool(Math.max(1, options.poolSize - crossing));
  }

  /** As the application, seeing one tenant. */
  tenant(id: string): Db {
    return this.over(this.serving, { role: 'khum_app', tenant: id });
  }

  /** As the platform role, seeing all tenants: jobs, boot, tenant lookup. */
  platform(): Db {
    return this.over(this.crossing, PLATFORM);
  }

  /**
   * A connection of its own, with the rights of a tenant or of the platform role (imports); the
   * caller ends it.
   */
  async client(tenant?: string): Promise<pg.Client> {
    const client = await this.single(LONG_MS);
    try {
      const line = await enter(
        client,
        tenant === undefined ? PLATFORM : { role: 'khum_app', tenant },
      );
      if (line.isPooled)
        throw new WrongRights(
          'DATABASE_URL leads to a pooler, which lends no connection for good. Set DATABASE_DIRECT_URL to the server itself.',
        );
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    return client;
  }

  /** A connection of its own without any rights, to LISTEN; the caller ends it. */
  listener(): Promise<pg.Client> {
    return this.single(CONNECT_MS);
  }

  private async single(limitMs: number): Promise<pg.Client> {
    const client = new pg.Client({
      ...this.settings(),
      connectionString: this.options.directUrl ?? this.options.url,
      query_timeout: limitMs,
    });
    client.on('error', () => this.pulse.suspect());
    await client.connect().catch((error: unknown) => {
      this.pulse.suspect();
      throw error;
    });
    return client;
  }

  /** Connections that are open, and statements that wait for one: for metrics. */
  use(): { open: number; idle: number; waiting: number } {
    const pools = [this.serving, this.crossing];
    const sum = (of: (pool: pg.Pool) => number) => pools.reduce((all, pool) => all + of(pool), 0);
    return {
      open: sum((pool) => pool.totalCount),
      idle: sum((pool) => pool.idleCount),
      waiting: sum((pool) => pool.waitingCount),
    };
  }

  async close(): Promise<void> {
    this.pulse.stop();
    await Promise.all([this.serving.end(), this.crossing.end()]);
  }

  private settings(): pg.ClientConfig {
    // a line sets its own; this is for whatever is asked without one
    return {
      connectionString: this.options.url,
      connectionTimeoutMillis: this.options.connectMs ?? CONNECT_MS,
      query_timeout: LIMIT_MS,
      keepAlive: true,
      application_name: 'khum',
    };
  }

  private pool(max: number): pg.Pool {
    const pool = new pg.Pool({ ...this.settings(), max, idleTimeoutMillis: 30_000 });
    // without these, a database that goes away would end the process
    pool.on('error', () => this.pulse.suspect());
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  }

  private async probe(): Promise<void> {
    const client = new pg.Client({
      ...this.settings(),
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
    } catch (error) {
      if ((error as { code?: string }).code !== TOO_MANY_CONNECTIONS) throw error;
    } finally {
      void client.end().catch(() => {});
    }
  }

  private over(pool: pg.Pool, scope: Scope): Db {
    return db((work) => this.lend(pool, scope, work));
  }

  /** Lends a connection of a pool; one that breaks meanwhile is closed. */
  private async lend<Result>(
    pool: pg.Pool,
    scope: Scope,
    work: (line: Line) => Promise<Result>,
  ): Promise<Result> {
    const client = await pool.connect().catch((error: Error) => {
      // that all connections are lent says nothing about the database
      if (error.message !== POOL_EMPTY) this.pulse.suspect();
      throw error;
    });
    let line: Line | undefined;
    try {
      line = await enter(client, scope);
      return await work(line);
    } finally {
      // without a line nobody knows what the connection may see
      const isBroken = line?.isBroken ?? true;
      if (isBroken) this.pulse.suspect();
      else this.pulse.seen();
      client.release(isBroken);
    }
  }
}

/** A `Db` over one client that is already connected (imports, migrations of data, tests). */
export function overClient(client: pg.Client): Db {
  const line = lineOf(client, LONG_MS);
  return db((work) => work(line));
}

type Lend = <Result>(work: (line: Line) => Promise<Result>) => Promise<Result>;

function db(lend: Lend): Db {
  return {
    ...statements((statement) =>
      lend((line) =>
        line.isPooled ? inTransaction(line, () => send(line, statement)) : send(line, statement),
      ),
    ),
    transaction: (work) => lend((line) => inTransaction(line, () => work(within(line)))),
  };
}

function within(line: Line): Db {
  const inside: Db = {
    ...statements((statement) => send(line, statement)),
    transaction: (more) => more(inside),
  };
  return inside;
}

async function inTransaction<Result>(line: Line, work: () => Promise<Result>): Promise<Result> {
  try {
    await line.begin();
    const result = await work();
    await line.commit();
    return result;
  } catch (error) {
    await line.rollback();
    throw error;
  }
}

const send = (line: Line, { text, values }: Sql) =>
  line.query({ text, values: values as unknown[] });

function statements(
  run: (statement: Sql) => Promise<pg.QueryResult>,
): Pick<Db, 'rows' | 'row' | 'run'> {
  return {
    rows: async <Row>(statement: Sql) => (await run(statement)).rows as Row[],
    row: async <Row>(statement: Sql) => (await run(statement)).rows[0] as Row | undefined,
    run: async (statement) => (await run(statement)).rowCount ?? 0,
  };
}
