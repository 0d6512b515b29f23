import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { makeWorld } from '../../../../test/world.ts';
import { buildCategory } from '../../../../test/build.ts';
import { generateWriting } from '../../../../test/generate.ts';
import { readOf } from '../../../../test/plan.ts';
import { findWriting } from './find.ts';
import type { WritingQuery } from './find.ts';

const world = await makeWorld();
const MANY = Number(process.env.KHUM_PLAN_ROWS ?? 20_000);
const SIZE = 20;
let leaf: number;
let top: number;

beforeAll(async () => {
  const ctx = await world.ctx();
  const ids = [];
  for (let at = 0; at < 4; at += 1) {
    const parent = await buildCategory(ctx.db);
    for (let child = 0; child < 5; child += 1) ids.push(await buildCategory(ctx.db, { parent }));
  }
  leaf = ids[0]?.id as number;
  top = ids[0]?.path[0] as number;
  await generateWriting(ctx, MANY, { categoryIds: ids.map((one) => one.id) });
  const owner = new pg.Client(world.url);
  await owner.connect();
  await owner.query('vacuum analyze content, content_place, account');
  await owner.end();
}, 1_800_000);

const read = async (query: Partial<WritingQuery>, offset = 0) => {
  const ctx = await world.ctx();
  return readOf(ctx.db, (db) =>
    findWriting(
      { ...ctx, db },
      { places: [], order: 'NEWEST', without: [], ...query },
      SIZE,
      offset,
    ),
  );
};

for (const [order, index] of [
  ['NEWEST', 'content_place_newest'],
  ['HOT', 'content_place_hot'],
  ['TOP', 'content_place_top'],
] as const)
  test(`CONT-12: a page by ${order} among ${MANY} pieces walks one index to its end and no further`, async () => {
    const first = await read({ order });
    expect(first.indexes).toContain(index);
    // the place, and the piece behind it
    expect(first.rows).toBeLessThanOrEqual(2 * SIZE);
    expect((await read({ order }, 20 * SIZE)).rows).toBeLessThanOrEqual(2 * 21 * SIZE);
  });

test('NAV-08, NAV-09, CONT-12: a category, one above it, a keyword, an author: each a walk of its own list', async () => {
  for (const place of [
    `category:${leaf}`,
    `category:${top}`,
    'tag:common',
    'tag:word7',
    'type:NOTE',
    'selected',
  ]) {
    const { rows, indexes } = await read({ places: [[place]] });
    expect(indexes, place).not.toContain('Seq Scan');
    expect(rows, place).toBeLessThanOrEqual(2 * SIZE);
  }
});

test('CONT-04: several types are walked side by side, no further than the page', async () => {
  const { rows, indexes } = await read({ places: [['type:NOTE', 'type:ARTICLE']] });
  expect(indexes).not.toContain('Seq Scan');
  // each list and the pieces behind it, then what is merged of both
  expect(rows).toBeLessThanOrEqual(3 * (2 * SIZE) + 4);
});
