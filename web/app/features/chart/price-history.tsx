/**
 * The history section: ranges, the chart, its five figures, legend and table; or a sentence while
 * there is too little.
 */
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { UnitPrice } from '#contract/catalog/card.ts';
import type { PackBefore } from '#contract/catalog/goods.ts';
import type { PriceStatistics } from '#contract/price/history.ts';
import { changedQuery, withQuery } from '../../lib/address.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { longDate, shortDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { AssumeSwitch } from '../price/assume-switch.tsx';
import { assumptionQuery } from '../price/assumptions.ts';
import type { Assumptions } from '../price/assumptions.ts';
import { ReportPrice } from '../price/report-price.tsx';
import { unitMeasure } from '../goods/unit-line.tsx';
import { perUnit } from './per-unit.ts';
import { Outlook } from './outlook.tsx';
import { Said } from './said.tsx';
import { Yardsticks } from './yardsticks.tsx';
import { ChartPlot, sightingWords } from './price-chart.tsx';

const RANGES = [7, 30, 90, 180, 0] as const;
export const DEFAULT_RANGE = 90;
/** The range of everything. */
export const WHOLE = 0;

interface PriceHistoryProps {
  goods: {
    code: string;
    name: string;
    offerCount: number;
    unitPrice: UnitPrice | null;
    packBefore: PackBefore | null;
  };
  first: PriceStatistics;
  range: number;
  /** The range that no address names. */
  usualRange: number;
  assumptions: Assumptions;
  /** Whether some offer has shipping to pay, or a coupon, so that it matters whether they count. */
  matters: { shipping: boolean; coupon: boolean };
  /** Whether the chart is by the unit. */
  byUnit: boolean;
  /** Whether the chart is of the cheapest of all shops, and not of the offer that is judged. */
  allShops: boolean;
}

/** Asked by the address. */
export function ofAllShops(url: URL): boolean {
  return url.searchParams.get('shops') === 'all';
}

/**
 * Ranges and switches are links, so they work without script; with it a range asks for its chart
 * alone.
 */
export function PriceHistory({
  goods,
  first,
  range,
  usualRange,
  assumptions,
  matters,
  byUnit,
  allShops,
}: PriceHistoryProps) {
  const location = useLocation();
  const [shown, setShown] = useState({ stat: first, range });
  const [state, setState] = useState<'idle' | 'loading' | { failed: string }>('idle');
  const address = (
    dayRange: number,
    changes: Partial<Assumptions & { byUnit: boolean; allShops: boolean }> = {},
  ) =>
    changedQuery(location, {
      range: dayRange === usualRange ? undefined : dayRange,
      unit: (changes.byUnit ?? byUnit) ? '1' : undefined,
      shops: (changes.allShops ?? allShops) ? 'all' : undefined,
      ...assumptionQuery({ ...assumptions, ...changes }),
    });
  async function choose(dayRange: number) {
    setState('loading');
    try {
      const stat = await browserCaller(
        'price.statistics',
        { id: goods.code, dayRange, judged: !allShops, ...assumptions },
        { quiet: true },
      );
      setShown({ stat, range: dayRange });
      setState('idle');
    } catch (error) {
      setState({ failed: (error as Error).message });
    }
  }
  // of several offers one is judged, and its own history stands beside the verdict
  const hasChoice = allShops || (goods.offerCount > 1 && shown.stat.offerId !== null);
  const unit = goods.unitPrice;
  const stat = byUnit && unit ? perUnit(shown.stat, unit, goods.packBefore) : shown.stat;
  return (
    <section className="pd__sec" aria-labelledby="history">
      <div className="chartbox">
        <div className="h2row">
          <h2 id="history">{t('chart.title')}</h2>
          {stat.enough && (
            <nav className="seg ranges" aria-label={t('chart.ranges')}>
              {RANGES.map((days) => (
                <a
                  key={days}
                  href={address(days)}
                  aria-current={days === shown.range ? 'true' : undefined}
                  data-keep-scroll
                  onClick={(event) => {
                    event.preventDefault();
                    void choose(days);
                  }}
                >
                  {days === 0 ? t('chart.all') : days}
                </a>
              ))}
            </nav>
          )}
        </div>
        {(matters.shipping || matters.coupon || hasChoice || (unit && stat.enough)) && (
          <p className="assume">
            {hasChoice && (
              <AssumeSwitch
                label={t('chart.all-shops')}
                on={allShops}
                href={address(shown.range, { allShops: !allShops })}
              />
            )}
            {matters.shipping && (
              <AssumeSwitch
                label={t('chart.with-shipping')}
                on={assumptions.withShipping}
                href={address(shown.range, { withShipping: !assumptions.withShipping })}
              />
            )}
            {matters.coupon && (
              <AssumeSwitch
                label={t('offers.with-coupon')}
                on={assumptions.withCoupon}
                href={address(shown.range, { withCoupon: !assumptions.withCoupon })}
              />
            )}
            {unit && stat.enough && (
              <AssumeSwitch
                label={t('unit.price')}
                on={byUnit}
                href={address(shown.range, { byUnit: !byUnit })}
              />
            )}
          </p>
        )}
        {stat.enough ? (
          <div aria-busy={state === 'loading'}>
            <ChartPlot stat={stat} key={`${stat.startTime} ${shown.range}`} />
            {typeof state === 'object' && (
              <p className="field__err" role="alert">
                <Icon name="triangle-alert" size={16} />
                {state.failed}
              </p>
            )}
            <Figures stat={stat} />
            <Legend stat={stat} unit={byUnit ? unit : null} />
            <div className="chart__foot">
              <Table stat={stat} />
              <a className="report" href={withQuery('/observe', { goods: goods.code })}>
                <Icon name="store" />
                {t('observe.open')}
              </a>
              <ReportPrice goods={goods} stat={shown.stat} />
            </div>
            <Outlook code={goods.code} />
            <Yardsticks code={goods.code} />
            <Said code={goods.code} />
          </div>
        ) : (
          <p className="chart__few">
            {t('chart.few', { seen: stat.totalDays, days: stat.minDays })}
          </p>
        )}
      </div>
    </section>
  );
}

