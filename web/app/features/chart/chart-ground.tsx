/** What lies behind the line: grid, band, usual price, raised spells, gaps. */
import { t } from '../../lib/message.ts';
import type { ChartShape } from './chart-shape.ts';
import { percent } from './chart-words.ts';

export function Ground({ shape }: { shape: ChartShape }) {
  return (
    <>
      <Grid ticks={shape.ticks} />
      {shape.bandHeight > 0 && (
        <rect
          className="c-band"
          x={percent(shape.startX)}
          width={percent(1000 - shape.startX)}
          y={percent(shape.bandTop)}
          height={percent(shape.bandHeight)}
        />
      )}
      {shape.typicalY !== null && (
        <line
          className="c-typ"
          x1={percent(shape.startX)}
          x2="100%"
          y1={percent(shape.typicalY)}
          y2={percent(shape.typicalY)}
        />
      )}
      {shape.zones.map((zone) => (
        <rect
          key={zone.x}
          className="c-zone"
          x={percent(zone.x)}
          width={percent(zone.width)}
          y="0"
          height="100%"
        />
      ))}
      <Gaps gaps={shape.gaps} low={shape.lows[0]} />
    </>
  );
}

export function Grid({ ticks }: Pick<ChartShape, 'ticks'>) {
  return ticks.map(({ amount, y }) => (
    <line key={amount} className="c-grid" x1="0" x2="100%" y1={percent(y)} y2={percent(y)} />
  ));
}

/** Within so much of the lowest price, in per mille, words at the foot would lie over its name. */
const BESIDE = 200;
const LOW = 700;

/** Where no price was seen, and why, as far as there is room for words. */
export function Gaps({
  gaps,
  low,
}: Pick<ChartShape, 'gaps'> & { low?: ChartShape['lows'][number] | undefined }) {
  const isFree = (middle: number) =>
    low === undefined || low.y < LOW || Math.abs(low.x - middle) > BESIDE;
  return gaps.map(({ x, width, outOfStock }) => (
    <g key={x}>
      <rect className="c-gap" x={percent(x)} width={percent(width)} y="0" height="100%" />
      {width > 60 && (
        <text
          className="c-t c-gapt"
          x={percent(x + width / 2)}
          y={isFree(x + width / 2) ? '98%' : '8%'}
          textAnchor="middle"
        >
          {t(outOfStock ? 'chart.out-of-stock' : 'chart.unseen')}
        </text>
      )}
    </g>
  ));
}
