/**
 * A process that a test kills in the middle of a migration: its second step makes a table, then
 * takes long.
 */
import { migrate } from '#api/kernel/postgres/migrate.ts';

const step = (name: string, sql: string) => ({ name, sql, checksum: name });
process.stdout.write('begun\n');
await migrate(
  process.argv[2] as string,
  [
    step('a', 'create table first_table (n int)'),
    step('b', 'create table half_table (n int); select pg_sleep(30)'),
  ],
  (text) => process.stdout.write(`${text}\n`),
);
