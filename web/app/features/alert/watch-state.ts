/** The state of a price watch, as its row shows it. */
import type { Watch } from '#contract/alert/watch.ts';
import { mayBeMistake } from '#contract/price/chip.ts';

export type WatchState = 'paused' | 'watching' | 'odd' | 'reached';

export function stateOf({ status, armed, firedCount, goods }: Watch): WatchState {
  if (status === 'PAUSED') return 'paused';
  if (armed || firedCount === 0) return 'watching';
  return goods?.isCurrent && mayBeMistake(goods.verdict) ? 'odd' : 'reached';
}
