/** The head of a bonus: what is promised, until when, and whether it is open (ACT-02, ACT-10). */
import type { ActivityDetail } from '#contract/activity/activity.ts';
import { t } from '../../lib/message.ts';
import { longDate } from '../../lib/when.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import type { ActivityState } from './activity-state.ts';
import { StateChip } from './stage.tsx';
import { TimeLeft } from './time-left.tsx';

export type Bonus = NonNullable<ActivityDetail['bonus']>;

interface BonusHeadProps {
  activity: ActivityDetail;
  bonus: Bonus;
  state: ActivityState;
}

export function BonusHead({ activity, bonus, state }: BonusHeadProps) {
  return (
    <>
      <div className="only-desk">
        <Breadcrumb
          crumbs={[
            { label: t('nav.home'), href: '/' },
            { label: t('activity.title'), href: '/activities' },
            { label: activity.title },
          ]}
        />
      </div>
      <header className="bonus__h">
        <h1>{activity.title}</h1>
        {state !== 'RUNNING' && <StateChip type="BONUS" state={state} />}
        <p>
          {t('bonus.text', { reward: bonus.rewardText, date: longDate(activity.endTime) })}{' '}
          {t('bonus.next-day')}
        </p>
        {state === 'COMING_SOON' && (
          <TimeLeft label={t('activity.opens-in')} until={activity.startTime} />
        )}
      </header>
    </>
  );
}
