/** A small card of goods or a deal in a strip. */
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import { dealAddress, goodsAddress } from '../../lib/address.ts';
import { Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { kinOf } from '../mute/kin.ts';
import { Price } from '../price/price.tsx';
import { VerdictLine } from '../price/verdict.tsx';

export function MiniCard({ card, eager = false }: { card: DealCard | GoodsCard; eager?: boolean }) {
  const href = 'contentTypeCode' in card ? dealAddress(card.code) : goodsAddress(card.code);
  return (
    <a className="mini" href={href} data-of={kinOf(card)}>
      <div className="card__pic">
        <Picture url={card.cover} eager={eager} />
      </div>
      <p className="mini__name">
        <WholeWords text={card.name} />
      </p>
      <p>
        <Price
          price={card.currentPrice}
          currency={card.currencyCode}
          size={card.isCurrent ? 18 : 16}
          muted={!card.isCurrent}
        />
      </p>
      <VerdictLine of={card} />
    </a>
  );
}
