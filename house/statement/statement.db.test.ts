import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { TEMPLATE } from '../../test/cluster.ts';
import { readSources } from './scope.ts';
import { PLACE, statementsOf } from './text.ts';

/**
 * Files with templates whose statements cannot be read from the sources, how many, and why; other
 * tests send them.
 */
const UNREAD: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'api/src/catalog/intake-rollback-queries.ts': [3, 'names of tables and columns are worked out'],
  'api/src/content/subject.ts': [1, 'states come out of a list'],
  'api/src/content/writing/permit.ts': [1, 'states come out of a list'],
  'api/src/content/writing/queries.ts': [1, 'states come out of a list'],
  'api/src/interaction/count.ts': [1, 'counters come out of a list'],
  'api/src/media/upload/orphan.ts': [2, 'tables come out of a list'],
  'api/src/search/document/queries.ts': [
    1,
    'goods and deals are read by one statement, each in its own words',
  ],
  'api/src/goods/find.ts': [1, 'words are looked up by a port'],
  'api/src/goods/precomputed/make.ts': [6, 'what is counted is provided over a port'],
  'api/src/search/find.ts': [1, 'words are looked up by a port'],
  'api/src/syndication/crawl/walk.ts': [1, 'parts are made by a table of functions'],
  'seed/load/groups.ts': [1, 'boards choose by a table of functions'],
  'seed/world/boards.ts': [2, 'boards choose by a table of functions'],
};

/**
 * What `prepare` does not take: it either makes what others need, or names a table and nothing
 * more.
 */
const SENT = /^(?:create|analyze|truncate|set|call|savepoint|release|rollback)\b/i;
/** Modules without any SQL: what they answer is a value, and following it takes minutes. */
const WITHOUT_SQL = [
  'api/src/assistant/answer/',
  'api/src/assistant/intent/',
  'api/src/assistant/sum/',
  'api/src/lexicon/',
  'api/src/words/',
  'seed/picture/',
  'seed/world/deal-words/',
];
const read = readSources(['api/src/', 'seed/', 'server/', 'bin/'], WITHOUT_SQL);
const statements = statementsOf(read);
const placesOf = (text: string) => [...text.matchAll(PLACE)].map(([, place]) => place as string);
const bare = (text: string) => text.replace(PLACE, '').trim();
/**
 * A copy of its own: whoever stays connected to the template keeps everybody else from copying it.
 */
const COPY = `statement_${process.pid}`;
const client = new pg.Client(inject('clusterUrl').replace(/\/postgres$/, `/${COPY}`));

async function admin(statement: string): Promise<void> {
  const one = new pg.Client(inject('clusterUrl'));
  await one.connect();
  try {
    await one.query(statement);
  } finally {
    await one.end();
  }
}

beforeAll(async () => {
  await admin(`create database ${COPY} template ${TEMPLATE}`);
  await client.connect();
  await client.query('begin');
  for (const text of statements.filter((one) => /^create (?:temp|index)/i.test(bare(one))))
    await client.query(text);
});
afterAll(async () => {
  await client.end();
  await admin(`drop database if exists ${COPY} with (force)`);
});

/**
 * Prepares every text; returns the templates of which no text is fine, with what the database says.
 */
async function broken(texts: readonly string[]): Promise<Map<string, string>> {
  const fine = new Set<string>();
  const bad = new Map<string, string>();
  await client.query('savepoint before');
  for (const text of texts) {
    const said = SENT.test(bare(text))
      ? null
      : await client
          .query(`prepare one as ${text}`)
          .then(() => null)
          .catch((error: Error) => error.message);
    await client.query('rollback to savepoint before');
    if (said === null && !SENT.test(bare(text))) await client.query('deallocate one');
    for (const place of placesOf(text))
      if (said === null) fine.add(place);
      else bad.set(place, said);
  }
  return new Map([...bad].filter(([place]) => !fine.has(place)));
}

test('every SQL statement of the sources is prepared against the migrated database', async () => {
  const texts = statements;
  expect(texts.length).toBeGreaterThan(1000);
  const bad = await broken(texts);
  const reached = new Set(texts.flatMap(placesOf));
  for (const place of read.templates.filter((one) => !reached.has(one)))
    bad.set(place, 'no statement that this test can read holds it');
  const files = [...bad.keys()].map((place) => place.replace(/:\d+$/, ''));
  const listed = (place: string) => place.replace(/:\d+$/, '') in UNREAD;
  expect(
    [...bad].filter(([place]) => !listed(place)).map(([place, said]) => `${place}: ${said}`),
  ).toEqual([]);
  // a broken statement in one of those files is one more than listed
  const counted = Object.fromEntries(
    Object.keys(UNREAD).map((file) => [file, files.filter((one) => one === file).length]),
  );
  const known = Object.fromEntries(Object.entries(UNREAD).map(([file, [count]]) => [file, count]));
  expect(counted, JSON.stringify([...bad], null, 1)).toEqual(known);
});

test('a statement that names a column which is not there is found, in any branch', async () => {
  const texts = [
    '/*a.ts:1*/select id from goods where /*a.ts:2*/listed',
    '/*a.ts:1*/select id from goods where /*a.ts:3*/was_listed',
  ];
  expect(await broken(texts)).toEqual(new Map([['a.ts:3', 'column "was_listed" does not exist']]));
});
