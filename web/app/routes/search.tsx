/** Search: goods, deals, articles and reviews that have the words, in tabs with their counts; what is asked stands in the address. */
import { useLoaderData } from 'react-router';
import { GoodsList } from '../features/catalogue/goods-list.tsx';
import { listingHead } from '../features/catalogue/goods-query.ts';
import { FoundList } from '../features/search/found-list.tsx';
import { loadSearch, TABS } from '../features/search/search-query.ts';
import type { Search, Tab } from '../features/search/search-query.ts';
import { withQuery } from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { page as pageContext } from '../lib/page.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

function SearchPage() {
  const { keyword, tab, goods, found, totals } = useLoaderData<Search>();
  const isEmpty = (goods?.found ?? found?.list)?.totalElements === 0;
  return (
    <>
      <h1 className="page__h">{keyword ? t('search.title', { keyword }) : t('search.label')}</h1>
      {keyword && (
        <nav className="tabs" aria-label={t('search.tabs')}>
          {TABS.map((code) => (
            <a key={code} href={withQuery('/search', { keyword, tab: code })} aria-current={code === tab ? 'page' : undefined}>
              {nameOf(code)} <small className="num">{totals[code] ?? 0}</small>
            </a>
          ))}
        </nav>
      )}
      {goods && !isEmpty && <GoodsList listing={goods} title={nameOf('GOODS')} />}
      {found && !isEmpty && <FoundList listing={found} title={nameOf(tab)} />}
      {(keyword === '' || isEmpty) && (
        <>
          {keyword !== '' && <EmptyState title={t('search.none', { keyword })} text={t('search.none.text')} />}
          <HotWords />
        </>
      )}
    </>
  );
}

function HotWords() {
  return (
    <div className="kw" role="group" aria-label={t('search.hot')}>
      {pageContext().tenant.searchKeywords.map((word) => (
        <a key={word} className="chip" href={withQuery('/search', { keyword: word })}>
          {word}
        </a>
      ))}
    </div>
  );
}

function nameOf(tab: Tab): string {
  return t(({ GOODS: 'nav.goods', CONTENT: 'nav.deals', ARTICLE: 'nav.articles', NOTE: 'search.notes' } as const)[tab]);
}

export default definePage<Search>({
  load: ({ call, url }) => loadSearch(call, url),
  head: ({ keyword, goods, found }) => ({
    title: `${keyword || t('search.label')} · ${t('site.name')}`,
    ...(goods && listingHead(goods)),
    ...(found && {
      narrowed: [nameOf(found.tab), found.order === 'RELEVANCE' ? undefined : t(`goods.sort.${found.order}`)],
      pages: { page: found.page, hasNext: found.list.hasNext },
    }),
    noindex: true,
    feeds: keyword ? [{ path: `search?keyword=${encodeURIComponent(keyword)}`, title: keyword }] : [],
  }),
  Page: SearchPage,
});
