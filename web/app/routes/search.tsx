/** Search: goods and deals that have the words, in tabs with their counts; what is asked stands in the address. */
import { redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import type { DealCard as Deal } from '#contract/catalog/card.ts';
import { LIST } from '#contract/constants.ts';
import type { List } from '#contract/shapes.ts';
import { GoodsList } from '../features/catalogue/goods-list.tsx';
import type { GoodsListing } from '../features/catalogue/goods-list.tsx';
import { loadGoods } from '../features/catalogue/goods-query.ts';
import { DealCard } from '../features/deal/deal-card.tsx';
import { PagedList } from '../features/list/paged-list.tsx';
import { pageCount, pageOf } from '../features/list/paging.ts';
import { changedQuery, withQuery } from '../lib/address.ts';
import { browserCaller } from '../lib/caller.ts';
import { t } from '../lib/message.ts';
import { page as pageContext } from '../lib/page.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

interface SearchData {
  keyword: string;
  tab: 'GOODS' | 'CONTENT';
  page: number;
  goods: GoodsListing | null;
  deals: Answer<'search.search'> | null;
  totals: Record<string, number>;
}

function SearchPage() {
  const { keyword, tab, page, goods, deals, totals } = useLoaderData<SearchData>();
  const hot = pageContext().tenant.searchKeywords;
  const tabs = [
    ['GOODS', t('nav.goods')],
    ['CONTENT', t('nav.deals')],
  ] as const;
  return (
    <>
      <h1 className="page__h">{keyword ? t('search.title', { keyword }) : t('search.label')}</h1>
      {keyword && (
        <nav className="tabs" aria-label={t('search.label')}>
          {tabs.map(([code, label]) => (
            <a key={code} href={withQuery('/search', { keyword, ...(code === 'GOODS' ? {} : { tab: code }) })} aria-current={code === tab ? 'page' : undefined}>
              {label} <small className="num">{totals[code] ?? 0}</small>
            </a>
          ))}
        </nav>
      )}
      {goods && goods.found.totalElements > 0 && <GoodsList listing={goods} title={t('nav.goods')} />}
      {deals && deals.totalElements > 0 && (
        <PagedList
          key={`${keyword} ${page}`}
          first={deals as List<Deal>}
          page={page}
          size={LIST.pageSize}
          load={async (next) =>
            (await browserCaller('search.search', { dataTypes: ['CONTENT'], keyword, pageRequest: { page: next, size: LIST.pageSize } })) as List<Deal>
          }
        >
          {(items) => (
            <div className="grid grid--5 search__deals">
              {items.map((deal) => (
                <div key={deal.id} className="cell">
                  <DealCard deal={deal} />
                </div>
              ))}
            </div>
          )}
        </PagedList>
      )}
      {(keyword === '' || (goods ?? { found: deals }).found?.totalElements === 0) && (
        <>
          {keyword !== '' && <EmptyState title={t('search.none', { keyword })} text={t('search.none.text')} />}
          <div className="kw" role="group" aria-label={t('search.hot')}>
            {hot.map((word) => (
              <a key={word} className="chip" href={withQuery('/search', { keyword: word })}>
                {word}
              </a>
            ))}
          </div>
        </>
      )}
    </>
  );
}

export default definePage<SearchData>({
  async load({ call, url }) {
    const keyword = (url.searchParams.get('keyword') ?? '').trim().slice(0, 200);
    const tab = url.searchParams.get('tab') === 'CONTENT' ? 'CONTENT' : 'GOODS';
    const page = pageOf(url);
    if (keyword === '') return { keyword, tab, page, goods: null, deals: null, totals: {} };
    if (tab === 'CONTENT') {
      const deals = await call('search.search', { dataTypes: ['CONTENT', 'GOODS'], keyword, pageRequest: { page, size: LIST.pageSize } });
      if (deals.content.length === 0 && deals.totalElements > 0) throw redirect(changedQuery(url, { page: pageCount(deals.totalElements, LIST.pageSize) }));
      return { keyword, tab, page, goods: null, deals, totals: deals.totals };
    }
    const goods = await loadGoods(call, url, { keyword, dataTypes: ['GOODS', 'CONTENT'] }, 'RELEVANCE');
    return { keyword, tab, page, goods, deals: null, totals: goods.found.totals };
  },
  head: ({ keyword }) => ({
    title: `${keyword || t('search.label')} · ${t('site.name')}`,
    noindex: true,
    feeds: keyword ? [{ path: `search?keyword=${encodeURIComponent(keyword)}`, title: keyword }] : [],
  }),
  Page: SearchPage,
});
