/** A badge that can be earned: what it is given for, and how far the viewer is (ACT-14, AMB-41). */
import { useLoaderData, useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { ACTIVITY_DEALS } from '#contract/constants.ts';
import { ActivityRest } from '../features/activity/activity-rest.tsx';
import { useActivityState } from '../features/activity/activity-state.ts';
import { BadgeCard } from '../features/activity/badge-card.tsx';
import { BadgeConditions } from '../features/activity/badge-conditions.tsx';
import { PlainHead } from '../features/activity/plain-head.tsx';
import { useBadge } from '../features/activity/use-badge.ts';
import type { ActivityBadge } from '../features/activity/use-badge.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { shortDate } from '../lib/when.ts';

interface Data {
  readonly activity: Answer<'activity.detail'> & { readonly badge: ActivityBadge };
  readonly deals: Answer<'activity.deals'>['content'];
}

function BadgePage() {
  const { activity, deals } = useLoaderData<Data>();
  const { revalidate } = useRevalidator();
  const state = useActivityState(activity, () => void revalidate());
  const badge = useBadge(activity.id, activity.badge);
  const { conditions } = badge;
  return (
    <>
      <PlainHead
        activity={activity}
        state={state}
        chip={t('badge.until', { date: shortDate(activity.endTime) })}
        text={
          conditions.length > 0
            ? t('badge.text', { n: conditions.length, badge: badge.name })
            : t('badge.text.by-hand', { badge: badge.name })
        }
      />
      <div className="bonus">
        <div className="bonus__main">
          <h2 className="sr">{t('badge.conditions')}</h2>
          <BadgeConditions conditions={conditions} />
        </div>
        <aside className="bonus__side" aria-label={badge.name}>
          <BadgeCard badge={badge} state={state} />
        </aside>
      </div>
      <ActivityRest activity={activity} deals={deals} />
    </>
  );
}

export default definePage<Data>({
  async load({ call, params }) {
    const id = params.id as string;
    const [activity, deals] = await Promise.all([
      call('activity.detail', { id }),
      call('activity.deals', { activityId: id, pageRequest: ACTIVITY_DEALS }),
    ]);
    const { badge } = activity;
    if (badge === null) throw new Response(null, { status: 404 });
    return { activity: { ...activity, badge }, deals: deals.content };
  },
  head: ({ activity }) => ({
    title: `${activity.title} · ${t('site.name')}`,
    description: activity.summary,
    canonical: `/activity/badge/${activity.id}`,
    image: activity.coverImage.url,
  }),
  Page: BadgePage,
});
