/**
 * `npm run map`: path → contract → handler of every call. `npm run map -- rows`: each requirement
 * id with the tests whose title names it or that make its call, so that what is unproven can be
 * seen; `-- rows PRC` only those that begin so.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls, moduleOf } from '#contract/calls.ts';
import { misuse, printJson, readArgs } from './command.ts';

const root = path.resolve(import.meta.dirname, '..');
const HELP = `What this Khum consists of.

  npm run map -- [calls] [--json]         path, contract and handler of every call
  npm run map -- rows [PREFIX] [--json]   requirements, and the tests that name them

Exit code: 0 done, 2 wrong usage.`;
const { values, positionals } = readArgs('map', HELP, {});
const [what = 'calls', prefix = ''] = positionals;
if (!['calls', 'rows'].includes(what) || positionals.length > 2)
  misuse('map', `There is nothing to tell of ${positionals.join(' ')}`);

const { handlersOf } = await import('#api/kernel/mount.ts');
const { modules } = await import('#server/modules.ts');

if (what === 'rows') printRows(prefix);
else printCalls();

function printCalls(): void {
  const handled = handlersOf(modules);
  const owner = new Map(
    modules.flatMap((module) =>
      Object.keys(module.handlers).map((name) => [name, module.name] as const),
    ),
  );
  for (const call of [...calls.values()].sort((a, b) => a.path.localeCompare(b.path))) {
    const handler = handled.has(call.name as never)
      ? `api/src/${owner.get(call.name)}`
      : 'not built yet (501)';
    for (const spelling of [call.path, ...(call.also ?? [])])
      if (values.json)
        printJson({
          method: call.method,
          path: `/api${spelling}`,
          name: call.name,
          id: call.id,
          who: call.who,
          handler,
        });
      else
        print([
          call.method,
          `/api${spelling}`,
          `contract/${moduleOf(call.name as never)} ${call.name}`,
          call.id,
          call.who,
          handler,
        ]);
  }
  if (!values.json) process.stdout.write(`${calls.size} calls, ${handled.size} with a handler.\n`);
}

/** Ids as they are in the first column of the tables of docs/requirements.md. */
function printRows(wanted: string): void {
  const ids = [
    ...readFileSync(path.join(root, 'docs/requirements.md'), 'utf8').matchAll(
      /^\| ([A-Z]+-\d+[a-z]?)(?:\.\.(\d+))?(?:, (\d+))? \|/gm,
    ),
  ]
    .flatMap(([, id, to, also]) => spread(id as string, to, also))
    .filter((id) => id.startsWith(wanted));
  const tests = testFiles(root).map((file) => {
    const text = readFileSync(file, 'utf8');
    return {
      name: path.relative(root, file),
      titled: idsIn(titlesIn(text).join(' ') + (hasMadeTitles(text) ? literalsIn(text) : '')),
      mentioned: idsIn(text),
      // whoever makes a call and looks at its answer tests the row of the call
      called: new Set(
        [...text.matchAll(/\bcall\(\s*'([a-z.-]+)'/g)].flatMap(
          ([, name]) => calls.get(name as never)?.id ?? [],
        ),
      ),
    };
  });
  let proven = 0;
  for (const id of new Set(ids)) {
    const by = tests
      .filter((one) => one.titled.has(id) || one.called.has(id))
      .map((one) => one.name);
    // an id in a comment, in data or in a table of a test file proves nothing
    const mentioned = tests.filter((one) => one.mentioned.has(id)).map((one) => one.name);
    if (by.length > 0) proven += 1;
    if (values.json) printJson({ id, tests: by, mentioned });
    else process.stdout.write(`${id.padEnd(10)} ${shownRow(by, mentioned)}\n`);
  }
  if (!values.json)
    process.stdout.write(
      `${proven} of ${new Set(ids).size} rows are named by the title of a test, or are calls that tests make.\n`,
    );
}

function shownRow(by: readonly string[], mentioned: readonly string[]): string {
  if (by.length > 0) return by.join(' ');
  return mentioned.length > 0 ? `– (only mentioned: ${mentioned.join(' ')})` : '–';
}

/** Titles of tests, those of `test.for` and the like too; what a template fills in is not known. */
function titlesIn(text: string): string[] {
  const called = /\b(?:test|it|describe)(?:\.(?:skipIf|runIf)\([^()]*(?:\([^()]*\))?[^()]*\))?\(/;
  const titled = /\)\(/;
  const string = /\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1\s*,/;
  return [
    ...text.matchAll(new RegExp(`(?:${called.source}|${titled.source})${string.source}`, 'g')),
  ].map((match) => match[2] as string);
}

/** Whether the titles of some tests begin with what data says: then data name rows. */
function hasMadeTitles(text: string): boolean {
  return titlesIn(text).some((title) => /^(?:\$\{|\$\w|%s)/.test(title));
}

function literalsIn(text: string): string {
  return [...text.matchAll(/['"`]([A-Z]+-\d+[a-z]?)['"`]/g)].map((match) => match[1]).join(' ');
}

function idsIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\b[A-Z]+-\d+[a-z]?\b/g)].map(([id]) => id));
}

function spread(id: string, to: string | undefined, also: string | undefined): string[] {
  const [letters, from] = id.split('-') as [string, string];
  const width = from.length;
  const last = Number(to ?? also ?? from);
  return Array.from(
    { length: last - Number.parseInt(from, 10) + 1 },
    (_, index) => `${letters}-${String(Number.parseInt(from, 10) + index).padStart(width, '0')}`,
  );
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.git', '.data'].includes(entry.name)) return [];
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? testFiles(full) : /\.test\.tsx?$/.test(entry.name) ? [full] : [];
  });
}

function print(columns: readonly string[]): void {
  const [method = '', address = '', contract = '', id = '', who = '', handler = ''] = columns;
  process.stdout.write(
    `${method.padEnd(7)}${address.padEnd(88)} ${contract.padEnd(44)} ${id.padEnd(8)} ${who.padEnd(8)} ${handler}\n`,
  );
}
