/**
 * What a connection may see. Before a statement runs, its connection takes the role of the application and one tenant,
 * and the answer of the server is read back: a connection that is anything else is refused, never served from.
 *
 * A direct connection keeps role and tenant until another tenant needs it. Behind a pooler (its backend is not the one
 * that greeted us) two statements may reach two backends, so each runs in a transaction that names both for itself
 * alone, and none is prepared by name.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';

/** As whom statements run. `tenant` is '' for the platform role, which sees all tenants. */
export interface Scope {
  readonly role: 'khum_app' | 'khum_platform';
  readonly tenant: string;
}

/** A connection that does not have the rights it was given. */
export class WrongRights extends Error {
  override name = 'WrongRights';
}

/**
 * The server's own limits; ours (`LIMIT_MS`) is a little above them, for a server that answers
 * nothing at all.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  statement_timeout: '5000',
  lock_timeout: '2000',
  idle_in_transaction_session_timeout: '10000',
  plan_cache_mode: 'auto',
  jit: 'off',
};
export const LIMIT_MS = 6_000;
const ROLLBACK_MS = 1_000;

interface State {
  readonly isPooled: boolean;
  scope: Scope | undefined;
}
const states = new WeakMap<pg.ClientBase, State>();

/**
 * Brings a connection to `scope`, unless it is there already, and answers the line for its
 * statements.
 */
export async function enter(client: pg.ClientBase, scope: Scope): Promise<Line> {
  let state = states.get(client);
  if (!state) {
    const { rows } = await client.query<{ pid: number }>(
      limited({ text: 'select pg_backend_pid() as pid' }),
    );
    state = {
      isPooled: rows[0]?.pid !== (client as unknown as { processID: number }).processID,
      scope: undefined,
    };
    states.set(client, state);
  }
  if (
    !state.isPooled &&
    !(state.scope?.role === scope.role && state.scope.tenant === scope.tenant)
  ) {
    const hasSettings = state.scope !== undefined;
    state.scope = undefined;
    await take(client, scope, { isLocal: false, settings: hasSettings ? {} : SETTINGS });
  }
  state.scope = scope;
  return new Line(client, state.isPooled, scope);
}

/**
 * Sets role, tenant and settings, for the transaction that it begins or for good, and reads them
 * back in the same trip.
 */
async function take(
  client: pg.ClientBase,
  { role, tenant }: Scope,
  { isLocal, settings }: { isLocal: boolean; settings: typeof SETTINGS },
): Promise<void> {
  const set = Object.entries({ role, 'app.tenant': tenant, ...settings }).map(
    ([name, value]) =>
      `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, ${isLocal})`,
  );
  const text = `${isLocal ? 'begin; ' : ''}select ${set.join(', ')}; select current_user::text as role, current_setting('app.tenant') as tenant`;
  const results = (await client.query(limited({ text }))) as unknown as pg.QueryResult<{
    role: string;
    tenant: string;
  }>[];
  const [has] = results.at(-1)?.rows ?? [];
  if (has?.role !== role || has.tenant !== tenant)
    throw new WrongRights(
      `A database connection has the role ${has?.role} and the tenant "${has?.tenant}" instead of ${role} and "${tenant}".`,
    );
}

/** The line of a connection that `enter` has seen, with another limit. */
export function lineOf(client: pg.ClientBase, limitMs: number): Line {
  const state = states.get(client);
  if (!state?.scope) throw new WrongRights('A database connection was used before it had a role.');
  return new Line(client, state.isPooled, state.scope, limitMs);
}

/** A statement with our own limit of time. */
function limited(config: pg.QueryConfig, ms = LIMIT_MS): pg.QueryConfig {
  return { ...config, query_timeout: ms } as pg.QueryConfig;
}

const names = new Map<string, string>();

/**
 * A statement's name is a digest of its text: the same text is parsed and planned once per
 * connection.
 */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}

const LONGER = /^\s*set (?:local )?statement_timeout\s*=\s*'?(\d+)(ms|s|min|)'?/i;
const UNITS: Readonly<Record<string, number>> = { '': 1, ms: 1, s: 1000, min: 60_000 };
/** What no statement outlasts, were the server told to wait for ever. */
const LONGEST_MS = 3_600_000;

/**
 * Statements of one connection, one after the other, each within a limit that follows the server's
 * own.
 */
export class Line {
  /** Its connection is of no more use. */
  isBroken = false;
  private last: Promise<unknown> = Promise.resolve();
  private limit: number;

  readonly isPooled: boolean;
  private readonly client: pg.ClientBase;
  private readonly scope: Scope;

  constructor(client: pg.ClientBase, isPooled: boolean, scope: Scope, limitMs = LIMIT_MS) {
    this.client = client;
    this.isPooled = isPooled;
    this.scope = scope;
    this.limit = limitMs;
  }

  /**
   * Those that are asked for together wait for each other, the end of a transaction for all of
   * them.
   */
  query({ text, values }: { text: string; values?: unknown[] }): Promise<pg.QueryResult> {
    const longer = LONGER.exec(text);
    if (longer)
      this.limit = Math.min(
        (Number(longer[1]) * (UNITS[longer[2] as string] as number) || LONGEST_MS) + 1000,
        LONGEST_MS,
      );
    const named = this.isPooled || !values ? {} : { name: nameOf(text) };
    return this.send(() =>
      this.client.query(limited({ text, ...(values ? { values } : {}), ...named }, this.limit)),
    );
  }

  /** On a pooled connection it is this that gives the transaction its rights. */
  async begin(): Promise<void> {
    if (this.isPooled)
      await this.send(() => take(this.client, this.scope, { isLocal: true, settings: SETTINGS }));
    else await this.query({ text: 'begin' });
  }

  commit(): Promise<unknown> {
    return this.query({ text: 'commit' });
  }

  /**
   * Never fails: where it cannot roll back, the connection is broken, and closing it does the same.
   */
  async rollback(): Promise<void> {
    if (!this.isBroken)
      await this.send(() => this.client.query(limited({ text: 'rollback' }, ROLLBACK_MS))).catch(
        () => {},
      );
  }

  private send<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.last.then(work);
    this.last = mine.catch((error: unknown) => {
      this.isBroken ||= isBroken(error);
    });
    return mine;
  }
}

/**
 * Whether a connection is of no more use after this error: it broke, or nobody knows what it is
 * doing.
 */
function isBroken(error: unknown): boolean {
  return (
    !(error instanceof pg.DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC'
  );
}
