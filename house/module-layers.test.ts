import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LAYERS } from '#api/layers.ts';
import { importsOf, ROOT, sources } from './source.ts';

const files = sources();
const imports = files.flatMap(importsOf);
const moduleOf = (file: string) => /^api\/src\/([\w-]+)\//.exec(file)?.[1];
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

test('the sources are read at all', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(imports.length).toBeGreaterThan(400);
});

test('every folder of the API is a layer', () => {
  const folders = new Set(
    files.map((file) => moduleOf(file.path)).filter((name) => name !== undefined),
  );
  expect(
    [...folders].filter((name) => !(LAYERS as readonly string[]).includes(name as string)),
  ).toEqual([]);
});

test('a module uses only lower layers, and those only through their `index.ts`', () => {
  const wrong = imports.flatMap(({ from, to }) => {
    const [mine, other] = [moduleOf(from.path), moduleOf(to)];
    if (!mine || !other || mine === other || isTest(from.path)) return [];
    const climbs = LAYERS.indexOf(other as never) > LAYERS.indexOf(mine as never);
    const round = other !== 'kernel' && to !== `api/src/${other}/index.ts`;
    return climbs || round ? [`${from.path} → ${to}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('the contract knows nobody, the web never imports the API, the API never imports the web', () => {
  const wrong = imports.filter(({ from, to }) => {
    if (from.path.startsWith('contract/') && !isTest(from.path))
      return !to.startsWith('contract/') && to !== 'typebox' && !isArithmetic(from.path, to);
    if (from.path.startsWith('web/')) return /^(?:api|seed|server)\//.test(to);
    if (from.path.startsWith('api/')) return to.startsWith('web/');
    return false;
  });
  expect(wrong.map(({ from, to }) => `${from.path} → ${to}`)).toEqual([]);
});

/** Hashes and curves, by which server and page compute the same draw. */
function isArithmetic(from: string, to: string): boolean {
  return from.startsWith('contract/activity/fair/') && to.startsWith('@noble/');
}

test('the API knows neither the demo world nor what puts the process together; the demo world knows only the API', () => {
  const wrong = imports.filter(({ from, to }) => {
    if (isTest(from.path)) return false;
    if (from.path.startsWith('api/')) return to.startsWith('seed/') || to.startsWith('server/');
    return from.path.startsWith('seed/') && to.startsWith('server/');
  });
  expect(wrong.map(({ from, to }) => `${from.path} → ${to}`)).toEqual([]);
});

test('the browser gets no schema: what pages import from the contract as values does not reach typebox', () => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reaches = (path: string, seen = new Set<string>()): boolean => {
    if (path === 'typebox') return true;
    const file = byPath.get(path);
    if (!file || seen.has(path)) return false;
    seen.add(path);
    return importsOf(file).some((one) => !one.typeOnly && reaches(one.to, seen));
  };
  const wrong = imports.filter(
    ({ from, to, typeOnly }) =>
      from.path.startsWith('web/app/') &&
      !isTest(from.path) &&
      to.startsWith('contract/') &&
      !typeOnly &&
      reaches(to),
  );
  expect(wrong.map(({ from, to }) => `${from.path} → ${to}`)).toEqual([]);
});

test('the table of modules in ARCHITECTURE.md lists the layers in their order', () => {
  const text = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const table = /## Modules\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
  expect([...table.matchAll(/^\| `([a-z]+)` \|/gm)].map((match) => match[1])).toEqual([...LAYERS]);
});