function Figures({ stat }: { stat: PriceStatistics }) {
  const price = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? '–' : money(amount, stat.currencyCode);
  const figures = [
    [t('chart.now'), price(stat.current?.amount), stat.current ? shortDate(stat.current.time) : ''],
    [t('chart.low'), price(stat.min?.amount), stat.min ? shortDate(stat.min.time) : ''],
    [t('chart.middle'), price(stat.median), t('chart.median')],
    [t('chart.high'), price(stat.max?.amount), stat.max ? shortDate(stat.max.time) : ''],
    [
      t('chart.average'),
      price(roundMean(stat.avg)),
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

/** A mean needs no satang: from 100 on it is shown in whole money. */
function roundMean(mean: number | null): number | null {
  return mean === null || mean < 10_000 ? mean : Math.round(mean / 100) * 100;
}

function Legend({ stat, unit }: { stat: PriceStatistics; unit: UnitPrice | null }) {
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
          {t('chart.raised')}
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

/**
 * Every change as a row, newest first (PRC-06); excluded observations are named with their reason
 * (BEY-03).
 */
function Table({ stat }: { stat: PriceStatistics }) {
  const rows = [
    ...stat.points.map((point) => ({
      time: point.time,
      price: point.price,
      note:
        point.state === 'out_of_stock'
          ? t('chart.out-of-stock')
          : point.state === 'gap'
            ? t('chart.unseen')
            : '',
    })),
    ...stat.sightings.map((one) => ({
      time: one.time,
      price: one.price,
      note: [sightingWords(one.confirmed), one.inStock ? '' : t('chart.out-of-stock')]
        .filter(Boolean)
        .join(', '),
    })),
    ...stat.excluded.map((one) => ({
      time: one.time,
      price: one.price,
      note: t(one.reason === 'REPORTED' ? 'chart.excluded.reported' : 'chart.excluded'),
    })),
  ]
    .sort((a, b) => Date.parse(b.time) - Date.parse(a.time))
    .slice(0, 400);
  return (
    <details className="tbl-toggle">
      <summary>
        <Icon name="table-2" />
        {t('chart.table')}
      </summary>
      <table className="plain">
        <thead>
          <tr>
            <th scope="col">{t('chart.table.since')}</th>
            <th scope="col">{t('chart.table.price')}</th>
            <th scope="col">{t('chart.table.note')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${row.time} ${index}`}>
              <td>{longDate(row.time)}</td>
              <td>{row.price === null ? '–' : money(row.price, stat.currencyCode)}</td>
              <td>{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
