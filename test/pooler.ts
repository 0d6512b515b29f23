/** Debian's PgBouncer in front of a database, as an operator runs it. */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/**
 * `users` are addresses whose logins pass; few server connections, so that clients must share them.
 */
export async function startPooler(
  file: string,
  mode: 'session' | 'transaction',
  users: readonly string[],
  extra = '',
): Promise<Pooler> {
  const folder = mkdtempSync(path.join(tmpdir(), 'khum-pooler-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const target = new URL(users[0] as string);
  const list = users
    .map((user) => new URL(user))
    .map((url) => `"${decodeURIComponent(url.username)}" "${decodeURIComponent(url.password)}"`);
  writeFileSync(path.join(folder, 'users.txt'), `${list.join('\n')}\n`, { mode: 0o644 });
  const ini = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    ini,
    `[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${path.join(folder, 'users.txt')}
pool_mode = ${mode}
default_pool_size = ${mode === 'transaction' ? 3 : 40}
max_client_conn = 200
${extra}
`,
    { mode: 0o644 },
  );
  const child = spawn(file, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), '-q', ini], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (bytes) => {
    said += String(bytes);
  });
  const through = (url: string) => Object.assign(new URL(url), { port: String(port) }).href;
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client(through(users[0] as string));
    client.on('error', () => {});
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (answered) break;
    if (tries > 100 || child.exitCode !== null)
      throw new Error(`PgBouncer does not answer: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
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
