/**
 * A price history by the unit (BEY-20): each price over what the pack held at the time, so that a
 * smaller pack is seen. Pure.
 */
import type { UnitPrice } from '#contract/catalog/card.ts';
import type { PackBefore } from '#contract/catalog/goods.ts';
import type { PriceStatistics } from '#contract/price/history.ts';

export function perUnit(
  stat: PriceStatistics,
  unit: UnitPrice,
  before: PackBefore | null,
): PriceStatistics {
  const changed = before ? Date.parse(before.until) : 0;
  const at = (amount: number, time: string) =>
    Math.round(
      (amount / (before && Date.parse(time) < changed ? before.size : unit.size)) * unit.per,
    );
  const rescale = <One extends { amount: number; time: string }>(one: One | null) =>
    one === null ? null : { ...one, amount: at(one.amount, one.time) };
  const now = (amount: number | null) => (amount === null ? null : at(amount, stat.endTime));
  const scaled: PriceStatistics = {
    ...stat,
    points: stat.points.map((point) => ({
      ...point,
      price: point.price === null ? null : at(point.price, point.time),
    })),
    min: rescale(stat.min),
    max: rescale(stat.max),
    // the current offer is the pack of today, whenever its price was last seen
    current: stat.current && { ...stat.current, amount: at(stat.current.amount, stat.endTime) },
    avg: now(stat.avg),
    median: now(stat.median),
    typical: now(stat.typical),
    lows: stat.lows.map((one) => rescale(one) as (typeof stat.lows)[number]),
    raised: stat.raised.map((one) => ({ ...one, amount: at(one.amount, one.startTime) })),
    excluded: stat.excluded.map((one) => ({ ...one, price: at(one.price, one.time) })),
    sightings: stat.sightings.map((one) => ({ ...one, price: at(one.price, one.time) })),
  };
  const within = changed > Date.parse(stat.startTime) && changed <= Date.parse(stat.endTime);
  return before && within ? measured(scaled, stat, new Date(changed).toISOString(), at) : scaled;
}

/**
 * Where the pack changed within the range, the line steps there and the figures are those of the
 * new line.
 */
function measured(
  scaled: PriceStatistics,
  stat: PriceStatistics,
  changed: string,
  at: (amount: number, time: string) => number,
): PriceStatistics {
  const standing = stat.points.findLast((point) => point.time < changed);
  const points = [
    ...scaled.points.filter((point) => point.time < changed),
    ...(standing?.price && standing.state === 'seen'
      ? [{ time: changed, price: at(standing.price, changed), state: 'seen' as const }]
      : []),
    ...scaled.points.filter((point) => point.time >= changed),
  ].filter((point, index, all) => point.time !== all[index + 1]?.time);
  const spells = points.flatMap((point, index) => {
    const until = points[index + 1]?.time ?? stat.endTime;
    return point.price === null
      ? []
      : [
          {
            amount: point.price,
            time: point.time,
            length: Date.parse(until) - Date.parse(point.time),
          },
        ];
  });
  const sorted = spells.toSorted((a, b) => a.amount - b.amount);
  const whole = spells.reduce((sum, one) => sum + one.length, 0);
  const extreme = (one: { amount: number; time: string } | undefined) =>
    one ? { amount: one.amount, time: one.time } : null;
  return {
    ...scaled,
    points,
    min: extreme(sorted[0]),
    max: extreme(sorted.at(-1)),
    median: medianOf(sorted, whole),
    avg:
      whole === 0
        ? scaled.avg
        : Math.round(spells.reduce((sum, one) => sum + one.amount * one.length, 0) / whole),
    lows: scaled.lows.filter((one) => one.amount <= (sorted[0]?.amount ?? 0)),
  };
}

/** The price that applied for half of the time or more, the cheapest first. */
function medianOf(
  sorted: readonly { amount: number; length: number }[],
  whole: number,
): number | null {
  let passed = 0;
  for (const one of sorted) {
    passed += one.length;
    if (passed * 2 >= whole) return one.amount;
  }
  return null;
}
