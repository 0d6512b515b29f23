/** Time left until an instant, on the server's clock (DEAL-05, TEN-09). */
import { useEffect, useState } from 'react';
import { page } from '../../lib/page.ts';

/** `onEnd` runs once when it reaches zero. */
export function Countdown({ until, serverNow, onEnd }: { until: string; serverNow?: number; onEnd?: () => void }) {
  const started = serverNow ?? page().currentTimeMillis;
  const [left, setLeft] = useState(Math.max(0, Date.parse(until) - started));
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => {
      const now = Math.max(0, Date.parse(until) - started - (performance.now() - begun));
      setLeft(now);
      if (now === 0) {
        clearInterval(timer);
        onEnd?.();
      }
    }, 1000);
    return () => clearInterval(timer);
  }, [until, started, onEnd]);
  const seconds = Math.floor(left / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <b className="num" role="timer">
      {two(Math.floor(seconds / 3600))}:{two(Math.floor(seconds / 60) % 60)}:{two(seconds % 60)}
    </b>
  );
}
