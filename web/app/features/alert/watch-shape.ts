/**
 * The geometry of the chart of a price watch, in per mille of its box. Pure: what is drawn is what is
 * dragged.
 */
import { PREVIEW_DAYS } from '#contract/alert/limits.ts';
import { scaleOf } from '../chart/chart-shape.ts';
import type { ChartShape } from '../chart/chart-shape.ts';
import { unitOf } from './watch-rule.ts';
import type { Preview } from './watch-rule.ts';

const DAY_MS = 86_400_000;
/** The line may be dragged so far below the lowest price of the chart. */
const ROOM_BELOW = 0.86;

export interface WatchShape {
  readonly path: string;
  readonly ticks: ChartShape['ticks'];
  readonly gaps: ChartShape['gaps'];
  readonly nowY: number;
  readonly from: number;
  readonly to: number;
  /** The ends of the line's way, in whole units. */
  readonly least: number;
  readonly most: number;
  x(at: number): number;
  y(amount: number): number;
  /** The price at a height. */
  amountAt(y: number): number;
}

export function watchShape(preview: Preview, now: number): WatchShape {
  const unit = unitOf(preview);
  const from = now - PREVIEW_DAYS * DAY_MS;
  const amounts = preview.looks.flatMap(({ amount }) => amount ?? []).concat(preview.currentAmount);
  const bottom = Math.min(...amounts, preview.lowestAmount ?? Infinity) * ROOM_BELOW;
  const top = Math.max(...amounts);
  const { low, high, ticks } = scaleOf(bottom, top);
  const x = (at: number) => round(Math.min(Math.max((at - from) / (now - from), 0), 1) * 1000);
  const y = (amount: number) =>
    round(Math.min(Math.max((1 - (amount - low) / (high - low)) * 1000, 0), 1000));
  return {
    ...drawn(preview, x, y),
    ticks: ticks.map((amount) => ({ amount, y: y(amount) })),
    nowY: y(preview.currentAmount),
    from,
    to: now,
    least: Math.max(unit, Math.ceil(Math.max(low, 0) / unit) * unit),
    most: Math.floor(high / unit) * unit,
    x,
    y,
    amountAt: (at) => high - (at / 1000) * (high - low),
  };
}

/** A step line that is open where nothing could be bought; what was not believed changes nothing. */
function drawn(
  preview: Preview,
  x: (at: number) => number,
  y: (amount: number) => number,
): Pick<WatchShape, 'path' | 'gaps'> {
  const gaps: ChartShape['gaps'][number][] = [];
  let path = '';
  let isOpen = false;
  let outFrom: number | null = null;
  const closeGap = (until: number) => {
    if (outFrom !== null && until > outFrom)
      gaps.push({ x: outFrom, width: round(until - outFrom), outOfStock: true });
    outFrom = null;
  };
  for (const { time, amount, seen } of preview.looks) {
    const at = x(Date.parse(time));
    if (seen === 'PRICE' && amount !== null) {
      closeGap(at);
      path += isOpen ? `H${at}V${y(amount)}` : `M${at} ${y(amount)}`;
      isOpen = true;
    } else if (seen === 'OUT' || seen === 'GONE') {
      if (isOpen) path += `H${at}`;
      isOpen = false;
      outFrom ??= at;
    }
  }
  closeGap(1000);
  return { path: isOpen ? `${path}H1000` : path, gaps };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Steps of the keys, in units. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 10,
  ArrowDown: -10,
  ArrowRight: 1,
  ArrowLeft: -1,
  PageUp: 50,
  PageDown: -50,
};

/** Where a key moves the line; undefined: it is no key of it. */
export function movedBy(
  key: string,
  target: number,
  { least, most }: WatchShape,
  unit: number,
): number | undefined {
  if (key === 'Home') return least;
  if (key === 'End') return most;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  return Math.min(Math.max(target + step * unit, least), Math.max(most, target));
}

/** Where a pointer at a height moves it: ten units at a time. */
export function draggedTo(y: number, { least, most, amountAt }: WatchShape, unit: number): number {
  const step = 10 * unit;
  return Math.min(Math.max(Math.round(amountAt(y) / step) * step, least), most);
}
