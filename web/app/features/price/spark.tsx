/**
 * The price line of a card: 90 days, the usual price dashed, today a dot at the right edge, gaps
 * left open.
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
  return (
    <svg className={className} aria-hidden="true">
      {typicalY !== null && (
        <line className="sp-typ" x1="0" x2="100%" y1={typicalY} y2={typicalY} />
      )}
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        width="100%"
        height={box.height}
        preserveAspectRatio="none"
      >
        <path className="sp-line" d={path} />
      </svg>
      {dotY !== null && (
        <svg x="100%" y={dotY} width="1" height="1" overflow="visible">
          <circle className={muted ? 'sp-dot sp-dot--off' : 'sp-dot'} cx="-5" r="4" />
        </svg>
      )}
    </svg>
  );
}
