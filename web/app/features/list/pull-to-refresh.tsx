/**
 * Pull to refresh on a phone (LIST-07): the pull is damped by 0.8, loads from 0.9 of the loading
 * height of 30 px on, lasts at least 300 ms and closes in 300 ms.
 */
import { useEffect, useRef, useState } from 'react';
import { PULL_TO_REFRESH } from '#contract/constants.ts';
import { t } from '../../lib/message.ts';

/** Height of the opened space for a finger that has moved `distance` px down. Pure. */
export function pulledHeight(distance: number): number {
  return distance <= 0
    ? 0
    : Math.min(distance * PULL_TO_REFRESH.damping, PULL_TO_REFRESH.loadingHeight * 2);
}

/** Whether letting go at this height refreshes. */
export function refreshesAt(height: number): boolean {
  return height >= PULL_TO_REFRESH.loadingHeight * PULL_TO_REFRESH.refreshRatio;
}

export function PullToRefresh({ onRefresh }: { onRefresh: () => Promise<void> }) {
  const space = useRef<HTMLDivElement>(null);
  const [isRefreshing, setRefreshing] = useState(false);
  useEffect(() => {
    let start: number | undefined;
    let height = 0;
    const open = (to: number, animated: boolean) => {
      height = to;
      if (!space.current) return;
      space.current.style.transition = animated ? `height ${PULL_TO_REFRESH.finishMs}ms` : 'none';
      space.current.style.height = `${to}px`;
    };
    const begin = (event: TouchEvent) => {
      start = window.scrollY <= 0 && !isRefreshing ? event.touches[0]?.clientY : undefined;
    };
    const move = (event: TouchEvent) => {
      if (start !== undefined)
        open(pulledHeight((event.touches[0]?.clientY ?? start) - start), false);
    };
    const end = async () => {
      if (start === undefined) return;
      start = undefined;
      if (!refreshesAt(height)) return open(0, true);
      open(PULL_TO_REFRESH.loadingHeight, true);
      setRefreshing(true);
      await Promise.all([
        onRefresh().catch(() => {}),
        new Promise((resolve) => {
          setTimeout(resolve, PULL_TO_REFRESH.minMs);
        }),
      ]);
      setRefreshing(false);
      return open(0, true);
    };
    const ended = () => void end();
    document.addEventListener('touchstart', begin, { passive: true });
    document.addEventListener('touchmove', move, { passive: true });
    document.addEventListener('touchend', ended);
    document.addEventListener('touchcancel', ended);
    return () => {
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchmove', move);
      document.removeEventListener('touchend', ended);
      document.removeEventListener('touchcancel', ended);
    };
  }, [isRefreshing, onRefresh]);
  return (
    <div ref={space} className="pull" role="status" aria-busy={isRefreshing}>
      <span>{isRefreshing ? t('refresh.busy') : t('refresh.pull')}</span>
    </div>
  );
}
