/** The deals home: label chips that stick, the feed in both paging modes. */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { DealCard } from '../features/deal/deal-card.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';

interface HomeData { feed: Answer<'deal.feed'> }

function HomePage() {
  const { feed } = useLoaderData<HomeData>();
  return (
    <>
      <h1 className="sr">{t('home.title')}</h1>
      <div className="grid">{feed.content.map((deal, index) => <DealCard key={deal.id} deal={deal} eager={index < 4} />)}</div>
    </>
  );
}

export default definePage<HomeData>({
  load: async ({ call, url }) => ({ feed: await call('deal.feed', { page: Number(url.searchParams.get('page')) || 1 }) }),
  head: () => ({ title: t('home.title'), description: t('home.description'), canonical: '/' }),
  Page: HomePage,
});
