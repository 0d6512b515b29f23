/**
 * A process that a test kills: delivers messages of a database to a mail server, its clock moved on
 * so that leases of the dead have run out.
 */
import { readConfig } from '#api/kernel/config.ts';
import { delivery } from '#api/delivery/index.ts';
import { makeLog } from '#api/kernel/log.ts';
import { compose } from '#server/compose.ts';
import { Database } from '#api/kernel/postgres/database.ts';

const [, , url = '', smtp = '', at = ''] = process.argv;
const config = readConfig({
  SMTP_URL: smtp,
  MAIL_FROM: 'no-reply@khum.example',
  LOG_LEVEL: 'silent',
});
const ahead = Number(at) - performance.now();
const clock = { now: () => new Date(ahead + performance.now()) };
const database = new Database({ url, poolSize: 8 });
const test = process.ppid;
// where the test is gone; a busy database is no reason
setInterval(() => process.ppid !== test && process.exit(1), 500).unref();
const { jobQueue } = compose({
  config,
  database,
  clock,
  log: makeLog(config),
  modules: [delivery],
});
const stop = await jobQueue.start();
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
process.stdout.write('delivering\n');
