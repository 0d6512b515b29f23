/**
 * Price, verdict and the way to the shop: the side column of a desktop, the bar at the thumb of a
 * phone.
 */
import type { ReactNode } from 'react';
import type { GoodsCard, DealCard } from '#contract/catalog/card.ts';
import type { CouponStack, Offer } from '#contract/catalog/goods.ts';
import type { Subject } from '#contract/interaction/subject.ts';
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import type { PriceParts } from '#contract/price/effective.ts';
import { goodsAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { money, toPay } from '../../lib/money.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { CollectButton, LikeButton } from '../mark/mark-buttons.tsx';
import { ExitLink } from '../outbound/exit-link.tsx';
import type { Exit } from '../outbound/exit-link.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { Evidence } from '../price/evidence.tsx';
import { StackLine } from '../coupon/stack-line.tsx';
import { PartsList } from '../price/parts.tsx';
import { UnitLine } from './unit-line.tsx';
import { PriceRow } from '../price/price.tsx';

type Card = GoodsCard | DealCard;

interface BuyProps {
  card: Card;
  /** Where the way out is asked for; undefined: there is none. */
  exit: Exit | undefined;
  ended?: boolean;
  /** One more thing to do with it. */
  more?: ReactNode;
}

export function BuySide({
  card,
  parts,
  stack,
  exit,
  platformCount = 1,
  cheaper,
  about,
  ended = false,
  more,
}: BuyProps & {
  parts: PriceParts;
  stack: CouponStack | null;
  platformCount?: number;
  cheaper?: Offer | undefined;
  about?: string | undefined;
}) {
  return (
    <aside className="side" aria-label={t('buy.label')}>
      {platformCount > 1 && card.isCurrent && (
        <p className="rail__note">{t('buy.cheapest', { n: platformCount })}</p>
      )}
      <PriceRow card={card} size={36} muted={ended || !card.inStock} />
      {'unitPrice' in card && card.isCurrent && (
        <UnitLine unit={card.unitPrice} currency={card.currencyCode} />
      )}
      {cheaper?.twin && (
        <p className="unit">
          <a className="link" href={goodsAddress(cheaper.twin.goodsCode)}>
            {t('buy.cheaper', {
              shop: cheaper.platformName,
              price: money(cheaper.currentAmount, cheaper.currencyCode),
            })}
          </a>
        </p>
      )}
      <Evidence of={card} about={about} />
      {card.isCurrent && !isFreebie(card) && (
        <PartsList parts={parts} currency={card.currencyCode} />
      )}
      {stack && card.isCurrent && <StackLine stack={stack} currency={card.currencyCode} />}
      <div className="act">
        <ShopLink card={card} exit={exit} ended={ended} />
        <div className="act__row">
          <Marks card={card} look="row" />
          <ShareButton title={card.name} subject={subjectOf(card)} bare />
          {more}
        </div>
      </div>
    </aside>
  );
}

const isFreebie = (card: Card): boolean => 'isFreebie' in card && card.isFreebie;

function subjectOf(card: Card): Subject {
  return { subjectId: card.id, subjectType: 'contentTypeCode' in card ? 'CONTENT' : 'GOODS' };
}

/** A deal is liked and collected, goods are collected. */
function Marks({ card, look }: { card: Card; look: 'bar' | 'row' }) {
  const subject = subjectOf(card);
  if (subject.subjectType === 'GOODS') return <CollectButton subject={subject} look={look} />;
  return (
    <>
      <LikeButton subject={subject} look={look} />
      <CollectButton subject={subject} look={look} />
    </>
  );
}

function ShopLink({ card, exit, ended }: BuyProps) {
  if (!exit || !card.inStock)
    return (
      <p className="btn btn--quiet btn--lg">
        {t(card.inStock ? 'goods.no-link' : 'goods.out-of-stock')}
      </p>
    );
  return (
    <ExitLink
      exit={exit}
      className={`btn ${ended || !card.isCurrent ? 'btn--line' : 'btn--go'} btn--lg`}
    >
      {t('buy.go', {
        shop: card.platform === 'UNKNOWN' ? (card.shopName ?? '') : PLATFORM_NAMES[card.platform],
      })}
      <Icon name="arrow-up-right" />
    </ExitLink>
  );
}

export function BuyBar({ card, exit, ended = false, more }: BuyProps) {
  return (
    <div className="bar">
      <Marks card={card} look="bar" />
      {more}
      <ShareButton title={card.name} subject={subjectOf(card)} bare />
      {exit && card.inStock ? (
        <ExitLink
          exit={exit}
          className={ended || !card.isCurrent ? 'btn btn--line' : 'btn btn--go'}
        >
          {t('deal.shop')} {card.isCurrent && <b>{toPay(card.currentAmount, card.currencyCode)}</b>}
        </ExitLink>
      ) : (
        <span className="btn btn--go btn--off">
          {t(card.inStock ? 'goods.no-link' : 'goods.out-of-stock')}
        </span>
      )}
    </div>
  );
}
