import type { GoodsCard } from '#contract/catalog/card.ts';

/** The goods of a watch, as a page shows them. */
export type WatchSubject = Pick<
  GoodsCard,
  | 'code'
  | 'name'
  | 'cover'
  | 'currencyCode'
  | 'currentPrice'
  | 'originPrice'
  | 'isCurrent'
  | 'seenTime'
  | 'verdict'
> & {
  /** The same product is known elsewhere. */
  readonly hasTwins?: boolean;
};
