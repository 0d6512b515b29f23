/**
 * What the viewer saved (INT-12): goods, deals, articles and notes in tabs, each with its price
 * since then.
 */
import { redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { pageCount, pageOf } from '../features/list/paging.ts';
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

interface FavoritesData {
  readonly marked: Answer<'mark.pages'>;
  readonly tab: Tab;
  readonly page: number;
}

function FavoritesPage() {
  const { marked, tab, page } = useLoaderData<FavoritesData>();
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
    const marked = await call('mark.pages', {
      actionType: 'COLLECT',
      subjectType: TABS[tab],
      pageRequest: { page, size: LIST.pageSize },
    });
    if (marked.content.length === 0 && marked.totalElements > 0)
      throw redirect(changedQuery(url, { page: pageCount(marked.totalElements, LIST.pageSize) }));
    return { marked, tab, page };
  },
  head: () => ({ title: `${t('marked.title')} · ${t('site.name')}`, noindex: true }),
  Page: FavoritesPage,
});
