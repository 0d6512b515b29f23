/**
 * How histories are laid over each other: by amount, or each against its own usual price, since on
 * one axis of amounts a pen beside a laptop is a flat line.
 */
import type { PriceStatistics } from '#contract/price/history.ts';

export type CompareScale = 'amount' | 'usual';

/** Usual prices further apart than this share no axis of amounts, unless the reader asks for one. */
const FAR_APART = 4;

/** The scale that the address asks for, else the one that shows every history's shape. Pure. */
export function compareScale(
  asked: string | null,
  stats: readonly Pick<PriceStatistics, 'typical'>[],
): CompareScale {
  const usual = stats.flatMap(({ typical }) => typical ?? []);
  if (usual.length === 0 || asked === 'amount') return 'amount';
  if (asked === 'usual') return 'usual';
  const isWhole = usual.length === stats.length;
  return isWhole && Math.max(...usual) > FAR_APART * Math.min(...usual) ? 'usual' : 'amount';
}

/** A history in per cent of its usual price; undefined where that is not known. Pure. */
export function againstUsual<Stat extends Pick<PriceStatistics, 'points' | 'typical'>>(
  stat: Stat,
): Stat | undefined {
  const { typical } = stat;
  if (typical === null || typical <= 0) return undefined;
  return {
    ...stat,
    points: stat.points.map((point) => ({
      ...point,
      price: point.price === null ? null : (point.price * 100) / typical,
    })),
  };
}
