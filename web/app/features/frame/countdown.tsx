/** Time left until an instant, on the server's clock (DEAL-05, TEN-09). */
import { useEffect, useRef, useState } from 'react';
import { page } from '../../lib/page.ts';

/** `onEnd` runs once when it reaches zero. Without `serverNow` the clock is the server's when the page was made, moved on since. */
export function Countdown({ until, serverNow, onEnd }: { until: string; serverNow?: number; onEnd?: () => void }) {
  const [left, setLeft] = useState(Math.max(0, Date.parse(until) - (serverNow ?? page().currentTimeMillis)));
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    const begun = performance.now();
    const started = serverNow ?? page().currentTimeMillis + begun;
    const tick = () => {
      const now = Math.max(0, Date.parse(until) - started - (performance.now() - begun));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      ended.current?.();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, serverNow]);
  const seconds = Math.floor(left / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <b className="num" role="timer">
      {two(Math.floor(seconds / 3600))}:{two(Math.floor(seconds / 60) % 60)}:{two(seconds % 60)}
    </b>
  );
}
