/**
 * The embedded PostgreSQL: real server binaries from npm, one cluster in `DATA_DIR`. It listens on
 * 127.0.0.1 alone, with a password stored in `DATA_DIR` (mode 600). A server that outlived its app is
 * found by its pid file and used again, so `kill -9` of anything leaves the next start working.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { initialise, OWNER, serverEnv, tail } from './initialise.ts';
import { placeFor } from './place.ts';
import type { Place } from './place.ts';
import { answers, freePort, isAlive, runningServer, stopServer } from './embedded-process.ts';

export interface Cluster {
  /** Address of a database in the cluster, as the owner. */
  url(database: string): string;
  /** Leaves the server; the last process to leave stops it and waits for a clean shutdown. */
  stop(): Promise<void>;
  /** Starts the server again, at the same address, after it died; fails where it cannot. */
  revive(): Promise<void>;
  readonly port: number;
  readonly pid: number;
}

export interface ClusterOptions {
  dataDir: string;
  /** Called with what takes time. */
  progress?: (text: string) => void;
  /** Extra server settings, such as `fsync=off` for throw-away test clusters. */
  settings?: Record<string, string>;
}

/** Starts the cluster of `dataDir`, making it on the first call. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const progress = options.progress ?? (() => {});
  mkdirSync(options.dataDir, { recursive: true });
  const place = placeFor(options.dataDir, progress);
  const password = secretOf(options.dataDir);
  const release = await startingAlone(options.dataDir);
  try {
    return await startOrJoin(options, place, password, progress);
  } finally {
    release();
  }
}

/**
 * Two processes that start at once over a new folder must not both make the cluster: the second
 * waits.
 */
async function startingAlone(dataDir: string): Promise<() => void> {
  const file = path.join(dataDir, 'postgres-starting');
  const deadline = Date.now() + 90_000;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (holder === process.pid || (holder > 0 && !isAlive(holder)) || Date.now() > deadline)
      rmSync(file, { force: true });
    else await wait(50);
  }
}

async function startOrJoin(
  options: ClusterOptions,
  place: Place,
  password: string,
  progress: (text: string) => void,
): Promise<Cluster> {
  const users = path.join(options.dataDir, 'postgres-users');
  mkdirSync(users, { recursive: true });
  writeFileSync(path.join(users, String(process.pid)), '');
  if (!existsSync(path.join(place.cluster, 'PG_VERSION'))) {
    progress('Making the database cluster');
    await initialise(place, options.dataDir, password);
  }
  const running = runningServer(place);
  const at = (pid: number, port: number) => cluster({ place, options, password, users }, pid, port);
  if (running && (await answers(running.port, password))) return at(running.pid, running.port);
  if (running) await stopServer(running.pid);
  const port = await usualPort(options.dataDir);
  const child = await launch(place, port, options, password);
  return at(child.pid as number, port);
}

interface Home {
  readonly place: Place;
  readonly options: ClusterOptions;
  readonly password: string;
  readonly users: string;
}

function cluster(
  { place, options, password, users }: Home,
  firstPid: number,
  port: number,
): Cluster {
  let pid = firstPid;
  return {
    get pid() {
      return pid;
    },
    port,
    url: (database) => `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      if (lastToLeave(users)) await stopServer(pid, place);
    },
    async revive() {
      const release = await startingAlone(options.dataDir);
      try {
        // another process that uses it may have been faster
        const running = runningServer(place);
        if (running && running.port !== port)
          throw new Error(`PostgreSQL runs at port ${running.port} now, and not at ${port}.`);
        if (running && !(await answers(port, password)))
          throw new Error('PostgreSQL is starting, and does not answer yet.');
        pid = running?.pid ?? ((await launch(place, port, options, password)).pid as number);
      } finally {
        release();
      }
    },
  };
}

/**
 * The address of a database of the server that runs over `dataDir`, as the owner; undefined: none
 * runs. Starts nothing.
 */
export function runningUrl(dataDir: string, database: string): string | undefined {
  if (!existsSync(path.join(dataDir, 'postgres-secret'))) return undefined;
  const running = runningServer(placeFor(dataDir, () => {}));
  return (
    running && `postgres://${OWNER}:${secretOf(dataDir)}@127.0.0.1:${running.port}/${database}`
  );
}

/**
 * The port of the last time, so that what knows the address finds it again; another one where
 * somebody listens there.
 */
async function usualPort(dataDir: string): Promise<number> {
  const file = path.join(dataDir, 'postgres-port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port =
    last > 0 && last < 65_536 ? await freePort(last).catch(() => freePort()) : await freePort();
  writeFileSync(file, String(port));
  return port;
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

async function launch(
  place: Place,
  port: number,
  options: ClusterOptions,
  password: string,
): Promise<ChildProcess> {
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
    [
      '-D',
      place.cluster,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...place.runAs,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
      env: serverEnv(place),
    },
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
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL did not answer within 60 s. Its log is ${logFile}.`);
    await wait(25);
  }
  child.unref();
  return child;
}
