/** The way from other pages to what is open now (NAV-21). */
import type { ActivityCard as Activity } from '#contract/activity/activity.ts';
import { t } from '../../lib/message.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { ActivityCard } from './activity-card.tsx';

export function ActivityEntry({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return null;
  return (
    <section className="amod" aria-labelledby="activities">
      <SectionHead id="activities" title={t('activity.title')} more="/activities" />
      <div className="actys">
        {activities.map((activity) => (
          <ActivityCard key={activity.id} activity={activity} />
        ))}
      </div>
    </section>
  );
}
