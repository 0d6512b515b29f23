/** The state of an activity as icon and word. */
import type { ActivityCard } from '#contract/activity/activity.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ActivityState } from './activity-state.ts';

const LOOK = {
  COMING_SOON: { icon: 'clock', tone: '' },
  RUNNING: { icon: 'sparkles', tone: ' st--ink' },
  ENDED: { icon: 'hourglass', tone: '' },
  REVEALED: { icon: 'verified', tone: ' st--ok' },
} as const;

/** A lottery has words of its own. */
export function StateChip({ type, state }: { type: ActivityCard['type']; state: ActivityState }) {
  const { icon, tone } = LOOK[state];
  return (
    <span className={`st${tone}`} data-state={state}>
      <Icon name={icon} size={16} />
      {t(type === 'LOTTERY' ? `lottery.state.${state}` : `activity.state.${state}`)}
    </span>
  );
}
