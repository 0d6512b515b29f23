/**
 * What operators do in journeys: the command line over the site's database, and what no visitor
 * could do to it.
 */
import { spawn } from 'node:child_process';
import pg from 'pg';
import { databaseUrl } from './given.ts';

/** `npm run review`, by its words; its output, when it went well. */
export const review = (...args: string[]): Promise<string> => command('bin/review.ts', args);

/** `npm run activities`, in the same way. */
export const activities = (...args: string[]): Promise<string> =>
  command('bin/activities.ts', args);

/** `npm run import`, in the same way. */
export const importing = (...args: string[]): Promise<string> => command('bin/import.ts', args);

function command(file: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', NODE_ENV: 'test' },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  return new Promise((resolve, reject) =>
    child.on('close', (code) => (code === 0 ? resolve(out) : reject(new Error(err)))),
  );
}

/** An account that came by a provider and has neither phone nor e-mail. */
export async function loseReceivers(userId: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    'update account_private set email = null, mobile = null where account_id = $1',
    [userId],
  );
  await client.end();
}
