/** What a catalogue address asks for: order, page, facets. Pure. */
import type { Ask } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import type { Caller } from '../../lib/caller.ts';
import { redirect } from 'react-router';
import { changedQuery } from '../../lib/address.ts';
import { pageCount, pageOf } from '../list/paging.ts';
import type { GoodsListing } from './goods-list.tsx';

const SORTS = ['SALES', 'DISCOUNT', 'PRICE_ASC', 'PRICE_DESC', 'NEWEST'];

export interface GoodsQuery {
  readonly sort: string;
  readonly page: number;
  readonly platform: string | undefined;
  readonly label: string | undefined;
  readonly brand: string | undefined;
  readonly ask: Partial<Ask<'search.search'>>;
}

/** `within` narrows to a category or a brand; facets of the address narrow further. */
export function goodsQueryOf(url: URL, within: Partial<Ask<'search.search'>> = {}): GoodsQuery {
  const word = (name: string) => url.searchParams.get(name)?.slice(0, 60) || undefined;
  const asked = word('sort') ?? '';
  const sort = SORTS.includes(asked) ? asked : 'SALES';
  const [platform, label, brand] = [word('platform'), word('label'), word('brand')];
  return {
    sort, page: pageOf(url), platform, label, brand,
    ask: { dataTypes: ['GOODS'], sort, ...within, ...(platform ? { platforms: [platform] } : {}), ...(label ? { labels: [label] } : {}), ...(brand ? { brandCodes: [brand] } : {}) },
  };
}

/** The list with its facets; a page beyond the last leads to the last (AMB-83). */
export async function loadGoods(call: Caller, url: URL, within: Partial<Ask<'search.search'>> = {}): Promise<GoodsListing> {
  const query = goodsQueryOf(url, within);
  const [found, facets] = await Promise.all([
    call('search.search', { ...query.ask, pageRequest: { page: query.page, size: LIST.pageSize } }),
    call('search.filters', query.ask).catch(() => null),
  ]);
  if (found.content.length === 0 && found.totalElements > 0 && query.page > 1) throw redirect(changedQuery(url, { page: pageCount(found.totalElements, LIST.pageSize) }));
  return { found, facets, query };
}
