/** What one coupon does for one offer (COUP-06). Pure, without schemas; amounts in minor units. */
import type { Coupon } from './coupon.ts';
import { shortOf, takenOff } from './stack.ts';

export interface HelpedOffer {
  readonly platform: string;
  readonly shopName: string | null;
  readonly parts: { readonly itemAmount: number };
}
export interface Help {
  /** What it takes off one piece. */
  readonly off: number;
  /** What one piece is short of its minimum, where two reach it; Infinity where not. */
  readonly short: number;
}

const NONE: Help = { off: 0, short: Infinity };

/** Works now, on this platform and in this shop. */
export function holdsAt(offer: Pick<HelpedOffer, 'platform' | 'shopName'>, one: Coupon): boolean {
  return (
    one.state === 'LIVE' &&
    (one.platform === 'UNKNOWN' || one.platform === offer.platform) &&
    (one.shopName === null || one.shopName === offer.shopName)
  );
}

export function helpOf(coupon: Coupon, offer: HelpedOffer): Help {
  if (!holdsAt(offer, coupon)) return NONE;
  const { itemAmount } = offer.parts;
  const short = shortOf(itemAmount, coupon);
  return {
    off: takenOff(itemAmount, coupon),
    short: short !== null && takenOff(itemAmount * 2, coupon) > 0 ? short : Infinity,
  };
}

/** The most off first, then what is the least short. */
export function byHelp(one: Help, other: Help): number {
  return other.off - one.off || (one.short === other.short ? 0 : one.short - other.short);
}

/**
 * The offer that a coupon is for: the first of them where it helps there, else the one where it
 * helps most. `offers`: that of the price first.
 */
export function helpedBy<Offer extends HelpedOffer>(
  coupon: Coupon,
  offers: readonly Offer[],
): { readonly offer: Offer; readonly help: Help; readonly isFirst: boolean } | undefined {
  const helped = offers
    .map((offer, at) => ({ offer, help: helpOf(coupon, offer), isFirst: at === 0 }))
    .filter(({ help }) => help.off > 0 || help.short < Infinity);
  return helped[0]?.isFirst === true
    ? helped[0]
    : helped.toSorted((one, other) => byHelp(one.help, other.help))[0];
}
