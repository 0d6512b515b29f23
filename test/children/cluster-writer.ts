/**
 * A process that a test kills: starts the cluster, writes rows one by one, says each after it was
 * acknowledged.
 */
import pg from 'pg';
import { startCluster } from '#api/kernel/postgres/embedded.ts';

const cluster = await startCluster({ dataDir: process.argv[2] as string });
const client = new pg.Client(cluster.url('postgres'));
// the database is what the test kills: this process then just ends
process.on('uncaughtException', () => process.exit(1));
client.on('error', () => process.exit(1));
await client.connect();
await client.query('create table if not exists kept (n int primary key)');
const { rows } = await client.query('select coalesce(max(n), 0) as last from kept');
for (let n = Number(rows[0].last) + 1; ; n += 1) {
  await client.query('insert into kept values ($1)', [n]).catch(() => process.exit(1));
  process.stdout.write(`${n} ${cluster.pid}\n`);
}
