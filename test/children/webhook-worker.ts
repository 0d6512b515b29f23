/**
 * A process that a test kills: sends deliveries of a database to a receiver on this machine, its
 * clock moved on so that leases of the dead have run out.
 */
import { developerWith } from '#api/developer/index.ts';
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { compose } from '#server/compose.ts';
import { Database } from '#api/kernel/postgres/database.ts';

const [, , url = '', port = '', at = ''] = process.argv;
const config = readConfig({ LOG_LEVEL: 'silent' });
const ahead = Number(at) - performance.now();
const clock = { now: () => new Date(ahead + performance.now()) };
const database = new Database({ url, poolSize: 8 });
const test = process.ppid;
// where the test is gone; a busy database is no reason
setInterval(() => process.ppid !== test && process.exit(1), 500).unref();
const modules = [
  developerWith({ mayReach: (address) => address === '127.0.0.1', ports: [port], plain: true }),
];
const { jobQueue } = compose({ config, database, clock, log: makeLog(config), modules });
const stop = await jobQueue.start();
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
