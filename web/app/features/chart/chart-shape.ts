/**
 * The geometry of the price chart, from the statistics to numbers in per mille. Pure, so that the
 * server draws the same picture as the browser, and tests can look at it.
 */
import type { PriceStatistics } from '#contract/price/history.ts';

export interface ChartShape {
  /** Path of the step line in a 1000 by 1000 box; gaps are left open. */
  readonly path: string;
  readonly ticks: readonly { readonly amount: number; readonly y: number }[];
  readonly typicalY: number | null;
  /** Where the history begins: band and typical line start here. */
  readonly startX: number;
  readonly bandTop: number;
  readonly bandHeight: number;
  readonly gaps: readonly {
    readonly x: number;
    readonly width: number;
    readonly outOfStock: boolean;
  }[];
  readonly zones: readonly { readonly x: number; readonly width: number; readonly y: number }[];
  readonly lows: readonly {
    readonly x: number;
    readonly y: number;
    readonly amount: number;
    readonly time: string;
  }[];
  readonly nowY: number | null;
  /** Days on which shops are known to cut prices. */
  readonly sales: readonly { readonly x: number; readonly name: string; readonly time: number }[];
  /**
   * What shoppers saw; one that is not confirmed does not stretch the scale, it is drawn at the
   * edge.
   */
  readonly sightings: readonly {
    readonly x: number;
    readonly y: number;
    readonly amount: number;
    readonly time: string;
    readonly confirmed: boolean;
  }[];
  readonly days: readonly {
    readonly time: number;
    readonly amount: number | null;
    readonly y: number;
  }[];
  x(time: number): number;
  y(amount: number): number;
}

const DAY = 86_400_000;

export function chartShape(stat: PriceStatistics): ChartShape {
  const from = Date.parse(stat.startTime);
  const to = Math.max(Date.parse(stat.endTime), from + 1);
  const amounts = stat.points
    .flatMap((point) => (point.price === null ? [] : [point.price]))
    .concat(stat.typical ?? [], stat.current?.amount ?? []);
  const { low, high, ticks } = scaleOf(Math.min(...amounts), Math.max(...amounts));
  const x = (time: number) => round(Math.min(Math.max((time - from) / (to - from), 0), 1) * 1000);
  const y = (amount: number) => round((1 - (amount - low) / (high - low)) * 1000);
  const typicalY = stat.typical === null ? null : y(stat.typical);
  const lowestY = stat.min === null ? 1000 : y(stat.min.amount);
  return {
    path: pathOf(stat, x, y),
    ticks: ticks.map((amount) => ({ amount, y: y(amount) })),
    typicalY,
    startX: stat.points[0] ? x(Date.parse(stat.points[0].time)) : 0,
    bandTop: typicalY ?? 0,
    bandHeight: typicalY === null ? 0 : Math.max(0, lowestY - typicalY),
    gaps: gapsOf(stat, x),
    zones: stat.raised.map((spell) => ({
      x: x(Date.parse(spell.startTime)),
      width: x(Date.parse(spell.endTime)) - x(Date.parse(spell.startTime)),
      y: y(spell.amount),
    })),
    lows: stat.lows
      .filter(
        (one, index) => index === 0 || stat.typical === null || one.amount < stat.typical * 0.99,
      )
      .slice(0, 5)
      .map((one) => ({
        x: x(Date.parse(one.time)),
        y: y(one.amount),
        amount: one.amount,
        time: one.time,
      })),
    nowY: stat.current === null ? null : y(stat.current.amount),
    sales: stat.sales
      .filter((one) => one.inDays === 0)
      .map(({ name, time }) => ({ x: x(Date.parse(time)), name, time: Date.parse(time) })),
    sightings: stat.sightings
      .filter((one) => one.inStock)
      .map((one) => ({
        x: x(Date.parse(one.time)),
        y: Math.min(Math.max(y(one.price), 0), 1000),
        amount: one.price,
        time: one.time,
        confirmed: one.confirmed,
      })),
    days: daysOf(stat, from, to, y),
    x,
    y,
  };
}

/** Round steps that cover the range with some air; at most five lines. */
export function scaleOf(min: number, max: number): { low: number; high: number; ticks: number[] } {
  const span = max > min ? max - min : Math.max(max * 0.2, 1);
  const rough = span / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ??
    10 * power;
  const first = Math.floor((min - span * 0.08) / step) * step;
  const last = Math.ceil((max + span * 0.08) / step) * step;
  const low = Math.max(0, first);
  const ticks: number[] = [];
  for (let tick = low; tick <= last + step / 1000; tick += step) ticks.push(tick);
  return { low: low - (last - low) * 0.03, high: last + (last - low) * 0.03, ticks };
}

/** The step line of a history on given scales; gaps are left open. */
export function pathOf(
  stat: PriceStatistics,
  x: (time: number) => number,
  y: (amount: number) => number,
): string {
  let path = '';
  let open = false;
  for (const point of stat.points) {
    const at = x(Date.parse(point.time));
    if (open) path += `H${at}`;
    if (point.state !== 'seen' || point.price === null) open = false;
    else {
      path += open ? `V${y(point.price)}` : `M${at} ${y(point.price)}`;
      open = true;
    }
  }
  return open ? `${path}H1000` : path;
}

function gapsOf(
  stat: PriceStatistics,
  x: (time: number) => number,
): { x: number; width: number; outOfStock: boolean }[] {
  return stat.points.flatMap((point, index) => {
    if (point.state === 'seen') return [];
    const until = stat.points[index + 1]?.time ?? stat.endTime;
    const left = x(Date.parse(point.time));
    const width = round(x(Date.parse(until)) - left);
    return width <= 0 ? [] : [{ x: left, width, outOfStock: point.state === 'out_of_stock' }];
  });
}

/** One value per day for the readout: the price at its end. */
function daysOf(
  stat: PriceStatistics,
  from: number,
  to: number,
  y: (amount: number) => number,
): { time: number; amount: number | null; y: number }[] {
  const count = Math.min(Math.max(1, Math.ceil((to - from) / DAY)), 2000);
  const days = [];
  let index = -1;
  for (let day = 0; day < count; day += 1) {
    const time = Math.min(from + (day + 1) * DAY - 1, to);
    while (
      index + 1 < stat.points.length &&
      Date.parse(stat.points[index + 1]?.time as string) <= time
    )
      index += 1;
    const amount = stat.points[index]?.price ?? null;
    days.push({ time, amount, y: amount === null ? 0 : y(amount) });
  }
  return days;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
