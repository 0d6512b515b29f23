import pg from 'pg';
import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { COUNTED_UP_TO } from '#contract/constants.ts';
import { FACETS } from '#contract/search/search.ts';
import type { CallName } from '#contract/calls.ts';
import { makeWorld } from '../../test/world.ts';
import { buildBrand, buildCategory } from '../../test/build.ts';
import { generateDeals, generateDocuments, generateWriting } from '../../test/generate.ts';
import { listings } from '../../test/lists.ts';
import type { Something } from '../../test/lists.ts';
import { readOf } from '../../test/plan.ts';
import { LOOKED_AT } from './goods/index.ts';
import { modules } from '#server/modules.ts';

const MANY = Number(process.env.KHUM_PLAN_ROWS ?? 20_000);
/** Where counting one by one stops: far below what there is. */
const COUNTED = Math.min(COUNTED_UP_TO, MANY / 20);
const world = await makeWorld({ env: { COUNTED_UP_TO: String(COUNTED) } });
/** Leaves of the tree of categories, and brands: each has its share of all goods. */
const SHARES = 50;
/**
 * Rows that a page may read, whatever there is: so few that the planner may as well read them all.
 */
const OF_A_PAGE = 28_000;
/**
 * A category or brand is gathered whole, goods and their prices, unless walking the order of all is
 * nearer: then so many times as far as it is to the page's end.
 */
const OF_A_SHARE = 3 * Math.min(MANY / SHARES, Math.sqrt(4 * 20 * MANY));
/**
 * Of what belongs to a deal so many are looked at, by each of three relations: goods, deals and
 * their prices (goods/near.ts).
 */
const OF_KIN = 3 * 6 * LOOKED_AT;
/**
 * What is looked at one by one, up to twice as many as are counted: deals, goods, prices, labels
 * that are asked for and labels that are counted.
 */
const OF_A_COUNT = 2 * 8 * COUNTED;
/**
 * Deals of a week, which the specials of the day are chosen from; the generated world publishes one
 * a minute.
 */
const OF_A_WEEK = 3 * Math.min(7 * 24 * 60, MANY);
/**
 * Matches of a word among goods, deals and writing, whose tabs are all counted; those of the list are
 * looked at, each with what it is of.
 */
const OF_A_WORD = 8 * Math.min(10_000, MANY);

beforeAll(async () => {
  const ctx = await world.ctx();
  const categoryIds = [];
  for (let top = 0; top < 5; top += 1) {
    const parent = await buildCategory(ctx.db);
    for (let leaf = 0; leaf < SHARES / 5; leaf += 1)
      categoryIds.push((await buildCategory(ctx.db, { parent })).id);
  }
  const brandIds = [];
  for (let at = 0; at < SHARES; at += 1)
    brandIds.push((await buildBrand(ctx.db, `Brand ${at}`)).id);
  await generateDeals(ctx, MANY, { categoryIds, brandIds });
  await generateWriting(ctx, MANY, { categoryIds });
  await generateDocuments(ctx);
  const owner = new pg.Client(world.url);
  await owner.connect();
  await owner.query('vacuum analyze');
  await owner.end();
}, 3_600_000);

/** Totals, facets and spans. */
const counts = (text: string) => /\b(count\(\*\)|sum\(s\.|min\([hs]\.)/.test(text);

test(`SRCH-03, LIST-06, PROD-12: among ${MANY} goods, deals and pieces each, no list, total or facet reads more than a page, what its words match, or a stated number`, async () => {
  const ctx = await world.ctx();
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  const something = (await ctx.db.row<Something>(sql`
    select l.code as category, t.code as top, (select min(id) from brand)::text as "brandId",
      (select max(id) from goods where category_id = l.id)::text as "goodsId",
      (select max(content_id) from deal)::text as "dealId", (select min(content_id)
        from content_place)::text as "pieceId", (select min(id) from account)::text as "authorId"
    from category l join category t on t.id = l.parent_id order by l.id limit 1`)) as Something;
  const handlers = Object.assign({}, ...modules.map((module) => module.handlers)) as Record<
    CallName,
    (ctx: unknown, ask: unknown) => Promise<unknown>
  >;
  const long: string[] = [];
  let later = ctx.now.getTime();
  for (const [name, wish] of listings(something)) {
    const ask = Value.Default(calls.get(name)?.ask as never, structuredClone(wish)) as {
      keyword?: string;
    };
    // each so much later that nothing is still cached
    const read = (only: (text: string) => boolean) =>
      readOf(
        ctx.db,
        (db) => handlers[name]({ ...ctx, db, now: new Date((later += 100_000)) }, ask),
        { really: true, only },
      );
    const words = ask.keyword ? OF_A_WORD : 0;
    const page =
      OF_A_PAGE + OF_A_SHARE + OF_KIN + words + (name === 'daily-special.list' ? OF_A_WEEK : 0);
    const count = words + OF_A_COUNT * (name === 'search.filters' ? FACETS.length : 1);
    for (const [what, only, bound] of [
      ['page', (text: string) => !counts(text), page] as const,
      ['counts', counts, count] as const,
    ]) {
      const { rows, ms } = await read(only);
      if (process.env.KHUM_PLAN_PRINT)
        process.stdout.write(
          `${what} ${rows} ${Math.round(ms)} ms ${name} ${JSON.stringify(wish)}\n`,
        );
      if (rows > bound)
        long.push(`${what} of ${name} ${JSON.stringify(wish)} reads ${rows} of ${bound}`);
    }
  }
  expect(long).toEqual([]);
}, 600_000);
