/**
 * What the same search could be narrowed by (API-18, PROD-12). A field of which several values may be chosen counts
 * its values as if none of it were chosen, so that a count equals the total that choosing it alone would give; labels
 * narrow each other, so they count within what is chosen.
 */
import type { Answer } from '#contract/calls.ts';
import { LABEL_CATEGORIES, PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { FACETS } from '#contract/search/search.ts';
import sql from 'sql-template-tag';
import { brandsByIds, categoriesByIds, showCategory } from '../catalog/index.ts';
import type { CategoryRow } from '../catalog/index.ts';
import { dealsMatching } from '../content/index.ts';
import {
  BRAND_FIELDS,
  CATEGORY_FIELDS,
  categoryNamed,
  countAllByLabel,
  countByBrand,
  countByCategory,
  countByLabel,
  countByPlatform,
  goodsMatching,
  isNarrowed,
  labelName,
  PRICE_FIELDS,
  priceSpan,
  shownPlatform,
} from '../goods/index.ts';
import type { Filter, WordCount } from '../goods/index.ts';
import type { Context } from '../kernel/context.ts';
import { keepFor } from '../kernel/kept.ts';
import type { Handler } from '../kernel/module.ts';
import { wishOf } from './ask.ts';
import type { Wish } from './ask.ts';
import { lookAt } from './look.ts';
import type { Look } from './look.ts';

type Facets = Answer<'search.filters'>;

const BRANDS = 50;
const kept = keepFor<Facets>({ seconds: 30, topics: ['goods', 'deal'] });
const nothing: Facets = { categories: [], brands: [], platforms: [], labels: [], priceRange: null };

export const filters: Handler<'search.filters'> = async (ctx, ask) => {
  const wish = wishOf(ctx, ask);
  if (wish.impossible || wish.type === 'NOTHING') return nothing;
  const facets = ask.facets ?? FACETS;
  return kept(ctx, JSON.stringify([ctx.lang, wish, [...facets].sort()]), () => facetsOf(ctx, wish, facets));
};

async function facetsOf(ctx: Context, wish: Wish, facets: readonly (typeof FACETS)[number][]): Promise<Facets> {
  const asked = FACETS.filter((facet) => facets.includes(facet));
  // what nothing of its own kind narrows counts the same goods as its neighbours do
  const together = wish.type === 'GOODS' && wish.filter.keyword ? asked.filter((facet) => !isChosen(wish.filter, OWN[facet])) : [];
  const counted = together.length > 0 ? chosenParent(ctx, wish.filter).then((parent) => lookAt(ctx, wish.filter, parent)) : undefined;
  const make = { categories: categoriesOf, brands: brandsOf, platforms: platformsOf, labels: labelsOf, priceRange: rangeOf };
  const found: Partial<Facets> = {};
  const fill = async (facet: (typeof FACETS)[number]) =>
    void Object.assign(found, { [facet]: await make[facet](ctx, wish, together.includes(facet) ? await counted : undefined) });
  if (isNarrowed(wish.filter)) await Promise.all(asked.map(fill));
  // of everything there is, one after the other: together they would take each other's time until all are too late
  else for (const facet of asked) await fill(facet);
  return { ...nothing, ...found };
}

/** The fields that a facet chooses by. Labels narrow each other, so none of theirs is left out. */
const OWN: Readonly<Record<(typeof FACETS)[number], readonly (keyof Filter)[]>> = {
  categories: CATEGORY_FIELDS,
  brands: BRAND_FIELDS,
  platforms: ['platforms'],
  labels: [],
  priceRange: PRICE_FIELDS,
};

function isChosen(filter: Filter, fields: readonly (keyof Filter)[]): boolean {
  return isNarrowed(Object.fromEntries(fields.map((field) => [field, filter[field]])) as Filter);
}

async function from(ctx: Context, { type, filter }: Wish, without: readonly (keyof Filter)[]) {
  return (type === 'DEAL' ? await dealsMatching(ctx, filter, without) : await goodsMatching(ctx, filter, without)).from;
}

async function categoriesOf(ctx: Context, wish: Wish, counted?: Look): Promise<Facets['categories']> {
  const found = counted?.categories ?? (await countByCategory(ctx, await from(ctx, wish, CATEGORY_FIELDS), await chosenParent(ctx, wish.filter)));
  const counts = new Map(found.map(({ id, count }) => [id, count]));
  const rows = await categoriesByIds(ctx.db, [...counts.keys()]);
  return rows.map((row) => ({ code: row.code, name: showCategory(row, ctx.lang).name, count: counts.get(row.id) ?? 0 })).sort((a, b) => b.count - a.count);
}

/** The chosen category where it has children to choose from, else the one above it; none: the tops. */
export async function chosenParent(ctx: Context, filter: Filter): Promise<CategoryRow | undefined> {
  const chosen = CATEGORY_FIELDS.flatMap((field) => (filter[field] as string[] | undefined) ?? [])[0];
  const category = chosen === undefined ? undefined : await categoryNamed(ctx, chosen);
  if (!category || category.has_children) return category;
  return category.parent_id === null ? undefined : categoryNamed(ctx, String(category.parent_id));
}

async function brandsOf(ctx: Context, wish: Wish, counted?: Look): Promise<Facets['brands']> {
  const counts = counted?.brands ?? (await countByBrand(ctx, await from(ctx, wish, BRAND_FIELDS), BRANDS));
  const rows = new Map(
    (
      await brandsByIds(
        ctx.db,
        counts.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  return counts.flatMap(({ id, count }) => {
    const row = rows.get(id);
    return row ? [{ id: String(id), code: row.code, name: row.name, count }] : [];
  });
}

async function platformsOf(ctx: Context, wish: Wish, counted?: Look): Promise<Facets['platforms']> {
  const counts = Map.groupBy(counted?.platforms ?? (await countByPlatform(ctx, await from(ctx, wish, ['platforms']))), ({ word }) =>
    shownPlatform(platformOf(word)),
  );
  return [...counts]
    .map(([code, rows]) => ({ code, name: PLATFORM_NAMES[code], count: rows.reduce((sum, row) => sum + row.count, 0) }))
    .sort((a, b) => b.count - a.count);
}

async function labelsOf(ctx: Context, wish: Wish, counted?: Look): Promise<Facets['labels']> {
  const counts = counted?.labels ?? (await labelCounts(ctx, wish));
  return counts.map(({ word, count }) => ({ code: word, name: labelName(word, ctx.lang), count }));
}

async function labelCounts(ctx: Context, wish: Wish): Promise<readonly WordCount[]> {
  if (wish.type === 'GOODS' && !isNarrowed(wish.filter)) return countAllByLabel(ctx);
  const matching = await from(ctx, wish, []);
  if (wish.type === 'GOODS') return countByLabel(ctx, matching);
  return ctx.db.rows<WordCount>(sql`
    select l.label as word, count(*) as count from deal_label l where l.content_id in (select d.content_id ${matching})
      and l.label <> all(${[...LABEL_CATEGORIES]}::text[]) group by l.label order by 2 desc, 1`);
}

async function rangeOf(ctx: Context, wish: Wish, counted?: Look): Promise<Facets['priceRange']> {
  const span = counted?.span ?? (await priceSpan(ctx, await from(ctx, wish, PRICE_FIELDS)));
  return span?.least == null || span.most == null ? null : { minAmount: span.least, maxAmount: span.most, currencyCode: ctx.tenant.currency };
}
