/** Debian's PgBouncer in front of a database, as an operator runs it. */
import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#api/kernel/postgres/embedded-process.ts';

const FILES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

export function poolerFile(): string | undefined {
  return FILES.find((file) => existsSync(file));
}

export interface Pooler {
  /** An address of the database through the pooler. */
  through(url: string): string;
  stop(): Promise<void>;
}

type Mode = 'session' | 'transaction';

/**
 * `users` are addresses whose logins pass; few server connections, so that clients must share them.
 */
export async function startPooler(
  file: string,
  mode: Mode,
  users: readonly string[],
  extra = '',
): Promise<Pooler> {
  const folder = mkdtempSync(path.join(tmpdir(), 'khum-pooler-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const ini = writeSettings(folder, { mode, port, users, extra });
  const child = spawn(file, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), '-q', ini], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const through = (url: string) => Object.assign(new URL(url), { port: String(port) }).href;
  await answering(child, through(users[0] as string));
  return {
    through,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGKILL');
      }),
  };
}

/** Writes what PgBouncer reads; answers with the path of its settings. */
function writeSettings(
  folder: string,
  given: { mode: Mode; port: number; users: readonly string[]; extra: string },
): string {
  const target = new URL(given.users[0] as string);
  const logins = path.join(folder, 'users.txt');
  const list = given.users
    .map((user) => new URL(user))
    .map((url) => `"${decodeURIComponent(url.username)}" "${decodeURIComponent(url.password)}"`);
  writeFileSync(logins, `${list.join('\n')}\n`, { mode: 0o644 });
  const ini = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    ini,
    `[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${given.port}
unix_socket_dir =
auth_type = plain
auth_file = ${logins}
pool_mode = ${given.mode}
default_pool_size = ${given.mode === 'transaction' ? 3 : 40}
max_client_conn = 200
${given.extra}
`,
    { mode: 0o644 },
  );
  return ini;
}

/** Waits until a client can connect; throws what the pooler reported when it cannot. */
async function answering(
  child: ChildProcessByStdio<null, null, Readable>,
  url: string,
): Promise<void> {
  let errors = '';
  child.stderr.on('data', (bytes) => {
    errors += String(bytes);
  });
  for (let tries = 0; tries <= 100 && child.exitCode === null; tries += 1) {
    if (await canConnect(url)) return;
    await wait(50);
  }
  throw new Error(`PgBouncer does not answer: ${errors}`);
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  const connected = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => {});
  return connected;
}
