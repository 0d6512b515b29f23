/** What a search asks for, read into one filter: which type of list, narrowed by what. */
import type { Ask } from '#contract/calls.ts';
import { GoodsFilter } from '#contract/catalog/filter.ts';
import { ARTICLE_TYPES, CONTENT_TYPES } from '#contract/content/kind.ts';
import { platformsNamed } from '../goods/index.ts';
import type { Filter } from '../goods/index.ts';
import { PLATFORMS } from '#contract/catalog/label.ts';
import type { Context } from '../kernel/context.ts';
import { intentOf } from './query/intent.ts';
import type { Intent } from './query/intent.ts';
import { withGift } from './query/gift.ts';
import type { Gift } from './query/gift.ts';
import { withRefused } from './query/refuse.ts';
import { headOf } from '#contract/text.ts';

/** WRITING: of the types in `contentTypes`. NOTHING: unknown ones. */
export type ListType = 'GOODS' | 'DEAL' | 'WRITING' | 'NOTHING';
export interface Wish {
  readonly type: ListType;
  readonly contentTypes: readonly string[];
  readonly filter: Filter;
  readonly impossible: boolean;
  /** What the words said beside what is to be found. */
  readonly intent: (Intent & { readonly gift?: Gift }) | null;
}

const FIELDS = Object.keys(GoodsFilter) as (keyof Filter)[];
const GOODS_TYPES: readonly string[] = ['GOODS', 'GOODS_LINK_DETAIL'];
/** The contents behind a data type; of CONTENT those that `contentTypeCodes` names, else deals. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  CONTENT: CONTENT_TYPES,
  DEAL: ['DEAL'],
  NOTE: ['NOTE'],
  ARTICLE: ARTICLE_TYPES,
};

/** Single values that `queryList` may name, by the list of the filter they belong to. */
const QUERY_FIELDS: Readonly<Record<string, keyof Filter>> = {
  categoryId: 'categoryIds',
  categoryCode: 'categoryCodes',
  classificationId: 'classificationIds',
  classificationCode: 'classificationCodes',
  brandId: 'brandIds',
  brandCode: 'brandCodes',
  platform: 'platforms',
  label: 'labels',
};

export function wishOf(ctx: Context, ask: Ask<'search.filters'>): Wish {
  const filter: Record<string, unknown> = Object.fromEntries(
    FIELDS.flatMap((field) => (ask[field] === undefined ? [] : [[field, ask[field]]])),
  );
  const understood = (ask.queryList ?? []).map(({ field, value }) =>
    addQuery(filter, field, value),
  );
  const intent =
    typeof filter.keyword === 'string' && filter.keyword.trim() !== ''
      ? withGift(intentOf(filter.keyword, ctx.tenant.currency), ctx.tenant.currency)
      : null;
  return {
    ...typeOf(ask),
    filter: intent ? withIntent(filter as Filter, intent) : (filter as Filter),
    impossible: understood.includes(false),
    intent,
  };
}

/** The words that are looked for: those of a gift are read by the plan too. */
export const wordsFor = ({ text, gift }: NonNullable<Wish['intent']>): string =>
  gift?.words ?? text;

/** What is chosen by hand overrides what the words say. */
function withIntent(filter: Filter, intent: NonNullable<Wish['intent']>): Filter {
  const { minAmount, maxAmount, platforms, notPlatforms, labels, verdicts, without } = intent;
  const { keyword: _typed, ...others } = filter;
  const text = wordsFor(intent);
  const bounded = filter.minAmount !== undefined || filter.maxAmount !== undefined;
  return {
    ...others,
    ...(text === '' ? {} : { keyword: withRefused(text, without) }),
    ...(bounded || minAmount === undefined ? {} : { minAmount }),
    ...(bounded || maxAmount === undefined ? {} : { maxAmount }),
    ...(platforms && !filter.platforms?.length ? { platforms: [...platforms] } : {}),
    ...(notPlatforms && !platforms && !filter.platforms?.length
      ? { platforms: othersThan(notPlatforms) }
      : {}),
    ...(verdicts && !filter.verdicts?.length ? { verdicts: [...verdicts] } : {}),
    ...(labels ? { labels: [...new Set([...(filter.labels ?? []), ...labels])] } : {}),
  };
}

/** Every platform but these, however they are spelt. */
function othersThan(codes: readonly string[]): string[] {
  const refused = codes.flatMap(platformsNamed);
  return PLATFORMS.filter((one) => !refused.includes(one));
}

/**
 * The first data type decides; content types alone ask for contents. Deals are listed before any
 * writing.
 */
function typeOf({
  dataTypes,
  contentTypeCodes = [],
}: Ask<'search.filters'>): Pick<Wish, 'type' | 'contentTypes'> {
  const first =
    dataTypes?.[0]?.toUpperCase() ?? (contentTypeCodes.length > 0 ? 'CONTENT' : 'GOODS');
  if (GOODS_TYPES.includes(first)) return { type: 'GOODS', contentTypes: [] };
  const named = contentTypeCodes.map((code) => code.toUpperCase());
  const wanted = named.length > 0 ? named : first === 'CONTENT' ? ['DEAL'] : (WITHIN[first] ?? []);
  const contentTypes = wanted.filter((type) => WITHIN[first]?.includes(type));
  return {
    type: contentTypes.includes('DEAL') ? 'DEAL' : contentTypes.length > 0 ? 'WRITING' : 'NOTHING',
    contentTypes,
  };
}

/** False for a field or a value that no list knows: such a search finds nothing. */
function addQuery(filter: Record<string, unknown>, field: string, value: unknown): boolean {
  if (field === 'keyword' && typeof value === 'string') {
    filter.keyword = headOf([filter.keyword, value].filter(Boolean).join(' '), 200);
    return true;
  }
  if (
    (field === 'minAmount' || field === 'maxAmount') &&
    Number.isSafeInteger(value) &&
    (value as number) >= 0
  ) {
    filter[field] = value;
    return true;
  }
  const list =
    QUERY_FIELDS[field] ??
    (FIELDS.includes(field as keyof Filter) && Array.isArray(value)
      ? (field as keyof Filter)
      : undefined);
  const values = (Array.isArray(value) ? value : [value])
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String);
  if (!list || values.length === 0) return false;
  // one list given twice must hold twice; only values in both do
  const before = filter[list] as string[] | undefined;
  filter[list] =
    before && list !== 'labels'
      ? values.filter((one) => before.includes(one))
      : [...(before ?? []), ...values];
  return (filter[list] as string[]).length > 0;
}
