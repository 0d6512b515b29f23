/** What a catalogue address asks for: order, page, facets. Pure. */
import type { Answer, Ask } from '#contract/calls.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { GoodsSort } from '#contract/catalog/filter.ts';
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { LIST } from '#contract/constants.ts';
import { typedAmount } from '#contract/money.ts';
import type { VerdictKind } from '#contract/price/verdict.ts';
import type { List } from '#contract/shapes.ts';
import { EXTRA } from '../../lib/call.ts';
import type { Caller } from '../../lib/call.ts';
import { redirect } from 'react-router';
import { changedQuery, goodsAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { money } from '../../lib/money.ts';
import type { Head } from '../../lib/route.ts';
import { itemList } from '../../lib/structured.ts';
import type { Structured } from '../../lib/structured.ts';
import { filterName } from '../price/label.ts';
import { pageCount, pageOf } from '../list/paging.ts';
import { headOf } from '#contract/text.ts';

/** The orders that a list offers; the first is its default and leaves no trace in the address. */
export const SORTS = [
  'SALES',
  'DISCOUNT',
  'PRICE_ASC',
  'PRICE_DESC',
  'NEWEST',
  'UNIT_PRICE',
] as const satisfies readonly GoodsSort[];

/** What the chips of a list are made of; counting more costs more. */
const SHOWN_FACETS = ['platforms', 'labels', 'brands', 'priceRange'] as const;

/** Discounts that a list may be narrowed to: those that are real, or those that nothing refutes. */
export const VERDICT_CHOICES = {
  real: ['VERIFIED'],
  fair: ['NO_CLAIM', 'UNVERIFIED', 'OVERSTATED', 'VERIFIED'],
} as const satisfies Record<string, readonly VerdictKind[]>;
export type VerdictChoice = keyof typeof VERDICT_CHOICES;

/** What the choice is called, with the words of the chips that it hides. */
export function verdictChoice(choice: VerdictChoice): string {
  return choice === 'real'
    ? t('facet.verdict.real')
    : t('facet.verdict.fair', { raised: t('chip.raised'), fake: t('chip.fake') });
}

export interface GoodsQuery {
  readonly sort: GoodsSort;
  /** The order when none is asked for. */
  readonly first: GoodsSort;
  readonly page: number;
  /** What the address narrows by: codes with commas between them. */
  readonly platform: string | undefined;
  readonly label: string | undefined;
  readonly brand: string | undefined;
  /** Bounds of the price, in minor units. */
  readonly min: number | null;
  readonly max: number | null;
  readonly verdict: VerdictChoice | undefined;
  /** The address narrows the list by anything. */
  readonly isNarrowed: boolean;
  readonly ask: Partial<Ask<'search.search'>>;
}

export interface GoodsListing {
  found: Omit<Answer<'search.search'>, 'content'> & List<GoodsCard>;
  facets: Answer<'search.filters'> | null;
  query: GoodsQuery;
}

/** `within` narrows to a category or a brand; facets of the address narrow further. */
export function goodsQueryOf(
  url: URL,
  within: Partial<Ask<'search.search'>> = {},
  first: GoodsSort = 'SALES',
): GoodsQuery {
  const word = (name: string) =>
    codesOf(headOf(url.searchParams.get(name) ?? '', 2_000)).join(',') || undefined;
  const asked = url.searchParams.get('sort');
  const sort = SORTS.find((one) => one === asked) ?? first;
  const [platform, label, brand] = [word('platform'), word('label'), word('brand')];
  const bound = (name: string) =>
    typedAmount(headOf(url.searchParams.get(name) ?? '', 20), page().tenant.currencyCode);
  const [min, max] = [bound('min'), bound('max')];
  const verdict = (['real', 'fair'] as const).find(
    (one) => one === url.searchParams.get('verdict'),
  );
  return {
    sort,
    first,
    page: pageOf(url),
    platform,
    label,
    brand,
    min,
    max,
    verdict,
    isNarrowed: [platform, label, brand, min, max, verdict].some((one) => one != null),
    ask: {
      dataTypes: ['GOODS'],
      sort,
      ...within,
      ...(platform ? { platforms: codesOf(platform) } : {}),
      ...(label ? { labels: codesOf(label) } : {}),
      ...(brand ? { brandCodes: codesOf(brand) } : {}),
      ...(min === null ? {} : { minAmount: min }),
      ...(max === null ? {} : { maxAmount: max }),
      ...(verdict ? { verdicts: [...VERDICT_CHOICES[verdict]] } : {}),
    },
  };
}

/** The codes of a field of the address, each once, no more than the call takes. */
export function codesOf(text: string | null | undefined): string[] {
  const codes = (text ?? '').split(',').filter((code) => code !== '' && code.length <= 64);
  return [...new Set(codes)].slice(0, 50);
}

/** The address parameters after one code is chosen or removed. */
export function toggled(text: string | undefined, code: string): string | undefined {
  const codes = codesOf(text);
  return (
    (codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]).join(',') ||
    undefined
  );
}

