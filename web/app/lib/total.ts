/** How many there are, as it is said. Pure. */
import { countText } from './figure.ts';

/** A count that stopped is a floor: "10,000+". */
export function totalText(count: number, isFloor = false): string {
  return `${countText(count)}${isFloor ? '+' : ''}`;
}
