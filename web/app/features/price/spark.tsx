/** The price line of a card: 90 days, the typical price dashed, today a dot at the right edge, gaps left open. */
import type { Spark } from '#contract/price/verdict.ts';

const WIDTH = 200;
const HEIGHT = 26;
const DAYS = 90;

/** The path of a spark in a 200 by 26 box; pure. */
export function sparkShape(spark: Spark, today: number): { path: string; typicalY: number | null; dotY: number; startX: number } {
  const amounts = spark.steps.flatMap(([, amount]) => (amount === null ? [] : [amount])).concat(today, spark.typical ?? today);
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  const y = (amount: number) => (high === low ? HEIGHT / 2 : Math.round((3 + (1 - (amount - low) / (high - low)) * (HEIGHT - 6)) * 10) / 10);
  const x = (daysAgo: number) => Math.round(((DAYS - Math.min(daysAgo, DAYS)) / DAYS) * (WIDTH - 8) * 10) / 10;
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
  if (open) path += `H${WIDTH - 8}V${y(today)}`;
  return { path, typicalY: spark.typical === null ? null : y(spark.typical), dotY: y(today), startX: x(spark.steps[0]?.[0] ?? 0) };
}

export function SparkLine({ spark, today, muted = false }: { spark: Spark; today: number; muted?: boolean }) {
  const { path, typicalY, dotY } = sparkShape(spark, today);
  return (
    <svg className="spark" aria-hidden="true">
      {typicalY !== null && <line className="sp-typ" x1="0" x2="100%" y1={typicalY} y2={typicalY} />}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" height={HEIGHT} preserveAspectRatio="none">
        <path className="sp-line" d={path} />
      </svg>
      <svg x="100%" y={dotY} width="1" height="1" overflow="visible">
        <circle className={muted ? 'sp-dot sp-dot--off' : 'sp-dot'} cx="-5" r="4" />
      </svg>
    </svg>
  );
}