/** The list with its facets; a page beyond the last leads to the last (AMB-83). */
export async function loadGoods(
  call: Caller,
  url: URL,
  within: Partial<Ask<'search.search'>> = {},
  first: GoodsSort = 'SALES',
): Promise<GoodsListing> {
  const query = goodsQueryOf(url, within, first);
  const [found, facets] = await Promise.all([
    call('search.search', { ...query.ask, pageRequest: { page: query.page, size: LIST.pageSize } }),
    call('search.filters', { ...query.ask, facets: [...SHOWN_FACETS] }, EXTRA).catch(() => null),
  ]);
  if (found.content.length === 0 && found.totalElements > 0 && query.page > 1)
    throw redirect(changedQuery(url, { page: pageCount(found.totalElements, LIST.pageSize) }));
  return {
    found: { ...found, content: found.content as GoodsListing['found']['content'] },
    facets,
    query,
  };
}

/**
 * The head of a list of goods: its filters and its page number; an empty list is not for search
 * engines.
 */
export function listingHead({
  found,
  query,
  facets,
}: GoodsListing): Pick<Head, 'narrowed' | 'pages' | 'noindex'> {
  const nameOf = (code: string) =>
    [...(facets?.platforms ?? []), ...(facets?.labels ?? []), ...(facets?.brands ?? [])].find(
      (one) => one.code === code,
    )?.name;
  const chosen = (['platform', 'label', 'brand'] as const).flatMap((field) =>
    codesOf(query[field]).map((code) => nameOf(code) ?? nameOfCode(field, code)),
  );
  return {
    narrowed: [
      ...chosen,
      ...narrowedBy(query).map(({ name }) => name),
      query.sort === query.first ? undefined : t(`goods.sort.${query.sort}`),
    ],
    pages: { page: query.page, hasNext: found.hasNext },
    noindex: found.totalElements === 0,
  };
}

/** What a list is narrowed by is named although nothing of it is left to choose. */
export function nameOfCode(field: 'platform' | 'label' | 'brand', code: string): string {
  if (field === 'label') return filterName(code);
  const platform = field === 'platform' ? platformOf(code) : 'UNKNOWN';
  return platform === 'UNKNOWN' ? code : PLATFORM_NAMES[platform];
}

/** What the list is narrowed by besides codes, each in words and with the fields of the address that say it. */
export function narrowedBy({ min, max, verdict }: GoodsQuery): {
  readonly name: string;
  readonly without: Readonly<Record<string, undefined>>;
}[] {
  const currency = page().tenant.currencyCode;
  const price =
    min === null
      ? max === null
        ? undefined
        : t('facet.price.max', { n: money(max, currency) })
      : max === null
        ? t('facet.price.min', { n: money(min, currency) })
        : t('facet.price.range', { from: money(min, currency), to: money(max, currency) });
  return [
    ...(price === undefined ? [] : [{ name: price, without: { min: undefined, max: undefined } }]),
    ...(verdict ? [{ name: verdictChoice(verdict), without: { verdict: undefined } }] : []),
  ];
}

export function goodsList(name: string, { found }: GoodsListing): Structured | undefined {
  return itemList(
    name,
    found.content.map((card) => ({ name: card.name, address: goodsAddress(card.code) })),
  );
}
