/** One line of a leaderboard: rank, picture, name, price, the figure it is ordered by, and where it stood before. */
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import { CARD } from '#contract/constants.ts';
import { formatNumber } from '#contract/money.ts';
import type { GroupItem, OrderType } from '#contract/ranking/item-group.ts';
import { dealAddress, goodsAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../price/price.tsx';
import { VerdictLine } from '../price/verdict.tsx';

type Card = GoodsCard | DealCard;

/** The card of an item; items without a price (articles, guides) have none. */
export function cardOf(item: GroupItem): Card | null {
  if (item.subjectType === 'GOODS') return item.goods;
  return item.subjectType === 'CONTENT' && item.content.contentTypeCode === 'DEAL' ? (item.content as DealCard) : null;
}

const addressOf = (card: Card) => ('contentTypeCode' in card ? dealAddress(card.code) : goodsAddress(card.code));

/** The first three stand out (CONT-16). */
export function RankRow({ card, rank, note, move }: { card: Card; rank: number; note?: string; move?: React.ReactNode }) {
  return (
    <li className={rank <= CARD.specialRanks ? 'rank rank--top' : 'rank'}>
      <span className="rank__n num">
        <span className="sr">{t('ranks.rank', { n: rank })}</span>
        <span aria-hidden="true">{rank}</span>
        {move}
      </span>
      <div className="card__pic">
        <Picture url={card.cover} />
      </div>
      <div>
        <p className="rank__name">
          <a href={addressOf(card)}>{card.name}</a>
        </p>
        <p className="rank__row">
          <Price price={card.currentPrice} currency={card.currencyCode} size={16} />
          {note && <span>{note}</span>}
        </p>
        <VerdictLine verdict={card.verdict} />
      </div>
    </li>
  );
}

/** A quiet line without a picture, below the first three where room is short. */
export function RankLine({ card, rank }: { card: Card; rank: number }) {
  return (
    <li className="rank rank--s">
      <span className="rank__n num">{rank}</span>
      <p className="rank__name">
        <a href={addressOf(card)}>{card.name}</a>
      </p>
      <Price price={card.currentPrice} currency={card.currencyCode} size={14} />
    </li>
  );
}

/** The figure a list is ordered by, in words; a discount stands in the verdict already. */
export function figureOf(order: OrderType, value: number | null, card: Card): string | undefined {
  if (value === null || order === 'DISCOUNT') return undefined;
  if (order === 'SOLD_QUANTITY') return t('goods.sold', { n: formatNumber(value) });
  if (order === 'REVIEW_COUNT') return t('goods.reviews', { n: formatNumber(value) });
  return `★ ${formatNumber(value)}${'reviewCount' in card ? ` · ${t('goods.reviews', { n: formatNumber(card.reviewCount) })}` : ''}`;
}

/** Where it stood at the update before: a sign and a number to see, a word to hear. */
export function Move({ rank, before }: { rank: number; before: number | null }) {
  if (before === null) return <small className="move move--new">{t('ranks.new')}</small>;
  if (before === rank) return <small className="sr">{t('ranks.same')}</small>;
  const by = Math.abs(before - rank);
  return (
    <small className={before > rank ? 'move move--up' : 'move'}>
      <span aria-hidden="true">
        {before > rank ? '▲' : '▼'} {by}
      </span>
      <span className="sr">{before > rank ? t('ranks.up', { n: by }) : t('ranks.down', { n: by })}</span>
    </small>
  );
}
