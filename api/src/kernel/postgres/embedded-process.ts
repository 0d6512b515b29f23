/** Processes of the embedded PostgreSQL: whether one lives and answers, and stopping it. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { OWNER } from './initialise.ts';
import type { Place } from './place.ts';

/** The server named by `postmaster.pid`, if that process lives and is a PostgreSQL. */
export function runningServer(place: Place): { pid: number; port: number } | undefined {
  const file = path.join(place.cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (pid > 1 && isAlive(pid) && isPostgres(pid)) return { pid, port };
  rmSync(file, { force: true });
  return undefined;
}

function isPostgres(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`;
  if (!existsSync('/proc/self')) return true;
  return existsSync(file) && readFileSync(file, 'utf8').includes('postgres');
}

/** Whether a process lives. One that has ended, but was not collected by its parent, does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && /\) Z /.test(readFileSync(file, 'utf8'));
}

export async function answers(port: number, password: string): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: OWNER,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

export async function stopServer(pid: number, place?: Place): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT'); // fast shutdown: sessions are ended, everything is written
  const deadline = Date.now() + 20_000;
  while (isAlive(pid) && Date.now() < deadline) {
    if (place && !existsSync(path.join(place.cluster, 'postmaster.pid'))) return;
    await wait(20);
  }
}

/** A port that nobody listens on now; fails where `wanted` is not one. */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
