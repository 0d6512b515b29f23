/** Where a number lies among the ranges of the prizes. */
import { NUMBERS } from '#contract/activity/fair/numbers.ts';
import type { LotteryData } from './lottery-data.ts';
import { drawNumber, rangesOf } from './number.ts';
import type { Range } from './number.ts';

interface TrackProps {
  data: Pick<LotteryData, 'fairness' | 'prizes'>;
  number: number;
}

export function Track({ data, number }: TrackProps) {
  const { terms } = data.fairness;
  const ranges = rangesOf(terms);
  const wins = terms.prizes.flatMap(({ prizeId, kind }) => {
    const range = ranges.get(prizeId);
    return range && kind !== 'NOTHING' ? [{ prizeId, range }] : [];
  });
  const last = Math.max(0, ...wins.map(({ range }) => range.to));
  // as much as the prizes need, where the number is among them
  const end = number <= last ? Math.min(NUMBERS, Math.ceil((last + 1) * 1.02)) : NUMBERS;
  const place = (at: number) => `${Math.round((at / end) * 10_000) / 100}%`;
  const widest = wins.toSorted(
    (a, b) => b.range.to - b.range.from - (a.range.to - a.range.from),
  )[0];
  return (
    <svg className="track" role="img" aria-label={`${drawNumber(number)} / ${drawNumber(end - 1)}`}>
      <rect className="t0" width="100%" height="16" y="20" rx="4" />
      {wins.map(({ prizeId, range }, at) => (
        <rect
          key={prizeId}
          className={toneOf(at, number >= range.from && number <= range.to)}
          x={place(range.from)}
          width={place(range.to + 1 - range.from)}
          height="16"
          y="20"
        />
      ))}
      <svg x={place(number + 0.5)} width="1" height="1" overflow="visible">
        <path className="tp" d="M0 19 -5 10H5Z" />
        <text className="tn" y="6" x="0" textAnchor={anchorOf(number / end)}>
          {drawNumber(number)}
        </text>
      </svg>
      <text x="0" y="54">
        0000
      </text>
      {widest && (
        <text x={place(middleOf(widest.range, end))} y="54" textAnchor="middle">
          {data.prizes.find(({ id }) => id === widest.prizeId)?.name}
        </text>
      )}
      <text x="100%" y="54" textAnchor="end">
        {drawNumber(end - 1)}
      </text>
    </svg>
  );
}

/** The first prize and the one that was won stand out. */
function toneOf(at: number, isHit: boolean): string {
  if (isHit) return 't2';
  return at === 0 ? 't4' : at % 2 === 0 ? 't1' : 't3';
}

/** Of a range, with room for words on both sides. */
const middleOf = ({ from, to }: Range, end: number): number =>
  Math.min(Math.max((from + to + 1) / 2, end * 0.3), end * 0.7);

const anchorOf = (part: number): 'start' | 'middle' | 'end' =>
  part < 0.08 ? 'start' : part > 0.92 ? 'end' : 'middle';
