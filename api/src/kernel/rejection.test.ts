import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['test/children/unhandled.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

test('12.1: a rejection that nobody handles is logged and counted, and the process serves on', () => {
  const { status, stdout } = run('survive');
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  // the log is written by itself, so either line may be first
  expect(lines.find(({ msg }) => msg !== undefined)).toMatchObject({
    msg: 'a rejection was not handled',
    err: { message: 'statement timeout' },
  });
  expect(lines.find(({ alive }) => alive !== undefined)).toEqual({ alive: true, unhandled: 1 });
  expect(status).toBe(0);
});

test('without that guard the same process ends', () => {
  const { status, stdout } = run();
  expect(status).not.toBe(0);
  expect(stdout).toBe('');
});
