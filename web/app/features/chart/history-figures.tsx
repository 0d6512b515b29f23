/** Five figures of the shown range. */
import type { PriceStatistics } from '#contract/price/history.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { shortDate } from '../../lib/when.ts';

export function Figures({ stat }: { stat: PriceStatistics }) {
  const price = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? '–' : money(amount, stat.currencyCode);
  const figures = [
    [t('chart.now'), price(stat.current?.amount), stat.current ? shortDate(stat.current.time) : ''],
    [t('chart.low'), price(stat.min?.amount), stat.min ? shortDate(stat.min.time) : ''],
    [t('chart.middle'), price(stat.median), ''],
    [t('chart.high'), price(stat.max?.amount), stat.max ? shortDate(stat.max.time) : ''],
    [
      t('chart.average'),
      price(meanOf(stat)),
      t('chart.seen', { seen: stat.observedDays, days: stat.days }),
    ],
  ] as const;
  return (
    <dl className="stats">
      {figures.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A mean needs no satang: from 100 on it is shown in whole money, within what was seen. */
function meanOf({ avg, min, max }: PriceStatistics): number | null {
  if (avg === null || !min || !max || avg < 10_000) return avg;
  return Math.min(max.amount, Math.max(min.amount, Math.round(avg / 100) * 100));
}
