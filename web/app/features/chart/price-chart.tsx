/**
 * The price history: step line, band between low and typical, raised spells, gaps, lows; readout by
 * pointer and keys; five figures and a table. One fluid SVG placed by per cent, so nothing is
 * stretched and no style attribute is needed. It shows without JavaScript.
 */
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { PriceStatistics } from '#contract/price/history.ts';
import { shownAmount } from '#contract/money.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { longDate, shortDate } from '../../lib/when.ts';
import { chartShape } from './chart-shape.ts';
import type { ChartShape } from './chart-shape.ts';

/** Signs that the axis has room for; prices of seven digits need a wider one. */
const NARROW = 7;

const axisWords = (amount: number, stat: PriceStatistics, small: boolean) =>
  small ? shownAmount(amount, stat.currencyCode).figure : money(amount, stat.currencyCode);

const percent = (permille: number) => `${Math.round(permille * 10) / 100}%`;

export function ChartPlot({ stat, small = false }: { stat: PriceStatistics; small?: boolean }) {
  const shape = chartShape(stat);
  const [at, setAt] = useState<number | null>(null);
  const last = shape.days.length - 1;
  const pick = (index: number) => setAt(Math.max(0, Math.min(last, index)));
  function onKey(event: KeyboardEvent) {
    const step = (
      { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 } as Record<string, number>
    )[event.key];
    if (event.key === 'Escape') return setAt(null);
    if (event.key === 'Home' || event.key === 'End') pick(event.key === 'Home' ? 0 : last);
    else if (step) pick((at ?? last) + step);
    else return;
    event.preventDefault();
  }
  function onPointer(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    pick(Math.floor(((event.clientX - box.left) / box.width) * shape.days.length));
  }
  const isWide = shape.ticks.some(({ amount }) => axisWords(amount, stat, small).length > NARROW);
  return (
    <div className={isWide ? 'chart chart--wide' : 'chart'}>
      <svg
        className="c-plot"
        role="img"
        aria-label={summaryOf(stat)}
        tabIndex={small ? undefined : 0}
        {...(small
          ? {}
          : {
              onKeyDown: onKey,
              onPointerMove: onPointer,
              onPointerLeave: () => setAt(null),
              onBlur: () => setAt(null),
            })}
      >
        <Ground shape={shape} />
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%">
          <path className="c-line" d={shape.path} />
        </svg>
        <Marks shape={shape} stat={stat} />
        {shape.nowY !== null && (
          <circle className="c-now" cx="100%" cy={percent(shape.nowY)} r="6" />
        )}
        {at !== null && <Readout shape={shape} stat={stat} at={at} />}
      </svg>
      <YAxis shape={shape} stat={stat} small={small} />
      <XAxis shape={shape} stat={stat} />
      {!small && (
        <p className="sr" aria-live="polite">
          {at === null ? '' : readoutWords(shape, stat, at).join(' ')}
        </p>
      )}
    </div>
  );
}

function Ground({ shape }: { shape: ChartShape }) {
  return (
    <>
      {shape.ticks.map(({ amount, y }) => (
        <line key={amount} className="c-grid" x1="0" x2="100%" y1={percent(y)} y2={percent(y)} />
      ))}
      {shape.bandHeight > 0 && (
        <rect
          className="c-band"
          x={percent(shape.startX)}
          width={percent(1000 - shape.startX)}
          y={percent(shape.bandTop)}
          height={percent(shape.bandHeight)}
        />
      )}
      {shape.typicalY !== null && (
        <line
          className="c-typ"
          x1={percent(shape.startX)}
          x2="100%"
          y1={percent(shape.typicalY)}
          y2={percent(shape.typicalY)}
        />
      )}
      {shape.zones.map((zone) => (
        <rect
          key={zone.x}
          className="c-zone"
          x={percent(zone.x)}
          width={percent(zone.width)}
          y="0"
          height="100%"
        />
      ))}
      {shape.gaps.map((gap) => (
        <rect
          key={gap.x}
          className="c-gap"
          x={percent(gap.x)}
          width={percent(gap.width)}
          y="0"
          height="100%"
        />
      ))}
      {shape.gaps
        .filter((gap) => gap.width > 60)
        .map((gap) => (
          <text
            key={gap.x}
            className="c-t c-gapt"
            x={percent(gap.x + gap.width / 2)}
            y="98%"
            textAnchor="middle"
          >
            {t(gap.outOfStock ? 'chart.out-of-stock' : 'chart.unseen')}
          </text>
        ))}
    </>
  );
}

