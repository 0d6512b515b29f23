/**
 * The feed call against the same SQL by pgbench, prepared. What the call runs is recorded, and
 * pgbench repeats it: the same statements in the same order with the same values, over the same
 * kind of connection.
 */
import pg from 'pg';
import { percent, ratio, report } from './measure.ts';
import { hasPgbench, pgbench } from './pgbench.ts';
import { child, load } from './web.ts';
import type { BenchWorld } from './world.ts';

const ADDRESS = '/api/saas-search-service/feeds/deals?page=1&size=20';
const CLIENTS = 8;

export async function benchFeed(world: BenchWorld): Promise<void> {
  const statements = await recorded(world);
  const site = await child('serve-uncached.ts', {
    BENCH_URL: world.url,
    BENCH_DATA: world.config.dataDir,
  });
  const floor = hasPgbench()
    ? () => Promise.resolve(pgbench(world.url, scriptOf(statements), CLIENTS))
    : () => bareClients(world, statements);
  const found = await ratio(() => load(site.url + ADDRESS, CLIENTS), floor);
  site.process.kill();
  report(
    `feed call against the same SQL by ${hasPgbench() ? 'pgbench, prepared' : 'bare prepared clients'}`,
    `${percent(found.ratio)} (${found.mine.toFixed(0)} of ${found.floor.toFixed(0)} a second, ${statements.length} statements)`,
    { text: '≥ 35 %', ok: found.ratio >= 0.35 },
  );
}

interface Statement {
  text: string;
  values: unknown[];
}

/** The statements of one feed call, taken from a client that listens in. */
async function recorded(world: BenchWorld): Promise<Statement[]> {
  const site = await child('serve-uncached.ts', {
    BENCH_URL: world.url,
    BENCH_DATA: world.config.dataDir,
    BENCH_RECORD: '1',
  });
  await fetch(site.url + ADDRESS);
  await fetch(site.url + ADDRESS);
  const statements = await new Promise<Statement[]>((resolve) => {
    site.process.once('message', (message) => resolve(message as Statement[]));
    site.process.send('statements');
  });
  site.process.kill();
  return statements;
}

async function bareClients(world: BenchWorld, statements: readonly Statement[]): Promise<number> {
  const until = performance.now() + 3000;
  const counts = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new pg.Client({
        connectionString: world.url,
        options: '-c role=khum_app -c app.tenant=TH -c jit=off',
      });
      await client.connect();
      let count = 0;
      for (; performance.now() < until; count += 1)
        for (const [index, one] of statements.entries())
          await client.query({ name: `s${index}`, text: one.text, values: one.values });
      await client.end();
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / 3;
}

const scriptOf = (statements: readonly Statement[]): string =>
  statements.map((one) => `${inlined(one).replace(/\s+/g, ' ')};`).join('\n');

/** Values as literals: pgbench has no parameters of its own for arrays and times. */
function inlined({ text, values }: Statement): string {
  return text.replace(/\$(\d+)/g, (_, index: string) => literal(values[Number(index) - 1]));
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value))
    return `'{${value.map((item) => (typeof item === 'number' ? item : `"${String(item).replaceAll('"', '\\"')}"`)).join(',')}}'`;
  return `'${String(value).replaceAll("'", "''")}'`;
}
