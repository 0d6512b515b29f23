/**
 * Histories over each other on one axis: a colour and a dash for each product (BEY-59), by amount or
 * each against its own usual price.
 */
import { axisWords } from '../chart/chart-words.ts';
import { pathOf, scaleOf } from '../chart/chart-shape.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { shortDate } from '../../lib/when.ts';
import type { ComparedProduct } from './compared-data.ts';
import { againstUsual } from './compare-scale.ts';
import type { CompareScale } from './compare-scale.ts';
import { WholeWords } from '../../ui/whole-words.tsx';

const SIZE = 1000;
const USUAL = 100;

interface CompareChartProps {
  products: readonly ComparedProduct[];
  scale: CompareScale;
}

export function CompareChart({ products, scale }: CompareChartProps) {
  const ofUsual = scale === 'usual';
  const known = products.flatMap(({ goods, stat }, at) =>
    stat?.points.some(({ price }) => price !== null) ? [{ goods, stat, at }] : [],
  );
  const shown = known.flatMap((one) => {
    const stat = ofUsual ? againstUsual(one.stat) : one.stat;
    return stat ? [{ ...one, stat }] : [];
  });
  const first = shown[0]?.stat;
  if (!first) return <p className="chart__few">{t('compare.chart.none')}</p>;
  const amounts = shown.flatMap(({ stat }) => stat.points.flatMap(({ price }) => price ?? []));
  if (ofUsual) amounts.push(USUAL);
  const from = Math.min(...shown.map(({ stat }) => Date.parse(stat.startTime)));
  const to = Math.max(...shown.map(({ stat }) => Date.parse(stat.endTime)), from + 1);
  const { low, high, ticks } = scaleOf(Math.min(...amounts), Math.max(...amounts));
  const x = (time: number) => Math.round(((time - from) / (to - from)) * SIZE);
  const y = (amount: number) => Math.round((1 - (amount - low) / (high - low)) * SIZE);
  return (
    <figure className="cmpc">
      <svg className="cmpc__p" role="img" aria-label={t('compare.chart', { n: shown.length })}>
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" overflow="visible">
          {ticks.map((amount) => (
            <path key={amount} className="cmpc__g" d={`M0 ${y(amount)}H${SIZE}`} />
          ))}
          {ofUsual && <path className="cmpc__u" d={`M0 ${y(USUAL)}H${SIZE}`} />}
          {shown.map(({ goods, stat, at }) => (
            <path key={goods.id} className={`cmpc__l cmpc--${at + 1}`} d={pathOf(stat, x, y)} />
          ))}
        </svg>
        {ticks.map((amount) => (
          <text key={amount} className="num" x="100%" dx="8" dy="4" y={`${y(amount) / 10}%`}>
            {ofUsual ? `${amount}%` : axisWords(amount, first, false)}
          </text>
        ))}
      </svg>
      <p className="cmpc__x">
        <span>{shortDate(new Date(from))}</span>
        <span>{shortDate(new Date(to))}</span>
      </p>
      <figcaption>
        {known.map(({ goods, stat, at }) => (
          <span key={goods.id}>
            <svg className={`cmpc__k cmpc--${at + 1}`} aria-hidden="true" viewBox="0 0 24 8">
              <path d="M0 4H24" />
            </svg>
            <span>
              <WholeWords text={goods.name} />
              {ofUsual && <small className="num">{usualWords(stat)}</small>}
            </span>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const usualWords = ({ typical, currencyCode }: NonNullable<ComparedProduct['stat']>) =>
  typical === null ? t('compare.by.unknown') : `100% = ${money(typical, currencyCode)}`;
