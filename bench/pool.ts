/**
 * The pool of connections that all tenants share, with six of them busy at once, against a bare
 * pool of as many connections that serves one: what it costs that a connection changes tenants and
 * proves its rights. And whether anybody starves, where all ask as much and where one asks more
 * than all the others together.
 */
import pg from 'pg';
import sql from 'sql-template-tag';
import { Database } from '#api/kernel/postgres/database.ts';
import { servingUrl } from '#api/kernel/postgres/serving.ts';
import { percent, ratio, report } from './measure.ts';
import type { BenchWorld } from './world.ts';

const [CONNECTIONS, CLIENTS, ROUND_MS] = [20, 48, 3000];
/** What a card asks of the database: a few rows by an index. */
const STATEMENT = sql`select id, code, name, cover from goods where listed order by code limit 20`;

type Ask = (tenant: string) => Promise<unknown>;

export async function benchPool(world: BenchWorld): Promise<void> {
  const url = servingUrl(world.url);
  const database = new Database({ url, poolSize: CONNECTIONS });
  const tenants = (
    await database.platform().rows<{ id: string }>(sql`select id from tenant order by id`)
  ).map(({ id }) => id);
  const [first = ''] = tenants;
  // as many connections as serve tenants; the others are for work across them
  const size = CONNECTIONS - Math.floor(CONNECTIONS / 4);
  const bare = new pg.Pool({
    connectionString: url,
    max: size,
    options: `-c role=khum_app -c app.tenant=${first}`,
  });
  const ask: Ask = (tenant) => database.tenant(tenant).rows(STATEMENT);
  const askBare: Ask = () =>
    bare.query({ name: 'bench', text: STATEMENT.text, values: STATEMENT.values as unknown[] });
  try {
    await compare('one tenant', [first], 0.8, ask, askBare);
    await compare(`${tenants.length} tenants at once`, tenants, 0.4, ask, askBare);
    await measureFairness(tenants, ask);
  } finally {
    await Promise.all([database.close(), bare.end()]);
  }
}

/** The shared pool against a bare one. */
async function compare(
  what: string,
  tenants: readonly string[],
  least: number,
  ask: Ask,
  askBare: Ask,
): Promise<void> {
  const clients = clientsOf(tenants);
  const found = await ratio(
    () => rates(clients, ask).then(sum),
    () => rates(clients, askBare).then(sum),
  );
  report(
    `shared pool, ${what}, against a bare pool`,
    `${percent(found.ratio)} (${found.mine.toFixed(0)} of ${found.floor.toFixed(0)} a second)`,
    { text: `≥ ${percent(least)}`, ok: found.ratio >= least },
  );
}

/** Whether anybody starves, where all ask as much and where one asks more than all others. */
async function measureFairness(tenants: readonly string[], ask: Ask): Promise<void> {
  const even = await rates(clientsOf(tenants), ask);
  const evenly = Math.min(...even) / Math.max(...even);
  report('the slowest of them, against the fastest', percent(evenly), {
    text: '≥ 80 %',
    ok: evenly >= 0.8,
  });
  const flood = [...clientsOf(tenants.slice(0, 1)), ...tenants.slice(1)];
  const [loud, ...quiet] = perClient(flood, await rates(flood, ask), tenants);
  const least = Math.min(...quiet) / (loud as number);
  report(
    `a client of a quiet tenant, beside one tenant with ${CLIENTS}, against one of these`,
    percent(least),
    { text: '≥ 60 %', ok: least >= 0.6 },
  );
}

/** The tenant that each client asks for, by turns. */
function clientsOf(tenants: readonly string[]): string[] {
  return Array.from({ length: CLIENTS }, (_, n) => tenants[n % tenants.length] as string);
}

/** Statements a second of each client, all asking at once, each for its tenant. */
async function rates(clients: readonly string[], ask: Ask): Promise<number[]> {
  await Promise.all(clients.map(ask));
  const [begun, end] = [performance.now(), performance.now() + ROUND_MS];
  const counts = await Promise.all(
    clients.map(async (tenant) => {
      let count = 0;
      for (; performance.now() < end; count += 1) await ask(tenant);
      return count;
    }),
  );
  return counts.map((count) => (count * 1000) / (performance.now() - begun));
}

function sum(all: readonly number[]): number {
  return all.reduce((whole, one) => whole + one, 0);
}

/** What one client of each tenant gets, in the order of `tenants`. */
function perClient(
  clients: readonly string[],
  found: readonly number[],
  tenants: readonly string[],
): number[] {
  return tenants.map((tenant) => {
    const own = found.filter((_, n) => clients[n] === tenant);
    return sum(own) / own.length;
  });
}
