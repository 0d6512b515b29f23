/**
 * What every command promises: help, wrong usage in one sentence, no stack trace for what a person
 * can mend.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../house/source.ts';
import { NO_DATABASE, callCommand, runCommand } from '../test/command.ts';

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Those that people run against an installation; `check` and `bench` are tools of development. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /start\.mjs run (bin\/[\w-]+\.ts)$/.exec(script)?.[1];
  return file && name !== 'check' ? [[name, file] as const] : [];
});

test('there are a dozen commands, and this test knows them all', () => {
  expect(commands.length).toBeGreaterThanOrEqual(12);
});

test('a reader that stops early, as head does, is no error', async () => {
  const child = spawn(process.execPath, ['bin/activities.ts', '--help'], { cwd: ROOT });
  child.stdout.destroy();
  let err = '';
  child.stderr.on('data', (data) => {
    err += data;
  });
  const status = await new Promise((resolve) => {
    child.on('close', resolve);
  });
  expect({ status, err }).toEqual({ status: 0, err: '' });
});

for (const [name, file] of commands) {
  test(`npm run ${name}: --help is said on standard output, by itself`, async () => {
    // in a process of its own, which shows that the command needs nothing around it
    const { code, out, err } = await runCommand(NO_DATABASE, file, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`npm run ${name === 'mcp' ? '--silent mcp' : name}`);
    expect(out).toMatch(/--json|--silent/);
  });

  test(`npm run ${name}: wrong usage is one sentence and exit code 2, whatever is wrong`, async () => {
    for (const args of [
      ['--nonsense'],
      ['no-such-word', 'and', 'more', 'words', 'than', 'any', 'takes'],
    ]) {
      const { code, out, err } = await callCommand(NO_DATABASE, file, ...args);
      expect({ args, code, out }).toEqual({ args, code: 2, out: '' });
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(err).toMatch(new RegExp(`npm run ${name} -- --help says how\\.`));
      expect(err).not.toMatch(/\bat \w|node:internal|Error:/);
    }
  });
}

test('what changes something names its region, in one way', async () => {
  for (const [file, ...args] of [
    ['bin/sales.ts', 'remove', '1'],
    ['bin/affiliate.ts', 'remove', 'shop.example'],
    ['bin/document.ts', 'privacy', 'x.html', '--lang', 'th'],
    ['bin/search.ts', 'synonym', 'remove', '1'],
    ['bin/tokens.ts', 'end', '1', '--account', '1'],
  ]) {
    const { code, err } = await callCommand(NO_DATABASE, file as string, ...args);
    expect({ file, code }).toEqual({ file, code: 2 });
    expect(err).toContain('--tenant TH');
  }
});

test('a file that is not there, and a database that does not answer, are a sentence and exit code 1', async () => {
  for (const [file, ...args] of [
    ['bin/document.ts', 'privacy', '/nowhere/x.html', '--lang', 'th', '--tenant', 'TH'],
    ['bin/outbox.ts'],
    ['bin/review.ts'],
    ['bin/search.ts'],
    ['bin/affiliate.ts'],
    ['bin/import.ts', '/nowhere/feed.csv', '--source', 'x'],
  ]) {
    const { code, err } = await callCommand(NO_DATABASE, file as string, ...args);
    expect({ file, code }).toEqual({ file, code: 1 });
    expect(err, file).not.toMatch(/\n\s+at |node:internal/);
  }
});
