import type { Watch } from '#contract/alert/watch.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';

/** The goods of a watch, as a page shows them. */
export type WatchSubject = Pick<
  GoodsCard,
  'code' | 'name' | 'cover' | 'currencyCode' | 'currentPrice' | 'isCurrent' | 'seenTime' | 'verdict'
> & {
  /** The same product is known elsewhere. */
  readonly hasTwins?: boolean;
};

/** Which dialog a draft belongs to: that of a new watch on goods, or of one that there is. */
export const watchKey = (goods: string, watch: Watch | undefined): string =>
  watch ? `${goods} ${watch.id}` : goods;
