/**
 * The shape of a price line: 90 days as steps, gaps left open. Pure; shared by pages and pictures.
 */
import type { Spark } from './verdict.ts';

const DAYS = 90;

export interface SparkBox {
  readonly width: number;
  readonly height: number;
  /** Room above and below the line, and right of it for the dot. */
  readonly edge: number;
  readonly right: number;
}

/** The box of a card. */
export const CARD_SPARK: SparkBox = { width: 200, height: 26, edge: 3, right: 8 };

/**
 * `today`: what it costs now; null where that is not known any more, and nothing is drawn at the
 * right edge.
 */
export function sparkShape(
  spark: Spark,
  today: number | null,
  box: SparkBox = CARD_SPARK,
): { path: string; typicalY: number | null; dotY: number | null; startX: number } {
  const amounts = spark.steps
    .flatMap(([, amount]) => (amount === null ? [] : [amount]))
    .concat(today ?? [], spark.typical ?? []);
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  const span = box.width - box.right;
  const y = (amount: number) =>
    high === low
      ? box.height / 2
      : Math.round(
          (box.edge + (1 - (amount - low) / (high - low)) * (box.height - 2 * box.edge)) * 10,
        ) / 10;
  const x = (daysAgo: number) =>
    Math.round(((DAYS - Math.min(daysAgo, DAYS)) / DAYS) * span * 10) / 10;
  let path = '';
  let open = false;
  for (const [daysAgo, amount] of spark.steps) {
    if (open) path += `H${x(daysAgo)}`;
    if (amount === null) open = false;
    else {
      path += open ? `V${y(amount)}` : `M${x(daysAgo)} ${y(amount)}`;
      open = true;
    }
  }
  if (open) path += `H${span}${today === null ? '' : `V${y(today)}`}`;
  return {
    path,
    typicalY: spark.typical === null ? null : y(spark.typical),
    dotY: today === null ? null : y(today),
    startX: x(spark.steps[0]?.[0] ?? 0),
  };
}
