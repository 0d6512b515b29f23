/** What the signs of the chart mean: those that it has. */
import type { UnitPrice } from '#contract/catalog/card.ts';
import type { PriceStatistics } from '#contract/price/history.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { FLAG } from './chart-words.ts';
import { unitMeasure } from '../goods/unit-line.tsx';

export function Legend({ stat, unit }: { stat: PriceStatistics; unit: UnitPrice | null }) {
  return (
    <p className="legend">
      <span>
        <svg aria-hidden="true">
          <line className="c-line" x1="0" x2="22" y1="6" y2="6" />
        </svg>
        {t('chart.legend.price')}
        {unit && ` / ${unitMeasure(unit)}`}
      </span>
      {stat.typical !== null && (
        <span>
          <svg aria-hidden="true">
            <line className="c-typ" x1="0" x2="22" y1="6" y2="6" />
          </svg>
          {t('chart.legend.usual', { price: money(stat.typical, stat.currencyCode) })}
        </span>
      )}
      {stat.typical !== null && stat.min !== null && stat.min.amount < stat.typical && (
        <span>
          <svg aria-hidden="true">
            <rect className="c-band" width="22" height="12" />
          </svg>
          {t('chart.legend.band')}
        </span>
      )}
      {stat.lows.length > 0 && (
        <span>
          <svg aria-hidden="true">
            <circle className="c-low" cx="11" cy="6" r="4" />
          </svg>
          {t('chart.legend.low')}
        </span>
      )}
      {stat.raised.length > 0 && (
        <span>
          <svg aria-hidden="true">
            <circle className="c-up" cx="11" cy="6" r="6" />
          </svg>
          {t('chip.raised')}
        </span>
      )}
      {stat.sightings.some((one) => one.inStock) && (
        <a href="/how-we-judge#shoppers">
          <svg aria-hidden="true">
            <circle className="c-seen" cx="11" cy="6" r="4.5" />
          </svg>
          {t('chart.sighting')}
        </a>
      )}
      {stat.sales.length > 0 && (
        <span>
          <svg aria-hidden="true">
            <g transform="translate(7)">
              <path className="c-sale" d={FLAG} />
            </g>
          </svg>
          {t('chart.legend.sale')}
        </span>
      )}
      {stat.points.some((point) => point.state !== 'seen') && (
        <span>
          <svg aria-hidden="true">
            <rect className="c-gap" width="22" height="12" />
          </svg>
          {t('chart.unseen')}
        </span>
      )}
    </p>
  );
}
