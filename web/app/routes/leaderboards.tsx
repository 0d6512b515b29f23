/** All leaderboards with their first three, then the collections of editors. */
import { redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { PagedList } from '../features/list/paged-list.tsx';
import { pageCount, pageOf } from '../features/list/paging.ts';
import { Board } from '../features/ranking/board.tsx';
import { changedQuery } from '../lib/address.ts';
import { browserCaller } from '../lib/caller.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

interface BoardsData {
  rankings: Answer<'item-group.page-with-ref'>;
  page: number;
  collections: Answer<'item-group.page-with-ref'>['content'];
}

function LeaderboardsPage() {
  const { rankings, collections, page } = useLoaderData<BoardsData>();
  return (
    <>
      <h1 className="page__h">{t('ranks.title')}</h1>
      <p className="page__sub">{t('ranks.intro')}</p>
      <PagedList
        key={page}
        first={rankings}
        page={page}
        size={LIST.pageSize}
        load={(next) =>
          browserCaller(
            'item-group.page-with-ref',
            { ...ASK, pageRequest: { page: next, size: LIST.pageSize } },
            { quiet: true },
          )
        }
        empty={
          <EmptyState
            title={t('ranks.none')}
            text={t('ranks.none.text')}
            action={{ href: '/products', label: t('nav.goods') }}
          />
        }
      >
        {(groups) => (
          <div className="boards">
            {groups.map((group) => (
              <Board key={group.id} group={group} />
            ))}
          </div>
        )}
      </PagedList>
      {collections.length > 0 && (
        <>
          <div className="sec">
            <h2>{t('ranks.collections')}</h2>
          </div>
          <div className="boards">
            {collections.map((group) => (
              <Board key={group.id} group={group} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

const ASK = { groupType: 'RANKING' } as const;

export default definePage<BoardsData>({
  async load({ call, url }) {
    const page = pageOf(url);
    const [rankings, collections] = await Promise.all([
      call('item-group.page-with-ref', { ...ASK, pageRequest: { page, size: LIST.pageSize } }),
      page === 1
        ? call('item-group.page-with-ref', {
            groupType: 'COLLECTION',
            pageRequest: { page: 1, size: LIST.maxSize },
          })
        : null,
    ]);
    if (rankings.content.length === 0 && rankings.totalElements > 0)
      throw redirect(changedQuery(url, { page: pageCount(rankings.totalElements, LIST.pageSize) }));
    return { rankings, collections: collections?.content ?? [], page };
  },
  head: ({ rankings, page }) => ({
    title: `${t('ranks.head')} · ${t('site.name')}`,
    pages: { page, hasNext: rankings.hasNext },
    description: t('ranks.intro'),
    canonical: '/leaderboards',
    everywhere: true,
  }),
  Page: LeaderboardsPage,
});
