/**
 * `npm run mutation:sql`: changes one token of SQL at a time and asks the tests whether they
 * notice. SQL in template literals is out of reach of mutation testing of TypeScript. A mutant that
 * PostgreSQL refuses says nothing and is left out.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { sqlMutants } from './sql-mutants.ts';
import type { Mutant } from './sql-mutants.ts';

/** Files of SQL, and the tests that hold them. */
const HELD: Readonly<Record<string, readonly string[]>> = {
  'api/src/price/judge/evidence.ts': ['api/src/price/judge/equal.test.ts'],
  'api/src/price/judge/evidence-days.ts': ['api/src/price/judge/equal.test.ts'],
  'api/src/price/judge/evidence-json.ts': ['api/src/price/judge/equal.test.ts'],
  'api/src/price/judge/low-queries.ts': ['api/src/price/judge/equal.test.ts'],
  'api/src/price/judge/changed-days.ts': ['api/src/price/judge/change.test.ts'],
  'api/src/price/judge/label-queries.ts': [
    'api/src/price/label.test.ts',
    'api/src/price/ranked-label.test.ts',
  ],
  'api/src/price/quarantine/queries.ts': [
    'api/src/price/quarantine/quarantine.test.ts',
    'api/src/price/quarantine/property.test.ts',
  ],
};
/** Below this share of noticed mutants the run fails. */
const LEAST = 0.85;

const root = path.resolve(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);
const files = Object.keys(HELD).filter(
  (file) => wanted.length === 0 || wanted.some((word) => file.includes(word)),
);
let now: { readonly file: string; readonly source: string } | undefined;

const vitest = await createVitest(
  'test',
  {
    config: path.join(import.meta.dirname, 'vitest.config.ts'),
    root,
    watch: false,
    reporters: [],
    bail: 1,
    include: Object.values(HELD).flat(),
    globalSetup: ['test/cluster.ts'],
    fsModuleCache: false,
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        load: (id: string) =>
          now !== undefined && id.split('?')[0] === now.file ? now.source : undefined,
      },
    ],
  },
);
const specifications = await vitest.globTestSpecifications();

let left = 0;
let all = 0;
for (const file of files) {
  const tests = specifications.filter((one) =>
    HELD[file]?.some((test) => one.moduleId.endsWith(test)),
  );
  const where = path.join(root, file);
  const source = readFileSync(where, 'utf8');
  if ((await judgedBy(where, source, tests)) !== 'missed')
    throw new Error(`The tests of ${file} fail as it is.`);
  for (const mutant of sqlMutants(source)) {
    const found = await judgedBy(where, mutant.source, tests);
    if (found === 'refused') continue;
    all += 1;
    if (found === 'missed') left += 1;
    process.stdout.write(
      `${found === 'missed' ? 'MISSED ' : 'noticed'} ${file}:${lineOf(source, mutant)} ${mutant.from} → ${mutant.to}\n`,
    );
  }
}
await vitest.close();
const share = (all - left) / Math.max(1, all);
process.stdout.write(
  `${all - left} of ${all} mutants of SQL noticed, ${(share * 100).toFixed(1)} %\n`,
);
process.exitCode = share >= LEAST ? 0 : 1;

async function judgedBy(
  file: string,
  source: string,
  tests: TestSpecification[],
): Promise<'noticed' | 'missed' | 'refused'> {
  now = { file, source };
  vitest.invalidateFile(file);
  const { testModules } = await vitest.runTestSpecifications(tests);
  const errors = testModules.flatMap((module) => [
    ...module.errors(),
    ...[...module.children.allTests()].flatMap((test) => test.result().errors ?? []),
  ]);
  if (errors.length === 0) return 'missed';
  // classes 42 (syntax, unknown names, types) and 0A of PostgreSQL
  return errors.every((error) =>
    /syntax error|does not exist|operator is not unique|cannot cast|must be type|could not determine/.test(
      `${error.message} ${error.stack ?? ''}`,
    ),
  )
    ? 'refused'
    : 'noticed';
}

function lineOf(source: string, mutant: Mutant): number {
  return source.slice(0, mutant.at).split('\n').length;
}
