/** Price watches by their state, shown once there are more than a screen holds. */
import type { Watch } from '#contract/alert/watch.ts';
import { t } from '../../lib/message.ts';
import { stateOf } from './watch-state.ts';

export const GROUPS = ['all', 'reached', 'watching', 'paused'] as const;
export type Group = (typeof GROUPS)[number];

/** Fewer are seen at once. */
const MANY = 7;

export function inGroup(watches: readonly Watch[], group: Group): readonly Watch[] {
  if (group === 'all') return watches;
  return watches.filter((watch) => {
    const state = stateOf(watch);
    return (state === 'odd' ? 'reached' : state) === group;
  });
}

interface WatchFilterProps {
  watches: readonly Watch[];
  group: Group;
  onChoose: (group: Group) => void;
}

export function WatchFilter({ watches, group, onChoose }: WatchFilterProps) {
  if (watches.length < MANY && group === 'all') return null;
  return (
    <div className="chips needs-script" role="group" aria-label={t('alerts.filter')}>
      {GROUPS.map((one) => (
        <button
          key={one}
          className="chip"
          type="button"
          aria-pressed={one === group}
          onClick={() => onChoose(one)}
        >
          {one === 'all' ? t('alerts.filter.all') : t(`alerts.state.${one}`)}{' '}
          <small className="num">{inGroup(watches, one).length}</small>
        </button>
      ))}
    </div>
  );
}
