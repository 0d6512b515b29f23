/**
 * What an address of search asks for: words, tab, order, page. The first tab that has anything is
 * shown unless one is named.
 */
import { redirect } from 'react-router';
import type { Answer, Ask } from '#contract/calls.ts';
import type { DealCard } from '#contract/catalog/card.ts';
import { PASTED_MAX } from '#contract/catalog/pasted.ts';
import { isPastedLink } from '#contract/catalog/share-link.ts';
import type { ContentCard } from '#contract/content/card.ts';
import { LIST } from '#contract/constants.ts';
import type { List } from '#contract/shapes.ts';
import type { Understood } from '#contract/search/search.ts';
import { changedQuery, withQuery } from '../../lib/address.ts';
import { EXTRA } from '../../lib/call.ts';
import type { Caller } from '../../lib/call.ts';
import type { GoodsListing } from '../catalogue/goods-query.ts';
import { loadGoods } from '../catalogue/goods-query.ts';
import { pageCount, pageOf } from '../list/paging.ts';
import { rescueOf } from './rescue-query.ts';
import type { Rescue } from './rescue-query.ts';
import type { Suggestion } from './use-suggestions.ts';
import { headOf } from '#contract/text.ts';

export const TABS = ['GOODS', 'CONTENT', 'COUPON', 'ARTICLE', 'NOTE'] as const;
export type Tab = (typeof TABS)[number];
/** The orders of tabs other than goods, the default first. */
export const ORDERS = {
  CONTENT: ['RELEVANCE', 'NEWEST', 'DISCOUNT'],
  ARTICLE: ['RELEVANCE', 'NEWEST'],
  NOTE: ['RELEVANCE', 'NEWEST'],
} as const;

export interface FoundListing {
  readonly list: List<DealCard | ContentCard>;
  readonly ask: Partial<Ask<'search.search'>>;
  readonly tab: Exclude<Tab, 'GOODS' | 'COUPON'>;
  readonly order: 'RELEVANCE' | 'NEWEST' | 'DISCOUNT';
  readonly page: number;
}

export interface CouponListing {
  readonly list: Answer<'search.coupons'>;
  readonly page: number;
}

export interface Search {
  readonly keyword: string;
  readonly tab: Tab;
  readonly totals: Readonly<Record<string, number>>;
  /** Of these tabs counting stopped: there are at least so many. */
  readonly floors: readonly string[];
  readonly goods: GoodsListing | null;
  readonly found: FoundListing | null;
  readonly coupons: CouponListing | null;
  /** How the words were read. */
  readonly understood: Understood | null;
  /** Brands, categories and guides that the words name. */
  readonly links: readonly Suggestion[];
  /** What else there is, where nothing was found or nothing asked. */
  readonly rescue: Rescue | null;
}

/** Where the words lead besides the list: so many are shown. */
const LINKS = 4;
const LINK_KINDS: readonly string[] = ['COUPON', 'BRAND', 'CATEGORY', 'GUIDE'];

export async function loadSearch(call: Caller, url: URL): Promise<Search> {
  const typed = (url.searchParams.get('keyword') ?? '').trim();
  // a pasted address is checked, not searched
  if (isPastedLink(typed)) throw redirect(withQuery('/check', { url: headOf(typed, PASTED_MAX) }));
  const keyword = headOf(typed, 200);
  const asked = TABS.find((tab) => tab === url.searchParams.get('tab'));
  if (keyword === '')
    return {
      keyword,
      tab: asked ?? 'GOODS',
      totals: {},
      floors: [],
      goods: null,
      found: null,
      coupons: null,
      understood: null,
      links: [],
      rescue: await rescueOf(call, url, null),
    };
  const [results, links] = await Promise.all([
    resultsOf(call, url, keyword, asked),
    pageOf(url) === 1 ? linksOf(call, keyword) : [],
  ]);
  const shown = results.goods?.found ?? results.found?.list ?? results.coupons?.list;
  const isEmpty = shown?.totalElements === 0;
  return {
    keyword,
    ...results,
    links,
    rescue: isEmpty ? await rescueOf(call, url, { keyword, ...results }) : null,
  };
}

type Results = Pick<
  Search,
  'tab' | 'totals' | 'floors' | 'goods' | 'found' | 'coupons' | 'understood'
>;

/**
 * Words that ask for coupons and nothing else lead to them; else goods come first, then whatever has
 * anything.
 */
async function resultsOf(
  call: Caller,
  url: URL,
  keyword: string,
  asked: Tab | undefined,
): Promise<Results> {
  const page = pageOf(url);
  const [coupons, found] = await Promise.all([
    couponsOf(call, keyword, asked === 'COUPON' ? page : 1),
    othersOf(call, url, keyword, asked === 'COUPON' ? 'GOODS' : asked),
  ]);
  const count = coupons?.totalElements ?? 0;
  const results = { ...found, totals: { ...found.totals, COUPON: count } };
  const isEmpty = (found.goods?.found ?? found.found?.list)?.totalElements === 0;
  const leads = !asked && count > 0 && page === 1 && (coupons?.asked === 'ONLY' || isEmpty);
  if (!coupons || (asked !== 'COUPON' && !leads)) return results;
  return { ...results, tab: 'COUPON', goods: null, found: null, coupons: { list: coupons, page } };
}

/** An extra beside the goods. */
function couponsOf(call: Caller, keyword: string, page: number) {
  const ask = { keyword, pageRequest: { page, size: LIST.pageSize } };
  return call('search.coupons', ask, EXTRA).catch(() => null);
}

async function othersOf(
  call: Caller,
  url: URL,
  keyword: string,
  asked: Exclude<Tab, 'COUPON'> | undefined,
): Promise<Results> {
  if (asked && asked !== 'GOODS') return listed(call, url, keyword, asked);
  const goods = await loadGoods(call, url, { keyword }, 'RELEVANCE');
  const { totals, floors = [], understood } = goods.found;
  const other =
    asked || totals.GOODS || goods.query.isNarrowed
      ? undefined
      : WRITTEN.find((tab) => totals[tab]);
  if (other) return listed(call, url, keyword, other);
  return { tab: 'GOODS', totals, floors, goods, found: null, coupons: null, understood };
}
const WRITTEN = ['CONTENT', 'ARTICLE', 'NOTE'] as const;

async function listed(
  call: Caller,
  url: URL,
  keyword: string,
  tab: FoundListing['tab'],
): Promise<Results> {
  const page = pageOf(url);
  const order = ORDERS[tab].find((one) => one === url.searchParams.get('sort')) ?? 'RELEVANCE';
  const ask = { dataTypes: [tab], keyword, sort: order };
  const {
    totals,
    floors = [],
    understood,
    ...list
  } = await call('search.search', { ...ask, pageRequest: { page, size: LIST.pageSize } });
  if (list.content.length === 0 && list.totalElements > 0)
    throw redirect(changedQuery(url, { page: pageCount(list.totalElements, LIST.pageSize) }));
  return {
    tab,
    totals,
    floors,
    goods: null,
    found: { list: list as FoundListing['list'], ask, tab, order, page },
    coupons: null,
    understood,
  };
}

/** An extra: the list is shown without them too. */
async function linksOf(call: Caller, keyword: string): Promise<Suggestion[]> {
  const answer = await call('search.suggest', { keyword }, EXTRA).catch(() => null);
  return (answer?.suggestions ?? [])
    .filter(({ kind }) => LINK_KINDS.includes(kind))
    .slice(0, LINKS);
}
