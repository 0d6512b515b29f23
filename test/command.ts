/** Commands of `bin/`, as processes of their own and in this one. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { isEnd } from '../bin/command.ts';
import { ROOT } from './feeds.ts';
import type { World } from './world.ts';

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** The database that a command works on. */
type Of = Pick<World, 'url'>;

const environment = ({ url }: Of) => ({
  DATABASE_URL: url,
  LOG_LEVEL: 'silent',
  NODE_ENV: 'test',
});

/** For commands that ask no database, or should find none. */
export const NO_DATABASE: Of = { url: 'postgres://nobody@127.0.0.1:1/none' };

/** How it went, once it ended; the command has the clock of the machine. */
export function runCommand(world: Of, file: string, ...args: string[]): Promise<Ran> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment(world) },
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

let runs = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * The same in this process, which has loaded the modules of the server already: seconds less. Each
 * run evaluates the file of the command again, one after the other. What a process of its own alone
 * shows, such as caches that it does not share, `runCommand` proves.
 */
export function callCommand(world: Of, file: string, ...args: string[]): Promise<Ran> {
  const ran = last.then(() => callAlone(world, file, args));
  last = ran.catch(() => undefined);
  return ran;
}

async function callAlone(world: Of, file: string, args: readonly string[]): Promise<Ran> {
  const { argv, env, exit, exitCode } = process;
  const writes = [process.stdout.write, process.stderr.write] as const;
  const ran: Ran = { code: null, out: '', err: '' };
  const keep = (to: 'out' | 'err') => (text: string | Uint8Array) => {
    // after process.exit nothing is said any more
    if (ran.code === null) ran[to] += text.toString();
    return true;
  };
  process.argv = [process.execPath, path.join(ROOT, file), ...args];
  process.env = { ...env, ...environment(world) };
  process.exitCode = undefined;
  process.stdout.write = keep('out') as typeof process.stdout.write;
  process.stderr.write = keep('err') as typeof process.stderr.write;
  process.exit = (code) => {
    ran.code ??= Number(code ?? process.exitCode ?? 0);
    throw new Error('the command ended');
  };
  try {
    await import(/* @vite-ignore */ `${path.join(ROOT, file)}?run=${(runs += 1)}`);
    ran.code ??= Number(process.exitCode ?? 0);
  } catch (error) {
    if (isEnd(error)) ran.code ??= Number(process.exitCode);
    else if (ran.code === null) throw error;
  } finally {
    Object.assign(process, { argv, env, exit, exitCode });
    [process.stdout.write, process.stderr.write] = writes;
  }
  return ran;
}
