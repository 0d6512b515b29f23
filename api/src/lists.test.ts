import pg from 'pg';
import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/calls.ts';
import { makeWorld } from '../../test/world.ts';
import { buildBrand, buildCategory } from '../../test/build.ts';
import { generateDeals, generateDocuments, generateWriting } from '../../test/generate.ts';
import { listings } from '../../test/lists.ts';
import type { Something } from '../../test/lists.ts';
import { readOf } from '../../test/plan.ts';
import { modules } from './ladder.ts';

const world = await makeWorld();
const MANY = Number(process.env.KHUM_PLAN_ROWS ?? 20_000);
/** Leaves of the tree of categories, and brands: each has its share of all goods. */
const SHARES = 50;
/** Rows that a page may read, whatever there is: so few that the planner may as well read them all. */
const OF_A_PAGE = 28_000;
/** A category or brand is gathered whole: goods, their prices, their deals, by up to three relations. */
const OF_A_SHARE = 12 * (MANY / SHARES);
/** Deals of a week, which the specials of the day are chosen from; the generated world publishes one a minute. */
const OF_A_WEEK = 3 * Math.min(7 * 24 * 60, MANY);
/** Matches of a word among goods, deals and writing, whose tabs are all told; those of the list are looked at, each with what it is of. */
const OF_A_WORD = 8 * Math.min(10_000, MANY);

beforeAll(async () => {
  const ctx = await world.ctx();
  const categoryIds = [];
  for (let top = 0; top < 5; top += 1) {
    const parent = await buildCategory(ctx.db);
    for (let leaf = 0; leaf < SHARES / 5; leaf += 1) categoryIds.push((await buildCategory(ctx.db, { parent })).id);
  }
  const brandIds = [];
  for (let at = 0; at < SHARES; at += 1) brandIds.push((await buildBrand(ctx.db, `Brand ${at}`)).id);
  await generateDeals(ctx, MANY, { categoryIds, brandIds });
  await generateWriting(ctx, MANY, { categoryIds });
  await generateDocuments(ctx);
  const owner = new pg.Client(world.url);
  await owner.connect();
  await owner.query('vacuum analyze');
  await owner.end();
}, 3_600_000);

test(`SRCH-03, LIST-06: among ${MANY} goods, deals and pieces each, no list reads more than a page, a category or what its words match`, async () => {
  const ctx = await world.ctx();
  const something = (await ctx.db.row<Something>(sql`
    select l.code as category, t.code as top, (select min(id) from brand)::text as "brandId", (select max(id) from goods where category_id = l.id)::text as "goodsId",
      (select max(content_id) from deal)::text as "dealId", (select min(content_id) from content_place)::text as "pieceId", (select min(id) from account)::text as "authorId"
    from category l join category t on t.id = l.parent_id order by l.id limit 1`)) as Something;
  const handlers = Object.assign({}, ...modules.map((module) => module.handlers)) as Record<CallName, (ctx: unknown, ask: unknown) => Promise<unknown>>;
  const long: string[] = [];
  for (const [name, wish] of listings(something)) {
    const ask = Value.Default(calls.get(name)?.ask as never, structuredClone(wish)) as { keyword?: string };
    // totals, facets and spans reckon with whatever there is; they are kept for half a minute (docs/performance.md)
    const read = await readOf(ctx.db, (db) => handlers[name]({ ...ctx, db }, ask), { really: true, only: (text) => !/\b(count\(\*\)|min\()/.test(text) });
    const bound = OF_A_PAGE + OF_A_SHARE + (ask.keyword ? OF_A_WORD : 0) + (name === 'daily-special.list' ? OF_A_WEEK : 0);
    if (read.rows > bound) long.push(`${name} ${JSON.stringify(wish)} reads ${read.rows} of ${bound}`);
  }
  expect(long).toEqual([]);
}, 600_000);
