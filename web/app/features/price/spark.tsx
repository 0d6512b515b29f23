/**
 * The price line of a card: 90 days, the usual price dashed, today a dot at the right edge, gaps
 * left open. The box is stretched to the card and its strokes are not, so the dot, a stroke of no
 * length with round ends, stays round.
 */
import { CARD_SPARK, sparkShape } from '#contract/price/spark.ts';
import type { SparkBox } from '#contract/price/spark.ts';
import type { Spark } from '#contract/price/verdict.ts';

interface SparkLineProps {
  spark: Spark;
  /** Null where it is not known any more what it costs. */
  today: number | null;
  muted?: boolean;
  box?: SparkBox;
  className?: string;
}

export function SparkLine({
  spark,
  today,
  muted = false,
  box = CARD_SPARK,
  className = 'spark',
}: SparkLineProps) {
  const { path, typicalY, dotY } = sparkShape(spark, today, box);
  const dot = dotY === null ? undefined : `M${box.width - box.right + 3} ${dotY}h.01`;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {typicalY !== null && <path className="sp-typ" d={`M0 ${typicalY}H${box.width}`} />}
      <path className="sp-line" d={path} />
      {dot && <path className="sp-halo" d={dot} />}
      {dot && <path className={muted ? 'sp-dot sp-dot--off' : 'sp-dot'} d={dot} />}
    </svg>
  );
}
