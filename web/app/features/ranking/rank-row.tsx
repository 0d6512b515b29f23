/**
 * One line of a leaderboard: rank, picture, name, price, the figure it is ordered by, and its
 * previous position.
 */
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import { CARD } from '#contract/constants.ts';
import type { GroupItem, ItemGroup } from '#contract/ranking/item-group.ts';
import { addressOf, dealAddress, goodsAddress } from '../../lib/address.ts';
import { figure, ratingText } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';
import { Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { kinOf } from '../mute/kin.ts';
import { Price } from '../price/price.tsx';
import { VerdictLine } from '../price/verdict.tsx';

type Card = GoodsCard | DealCard;
/** What the figures of a list mean. */
type Ordered = Pick<ItemGroup, 'orderType' | 'salesDays'>;

/**
 * Where an item of any kind leads, what it is called and how it looks; `card` where it has a price.
 */
function partsOf(item: GroupItem): {
  href: string;
  name: string;
  cover: string;
  summary: string;
  card: Card | null;
} {
  if (item.subjectType === 'TOPIC')
    return {
      href: addressOf('guide', item.topic.subtitle),
      name: item.topic.title,
      cover: item.topic.coverImage.url,
      summary: item.topic.summary,
      card: null,
    };
  if (item.subjectType === 'GOODS')
    return {
      href: goodsAddress(item.goods.code),
      name: item.goods.name,
      cover: item.goods.cover,
      summary: '',
      card: item.goods,
    };
  const { content } = item;
  if ('goodsId' in content)
    return {
      href: dealAddress(content.code),
      name: content.title,
      cover: content.cover,
      summary: '',
      card: content,
    };
  const type = content.contentTypeCode === 'NOTE' ? 'note-detail' : 'article';
  return {
    href: addressOf(type, content.code),
    name: content.title,
    cover: content.coverImage.url,
    summary: content.summary,
    card: null,
  };
}

/** The first three stand out (CONT-16). */
export function RankRow({
  item,
  group,
  move,
}: {
  item: GroupItem;
  group: Ordered;
  move?: React.ReactNode;
}) {
  const { href, name, cover, summary, card } = partsOf(item);
  const figure = card && figureOf(group, item.value, card);
  return (
    <li
      className={item.rank <= CARD.specialRanks ? 'rank rank--top' : 'rank'}
      data-of={card ? kinOf(card) : undefined}
    >
      <span className="rank__n num">
        <span className="sr">{t('ranks.rank', { n: item.rank })}</span>
        <span aria-hidden="true">{item.rank}</span>
        {move}
      </span>
      <div className="card__pic">
        <Picture url={cover} />
      </div>
      <div>
        <p className="rank__name">
          <a href={href}>
            <WholeWords text={name} />
          </a>
        </p>
        {card ? (
          <>
            <p className="rank__row">
              <Price
                price={card.currentPrice}
                currency={card.currencyCode}
                size={16}
                muted={!card.isCurrent}
              />
              {figure && <span>{figure}</span>}
            </p>
            <VerdictLine of={card} />
          </>
        ) : (
          <p className="rank__sum">{summary}</p>
        )}
      </div>
    </li>
  );
}

/** A quiet line without a picture, below the first three where room is short. */
export function RankLine({ item }: { item: GroupItem }) {
  const { href, name, card } = partsOf(item);
  return (
    <li className="rank rank--s" data-of={card ? kinOf(card) : undefined}>
      <span className="rank__n num">{item.rank}</span>
      <p className="rank__name">
        <a href={href}>
          <WholeWords text={name} />
        </a>
      </p>
      {card && (
        <Price
          price={card.currentPrice}
          currency={card.currencyCode}
          size={14}
          muted={!card.isCurrent}
        />
      )}
    </li>
  );
}

/** The figure a list is ordered by, in words; a discount is in the verdict already. */
function figureOf(
  { orderType, salesDays }: Ordered,
  value: number | null,
  card: Card,
): string | undefined {
  if (value === null || orderType === 'DISCOUNT') return undefined;
  if (orderType === 'SOLD_QUANTITY')
    return salesDays === null
      ? t('goods.sold', { n: figure(value) })
      : t('goods.sold.lately', { n: figure(value), days: salesDays });
  if (orderType === 'REVIEW_COUNT') return t('goods.reviews', { n: figure(value) });
  return `★ ${ratingText(value)}${'reviewCount' in card ? ` · ${t('goods.reviews', { n: figure(card.reviewCount) })}` : ''}`;
}

/** Its position at the previous update: a sign and a number to see, a word to hear. */
export function Move({ rank, before }: { rank: number; before: number | null }) {
  if (before === null) return <small className="move move--new">{t('ranks.new')}</small>;
  if (before === rank) return <small className="sr">{t('ranks.same')}</small>;
  const by = Math.abs(before - rank);
  return (
    <small className={before > rank ? 'move move--up' : 'move'}>
      <span aria-hidden="true">
        {before > rank ? '▲' : '▼'} {by}
      </span>
      <span className="sr">
        {before > rank ? t('ranks.up', { n: by }) : t('ranks.down', { n: by })}
      </span>
    </small>
  );
}
