/** The head of a bonus or badge: what it promises, until when, and whether it is open (ACT-02). */
import type { ActivityDetail } from '#contract/activity/activity.ts';
import { t } from '../../lib/message.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ActivityState } from './activity-state.ts';
import { StateChip } from './state-chip.tsx';
import { TimeLeft } from './time-left.tsx';

interface PlainHeadProps {
  activity: ActivityDetail;
  state: ActivityState;
  text: string;
  /** Beside the name while it runs; the other states have words of their own. */
  chip?: string;
}

export function PlainHead({ activity, state, text, chip }: PlainHeadProps) {
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
        <div className="bonus__t">
          <h1>{activity.title}</h1>
          {state !== 'RUNNING' && <StateChip type={activity.type} state={state} />}
          {state === 'RUNNING' && chip && (
            <span className="st st--ink">
              <Icon name="sparkles" size={16} />
              {chip}
            </span>
          )}
        </div>
        <p>{text}</p>
        {state === 'COMING_SOON' && (
          <TimeLeft label={t('activity.opens-in')} until={activity.startTime} />
        )}
      </header>
    </>
  );
}