function Marks({ shape, stat }: { shape: ChartShape; stat: PriceStatistics }) {
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
          <text className="c-t c-t--slate" y="-16" textAnchor="middle">
            {t('chart.raised')}
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
              x={low.x > 850 ? 6 : 0}
              y="22"
              textAnchor={low.x > 850 ? 'end' : low.x < 100 ? 'start' : 'middle'}
            >
              {t('chart.lowest', { price: money(low.amount, stat.currencyCode) })}
            </text>
          )}
        </svg>
      ))}
    </>
  );
}

/** What is said of a price that a shopper saw (BEY-19). */
export function sightingWords(confirmed: boolean): string {
  return t(confirmed ? 'chart.sighting.confirmed' : 'chart.sighting');
}

function readoutWords(
  shape: ChartShape,
  stat: PriceStatistics,
  at: number,
): [string, string, string] {
  const day = shape.days[at];
  if (!day) return ['', '', ''];
  if (day.amount === null) return [longDate(new Date(day.time)), t('chart.unseen'), ''];
  const against =
    stat.typical === null ? 0 : Math.trunc(((stat.typical - day.amount) * 100) / stat.typical);
  const usual = stat.typical === null ? '' : t('chart.usual');
  return [
    longDate(new Date(day.time)),
    money(day.amount, stat.currencyCode),
    against > 0
      ? t('chart.cheaper', { percent: against })
      : against < 0
        ? t('chart.dearer', { percent: -against })
        : usual,
  ];
}

function Readout({ shape, stat, at }: { shape: ChartShape; stat: PriceStatistics; at: number }) {
  const day = shape.days[at];
  if (!day) return null;
  const [date, price, against] = readoutWords(shape, stat, at);
  const x = ((at + 0.5) / shape.days.length) * 1000;
  return (
    <svg className="c-read" x={percent(x)} width="1" height="100%" overflow="visible">
      <line className="c-x" y1="0" y2="100%" />
      {day.amount !== null && <circle className="c-xd" cy={percent(day.y)} r="5" />}
      <svg y="52%" width="1" height="1" overflow="visible">
        <g className="c-tipg" transform={`translate(${x > 550 ? -138 : 10} 0)`}>
          <rect className="c-tip" width="128" height="66" rx="8" />
          <text className="c-tip1" x="12" y="19">
            {date}
          </text>
          <text className="c-tip2" x="12" y="39">
            {price}
          </text>
          <text className="c-tip3" x="12" y="57">
            {against}
          </text>
        </g>
      </svg>
    </svg>
  );
}

/** Ticks that would touch the named prices are left out. */
function YAxis({
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

function XAxis({ shape, stat }: { shape: ChartShape; stat: PriceStatistics }) {
  const from = Date.parse(stat.startTime);
  const to = Date.parse(stat.endTime);
  const at = (share: number) => shortDate(new Date(from + (to - from) * share));
  const today = shape.nowY === null ? at(1) : t('chart.today');
  return (
    <svg className="c-xs" aria-hidden="true">
      <text x="0%" y="18" textAnchor="start">
        {at(0)}
      </text>
      <text x="33%" y="18" textAnchor="middle">
        {at(0.33)}
      </text>
      <text x="66%" y="18" textAnchor="middle">
        {at(0.66)}
      </text>
      <text x="100%" y="18" textAnchor="end">
        {today}
      </text>
    </svg>
  );
}

/** The whole chart in one sentence, for those who cannot see it. */
function summaryOf(stat: PriceStatistics): string {
  const price = (amount: number | undefined) =>
    amount === undefined ? '–' : money(amount, stat.currencyCode);
  return t('chart.summary', {
    days: stat.days,
    now: price(stat.current?.amount),
    low: price(stat.min?.amount),
    lowDate: stat.min ? longDate(stat.min.time) : '–',
    high: price(stat.max?.amount),
    highDate: stat.max ? longDate(stat.max.time) : '–',
    middle: price(stat.median ?? undefined),
    usual: price(stat.typical ?? undefined),
  });
}
