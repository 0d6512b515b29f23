/** A command of `bin/` as a process of its own, over the database of a world. */
import { spawn } from 'node:child_process';
import { ROOT } from './feeds.ts';
import type { World } from './world.ts';

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** How it went, once it ended; the command has the clock of the machine. */
export function runCommand(world: World, file: string, ...args: string[]): Promise<Ran> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: world.url, LOG_LEVEL: 'silent', NODE_ENV: 'test' },
  });
  const ran = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    ran.out += data;
  });
  child.stderr.on('data', (data) => {
    ran.err += data;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...ran, code })));
}
