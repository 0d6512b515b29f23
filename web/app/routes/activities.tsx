/** Activities: open now, coming, ended (ACT-01, ACT-02). */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { ActivityCard } from '../features/activity/activity-card.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

type Cards = Answer<'activity.pages'>['content'];

interface Data {
  readonly open: Cards;
  readonly soon: Cards;
  readonly ended: Cards;
}

const [MOST, MOST_ENDED] = [60, 24];

function ActivitiesPage() {
  const { open, soon, ended } = useLoaderData<Data>();
  return (
    <>
      <h1 className="page__h">{t('activity.title')}</h1>
      <p className="page__sub vtext">{t('activities.text')}</p>
      {open.length + soon.length === 0 && (
        <EmptyState
          title={t('activities.none')}
          text={t('activities.none.text')}
          action={{ href: '/', label: t('activities.none.go') }}
        />
      )}
      <Section id="open" title={t('activities.open')} cards={open} />
      <Section id="soon" title={t('activities.soon')} cards={soon} />
      <Section id="ended" title={t('activities.ended')} cards={ended} />
    </>
  );
}

function Section({ id, title, cards }: { id: string; title: string; cards: Cards }) {
  if (cards.length === 0) return null;
  return (
    <section className="amod" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="actys">
        {cards.map((activity) => (
          <ActivityCard key={activity.id} activity={activity} />
        ))}
      </div>
    </section>
  );
}

export default definePage<Data>({
  async load({ call }) {
    const some = (status: Cards[number]['status'], size: number) =>
      call('activity.pages', { status, pageRequest: { page: 1, size } });
    const [open, soon, ended, revealed] = await Promise.all([
      some('RUNNING', MOST),
      some('COMING_SOON', MOST),
      some('ENDED', MOST_ENDED),
      some('REVEALED', MOST_ENDED),
    ]);
    const over = [...ended.content, ...revealed.content].toSorted((a, b) =>
      b.endTime.localeCompare(a.endTime),
    );
    return { open: open.content, soon: soon.content, ended: over.slice(0, MOST_ENDED) };
  },
  head: () => ({
    title: `${t('activity.title')} · ${t('site.name')}`,
    description: t('activities.text'),
    canonical: '/activities',
    everywhere: true,
  }),
  Page: ActivitiesPage,
});
