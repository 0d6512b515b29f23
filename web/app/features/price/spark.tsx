/** The price line of a card: 90 days, the typical price dashed, today a dot at the right edge, gaps left open. */
import { CARD_SPARK, sparkShape } from '#contract/price/spark.ts';
import type { Spark } from '#contract/price/verdict.ts';

const { width: WIDTH, height: HEIGHT } = CARD_SPARK;

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
