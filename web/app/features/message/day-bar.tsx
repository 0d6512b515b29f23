/** The day as a bar: dark while nothing is sent, with the mark of now. */
import { localTime } from '#contract/time.ts';
import type { QuietHours } from '#contract/message/delivery.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';

const DAY = 24 * 60;

export function DayBar({ quiet }: { quiet: QuietHours }) {
  const { fromTime, toTime, enabled, timezone } = quiet;
  const [from, to] = [minuteOf(fromTime), minuteOf(toTime)];
  const clock = localTime(page().currentTimeMillis, timezone);
  const now = clock.hour * 60 + clock.minute;
  const time = `${String(clock.hour).padStart(2, '0')}:${String(clock.minute).padStart(2, '0')}`;
  const dark =
    !enabled || from === to
      ? []
      : from < to
        ? [[from, to]]
        : [
            [0, to],
            [from, DAY],
          ];
  const widest = dark.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => d - c - (b - a))[0];
  const label = enabled
    ? t('quiet.bar', { from: fromTime, to: toTime, now: time })
    : t('quiet.bar.off', { now: time });
  return (
    <svg className="clock" role="img" aria-label={label}>
      <rect className="k0" width="100%" height="26" y="14" rx="6" />
      {dark.map(([start = 0, end = 0]) => (
        <rect
          key={start}
          className="k1"
          x={share(start)}
          width={share(end - start)}
          height="26"
          y="14"
          rx="6"
        />
      ))}
      {widest && (widest[1] ?? 0) - (widest[0] ?? 0) > 150 && (
        <text
          className="kin"
          x={share(((widest[0] ?? 0) + (widest[1] ?? 0)) / 2)}
          y="31"
          textAnchor="middle"
        >
          {t('quiet.bar.word')}
        </text>
      )}
      <line className="k2" x1={share(now)} x2={share(now)} y1="10" y2="44" />
      <text
        className="kt"
        x={share(Math.min(DAY - 70, Math.max(70, now)))}
        y="7"
        textAnchor="middle"
      >
        {time}
      </text>
      {[0, 6, 12, 18, 24].map((hour) => (
        <text
          key={hour}
          x={share(hour * 60)}
          y="54"
          textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
        >
          {hour}
        </text>
      ))}
    </svg>
  );
}

const share = (minutes: number): string => `${Math.round((minutes / DAY) * 10_000) / 100}%`;

function minuteOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
