import { expect, test } from 'vitest';
import type { Module } from '#api/kernel/module.ts';
import { modules } from '#server/modules.ts';
import { STATE } from './exceptions.ts';
import { importsOf, sources } from './source.ts';

const product = sources().filter(({ path }) => !/\.test\.tsx?$/.test(path));
const api = product.filter(({ path }) => path.startsWith('api/src/'));

test('BEY-12, 14.3: ports are connected and queues made in one place, so that a command line answers what the server answers', () => {
  const made = /\bnew JobQueue\(|(?<!function )\bconnectPorts\(/;
  const makers = product.filter(({ path, text }) => made.test(text) && !path.startsWith('house/'));
  expect(makers.map(({ path }) => path)).toEqual(['server/compose.ts']);
});

test('14.3: importing a module of the API does nothing: no statement beside declarations', () => {
  const acts = /^(?:await |void )?[a-z_$][\w$.]*\(/gm;
  const found = api.flatMap(({ path, text }) =>
    [...withoutTemplates(text).matchAll(acts)].map(([call]) => `${path}: ${call}`),
  );
  expect([...new Set(found)]).toEqual([
    // what PostgreSQL answers becomes numbers and days, for everybody in the process
    'api/src/kernel/postgres/database.ts: pg.types.setTypeParser(',
  ]);
});

/** Statements of SQL are in templates, whose lines begin anywhere. */
function withoutTemplates(text: string): string {
  return text.replaceAll(/`[^`]*`/g, '``');
}

test('14.3: modules of the API have no state that changes while they run, but what is listed with its reason', () => {
  const found = api.flatMap(({ path, text }) => {
    const variables = [...text.matchAll(/^(?:export )?let (\w+)/gm)].map((match) => match[1]);
    const containers = [
      ...text.matchAll(
        /^(?:export )?const (\w+)[^=\n]* =\s+(?:\[\]|\{\}|new \w+(?:<[^;]*>)?\([^;]*?\));$/gm,
      ),
    ].map((match) => match[1] as string);
    const filled = containers.filter((name) =>
      new RegExp(`^\\s.*\\b${name}\\.(?:set|add|push|delete|clear|unshift)\\(`, 'm').test(text),
    );
    return [...variables, ...filled].map((name) => `${path}: ${name}`);
  });
  expect(found.filter((one) => !(one in STATE))).toEqual([]);
  expect(
    Object.keys(STATE).filter((one) => !found.includes(one)),
    'no longer needed',
  ).toEqual([]);
});

/** Functions of the kernel that ask a port for their caller. */
const ASKED_BY: Readonly<Record<string, RegExp>> = {
  subjects: /\bresolveSubjects\(/,
  marked: /\bmarkedBy\(/,
  exports: /\bexportOfAll\(/,
};

test('14.3: what a module asks of a port it declares, so that nothing starts without', () => {
  const names = new Set(modules.flatMap((one) => Object.keys(one.provides ?? {})));
  expect(names.size).toBeGreaterThan(9);
  const uses = ({ name }: Module) =>
    [...names].filter((port) =>
      api.some(
        ({ path, text }) =>
          path.startsWith(`api/src/${name}/`) &&
          (new RegExp(`\\bports\\.${port}\\b`).test(text) || ASKED_BY[port]?.test(text)),
      ),
    );
  expect(Object.fromEntries(modules.map((one) => [one.name, uses(one).toSorted()]))).toEqual(
    Object.fromEntries(modules.map(({ name, needs = [] }) => [name, needs.toSorted()])),
  );
  expect(
    api
      .filter(({ text }) => /\bctx\.ports\b(?!\.\w|`)|\bports\b[^;\n]*\}: Context/.test(text))
      .map(({ path }) => path),
    'ports are asked by their names',
  ).toEqual([]);
});

test('12.6: what components know of a visit is found in two ways: one for the browser, one for the server', () => {
  const setters = product.filter(
    ({ path, text }) => path.startsWith('web/') && /(?<!function )\bfindVisitBy\(/.test(text),
  );
  expect(setters.map(({ path }) => path).toSorted()).toEqual([
    'web/app/during-visit.ts',
    'web/app/entry-client.tsx',
  ]);
});

test('no page stores anything of a request in a variable of its module', () => {
  const kept = sources().filter(
    ({ path, text }) =>
      /^web\/app\/(?:routes\/|entry-server|head|shell|during-visit)/.test(path) &&
      /^(?:export )?let /m.test(text),
  );
  expect(kept.map(({ path }) => path)).toEqual([]);
});

test('the browser gets no code of Node: what its entries reach imports nothing of it', () => {
  const files = new Map(sources().map((file) => [file.path, file]));
  const seen = new Set<string>();
  const wrong: string[] = [];
  const walk = (path: string) => {
    const file = files.get(path);
    if (!file || seen.has(path)) return;
    seen.add(path);
    for (const { to, typeOnly } of importsOf(file)) {
      if (typeOnly) continue;
      if (to.startsWith('node:')) wrong.push(`${path} → ${to}`);
      walk(to);
    }
  };
  walk('web/app/entry-client.tsx');
  walk('web/app/entry-first.ts');
  expect(seen.size).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});
