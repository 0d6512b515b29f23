/** A process of its own that imports a feed, does all work that follows from it, and ends. */
import { importFeed } from '#api/ingest/index.ts';
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { servingUrl } from '#api/kernel/postgres/serving.ts';
import { compose } from '#server/compose.ts';

const [, , url = '', file = '', tenant = ''] = process.argv;
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const database = new Database({ url: servingUrl(url), poolSize: 4 });
const composition = compose({ config, database, log: makeLog(config) });
await importFeed(composition, { file, source: 'shop', tenant, dryRun: false });
await composition.jobQueue.workAll();
await database.close();
