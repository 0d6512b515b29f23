/** An activity in a list or among the modules of a page: picture, state, what comes next. */
import type { ActivityCard as Activity } from '#contract/activity/activity.ts';
import type { Image } from '#contract/catalog/card.ts';
import type { Static } from 'typebox';
import { longTime } from '../../lib/day-time.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { COVER } from '../../lib/picture.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Picture } from '../../ui/picture.tsx';
import { activityAddress } from './activity-address.ts';
import { useActivityState } from './activity-state.ts';
import type { ActivityState } from './activity-state.ts';
import { StateChip } from './state-chip.tsx';

const DAY_MS = 86_400_000;

interface ActivityCardProps {
  activity: Activity;
  /** Another picture than its own. */
  image?: Static<typeof Image>;
}

export function ActivityCard({ activity, image = activity.coverImage }: ActivityCardProps) {
  const state = useActivityState(activity);
  return (
    <article className={state === 'ENDED' || state === 'REVEALED' ? 'acty acty--off' : 'acty'}>
      <div className="acty__pic">
        <Picture url={image.url} size={COVER.content} isWhole />
      </div>
      <div className="acty__b">
        <StateChip type={activity.type} state={state} />
        <h3>
          <a href={activityAddress(activity)}>{activity.title}</a>
        </h3>
        <p>{activity.summary}</p>
        <p className="acty__t">
          <When activity={activity} state={state} />
        </p>
      </div>
    </article>
  );
}

/** A date; on the last day what is left of it. */
function When({ activity, state }: { activity: Activity; state: ActivityState }) {
  const { startTime, endTime } = activity;
  if (state === 'ENDED' || state === 'REVEALED')
    return t('activity.card.ended', { time: longTime(endTime) });
  const until = state === 'COMING_SOON' ? startTime : endTime;
  if (Date.parse(until) - page().currentTimeMillis > DAY_MS)
    return t(state === 'COMING_SOON' ? 'activity.card.from' : 'activity.card.until', {
      time: longTime(until),
    });
  return (
    <>
      {t(state === 'COMING_SOON' ? 'activity.opens-in' : 'activity.ends-in')}{' '}
      <Countdown key={until} until={until} />
    </>
  );
}
