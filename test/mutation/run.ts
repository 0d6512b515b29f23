/**
 * `npm run mutation -- [word …]`: what the tests would not notice. First the specification of the
 * judgement, of low labels and of the quarantine (Stryker), held to what the SQL says of the same
 * series; then the SQL itself (`sql.ts`). With words only files whose path has one of them. Either
 * fails below 85 %. For the night, and for whoever changes a rule.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import settings from './stryker.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const work = path.join(root, '.data/mutation');
const env = { ...process.env, KHUM_CORPUS: path.join(work, 'corpus.jsonl') };

const run = (series: number, command: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [path.join(root, command), ...args], {
    cwd: root,
    env: { ...env, KHUM_SERIES: String(series) },
    stdio: 'inherit',
  }).status === 0;

rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
const specification = globSync(settings.mutate, { cwd: root }).filter(
  (file) => words.length === 0 || words.some((word) => file.includes(word)),
);
const isSpecified =
  specification.length === 0 ||
  (run(
    700,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'database',
    'api/src/price/judge/equal.test.ts',
  ) &&
    run(
      60,
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'test/mutation/stryker.json',
      '--mutate',
      specification.join(','),
    ));
const isHeld = run(1500, 'test/mutation/sql.ts', ...words);
process.exitCode = isSpecified && isHeld ? 0 : 1;
