/**
 * The embedded PostgreSQL: real server binaries from npm, one cluster in `DATA_DIR`. It listens on 127.0.0.1
 * alone, with a password kept in `DATA_DIR` (mode 600). A server that outlived its app is found by its pid
 * file and used again, so `kill -9` of anything leaves the next start working.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { placeFor } from './place.ts';
import type { Place } from './place.ts';

export interface Cluster {
  /** Address of a database in the cluster, as the owner. */
  url(database: string): string;
  /** Leaves the server; the last process to leave stops it and waits for a clean shutdown. */
  stop(): Promise<void>;
  readonly port: number;
  readonly pid: number;
}

export interface ClusterOptions {
  dataDir: string;
  /** Told what takes time. */
  progress?: (text: string) => void;
  /** Extra server settings, such as `fsync=off` for throw-away test clusters. */
  settings?: Record<string, string>;
}

const OWNER = 'khum';

/** Starts the cluster of `dataDir`, making it on the first call. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const progress = options.progress ?? (() => {});
  mkdirSync(options.dataDir, { recursive: true });
  const place = placeFor(options.dataDir, progress);
  const password = secretOf(options.dataDir);
  const users = path.join(options.dataDir, 'postgres-users');
  mkdirSync(users, { recursive: true });
  writeFileSync(path.join(users, String(process.pid)), '');
  if (!existsSync(path.join(place.cluster, 'PG_VERSION'))) {
    progress('Making the database cluster');
    await initialise(place, options.dataDir, password);
  }
  const running = runningServer(place);
  if (running && (await answers(running.port, password))) return cluster(place, running.pid, running.port, password, users);
  if (running) await stopServer(running.pid);
  const port = await freePort();
  const child = await launch(place, port, options, password);
  return cluster(place, child.pid as number, port, password, users);
}

function cluster(place: Place, pid: number, port: number, password: string, users: string): Cluster {
  return {
    pid,
    port,
    url: (database) => `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      if (lastToLeave(users)) await stopServer(pid, place);
    },
  };
}

/** Strikes this process off the list of users; whoever died without doing so is struck off too. */
function lastToLeave(users: string): boolean {
  let others = 0;
  for (const name of readdirSync(users)) {
    if (Number(name) !== process.pid && isAlive(Number(name))) others += 1;
    else rmSync(path.join(users, name), { force: true });
  }
  return others === 0;
}

function secretOf(dataDir: string): string {
  const file = path.join(dataDir, 'postgres-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

async function initialise(place: Place, dataDir: string, password: string): Promise<void> {
  const building = `${place.cluster}.new`;
  rmSync(building, { recursive: true, force: true });
  mkdirSync(building, { recursive: true, mode: 0o700 });
  const passwordFile = path.join(path.dirname(place.cluster), '.pw');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.runAs) {
    chownSync(building, place.runAs.uid, place.runAs.gid);
    chownSync(passwordFile, place.runAs.uid, place.runAs.gid);
  }
  const log = openSync(path.join(dataDir, 'initdb.log'), 'w');
  try {
    await initdb(place, building, passwordFile, log, path.join(dataDir, 'initdb.log'));
  } finally {
    closeSync(log);
    rmSync(passwordFile, { force: true });
  }
  renameSync(building, place.cluster);
}

/** pg_trgm sees Thai only under a UTF-8 ctype of the C library, whose name differs between systems. */
const CTYPES = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'UTF-8'];

async function initdb(place: Place, building: string, passwordFile: string, log: number, logFile: string): Promise<void> {
  for (const [index, ctype] of CTYPES.entries()) {
    try {
      await finished(
        spawn(
          path.join(place.binaries, 'bin', 'initdb'),
          [
            '-D',
            building,
            '-U',
            OWNER,
            '--pwfile',
            passwordFile,
            '--auth',
            'scram-sha-256',
            '-E',
            'UTF8',
            '--locale-provider=builtin',
            '--builtin-locale=C.UTF-8',
            `--lc-ctype=${ctype}`,
            '--lc-collate=C',
            '--no-instructions',
            '--no-sync',
          ],
          { ...place.runAs, cwd: '/', stdio: ['ignore', log, log], env: serverEnv(place) },
        ),
        logFile,
      );
      return;
    } catch (error) {
      if (index === CTYPES.length - 1 || !/invalid locale/.test(String(error))) throw error;
    }
  }
}

function serverEnv(place: Place): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, TZ: 'UTC', LD_LIBRARY_PATH: path.join(place.binaries, 'lib'), DYLD_LIBRARY_PATH: path.join(place.binaries, 'lib') };
}

async function launch(place: Place, port: number, options: ClusterOptions, password: string): Promise<ChildProcess> {
  const logFile = path.join(options.dataDir, 'postgres.log');
  const log = openSync(logFile, 'a');
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '120',
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    effective_cache_size: '1GB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    wal_compression: 'on',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    shared_preload_libraries: '',
    ...options.settings,
  };
  const child = spawn(
    path.join(place.binaries, 'bin', 'postgres'),
    ['-D', place.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...place.runAs, cwd: '/', detached: true, stdio: ['ignore', log, log], env: serverEnv(place) },
  );
  closeSync(log);
  let ended: string | undefined;
  child.once('exit', (code, signal) => {
    ended = `PostgreSQL ended while starting (${signal ?? code}).`;
  });
  child.once('error', (error) => {
    ended = error.message;
  });
  const deadline = Date.now() + 60_000;
  while (!(await answers(port, password))) {
    if (ended) throw new Error(`${ended} Its log is ${logFile}:\n${tail(logFile)}`);
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not answer within 60 s. Its log is ${logFile}.`);
    await wait(25);
  }
  child.unref();
  return child;
}

/** The server named by `postmaster.pid`, if that process lives and is a PostgreSQL. */
function runningServer(place: Place): { pid: number; port: number } | undefined {
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

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function answers(port: number, password: string): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: OWNER, password, database: 'postgres', connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function stopServer(pid: number, place?: Place): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT'); // fast shutdown: sessions are ended, everything is written
  const deadline = Date.now() + 20_000;
  while (isAlive(pid) && Date.now() < deadline) {
    if (place && !existsSync(path.join(place.cluster, 'postmaster.pid'))) return;
    await wait(20);
  }
}

function finished(child: ChildProcess, logFile: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`initdb ended with ${code}:\n${tail(logFile)}`))));
  });
}

function tail(file: string): string {
  return existsSync(file) && statSync(file).size < 10_000_000 ? readFileSync(file, 'utf8').trim().split('\n').slice(-8).join('\n') : '';
}

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
