/**
 * The state of an activity by the server's clock (SM-12): it changes at the second, however old the
 * bytes of the page are.
 */
import { useEffect, useRef, useState } from 'react';
import type { ActivityCard } from '#contract/activity/activity.ts';
import { page } from '../../lib/page.ts';
import { serverNow, watchClock } from '../../lib/server-clock.ts';

export type ActivityState = ActivityCard['status'];
type Timed = Pick<ActivityCard, 'startTime' | 'endTime' | 'status'>;

/** The longest wait of a timer: browsers count no further than 24 days. */
const LONGEST_MS = 3_600_000;

/** At a moment, in milliseconds; whether a seed is open is known to the server alone. */
export function stateAt({ startTime, endTime, status }: Timed, now: number): ActivityState {
  if (now < Date.parse(startTime)) return 'COMING_SOON';
  if (now < Date.parse(endTime)) return 'RUNNING';
  return status === 'REVEALED' ? 'REVEALED' : 'ENDED';
}

/** The state now; `onChange` runs when it is another one. */
export function useActivityState(activity: Timed, onChange?: () => void): ActivityState {
  const [state, setState] = useState(() => stateAt(activity, page().currentTimeMillis));
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  const shown = useRef(state);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = serverNow();
      const next = stateAt(activity, now);
      if (next !== shown.current) {
        shown.current = next;
        setState(next);
        changed.current?.();
      }
      const due = [activity.startTime, activity.endTime]
        .map((time) => Date.parse(time) - now)
        .filter((ms) => ms > 0);
      if (due.length > 0) timer = setTimeout(look, Math.min(...due, LONGEST_MS));
    };
    // before the server was asked, the clock is that of the page
    const stop = watchClock(look);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [activity]);
  return state;
}
