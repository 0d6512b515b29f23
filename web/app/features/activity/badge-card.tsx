/** The medal of a badge: whether the viewer has it, how many do, and how far it is. */
import type { ActivityDetail } from '#contract/activity/activity.ts';
import { openLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { useViewer } from '../../lib/viewer.ts';
import { longDate } from '../../lib/when.ts';
import { Medal } from '../user/medal.tsx';
import { metCount, shareOf } from './badge-share.ts';
import type { ActivityState } from './activity-state.ts';

interface BadgeCardProps {
  badge: NonNullable<ActivityDetail['badge']>;
  state: ActivityState;
}

export function BadgeCard({ badge, state }: BadgeCardProps) {
  const { user, known } = useViewer();
  const { awarded, conditions } = badge;
  return (
    <section className="bg" aria-labelledby="medal">
      <Medal image={badge.image} {...(awarded ? {} : { share: shareOf(conditions) })} />
      <h3 id="medal">{badge.name}</h3>
      <p>{badge.description}</p>
      <p>{t('badge.holders', { n: badge.holderCount })}</p>
      <p className="pr" role="status">
        {awarded
          ? t('badge.got', { date: longDate(awarded.awardedTime) })
          : conditions.length > 0 &&
            t('badge.met', { n: metCount(conditions), goal: conditions.length })}
      </p>
      {known && !user && state === 'RUNNING' && (
        <button className="btn btn--ink btn--wide" type="button" onClick={() => openLogin()}>
          {t('badge.sign-in')}
        </button>
      )}
    </section>
  );
}
