/** Prices beside the chart and days below it. */
import type { PriceStatistics } from '#contract/price/history.ts';
import { shortDate } from '../../lib/when.ts';
import type { ChartShape } from './chart-shape.ts';
import { axisWords, FLAG, percent } from './chart-words.ts';

/** Ticks that would touch the named prices are left out. */
export function YAxis({
  shape,
  stat,
  small,
}: {
  shape: ChartShape;
  stat: PriceStatistics;
  small: boolean;
}) {
  const words = (amount: number) => axisWords(amount, stat, small);
  const named = [shape.typicalY, shape.nowY].filter((y) => y !== null);
  const apart =
    stat.current !== null &&
    stat.typical !== null &&
    shape.nowY !== null &&
    shape.typicalY !== null &&
    Math.abs(shape.nowY - shape.typicalY) > 70;
  return (
    <svg className="c-y" aria-hidden="true">
      {shape.ticks
        .filter(({ y }) => named.every((other) => Math.abs(other - y) > 80))
        .map(({ amount, y }) => (
          <text key={amount} x="10" y={percent(y)} dy="4">
            {words(amount)}
          </text>
        ))}
      {stat.typical !== null && shape.typicalY !== null && (apart || stat.current === null) && (
        <text className="c-typt" x="10" y={percent(shape.typicalY)} dy="4">
          {words(stat.typical)}
        </text>
      )}
      {stat.current !== null && shape.nowY !== null && (
        <text className="c-nowt" x="10" y={percent(shape.nowY)} dy="4">
          {words(stat.current.amount)}
        </text>
      )}
    </svg>
  );
}

interface XAxisProps {
  from: number;
  to: number;
  /** At the right end: today, or a day. */
  last: string;
  /** Each a flag above the days. */
  sales?: ChartShape['sales'];
}

export function XAxis({ from, to, last, sales = [] }: XAxisProps) {
  const y = sales.length > 0 ? 32 : 18;
  const at = (share: number) => shortDate(new Date(from + (to - from) * share));
  return (
    <svg className="c-xs" aria-hidden="true">
      {sales.map(({ x, name }) => (
        <svg key={x} x={percent(x)} y="3" width="1" height="1" overflow="visible">
          <path className="c-sale" d={FLAG}>
            <title>{name}</title>
          </path>
        </svg>
      ))}
      <text x="0%" y={y} textAnchor="start">
        {at(0)}
      </text>
      <text x="33%" y={y} textAnchor="middle">
        {at(0.33)}
      </text>
      <text x="66%" y={y} textAnchor="middle">
        {at(0.66)}
      </text>
      <text x="100%" y={y} textAnchor="end">
        {last}
      </text>
    </svg>
  );
}
