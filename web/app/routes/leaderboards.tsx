/** All leaderboards with their first three, then the collections of editors. */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { Board } from '../features/ranking/board.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

interface BoardsData {
  rankings: Answer<'item-group.page-with-ref'>['content'];
  collections: Answer<'item-group.page-with-ref'>['content'];
}

function LeaderboardsPage() {
  const { rankings, collections } = useLoaderData<BoardsData>();
  return (
    <>
      <h1 className="page__h">{t('ranks.title')}</h1>
      <p className="page__sub">{t('ranks.intro')}</p>
      {rankings.length === 0 && <EmptyState title={t('ranks.none')} text={t('ranks.none.text')} action={{ href: '/products', label: t('nav.goods') }} />}
      <div className="boards">
        {rankings.map((group) => (
          <Board key={group.id} group={group} />
        ))}
      </div>
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

export default definePage<BoardsData>({
  async load({ call }) {
    const pageRequest = { page: 1, size: 40 };
    const [rankings, collections] = await Promise.all([
      call('item-group.page-with-ref', { groupType: 'RANKING', pageRequest }),
      call('item-group.page-with-ref', { groupType: 'COLLECTION', pageRequest }),
    ]);
    return { rankings: rankings.content, collections: collections.content };
  },
  head: () => ({ title: `${t('ranks.title')} · ${t('site.name')}`, description: t('ranks.intro'), canonical: '/leaderboards', everywhere: true }),
  Page: LeaderboardsPage,
});
