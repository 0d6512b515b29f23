/**
 * `npm run check`: format, lint, types, house and pure tests; all of them, so that one run shows
 * everything.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const bin = (name: string) => path.join(import.meta.dirname, '../node_modules/.bin', name);
const STEPS: readonly (readonly [string, string, readonly string[]])[] = [
  ['format', bin('biome'), ['format', '.']],
  ['lint', bin('oxlint'), ['--deny-warnings', '.']],
  ['types', bin('tsc'), ['--noEmit', '-p', '.']],
  [
    'house and pure tests',
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'pure', '--reporter', 'dot'],
  ],
];

let failed = 0;
for (const [name, command, args] of STEPS) {
  process.stdout.write(`\n── ${name}\n`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) failed += 1;
}
process.stdout.write(`\n${STEPS.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
