/** Rules of an activity, and four deals below (DEAL-08). */
import type { ActivityDetail } from '#contract/activity/activity.ts';
import type { DealCard } from '#contract/catalog/card.ts';
import { t } from '../../lib/message.ts';
import { MiniCard } from '../goods/mini-card.tsx';

interface ActivityRestProps {
  activity: ActivityDetail;
  deals: readonly DealCard[];
}

export function ActivityRest({ activity, deals }: ActivityRestProps) {
  return (
    <>
      {activity.rules !== '' && (
        <section className="amod" aria-labelledby="rules">
          <h2 id="rules">{t('activity.rules')}</h2>
          <div className="read rich" dangerouslySetInnerHTML={{ __html: activity.rules }} />
        </section>
      )}
      {deals.length > 0 && (
        <section className="amod" aria-labelledby="deals">
          <h2 id="deals">{t('activity.deals')}</h2>
          <div className="deals4">
            {deals.map((deal) => (
              <MiniCard key={deal.id} card={deal} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
