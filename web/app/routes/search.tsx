/**
 * Search: goods, deals, articles and reviews that have the words, in tabs with their counts; what
 * is asked is in the address.
 */
import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { AlertEntry } from '../features/alert/alert-entry.tsx';
import { GoodsList } from '../features/catalogue/goods-list.tsx';
import { listingHead } from '../features/catalogue/goods-query.ts';
import { CouponList } from '../features/search/coupon-list.tsx';
import { FoundList } from '../features/search/found-list.tsx';
import { rememberSearch } from '../features/search/history.ts';
import { QuickLinks } from '../features/search/quick-links.tsx';
import { Rescue } from '../features/search/rescue.tsx';
import { loadSearch, TABS } from '../features/search/search-query.ts';
import type { Search, Tab } from '../features/search/search-query.ts';
import { Understood } from '../features/search/understood.tsx';
import { withQuery } from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { totalText } from '../lib/total.ts';

function SearchPage() {
  const search = useLoaderData<Search>();
  const { keyword, tab, goods, found, coupons, totals, floors, understood, links, rescue } = search;
  useEffect(() => {
    if (keyword !== '') rememberSearch(keyword);
  }, [keyword]);
  const marks = understood?.marks ?? [];
  return (
    <>
      <h1 className={keyword ? 'sr' : 'page__h'}>
        {keyword ? t('search.title', { keyword }) : t('search.label')}
      </h1>
      {keyword && (
        <nav className="tabs" aria-label={t('search.tabs')}>
          {TABS.map((code) => (
            <a
              key={code}
              href={withQuery('/search', { keyword, tab: code })}
              aria-current={code === tab ? 'page' : undefined}
            >
              {nameOf(code)}{' '}
              <small className="num">{totalText(totals[code] ?? 0, floors.includes(code))}</small>
            </a>
          ))}
        </nav>
      )}
      {understood && (
        <Understood
          understood={understood}
          keyword={keyword}
          tab={tab === 'GOODS' || tab === 'COUPON' ? undefined : tab}
          hasAny={rescue === null}
        />
      )}
      <QuickLinks links={links.filter(({ kind }) => kind !== 'COUPON' || tab !== 'COUPON')} />
      {!rescue && goods && (
        <GoodsList listing={goods} title={nameOf('GOODS')} marks={marks} isNamed />
      )}
      {!rescue && found && <FoundList listing={found} title={nameOf(tab)} marks={marks} />}
      {!rescue && coupons && <CouponList listing={coupons} keyword={keyword} />}
      {rescue && <Rescue search={search} rescue={rescue} />}
      {keyword && (
        <p className="entry">
          <AlertEntry keyword={keyword} />
        </p>
      )}
      {keyword && (
        <p className="page__end">
          <a className="link lone" href={withQuery('/ai', { q: keyword })}>
            {t('search.ask', { keyword })}
          </a>
        </p>
      )}
    </>
  );
}

function nameOf(tab: Tab): string {
  return t(
    (
      {
        GOODS: 'nav.goods',
        CONTENT: 'nav.deals',
        COUPON: 'nav.coupons',
        ARTICLE: 'nav.articles',
        NOTE: 'search.notes',
      } as const
    )[tab],
  );
}

export default definePage<Search>({
  load: ({ call, url }) => loadSearch(call, url),
  head: ({ keyword, goods, found, coupons }) => ({
    title: `${keyword || t('search.label')} · ${t('site.name')}`,
    ...(goods && listingHead(goods)),
    ...(found && {
      narrowed: [
        nameOf(found.tab),
        found.order === 'RELEVANCE' ? undefined : t(`goods.sort.${found.order}`),
      ],
      pages: { page: found.page, hasNext: found.list.hasNext },
    }),
    ...(coupons && {
      narrowed: [t('nav.coupons')],
      pages: { page: coupons.page, hasNext: coupons.list.hasNext },
    }),
    noindex: true,
    feeds: keyword
      ? [{ path: `search?keyword=${encodeURIComponent(keyword)}`, title: keyword }]
      : [],
  }),
  Page: SearchPage,
});
