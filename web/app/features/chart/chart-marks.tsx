/** What lies upon the line: where it was raised, what shoppers saw, lows; above it the sale to come. */
import type { PriceStatistics } from '#contract/price/history.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import type { ChartShape } from './chart-shape.ts';
import { FLAG, percent, sightingWords } from './chart-words.ts';

/** Within a quarter of an edge, in per mille, the name of a low goes inwards: it must not reach the axis. */
const EARLY = 250;
const LATE = 750;
/** Higher than this, in per mille, the name of a mark goes below it: above is the sale to come. */
const HIGH = 220;

/** The sale day to come: a flag at the upper right, with its name. */
export function NextSale({ stat }: { stat: PriceStatistics }) {
  const next = stat.sales.find(({ inDays }) => inDays > 0);
  return (
    next && (
      <svg x="100%" width="1" height="1" overflow="visible">
        <text className="c-t c-salet" x="-13" y="10" textAnchor="end">
          {`${next.name} · ${t('rail.sales.in', { n: next.inDays })}`}
        </text>
        <path className="c-sale c-sale--next" d={FLAG} transform="scale(-1 1)" />
      </svg>
    )
  );
}

export function Marks({ shape, stat }: { shape: ChartShape; stat: PriceStatistics }) {
  return (
    <>
      {shape.zones.map((zone) => (
        <svg
          key={zone.x}
          x={percent(zone.x + zone.width / 2)}
          y={percent(zone.y)}
          width="1"
          height="1"
          overflow="visible"
        >
          <circle className="c-up" r="10" />
          <path className="c-upi" d="M-4.5 3 -1 -.5 1 1.5 4.5 -2.5M1.5 -2.5h3v3" />
          <text className="c-t c-t--slate" y={zone.y < HIGH ? 26 : -16} textAnchor="middle">
            {t('chip.raised')}
          </text>
        </svg>
      ))}
      {shape.sightings.map((one) => (
        <circle
          key={`${one.time} ${one.amount}`}
          className={`c-seen${one.confirmed ? ' c-seen--sure' : ''}`}
          cx={percent(one.x)}
          cy={percent(one.y)}
          r="4.5"
        >
          <title>
            {[money(one.amount, stat.currencyCode), sightingWords(one.confirmed)].join(' · ')}
          </title>
        </circle>
      ))}
      {shape.lows.map((low, index) => (
        <svg
          key={low.time}
          x={percent(low.x)}
          y={percent(low.y)}
          width="1"
          height="1"
          overflow="visible"
        >
          <circle className="c-low" r={index === 0 ? 5 : 4} />
          {index === 0 && (
            <text
              className="c-t c-t--jade"
              x={low.x > LATE ? 6 : 0}
              y="22"
              textAnchor={low.x > LATE ? 'end' : low.x < EARLY ? 'start' : 'middle'}
            >
              {t('chart.lowest', { price: money(low.amount, stat.currencyCode) })}
            </text>
          )}
        </svg>
      ))}
    </>
  );
}
