/** A whole Khum with its own PostgreSQL, both of which are killed and come back. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '..');

/** A server that is started again whenever it ends, as a supervisor does. */
export class KilledSite {
  private child: ChildProcess | undefined;
  private isOver = false;
  private readonly port: number;
  private readonly dataDir: string;
  private readonly env: Record<string, string>;

  constructor(port: number, dataDir: string, env: Record<string, string>) {
    this.port = port;
    this.dataDir = dataDir;
    this.env = env;
  }

  start(): void {
    const log = createWriteStream(path.join(this.dataDir, 'site.log'), { flags: 'a' });
    this.child = spawn(process.execPath, ['server/main.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        DEMO: '0',
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.pipe(log, { end: false });
    this.child.stderr?.pipe(log, { end: false });
    this.child.once('exit', () => {
      if (!this.isOver) setTimeout(() => this.start(), 100);
    });
  }

  kill(): void {
    this.child?.kill('SIGKILL');
  }

  killDatabase(): void {
    const place = (() => {
      try {
        return readFileSync(path.join(this.dataDir, 'postgres-location'), 'utf8').trim();
      } catch {
        return this.dataDir;
      }
    })();
    const file = path.join(place, 'postgres', 'postmaster.pid');
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
  }

  async ready(limitMs = 300_000): Promise<void> {
    const url = `http://127.0.0.1:${this.port}/readyz`;
    const end = performance.now() + limitMs;
    while (performance.now() < end) {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
      if (answer?.status === 200) return;
      await wait(25);
    }
    throw new Error(`It did not come back within ${limitMs} ms. See ${this.dataDir}.`);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    const gone = new Promise((resolve) => this.child?.once('exit', resolve));
    this.child?.kill('SIGTERM');
    await gone;
  }
}
