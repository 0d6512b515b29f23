/**
 * The history section: ranges, the chart, its five figures, legend and table; or a sentence while
 * there is too little.
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { UnitPrice } from '#contract/catalog/card.ts';
import type { PackBefore } from '#contract/catalog/goods.ts';
import type { PriceStatistics } from '#contract/price/history.ts';
import { changedQuery, withQuery } from '../../lib/address.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Problem } from '../form/problem.tsx';
import { useAct } from '../form/use-act.ts';
import { assumptionQuery } from '../price/assumptions.ts';
import type { Assumptions } from '../price/assumptions.ts';
import { ReportPrice } from '../price/report-price.tsx';
import { Figures } from './history-figures.tsx';
import { Legend } from './history-legend.tsx';
import { Switches } from './history-switches.tsx';
import type { SwitchChange } from './history-switches.tsx';
import { HistoryTable } from './history-table.tsx';
import { perUnit } from './per-unit.ts';
import { Said } from './said.tsx';
import { Yardsticks } from './yardsticks.tsx';
import { ChartPlot } from './price-chart.tsx';

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
  /** One offer, of which the chart is, whichever is judged. */
  offerId?: string;
  /** Below the chart: whether to wait. */
  children?: ReactNode;
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
  offerId,
  children,
}: PriceHistoryProps) {
  const location = useLocation();
  const [shown, setShown] = useState({ stat: first, range });
  const { busy, failed, run } = useAct();
  const address = (dayRange: number, changes: SwitchChange = {}) =>
    changedQuery(location, {
      range: dayRange === usualRange ? undefined : dayRange,
      unit: (changes.byUnit ?? byUnit) ? '1' : undefined,
      shops: (changes.allShops ?? allShops) ? 'all' : undefined,
      ...assumptionQuery({ ...assumptions, ...changes }),
    });
  const choose = (dayRange: number) =>
    run(async () => {
      const whose = offerId === undefined ? { judged: !allShops } : { offerId };
      const asked = { id: goods.code, dayRange, ...whose, ...assumptions };
      setShown({
        stat: await browserCaller('price.statistics', asked, { quiet: true }),
        range: dayRange,
      });
    });
  // of several offers one is judged, and its own history is next to the verdict
  const hasChoice =
    offerId === undefined && (allShops || (goods.offerCount > 1 && shown.stat.offerId !== null));
  // what is judged was seen so little that the chart is of all shops, though nobody asked for it
  const isOfAll =
    offerId === undefined && !allShops && goods.offerCount > 1 && shown.stat.offerId === null;
  const unit = goods.unitPrice;
  const stat = byUnit && unit ? perUnit(shown.stat, unit, goods.packBefore) : shown.stat;
  return (
    <section className="pd__sec" aria-labelledby="history">
      <div className="chartbox">
        <div className="h2row">
          <h2 id="history">{t('chart.title')}</h2>
          {stat.enough && (
            <Ranges range={shown.range} address={address} onChoose={(days) => void choose(days)} />
          )}
        </div>
        <Switches
          hasChoice={hasChoice}
          matters={matters}
          byWhatUnit={unit && stat.enough ? byUnit : null}
          allShops={allShops}
          assumptions={assumptions}
          address={(changes) => address(shown.range, changes)}
        />
        {stat.enough ? (
          <div aria-busy={busy}>
            {isOfAll && <p className="muted chart__of">{t('chart.of-all')}</p>}
            <ChartPlot stat={stat} key={`${stat.startTime} ${shown.range}`} />
            <Problem text={failed?.message} />
            <Figures stat={stat} />
            <Legend stat={stat} unit={byUnit ? unit : null} />
            <div className="chart__foot">
              <HistoryTable stat={stat} />
              <a className="report" href={withQuery('/observe', { goods: goods.code })}>
                <Icon name="store" />
                {t('observe.open')}
              </a>
              <ReportPrice goods={goods} stat={shown.stat} />
            </div>
            {children}
            <Yardsticks code={goods.code} />
            <Said code={goods.code} />
          </div>
        ) : (
          <>
            <p className="chart__few">
              {t('chart.few', { seen: stat.totalDays, days: stat.minDays })}
            </p>
            {children}
          </>
        )}
      </div>
    </section>
  );
}

interface RangesProps {
  range: number;
  address: (days: number) => string;
  onChoose: (days: number) => void;
}

function Ranges({ range, address, onChoose }: RangesProps) {
  return (
    <nav className="seg ranges" aria-label={t('chart.ranges')}>
      {RANGES.map((days) => (
        <a
          key={days}
          href={address(days)}
          aria-current={days === range ? 'true' : undefined}
          data-keep-scroll
          onClick={(event) => {
            event.preventDefault();
            onChoose(days);
          }}
        >
          {days === 0 ? t('chart.all') : days}
        </a>
      ))}
    </nav>
  );
}
