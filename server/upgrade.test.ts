/**
 * A database of an older version becomes one of this version. On the way the order of migrations is
 * another than on a fresh one: what a low module adds comes after what higher ones already have
 * (decision 21).
 */
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { migrate } from '#api/kernel/postgres/migrate.ts';
import { schemaOf } from '../test/schema.ts';
import { migrationSteps } from './migrations.ts';

const steps = migrationSteps();
const dateOf = (name: string): string => /\/(\d{4}-\d\d-\d\d)/.exec(name)?.[1] ?? '';
/** The schema was another after each of these dates; the last one is today's. */
const versions = [...new Set(steps.map(({ name }) => dateOf(name)))].toSorted();

const adminUrl = inject('clusterUrl');
const admin = new pg.Client(adminUrl);
await admin.connect();
const made: string[] = [];
afterAll(async () => {
  for (const name of made) await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

async function makeDatabase(label: string, template = 'template1'): Promise<string> {
  const name = `upgrade_${label.replaceAll('-', '_')}_${process.pid}`;
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  made.push(name);
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
}

const fresh = await makeDatabase('fresh');
await migrate(fresh, steps);
const wanted = await schemaOf(fresh);
/** Grows from version to version; each is upgraded in a copy. */
const growing = await makeDatabase('growing');

test('14.7: the schema that is compared is a whole one', () => {
  expect(versions.length).toBeGreaterThan(15);
  const kinds = new Set(wanted.map((line) => line.split(' ', 1)[0]));
  expect(kinds).toEqual(
    new Set(['column', 'constraint', 'function', 'index', 'policy', 'table', 'trigger']),
  );
});

test.each(versions.slice(0, -1))(
  '14.7: a database of the version of %s is upgraded to the schema of a fresh one',
  async (version) => {
    const before = steps.filter(({ name }) => dateOf(name) <= version);
    await migrate(growing, before);
    const url = await makeDatabase(version, new URL(growing).pathname.slice(1));
    expect(await migrate(url, steps)).toHaveLength(steps.length - before.length);
    expect(await schemaOf(url)).toEqual(wanted);
  },
);
