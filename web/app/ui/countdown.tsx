/**
 * Time left until an instant, on the server's clock (DEAL-05, TEN-09): "4 days 23 h", under a day
 * "23:59:59".
 */
import { useEffect, useRef, useState } from 'react';
import { t } from '../lib/message.ts';
import { page } from '../lib/page.ts';
import { everySecond, serverNow, watchClock } from '../lib/server-clock.ts';

/**
 * What comes next may not be there the moment the old one is over: it is asked for again until it
 * is.
 */
const AGAIN_S = 10;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Seconds as far as they are shown: from a day on only hours count, so it renders once an hour. */
function shownOf(milliseconds: number): number {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return seconds < DAY_S ? seconds : seconds - (seconds % HOUR_S);
}

/** `onEnd` runs when it reaches zero, and every ten seconds from then on. */
export function Countdown({ until, onEnd }: { until: string; onEnd?: () => void }) {
  const [seconds, setSeconds] = useState(shownOf(Date.parse(until) - page().currentTimeMillis));
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    let over = 0;
    const tick = () => {
      const left = Date.parse(until) - serverNow();
      setSeconds(shownOf(left));
      if (left <= 0 && over++ % AGAIN_S === 0) ended.current?.();
    };
    const stopTicks = everySecond(tick);
    const stopClock = watchClock(tick);
    return () => {
      stopTicks();
      stopClock();
    };
  }, [until]);
  const hours = Math.floor(seconds / HOUR_S);
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <b className="num" role="timer">
      {hours < 24
        ? `${two(hours)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
        : t('time.left', { days: Math.floor(hours / 24), hours: hours % 24 })}
    </b>
  );
}
