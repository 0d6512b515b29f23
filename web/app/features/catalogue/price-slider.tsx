/**
 * How many products cost how much, over a slider with two thumbs: by pointer, touch and keys.
 * Without script it is a picture beside the two fields, which say the same.
 */
import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { page } from '../../lib/page.ts';
import { dragged, nearest, positionOf, steppedTo } from './price-scale.ts';
import type { Bounds, Bucket, PriceRange, Thumb } from './price-scale.ts';

const HEIGHT = 48;
/** A bar of few beside one of many can still be seen. */
const LOWEST = 2;

interface PriceSliderProps {
  range: PriceRange;
  bounds: Bounds;
  /** While it moves. */
  onMove: (bounds: Bounds) => void;
  /** Let go of; `soon`: by keys, of which more may follow. */
  onChoose: (bounds: Bounds, how: 'now' | 'soon') => void;
  /** Taken away by the system: as if it had not moved. */
  onCancel: () => void;
}

export function PriceSlider({ range, bounds, onMove, onChoose, onCancel }: PriceSliderProps) {
  const { buckets } = range;
  const track = useRef<SVGSVGElement>(null);
  const thumbs = useRef<Partial<Record<Thumb, SVGSVGElement | null>>>({});
  const held = useRef<Thumb | null>(null);
  const [low, high] = [
    positionOf(buckets, bounds.min, 'min'),
    positionOf(buckets, bounds.max, 'max'),
  ];
  const under = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    return box ? ((event.clientX - box.left) / box.width) * buckets.length : 0;
  };
  const take = (event: PointerEvent) => {
    if (event.button !== 0) return;
    held.current = nearest(buckets, bounds, under(event));
    event.currentTarget.setPointerCapture(event.pointerId);
    thumbs.current[held.current]?.focus();
    event.preventDefault();
  };
  const follow = (event: PointerEvent, then: (bounds: Bounds) => void) => {
    if (held.current) then(dragged(buckets, bounds, held.current, under(event)));
  };
  const press = (event: KeyboardEvent, side: Thumb) => {
    const edge = steppedTo(buckets, bounds, side, event.key);
    if (edge === undefined) return;
    event.preventDefault();
    onChoose(dragged(buckets, bounds, side, edge), 'soon');
  };
  return (
    <div
      className="prange"
      onPointerDown={take}
      onPointerMove={(event) => follow(event, onMove)}
      onPointerUp={(event) => {
        follow(event, (chosen) => onChoose(chosen, 'now'));
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
        onCancel();
      }}
    >
      <Bars buckets={buckets} low={low} high={high} />
      <svg ref={track} className="prange__track" width="100%" height="44" overflow="visible">
        <line className="prange__rail" x1="0" x2="100%" y1="22" y2="22" />
        <line
          className="prange__on"
          x1={percent(low / buckets.length)}
          x2={percent(high / buckets.length)}
          y1="22"
          y2="22"
        />
        {(['min', 'max'] as const).map((side) => (
          <svg
            key={side}
            ref={(element) => {
              thumbs.current[side] = element;
            }}
            className="prange__thumb"
            x={percent((side === 'min' ? low : high) / buckets.length)}
            overflow="visible"
            width="1"
            role="slider"
            tabIndex={0}
            aria-label={t(`facet.price.${side === 'min' ? 'lowest' : 'highest'}`)}
            {...valuesOf(range, bounds, side)}
            onKeyDown={(event) => press(event, side)}
          >
            <rect className="prange__area" x="-22" width="44" height="44" />
            <circle className="prange__ring" cy="22" r="14" />
            <circle className="prange__knob" cy="22" r="10" />
          </svg>
        ))}
      </svg>
    </div>
  );
}

/** What a screen reader says; a bound typed beyond the bars is read as their end. */
function valuesOf({ buckets, minAmount, maxAmount }: PriceRange, bounds: Bounds, side: Thumb) {
  const [least, most] = [buckets[0]?.from ?? 0, buckets.at(-1)?.to ?? 0];
  const within = (amount: number) => Math.min(most, Math.max(least, amount));
  const [low, high] = [within(bounds.min ?? least), within(bounds.max ?? most)];
  const edge = side === 'min' ? minAmount : maxAmount;
  return {
    'aria-valuemin': side === 'min' ? least : low,
    'aria-valuemax': side === 'min' ? high : most,
    'aria-valuenow': side === 'min' ? low : high,
    'aria-valuetext': money(bounds[side] ?? edge, page().tenant.currencyCode),
  };
}

/** Bars, and over them the same in colour as far as they are chosen. */
function Bars({ buckets, low, high }: { buckets: readonly Bucket[]; low: number; high: number }) {
  const many = buckets.length;
  const most = Math.max(...buckets.map(({ count }) => count));
  const bars = buckets.map(({ from, count }, at) => {
    const height = count === 0 ? 0 : Math.max(LOWEST, (count / most) * HEIGHT);
    return <rect key={from} x={at + 0.06} y={HEIGHT - height} width={0.88} height={height} />;
  });
  return (
    <svg
      className="prange__bars"
      viewBox={`0 0 ${many} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars}
      {high > low && (
        <svg
          className="prange__chosen"
          x={low}
          width={high - low}
          height={HEIGHT}
          viewBox={`${low} 0 ${high - low} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {bars}
        </svg>
      )}
    </svg>
  );
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
