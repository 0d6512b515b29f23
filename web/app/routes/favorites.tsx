/**
 * What the viewer saved (INT-12): goods, deals, articles and notes in tabs, each with its price
 * since then.
 */
import { redirect, useLoaderData } from 'react-router';
import type { WatchList } from '#contract/alert/list.ts';
import type { ListName } from '#contract/alert/limits.ts';
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { pageCount, pageOf } from '../features/list/paging.ts';
import { ListWatch } from '../features/alert/list-watch.tsx';
import { MarkedList } from '../features/collection/marked-list.tsx';
import { changedQuery, withQuery } from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

const TABS = { goods: 'GOODS', deals: 'DEAL', articles: 'ARTICLE', notes: 'NOTE' } as const;
type Tab = keyof typeof TABS;
/** Where there is something to save. */
const SOURCES: Readonly<Record<Tab, string>> = {
  goods: '/products',
  deals: '/',
  articles: '/articles',
  notes: '/discover?tab=notes',
};

/** The tabs whose products can be watched as a whole. */
const LISTS: Readonly<Partial<Record<Tab, ListName>>> = { goods: 'GOODS', deals: 'DEALS' };

interface FavoritesData {
  readonly marked: Answer<'mark.pages'>;
  /** Null: of another tab. */
  readonly list: WatchList | null;
  readonly tab: Tab;
  readonly page: number;
}

function FavoritesPage() {
  const { marked, list, tab, page } = useLoaderData<FavoritesData>();
  return (
    <>
      <h1 className="page__h">{t('marked.title')}</h1>
      <nav className="tabs" aria-label={t('marked.kinds')}>
        {(Object.keys(TABS) as Tab[]).map((one) => (
          <a
            key={one}
            href={withQuery('/favorites', { tab: one === 'goods' ? '' : one })}
            aria-current={one === tab ? 'page' : undefined}
            data-keep-scroll
          >
            {t(`marked.${one}`)}
          </a>
        ))}
      </nav>
      {list && (list.goodsCount > 0 || list.rule) && <ListWatch key={list.list} first={list} />}
      <MarkedList
        title={t(`marked.${tab}`)}
        first={marked}
        page={page}
        action="COLLECT"
        subjectType={TABS[tab]}
        empty={
          <EmptyState
            title={t('marked.none')}
            text={t('marked.none.text')}
            action={{ href: SOURCES[tab], label: t('marked.none.go') }}
          />
        }
      />
    </>
  );
}

export default definePage<FavoritesData>({
  async load({ call, url }) {
    const asked = url.searchParams.get('tab') ?? 'goods';
    const tab: Tab = Object.hasOwn(TABS, asked) ? (asked as Tab) : 'goods';
    const page = pageOf(url);
    const [marked, watched] = await Promise.all([
      call('mark.pages', {
        actionType: 'COLLECT',
        subjectType: TABS[tab],
        pageRequest: { page, size: LIST.pageSize },
      }),
      LISTS[tab] ? call('watch-list.all') : null,
    ]);
    if (marked.content.length === 0 && marked.totalElements > 0)
      throw redirect(changedQuery(url, { page: pageCount(marked.totalElements, LIST.pageSize) }));
    const list = watched?.lists.find((one) => one.list === LISTS[tab]) ?? null;
    return { marked, list, tab, page };
  },
  head: () => ({ title: `${t('marked.title')} · ${t('site.name')}`, noindex: true }),
  Page: FavoritesPage,
});
