/**
 * What the same search could be narrowed by (API-18, PROD-12). A field of which several values may
 * be chosen counts its values as if none of it were chosen, so that a count equals the total that
 * choosing it alone would give; labels narrow each other, so they count within what is chosen.
 */
import type { Answer } from '#contract/calls.ts';
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { FACETS } from '#contract/search/search.ts';
import { brandsByIds, categoriesByIds, showCategory } from '../catalog/index.ts';
import type { CategoryRow } from '../catalog/index.ts';
import { DEALS } from '../content/index.ts';
import {
  BRAND_FIELDS,
  CATEGORY_FIELDS,
  categoryNamed,
  GOODS,
  labelName,
  lookOver,
  MOST_BRANDS,
  PRICE_FIELDS,
  shownPlatform,
  precomputedCounts,
  precomputedSpan,
} from '../goods/index.ts';
import type { Cell, Filter, Look } from '../goods/index.ts';
import type { Context } from '../kernel/context.ts';
import { cacheFor } from '../kernel/cache.ts';
import type { Handler } from '../kernel/module.ts';
import { wishOf } from './ask.ts';
import type { Wish } from './ask.ts';
import { lookAt } from './look.ts';
import { priceBuckets } from './price-bucket.ts';

type Facets = Answer<'search.filters'>;

const cached = cacheFor<Facets>({ seconds: 30, topics: ['goods', 'deal'] });
const nothing: Facets = { categories: [], brands: [], platforms: [], labels: [], priceRange: null };

export const filters: Handler<'search.filters'> = async (ctx, ask) => {
  const wish = wishOf(ctx, ask);
  if (wish.impossible || wish.type === 'NOTHING') return nothing;
  const facets = ask.facets ?? FACETS;
  return cached(ctx, JSON.stringify([ctx.lang, wish, [...facets].sort()]), () =>
    facetsOf(ctx, wish, facets),
  );
};

async function facetsOf(ctx: Context, wish: Wish, facets: readonly Facet[]): Promise<Facets> {
  const asked = FACETS.filter((facet) => facets.includes(facet));
  const parent = await chosenParent(ctx, wish.filter);
  const made = await Promise.all(
    asked.map(async (facet) => [facet, await countedOf(ctx, wish, facet, parent)] as const),
  );
  const counted = new Map(made);
  const cells = (facet: Facet) => counted.get(facet)?.cells ?? [];
  const [categories, brands] = await Promise.all([
    categoriesOf(ctx, cells('categories')),
    brandsOf(ctx, cells('brands')),
  ]);
  const floors = asked.filter((facet) => counted.get(facet)?.isFloor);
  return {
    categories,
    brands,
    platforms: platformsOf(cells('platforms')),
    labels: cells('labels').map(({ word, count }) => ({
      code: word,
      name: labelName(word, ctx.lang),
      count,
    })),
    priceRange: rangeOf(ctx, counted.get('priceRange')?.span),
    ...(floors.length > 0 ? { floors } : {}),
  };
}

type Facet = (typeof FACETS)[number];

/** The fields that a facet chooses by. Labels narrow each other, so none of theirs is left out. */
const OWN: Readonly<Record<Facet, readonly (keyof Filter)[]>> = {
  categories: CATEGORY_FIELDS,
  brands: BRAND_FIELDS,
  platforms: ['platforms'],
  labels: [],
  priceRange: PRICE_FIELDS,
};

interface Counted {
  readonly cells: readonly Cell[];
  readonly span: Look['span'];
  /** Counted among the first that were found: of each there are at least so many. */
  readonly isFloor: boolean;
}

/**
 * The stored counts, else what a look finds; facets that nothing of their own kind narrows share their
 * look.
 */
async function countedOf(
  ctx: Context,
  { type, filter }: Wish,
  facet: Facet,
  parent: CategoryRow | undefined,
): Promise<Counted> {
  const of = type === 'DEAL' ? DEALS : GOODS;
  const own = OWN[facet] as readonly string[];
  const left = Object.fromEntries(
    Object.entries(filter).filter(([field]) => !own.includes(field)),
  ) as Filter;
  const standing = await standingOf(ctx, of.kind, left, facet, parent);
  if (standing) return { cells: [], span: NO_SPAN, isFloor: false, ...standing };
  const look = await (type === 'GOODS' && left.keyword
    ? lookAt(ctx, left, parent)
    : lookOver(ctx, of, left, parent));
  return {
    cells: facet === 'priceRange' ? [] : look[facet],
    span: look.span,
    isFloor: look.total.isFloor,
  };
}

const NO_SPAN: Look['span'] = { least: null, most: null, cells: [] };

async function standingOf(
  ctx: Context,
  kind: 'GOODS' | 'DEAL',
  filter: Filter,
  facet: Facet,
  parent: CategoryRow | undefined,
): Promise<Partial<Counted> | undefined> {
  if (facet === 'priceRange') {
    const span = await precomputedSpan(ctx, kind, filter);
    return span && { span };
  }
  const by = {
    categories: { field: 'category', parent: parent?.id ?? null },
    brands: { field: 'brand', limit: MOST_BRANDS },
    platforms: { field: 'platform' },
    labels: { field: 'label' },
  } as const;
  const cells = await precomputedCounts(ctx, kind, filter, by[facet]);
  return cells && { cells };
}

async function categoriesOf(ctx: Context, cells: readonly Cell[]): Promise<Facets['categories']> {
  const counts = new Map(cells.map(({ word, count }) => [Number(word), count]));
  const rows = await categoriesByIds(ctx.db, [...counts.keys()]);
  return rows
    .map((row) => ({
      code: row.code,
      name: showCategory(row, ctx.lang).name,
      count: counts.get(row.id) ?? 0,
    }))
    .sort((a, b) => b.count - a.count);
}

/**
 * The chosen category where it has children to choose from, else the one above it; none: the tops.
 */
export async function chosenParent(ctx: Context, filter: Filter): Promise<CategoryRow | undefined> {
  const chosen = CATEGORY_FIELDS.flatMap(
    (field) => (filter[field] as string[] | undefined) ?? [],
  )[0];
  const category = chosen === undefined ? undefined : await categoryNamed(ctx, chosen);
  if (!category || category.has_children) return category;
  return category.parent_id === null ? undefined : categoryNamed(ctx, String(category.parent_id));
}

async function brandsOf(ctx: Context, cells: readonly Cell[]): Promise<Facets['brands']> {
  const found = await brandsByIds(
    ctx.db,
    cells.map(({ word }) => Number(word)),
  );
  const rows = new Map(found.map((row) => [row.id, row]));
  return cells.flatMap(({ word, count }) => {
    const row = rows.get(Number(word));
    return row ? [{ id: word, code: row.code, name: row.name, count }] : [];
  });
}

function platformsOf(cells: readonly Cell[]): Facets['platforms'] {
  const counts = Map.groupBy(cells, ({ word }) => shownPlatform(platformOf(word)));
  return [...counts]
    .map(([code, rows]) => ({
      code,
      name: PLATFORM_NAMES[code],
      count: rows.reduce((sum, row) => sum + row.count, 0),
    }))
    .sort((a, b) => b.count - a.count);
}

function rangeOf(ctx: Context, span: Look['span'] | undefined): Facets['priceRange'] {
  return span?.least == null || span.most == null
    ? null
    : {
        minAmount: span.least,
        maxAmount: span.most,
        currencyCode: ctx.tenant.currency,
        buckets: priceBuckets(span.cells),
      };
}
