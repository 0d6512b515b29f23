/** What somebody asks of a watch, made whole and checked. */
import type { Ask } from '#contract/calls.ts';
import type { WatchKind } from '#contract/alert/engine.ts';
import { fail } from '#contract/errors.ts';
import type { Watched } from './row.ts';

export type Wish = Omit<Ask<'watch.preview'>, 'goodsId' | 'offerId'>;

/** Kinds whose threshold is an amount that is paid; the others are judged all in. */
const PAID: readonly WatchKind[] = ['TARGET_PRICE', 'BELOW_NOW'];
const SHARED: readonly WatchKind[] = [...PAID, 'RESTOCK'];
/** What a share below is where nobody says. */
const FRACTION = 0.1;

/** `before`: what is kept where nothing is said. Throws `watch.target` for a target that is none. */
export function wished(wish: Partial<Wish>, before: Watched): Watched {
  const kind = wish.kind ?? before.kind;
  const isPaid = PAID.includes(kind);
  const given = <Name extends keyof Watched & keyof Wish>(name: Name): Watched[Name] =>
    (wish[name] === undefined ? before[name] : wish[name]) as Watched[Name];
  const targetAmount = kind === 'TARGET_PRICE' ? given('targetAmount') : null;
  if (kind === 'TARGET_PRICE' && !targetAmount)
    throw fail('watch.target', { fields: { targetAmount: 'watch.target' } });
  const isShare = kind === 'BELOW_NOW' || kind === 'BELOW_TYPICAL';
  const fraction = isShare ? (given('fraction') ?? FRACTION) : null;
  if (fraction !== null && (fraction < 0.01 || fraction > 0.95))
    throw fail('common.invalid', { fields: { fraction: 'field.choice' } });
  return {
    ...before,
    kind,
    targetAmount,
    fraction: fraction === null ? null : Math.round(fraction * 10_000) / 10_000,
    lowDays: kind === 'NEW_LOW' ? (given('lowDays') ?? 0) : null,
    // the end of a deal is news whatever its price
    verifiedOnly: kind !== 'ENDS' && given('verifiedOnly'),
    minScore: kind === 'ENDS' ? null : given('minScore'),
    withTwins: SHARED.includes(kind) && before.offerId === null && given('withTwins'),
    withShipping: !isPaid || given('withShipping'),
    withCoupon: !isPaid || given('withCoupon'),
  };
}

/** A watch of goods of which nothing was said yet. */
export const plainWatch = (goodsId: number, offerId: number | null): Watched => ({
  goodsId,
  offerId,
  kind: 'TARGET_PRICE',
  targetAmount: null,
  fraction: null,
  lowDays: null,
  startAmount: null,
  verifiedOnly: false,
  minScore: null,
  withTwins: false,
  withShipping: true,
  withCoupon: true,
});
