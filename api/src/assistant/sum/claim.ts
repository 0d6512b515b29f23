/** What somebody says a price was and is: "was 2,990, now 890, 70 % off". Pure; minor units. */
import type { CurrencyCode } from '#contract/money.ts';
import { withoutMeasures } from '../../words/index.ts';
import { amountsIn } from './amounts.ts';

/** Two of the three that a shop may say; the third follows. */
export interface Claim {
  readonly before: number;
  readonly now: number;
  /** As it was said, in hundredths of a per cent; null: it was not. */
  readonly share: number | null;
  /** `before` was not said, and follows from the share. */
  readonly isReckoned: boolean;
}

/** Hundredths of a per cent. */
const WHOLE = 10_000;

/** So many times as much no price was. */
const FAR = 20;

/** Undefined: it says neither two prices nor a price and a share, or more than these. */
export function claimIn(typed: string, currency: CurrencyCode): Claim | undefined {
  // "a pan of 28 cm": how large it is says nothing of what it costs
  const said = amountsIn(withoutMeasures(typed.toLowerCase()), currency);
  const shares = said.filter(({ isShare }) => isShare).map(({ amount }) => amount);
  const prices = said
    .filter(({ isShare }) => !isShare)
    .toSorted((one, other) => one.amount - other.amount);
  const [share = null] = shares;
  const [now, before] = prices.map(({ amount }) => amount);
  // "20000 at $35": a figure without a currency far above a price is of the product
  const areAlike = new Set(prices.map(({ isMoney }) => isMoney)).size < 2;
  if (!areAlike && (before ?? 0) > FAR * (now ?? 0)) return undefined;
  if (shares.length > 1 || prices.length > 2 || now === undefined || now <= 0) return undefined;
  if (before !== undefined)
    return before === now ? undefined : { before, now, share, isReckoned: false };
  if (share === null || share <= 0 || share >= WHOLE) return undefined;
  return {
    before: Math.round((now * WHOLE) / (WHOLE - share)),
    now,
    share,
    isReckoned: true,
  };
}

/** How much less the one is than the other, in whole per cent. */
export const percentOff = ({ before, now }: Claim): number =>
  Math.round(((before - now) * 100) / before);
