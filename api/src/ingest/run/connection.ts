/** Connections of an import: its own, because its statements take longer than a request may. */
import type pg from 'pg';
import { overClient } from '../../kernel/postgres/database.ts';
import type { Database, Db } from '../../kernel/postgres/database.ts';

export interface Connection {
  readonly client: pg.Client;
  readonly db: Db;
  close(): Promise<void>;
}

/** `tenant` absent: the platform role. */
export async function connect(database: Database, tenant?: string): Promise<Connection> {
  const client = await database.client(tenant);
  await client.query(
    "set statement_timeout = '15min'; set lock_timeout = '60s'; set idle_in_transaction_session_timeout = '5min'; set work_mem = '64MB'",
  );
  // the hint that a temporary table exists already is no news
  await client.query('set client_min_messages = warning');
  return { client, db: overClient(client), close: () => client.end().catch(() => {}) };
}
