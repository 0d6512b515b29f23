import pg from 'pg';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { indexGoods } from './document/document.ts';

const NAME = 'นมกล่องยูเอชทีรสจืด Zanvo';

async function termsAfterIndexing(): Promise<string[]> {
  const world = await makeWorld();
  const ctx = await world.ctx('TH');
  const made = await buildGoods(ctx, { name: NAME, price: 50_00 });
  await indexGoods(ctx, [made.id]);
  const rows = await ctx.db.rows<{ term: string; kind: string }>(
    sql`select term, kind from search_term where term <> '' order by kind, term`,
  );
  return rows.map(({ term, kind }) => `${kind} ${term}`);
}

test('BEY-49: what one database was taught, another that the process opens learns by itself', async () => {
  const first = await termsAfterIndexing();
  expect(first.some((one) => one.startsWith('PAIR'))).toBe(true);
  expect(await termsAfterIndexing()).toEqual(first);
});

test('BEY-49: words that a failed transaction took with it are learnt by the next', async () => {
  const world = await makeWorld();
  const ctx = await world.ctx('TH');
  const termsOf = () =>
    ctx.db.rows(sql`select term from search_term where kind = 'PAIR' order by term`);
  const made = await buildGoods(ctx, { name: NAME, price: 50_00 });
  const owner = new pg.Client(world.url);
  await owner.connect();
  // what a batch ends with fails once its words are written
  await owner.query('alter table set_aside rename to elsewhere');
  await expect(indexGoods(ctx, [made.id])).rejects.toThrow();
  await owner.query('alter table elsewhere rename to set_aside');
  await owner.end();
  expect(await termsOf()).toEqual([]);
  await indexGoods(ctx, [made.id]);
  expect(await termsOf()).not.toEqual([]);
});
