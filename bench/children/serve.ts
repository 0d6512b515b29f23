/** Serves Khum in a process of its own, with its jobs where asked, and says its address. */
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { servingUrl } from '#api/kernel/postgres/serving.ts';
import { startServer } from '#server/server.ts';

const config = readConfig({
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  PORT: '0',
  ROLE: process.env.BENCH_ROLE ?? 'web',
  RATE_LIMIT: '1000000',
  DATA_DIR: process.env.BENCH_DATA,
  ...(process.env.BENCH_SMTP && {
    SMTP_URL: process.env.BENCH_SMTP,
    MAIL_FROM: 'no-reply@khum.example',
  }),
});
const running = await startServer({
  config,
  database: { url: servingUrl(process.env.BENCH_URL as string), poolSize: 20 },
  log: makeLog(config),
});
process.on('message', () => process.send?.(process.memoryUsage.rss()));
process.on('SIGTERM', () => process.exit(0));
process.send?.(running.address);
