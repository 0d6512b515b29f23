import path from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAYERS } from '#api/layers.ts';
import { READS } from './reads.ts';
import { filesBelow, ROOT, sources } from './source.ts';

const moduleOf = (file: string) =>
  /api\/src\/([\w-]+)\//.exec(file.replaceAll(path.sep, '/'))?.[1] ?? '';

/** Table → the module whose migrations make it. */
const owners = new Map<string, string>();
for (const file of filesBelow(path.join(ROOT, 'api/src')).filter((one) => one.endsWith('.sql')))
  for (const [, table] of readFileSync(file, 'utf8').matchAll(
    /^create table (?:if not exists )?(\w+)/gim,
  ))
    owners.set(table as string, moduleOf(file));

/** Every mention of a foreign table in the SQL of a module. */
const mentions = sources()
  .filter((file) => file.path.startsWith('api/src/') && !file.path.endsWith('.test.ts'))
  .flatMap((file) =>
    [
      ...file.text.matchAll(
        /\b(from|join|using|insert into|update|delete from|truncate)\s+(\w+)/gi,
      ),
    ].map(([, verb, table]) => ({
      module: moduleOf(file.path),
      table: table as string,
      writes: /insert|update|delete|truncate/i.test(verb as string),
      path: file.path,
    })),
  )
  .filter(({ module, table }) => owners.has(table) && owners.get(table) !== module);

test('the tables and what reads them are found at all', () => {
  expect(owners.size).toBeGreaterThan(30);
  expect(mentions.length).toBeGreaterThan(50);
});

test('a table is written by the module that made it alone', () => {
  expect(
    mentions
      .filter(({ writes }) => writes)
      .map((one) => `${one.path} writes ${one.table} of ${owners.get(one.table)}`),
  ).toEqual([]);
});

test('tables of others are read as listed, no more and no fewer', () => {
  const found: Record<string, string[]> = {};
  for (const { module, table } of mentions) (found[module] ??= []).push(table);
  expect(
    Object.fromEntries(
      Object.entries(found).map(([module, tables]) => [module, [...new Set(tables)].sort()]),
    ),
  ).toEqual(READS);
});

test('what is read of others belongs to lower layers', () => {
  const layer = (module: string) => LAYERS.indexOf(module as (typeof LAYERS)[number]);
  const climbs = mentions.filter(
    ({ module, table }) => layer(owners.get(table) as string) > layer(module),
  );
  expect(climbs.map((one) => `${one.path} reads ${one.table} of ${owners.get(one.table)}`)).toEqual(
    [],
  );
});
