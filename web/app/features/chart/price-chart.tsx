/**
 * The price history: step line, band between low and typical, raised spells, gaps, lows; readout by
 * pointer and keys; five figures and a table. One fluid SVG placed by per cent, so nothing is
 * stretched and no style attribute is needed. It shows without JavaScript.
 */
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { PriceStatistics } from '#contract/price/history.ts';
import { t } from '../../lib/message.ts';
import { shortDate } from '../../lib/when.ts';
import { chartShape } from './chart-shape.ts';
import type { ChartShape } from './chart-shape.ts';
import { XAxis, YAxis } from './chart-axes.tsx';
import { Ground } from './chart-ground.tsx';
import { Marks, NextSale } from './chart-marks.tsx';
import { Readout } from './chart-readout.tsx';
import { hasWideAxis, percent, readoutWords, saleOf, summaryOf } from './chart-words.ts';

function classOf(shape: ChartShape, stat: PriceStatistics, small: boolean): string {
  const wide = hasWideAxis(shape, stat, small) ? ' chart--wide' : '';
  return `chart${wide}${!small && shape.sales.length > 0 ? ' chart--sales' : ''}`;
}

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
  return (
    <div className={classOf(shape, stat, small)}>
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
        {!small && <NextSale stat={stat} />}
        <Marks shape={shape} stat={stat} />
        {shape.nowY !== null && (
          <circle className="c-now" cx="100%" cy={percent(shape.nowY)} r="6" />
        )}
        {at !== null && <Readout shape={shape} stat={stat} at={at} />}
      </svg>
      <YAxis shape={shape} stat={stat} small={small} />
      <XAxis
        from={Date.parse(stat.startTime)}
        to={Date.parse(stat.endTime)}
        sales={small ? [] : shape.sales}
        last={shape.nowY === null ? shortDate(stat.endTime) : t('chart.today')}
      />
      {!small && (
        <p className="sr" aria-live="polite">
          {at === null
            ? ''
            : [...readoutWords(shape, stat, at), saleOf(shape, at) ?? ''].join(' ').trim()}
        </p>
      )}
    </div>
  );
}
