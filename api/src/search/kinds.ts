/** Kinds of goods that come nearest to words: what an empty search offers (SRCH-07). */
import type { Answer } from '#contract/calls.ts';
import sql from 'sql-template-tag';
import { categoriesByIds, showCategory } from '../catalog/index.ts';
import type { CategoryRow } from '../catalog/index.ts';
import { hotKeywords } from '../content/index.ts';
import type { Context } from '../kernel/context.ts';
import { cacheFor } from '../kernel/cache.ts';
import type { Handler } from '../kernel/module.ts';
import { filters } from './facet.ts';
import { bestMatches } from './find.ts';
import { intentOf } from './query/intent.ts';
import { phraseOf } from './suggest/phrase.ts';
import { departmentsHolding, dictionaryOf, thingBy, thingOfModel } from '../words/index.ts';

/** The kinds of so many of the best goods are looked at. */
const LOOKED_AT = 24;
/** Hot keywords that name a kind each. */
const HOT = 8;

const cached = cacheFor<Answer<'search.kinds'>>({ seconds: 60, max: 500, topics: ['search'] });

export const kinds: Handler<'search.kinds'> = (ctx, { keyword, size }) =>
  cached(ctx, JSON.stringify([ctx.lang, keyword.trim(), size]), async () => {
    const near = await kindsNamed(ctx, keyword, size);
    const rows = near.length > 0 ? near : await hotKinds(ctx, size);
    return {
      kinds: await Promise.all(rows.map((row) => priced(ctx, row))),
      isNear: near.length > 0,
    };
  });

/** The kinds that words name: by a thing, a famous name, a beginning, or what has the words. */
export async function kindsNamed(
  ctx: Context,
  keyword: string,
  most: number,
): Promise<CategoryRow[]> {
  const { text } = intentOf(keyword, ctx.tenant.currency);
  if (phraseOf(text) === '') return [];
  for (const words of readingsOf(text, ctx.tenant.currency)) {
    // of what was typed a part may do; a part of a name that it stands for is something else
    const found = await kindsOf(ctx, words, most, { whole: words !== text });
    if (found.length > 0) return found;
  }
  return [];
}

function readingsOf(text: string, currency: string): string[] {
  const dictionary = dictionaryOf(currency);
  const thing = thingBy(text, dictionary);
  const all = [
    thingOfModel(text),
    thing,
    thing && dictionary.broaderThan(thing),
    thing && departmentsHolding(thing, currency)[0]?.en,
    // whoever has typed a whole name has begun no other
    ...(thing === undefined ? dictionary.begunBy(phraseOf(text)) : []),
    text,
  ];
  return [...new Set(all.filter((one) => one !== undefined))];
}

/** The kinds of what has the words; the better it has them, the more it counts. */
async function kindsOf(
  ctx: Context,
  words: string,
  most: number,
  { whole = false } = {},
): Promise<CategoryRow[]> {
  const ids = await bestMatches(ctx, 'GOODS', words, LOOKED_AT, { whole });
  if (ids.length === 0) return [];
  const found = await ctx.db.rows<{ id: number }>(sql`
    select g.category_id as id from unnest(${ids}::bigint[]) with ordinality f(id, place)
      join goods g on g.id = f.id where g.category_id is not null
    group by 1 order by sum(1.0 / f.place) desc, 1 limit ${most}`);
  return inOrder(
    ctx,
    found.map(({ id }) => id),
  );
}

async function hotKinds(ctx: Context, most: number): Promise<CategoryRow[]> {
  const { keywords } = await hotKeywords(ctx, { size: HOT });
  const found = await Promise.all(keywords.map(({ keyword }) => kindsOf(ctx, keyword, 1)));
  return [...new Map(found.flat().map((row) => [row.id, row])).values()].slice(0, most);
}

async function inOrder(ctx: Context, ids: readonly number[]): Promise<CategoryRow[]> {
  const rows = new Map((await categoriesByIds(ctx.db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

async function priced(
  ctx: Context,
  row: CategoryRow,
): Promise<Answer<'search.kinds'>['kinds'][number]> {
  const { priceRange } = await filters(ctx, { categoryCodes: [row.code], facets: ['priceRange'] });
  return {
    ...showCategory(row, ctx.lang),
    fromAmount: priceRange?.minAmount ?? null,
    currencyCode: ctx.tenant.currency,
  };
}
