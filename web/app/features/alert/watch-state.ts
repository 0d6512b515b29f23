/** The state of a price watch, as its row shows it. */
import { CURRENCIES } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Watch } from '#contract/alert/watch.ts';
import { mayBeMistake } from '#contract/price/chip.ts';

export type WatchState = 'paused' | 'watching' | 'odd' | 'reached';

export function stateOf({ status, armed, firedCount, goods }: Watch): WatchState {
  if (status === 'PAUSED') return 'paused';
  if (armed || firedCount === 0) return 'watching';
  return goods?.isCurrent && mayBeMistake(goods.verdict) ? 'odd' : 'reached';
}

/**
 * How far a price is above what a watch waits for; null where it is there, or where less than one
 * unit of the currency is missing: what waits for a new low waits for a satang less.
 */
export function gapTo(
  threshold: number | null,
  amount: number,
  currency: CurrencyCode,
): number | null {
  if (threshold === null) return null;
  const gap = amount - threshold;
  return gap >= 10 ** CURRENCIES[currency].digits ? gap : null;
}
