/** A card of the discover feed, whatever it is of. */
import type { Answer } from '#contract/calls.ts';
import { DealCard } from '../deal/deal-card.tsx';
import { GoodsCard } from '../goods/goods-card.tsx';
import { DiscoverCard } from './discover-card.tsx';

export function FeedCard({
  card,
  eager = false,
}: {
  card: Answer<'search.feed'>['content'][number];
  eager?: boolean;
}) {
  if (!('contentTypeCode' in card)) return <GoodsCard goods={card} eager={eager} />;
  return 'author' in card ? (
    <DiscoverCard content={card} eager={eager} />
  ) : (
    <DealCard deal={card} eager={eager} />
  );
}
