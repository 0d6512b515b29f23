/**
 * Ninety days of a price with the line of a watch over them: dragged by a pointer, or moved by keys.
 * While it moves only figures change; nothing is asked of the server.
 */
import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { page } from '../../lib/page.ts';
import { XAxis } from '../chart/chart-axes.tsx';
import { Gaps, Grid } from '../chart/chart-ground.tsx';
import { percent } from '../chart/chart-words.ts';
import { firesOf, lineOf, unitOf } from './watch-rule.ts';
import type { DraftRule, Preview } from './watch-rule.ts';
import { draggedTo, movedBy, watchShape } from './watch-shape.ts';
import type { WatchShape } from './watch-shape.ts';

/** The rightmost place of a dot, in per mille. */
const EDGE = 975;
/** Signs that the axis has room for, with the figure of the line. */
const NARROW = 6;

interface WatchChartProps {
  preview: Preview;
  rule: DraftRule;
  onTarget: (amount: number) => void;
}

export function WatchChart({ preview, rule, onTarget }: WatchChartProps) {
  const plot = useRef<SVGSVGElement>(null);
  const shape = watchShape(preview, page().currentTimeMillis);
  const line = lineOf(preview, rule);
  const fires = firesOf(preview, rule);
  const say = (amount: number) => money(amount, preview.currencyCode);
  const isWide = shape.ticks.some(({ amount }) => say(amount).length > NARROW);
  const dragTo = (event: PointerEvent) => {
    const box = plot.current?.getBoundingClientRect();
    if (!box) return;
    onTarget(draggedTo(((event.clientY - box.top) / box.height) * 1000, shape, unitOf(preview)));
  };
  return (
    <div className={`chart wchart${isWide ? ' chart--wide' : ''}`}>
      <svg ref={plot} className="c-plot" role="group" aria-label={t('watch.chart')}>
        <Grid ticks={shape.ticks} />
        <Gaps gaps={shape.gaps} />
        {line !== null && (
          <rect
            className="w-under"
            x="0"
            width="100%"
            y={percent(shape.y(line))}
            height={percent(1000 - shape.y(line))}
          />
        )}
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%">
          <path className="c-line" d={shape.path} />
        </svg>
        <circle className="c-now" cx="100%" cy={percent(shape.nowY)} r="6" />
        {line !== null && rule.kind === 'TARGET_PRICE' && (
          <Grip
            shape={shape}
            target={line}
            unit={unitOf(preview)}
            words={say(line)}
            says={`${say(line)}, ${t('watch.would', { n: fires.length })}`}
            onDrag={dragTo}
            onTarget={onTarget}
          />
        )}
        {line !== null && rule.kind !== 'TARGET_PRICE' && (
          <Line y={shape.y(line)} words={say(line)} />
        )}
        <g aria-hidden="true">
          {fires.map(({ at, amount }, index) => (
            <svg
              key={at}
              // at the edge it would cover the figure of the line
              x={percent(Math.min(shape.x(at), EDGE))}
              y={percent(shape.y(amount))}
              width="1"
              height="1"
              overflow="visible"
            >
              <circle className="w-hit" r="10" />
              <text className="w-hitn" y="4">
                {index + 1}
              </text>
            </svg>
          ))}
        </g>
      </svg>
      <Prices shape={shape} preview={preview} line={line} />
      <XAxis from={shape.from} to={shape.to} last={t('chart.today')} />
    </div>
  );
}

interface GripProps {
  shape: WatchShape;
  target: number;
  unit: number;
  words: string;
  /** The price, and how often it would have fired. */
  says: string;
  onDrag: (event: PointerEvent) => void;
  onTarget: (amount: number) => void;
}

function Grip({ shape, target, unit, words, says, onDrag, onTarget }: GripProps) {
  const { least, most } = shape;
  const onKey = (event: KeyboardEvent) => {
    const moved = movedBy(event.key, target, shape, unit);
    if (moved === undefined) return;
    event.preventDefault();
    onTarget(moved);
  };
  return (
    <svg
      className="w-grab"
      y={percent(shape.y(target))}
      width="100%"
      height="1"
      overflow="visible"
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('watch.line')}
      aria-valuemin={Math.min(least, target)}
      aria-valuemax={Math.max(most, target)}
      aria-valuenow={target}
      aria-valuetext={says}
      onKeyDown={onKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) =>
        event.currentTarget.hasPointerCapture(event.pointerId) && onDrag(event)
      }
    >
      <rect className="w-area" x="0" y="-24" width="100%" height="48" />
      <line className="w-line" x1="14" x2="100%" />
      <circle className="w-ring" cx="14" r="18" />
      <circle className="w-pill" cx="14" r="15" />
      <path className="w-pilli" d="M10 -3 14 -7 18 -3M10 3 14 7 18 3" />
      <Tag words={words} />
    </svg>
  );
}

/** A threshold that follows the price by itself. */
function Line({ y, words }: { y: number; words: string }) {
  return (
    <svg y={percent(y)} width="100%" height="1" overflow="visible" aria-hidden="true">
      <line className="w-line" x1="0" x2="100%" />
      <Tag words={words} />
    </svg>
  );
}

/** The figure of the line, at the axis. */
function Tag({ words }: { words: string }) {
  const width = 14 + words.length * 7;
  return (
    <svg x="100%" width="1" height="1" overflow="visible">
      <rect className="w-pill" x="4" y="-14" width={width} height="28" rx="8" />
      <text className="w-pillt" x={4 + width / 2} y="4.5" textAnchor="middle">
        {words}
      </text>
    </svg>
  );
}

interface PricesProps {
  shape: WatchShape;
  preview: Preview;
  line: number | null;
}

/** Prices beside the chart; what the line or the price of now covers is left out. */
function Prices({ shape, preview, line }: PricesProps) {
  const { nowY, ticks } = shape;
  const isFree = (y: number, other: number | null) => other === null || Math.abs(other - y) > 70;
  const lineY = line === null ? null : shape.y(line);
  return (
    <svg className="c-y" aria-hidden="true">
      {ticks
        .filter(({ y }) => isFree(y, nowY) && isFree(y, lineY))
        .map(({ amount, y }) => (
          <text key={amount} x="10" y={percent(y)} dy="4">
            {money(amount, preview.currencyCode)}
          </text>
        ))}
      {isFree(nowY, lineY) && (
        <text className="c-nowt" x="10" y={percent(nowY)} dy="4">
          {money(preview.currentAmount, preview.currencyCode)}
        </text>
      )}
    </svg>
  );
}
