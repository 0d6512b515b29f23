/** The day under the pointer. */
import type { PriceStatistics } from '#contract/price/history.ts';
import type { ChartShape } from './chart-shape.ts';
import { percent, readoutWords, saleOf } from './chart-words.ts';

export function Readout({
  shape,
  stat,
  at,
}: {
  shape: ChartShape;
  stat: PriceStatistics;
  at: number;
}) {
  const day = shape.days[at];
  if (!day) return null;
  const [date, price, against] = readoutWords(shape, stat, at);
  const sale = saleOf(shape, at);
  const x = ((at + 0.5) / shape.days.length) * 1000;
  return (
    <svg className="c-read" x={percent(x)} width="1" height="100%" overflow="visible">
      <line className="c-x" y1="0" y2="100%" />
      {day.amount !== null && <circle className="c-xd" cy={percent(day.y)} r="5" />}
      <svg y="52%" width="1" height="1" overflow="visible">
        <g className="c-tipg" transform={`translate(${x > 550 ? -138 : 10} 0)`}>
          <rect className="c-tip" width="128" height={sale ? 84 : 66} rx="8" />
          <text className="c-tip1" x="12" y="19">
            {date}
          </text>
          <text className="c-tip2" x="12" y="39">
            {price}
          </text>
          <text className="c-tip3" x="12" y="57">
            {against}
          </text>
          {sale && (
            <text className="c-tip3" x="12" y="75">
              {sale}
            </text>
          )}
        </g>
      </svg>
    </svg>
  );
}
