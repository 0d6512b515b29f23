/**
 * Serves Khum with a clock that moves at every look, so that nothing cached in the process is young
 * enough.
 */
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { servingUrl } from '#api/kernel/postgres/serving.ts';
import { startServer } from '#server/server.ts';
import pg from 'pg';

const config = readConfig({
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  PORT: '0',
  ROLE: 'web',
  RATE_LIMIT: '1000000',
  DATA_DIR: process.env.BENCH_DATA,
});
const statements: { text: string; values: unknown[] }[] = [];
if (process.env.BENCH_RECORD) {
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function recording(this: unknown, ...args: never[]) {
    const asked = args[0] as unknown as { text?: string; values?: unknown[] };
    if (asked?.text)
      statements.push({
        text: asked.text,
        values: (asked.values ?? []).map((value) =>
          value instanceof Date ? value.toISOString() : value,
        ),
      });
    return (original as (...all: never[]) => unknown).apply(this, args);
  } as never;
}
let now = Date.now();
const running = await startServer({
  config,
  database: { url: servingUrl(process.env.BENCH_URL as string), poolSize: 20 },
  log: makeLog(config),
  clock: { now: () => new Date((now += 31_000)) },
});
process.on('message', () => {
  // the second call's statements: the first also looks up tenants
  const feeds = statements
    .map((one, index) => [one, index] as const)
    .filter(([one]) => /from deal/i.test(one.text))
    .map(([, index]) => index);
  process.send?.(
    statements
      .slice(feeds[Math.ceil(feeds.length / 2)])
      .filter((one) => !/from tenant/i.test(one.text)),
  );
});
process.send?.(running.address);
