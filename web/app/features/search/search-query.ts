/** What an address of search asks for: words, tab, order, page. The first tab that has anything is shown unless one is named. */
import { redirect } from 'react-router';
import type { Ask } from '#contract/calls.ts';
import type { DealCard } from '#contract/catalog/card.ts';
import type { ContentCard } from '#contract/content/card.ts';
import { LIST } from '#contract/constants.ts';
import type { List } from '#contract/shapes.ts';
import { changedQuery } from '../../lib/address.ts';
import type { Caller } from '../../lib/caller.ts';
import type { GoodsListing } from '../catalogue/goods-list.tsx';
import { loadGoods } from '../catalogue/goods-query.ts';
import { pageCount, pageOf } from '../list/paging.ts';

export const TABS = ['GOODS', 'CONTENT', 'ARTICLE', 'NOTE'] as const;
export type Tab = (typeof TABS)[number];
/** The orders of tabs other than goods, the default first. */
export const ORDERS = { CONTENT: ['RELEVANCE', 'NEWEST', 'DISCOUNT'], ARTICLE: ['RELEVANCE', 'NEWEST'], NOTE: ['RELEVANCE', 'NEWEST'] } as const;

export interface FoundListing {
  readonly list: List<DealCard | ContentCard>;
  readonly ask: Partial<Ask<'search.search'>>;
  readonly tab: Exclude<Tab, 'GOODS'>;
  readonly order: 'RELEVANCE' | 'NEWEST' | 'DISCOUNT';
  readonly page: number;
}

export interface Search {
  readonly keyword: string;
  readonly tab: Tab;
  readonly totals: Readonly<Record<string, number>>;
  readonly goods: GoodsListing | null;
  readonly found: FoundListing | null;
}

export async function loadSearch(call: Caller, url: URL): Promise<Search> {
  const keyword = (url.searchParams.get('keyword') ?? '').trim().slice(0, 200);
  const asked = TABS.find((tab) => tab === url.searchParams.get('tab'));
  if (keyword === '') return { keyword, tab: asked ?? 'GOODS', totals: {}, goods: null, found: null };
  if (asked && asked !== 'GOODS') return listed(call, url, keyword, asked);
  const goods = await loadGoods(call, url, { keyword }, 'RELEVANCE');
  const { totals } = goods.found;
  const other = asked || totals.GOODS || goods.query.platform || goods.query.label || goods.query.brand ? undefined : TABS.find((tab) => totals[tab]);
  if (other && other !== 'GOODS') return listed(call, url, keyword, other);
  return { keyword, tab: 'GOODS', totals, goods, found: null };
}

async function listed(call: Caller, url: URL, keyword: string, tab: FoundListing['tab']): Promise<Search> {
  const page = pageOf(url);
  const order = ORDERS[tab].find((one) => one === url.searchParams.get('sort')) ?? 'RELEVANCE';
  const ask = { dataTypes: [tab], keyword, sort: order };
  const { totals, ...list } = await call('search.search', { ...ask, pageRequest: { page, size: LIST.pageSize } });
  if (list.content.length === 0 && list.totalElements > 0) throw redirect(changedQuery(url, { page: pageCount(list.totalElements, LIST.pageSize) }));
  return { keyword, tab, totals, goods: null, found: { list: list as FoundListing['list'], ask, tab, order, page } };
}
