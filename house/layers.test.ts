/** The layers of the web: every file uses its own layer and lower ones, and none goes in a circle. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LAYERS } from '#web/layers.ts';
import { importsOf, ROOT, sources } from './source.ts';

const files = new Map(
  sources()
    .filter(({ path: at }) => at.startsWith('web/app/') && !/\.test\.tsx?$/.test(at))
    .map((file) => [file.path, file]),
);
const imports = [...files.values()].flatMap(importsOf);
const layerOf = (file: string) => /^web\/app\/(?:features\/)?([\w-]+)\//.exec(file)?.[1];

test('every folder of the web is a layer, and every layer a folder', () => {
  const folders = new Set([...files.keys()].map(layerOf).filter((name) => name !== undefined));
  expect([...folders].toSorted()).toEqual([...LAYERS].toSorted());
});

test('a file of the web uses its own layer and lower ones, in values and in types', () => {
  expect(imports.length).toBeGreaterThan(1500);
  const heightOf = (file: string) => LAYERS.indexOf(layerOf(file) as never);
  const wrong = imports.filter(({ from, to }) => {
    if (!to.startsWith('web/') || layerOf(from.path) === undefined) return false;
    return layerOf(to) === undefined || heightOf(to) > heightOf(from.path);
  });
  expect(wrong.map(({ from, to }) => `${from.path} → ${to}`)).toEqual([]);
});

/** The first way round that is found from a file, if any; files that were seen to the end are done. */
function circleFrom(file: string, way: readonly string[], done: Set<string>): string[] | undefined {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  const source = files.get(file);
  if (!source || done.has(file)) return undefined;
  for (const { to } of importsOf(source)) {
    const circle = circleFrom(to, [...way, file], done);
    if (circle) return circle;
  }
  done.add(file);
  return undefined;
}

test('no file of the web needs itself by way of others, in values and in types', () => {
  const done = new Set<string>();
  for (const file of files.keys()) expect(circleFrom(file, [], done)).toBeUndefined();
});

test('the table of the web in ARCHITECTURE.md lists its layers in their order', () => {
  const text = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const table = /## Layers of the web\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
  expect([...table.matchAll(/^\| `([a-z]+)` \|/gm)].map((match) => match[1])).toEqual([...LAYERS]);
});
