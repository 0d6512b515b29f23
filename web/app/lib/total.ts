/** How many there are, as it is said. Pure. */
import { formatNumber } from '#contract/money.ts';

/** A count that stopped is a floor: "10,000+". */
export function totalText(count: number, isFloor = false): string {
  return `${formatNumber(count) || '0'}${isFloor ? '+' : ''}`;
}
