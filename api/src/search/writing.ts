/**
 * What a search means among writing: its filters as the places where pieces stand, and the goods
 * that they are about.
 */
import sql from 'sql-template-tag';
import { placesOf } from '../content/index.ts';
import type { Places, WritingQuery } from '../content/index.ts';
import type { Filter } from '../goods/index.ts';
import type { Context } from '../kernel/context.ts';

/** Undefined: something named is not known, so nothing is found. */
export async function writingWish(
  ctx: Context,
  filter: Filter,
  contentTypes: readonly string[],
  sort: string | undefined,
): Promise<WritingQuery | undefined> {
  const groups = await Promise.all([
    placesOf(ctx, { contentTypeCodes: [...contentTypes] }),
    placesOf(ctx, { classificationIds: filter.categoryIds ?? [] }),
    placesOf(ctx, { classificationIds: filter.classificationIds ?? [] }),
    placesOf(ctx, { classificationCodes: filter.categoryCodes ?? [] }),
    placesOf(ctx, { classificationCodes: filter.classificationCodes ?? [] }),
    placesOf(ctx, { brandIds: filter.brandIds ?? [] }),
    brandPlaces(ctx, filter.brandCodes ?? []),
  ]);
  const known = groups.filter((group) => group !== undefined);
  if (known.length < groups.length) return undefined;
  return {
    places: known.flat(),
    order: sort?.toUpperCase() === 'NEWEST' ? 'NEWEST' : 'RELEVANCE',
    without: [],
    keyword: filter.keyword,
    about: goodsOf(filter),
  };
}

async function brandPlaces(ctx: Context, codes: readonly string[]): Promise<Places | undefined> {
  if (codes.length === 0) return [];
  const rows = await ctx.db.rows<{ id: number }>(
    sql`select id from brand where code = any(${codes}::text[])`,
  );
  return rows.length === 0 ? undefined : [rows.map((row) => `brand:${row.id}`)];
}

/** Shops, labels and prices are the goods' own. */
function goodsOf({
  platforms = [],
  labels = [],
  minAmount,
  maxAmount,
}: Filter): Filter | undefined {
  if (
    platforms.length === 0 &&
    labels.length === 0 &&
    minAmount === undefined &&
    maxAmount === undefined
  )
    return undefined;
  return {
    platforms,
    labels,
    ...(minAmount === undefined ? {} : { minAmount }),
    ...(maxAmount === undefined ? {} : { maxAmount }),
  };
}
