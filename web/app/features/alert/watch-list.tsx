/** The price watches of the viewer (BEY-05): each with its state, and why it is silent. */
import { useState } from 'react';
import type { Watch } from '#contract/alert/watch.ts';
import type { Answer } from '#contract/calls.ts';
import { t } from '../../lib/message.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { inGroup, WatchFilter } from './watch-filter.tsx';
import type { Group } from './watch-filter.tsx';
import { WatchRow } from './watch-row.tsx';

interface WatchListProps {
  first: Answer<'watch.pages'>;
  /** How many there are, for the limits beside. */
  onCount: (count: number) => void;
}

export function WatchList({ first, onCount }: WatchListProps) {
  const [watches, setWatches] = useState<readonly Watch[]>(first.content);
  const [group, setGroup] = useState<Group>('all');
  const shown = inGroup(watches, group);
  const change = (id: string, next: Watch | null) => {
    const left = watches.flatMap((one) => (one.id === id ? (next ?? []) : one));
    setWatches(left);
    onCount(left.length);
  };
  return (
    <section className="asec" id="watches" aria-labelledby="watches-h">
      <div className="asec__h">
        <h2 id="watches-h">
          {t('alerts.watches')} <span className="muted num">{watches.length}</span>
        </h2>
        <a className="btn btn--line" href="/products">
          <Icon name="plus" />
          {t('alerts.add')}
          <span className="sr"> {t('alerts.watches')}</span>
        </a>
      </div>
      {watches.length === 0 ? (
        <EmptyState
          kind="nothing"
          title={t('alerts.watches.none')}
          text={t('alerts.watches.none.text')}
          action={{ href: '/products', label: t('alerts.watches.find') }}
        />
      ) : (
        <>
          <WatchFilter watches={watches} group={group} onChoose={setGroup} />
          {shown.length === 0 && <p className="muted">{t('alerts.filter.none')}</p>}
          <ul>
            {shown.map((watch) => (
              <WatchRow key={watch.id} watch={watch} onChange={(next) => change(watch.id, next)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
