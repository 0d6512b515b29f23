/** Days, hours, minutes and seconds until an instant, on the server's clock (ACT-02, TEN-09). */
import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { serverNow, watchClock } from '../../lib/server-clock.ts';

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];
/** What comes next may not be there the moment the old one is over: it is asked for until it is. */
const isAskedFor = (over: number): boolean => over % (over < 60 ? 5 : 60) === 0;

interface TimeLeftProps {
  label: string;
  until: string;
  /** Runs when it reaches zero, and from then on every five seconds, later every minute. */
  onEnd?: (() => void) | undefined;
}

export function TimeLeft({ label, until, onEnd }: TimeLeftProps) {
  const left = useTimeLeft(until, onEnd);
  const two = (value: number) => String(value).padStart(2, '0');
  const parts = [
    [String(Math.floor(left / DAY)), t('activity.days')],
    [two(Math.floor(left / HOUR) % 24), t('activity.hours')],
    [two(Math.floor(left / MINUTE) % 60), t('activity.minutes')],
    [two(Math.floor(left / SECOND) % 60), t('activity.seconds')],
  ];
  return (
    <>
      <p className="cdl">{label}</p>
      <div className="cd" role="timer" aria-label={label}>
        {parts.map(([figure, unit]) => (
          <div key={unit}>
            <b className="num">{figure}</b>
            <small>{unit}</small>
          </div>
        ))}
      </div>
    </>
  );
}

/** Milliseconds until an instant, each second; never below zero. */
function useTimeLeft(until: string, onEnd?: () => void): number {
  const [left, setLeft] = useState(Math.max(0, Date.parse(until) - page().currentTimeMillis));
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    let over = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const now = Date.parse(until) - serverNow();
      setLeft(Math.max(0, now));
      if (now <= 0 && isAskedFor(over++)) ended.current?.();
      // at the turn of each second that is left
      timer = setTimeout(tick, now > 0 ? (now % SECOND) + 5 : SECOND);
    };
    const stop = watchClock(tick);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [until]);
  return left;
}
