/**
 * Price, verdict and the way to the shop: the side column of a desktop, the bar at the thumb of a
 * phone.
 */
import type { ReactNode } from 'react';
import type { GoodsCard, DealCard } from '#contract/catalog/card.ts';
import type { Offer } from '#contract/catalog/goods.ts';
import type { Subject } from '#contract/interaction/subject.ts';
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import type { Bill } from '#contract/price/bill.ts';
import { addsUp, codeOf } from '#contract/price/bill.ts';
import { t } from '../../lib/message.ts';
import { toPay } from '../../lib/money.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { CollectButton, LikeButton } from '../mark/mark-buttons.tsx';
import { ExitLink } from '../outbound/exit-link.tsx';
import type { Exit } from '../outbound/exit-link.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { Evidence } from '../price/evidence.tsx';
import { BillLines } from '../coupon/bill.tsx';
import { Cheaper } from './cheaper.tsx';
import { UnitLine } from './unit-line.tsx';
import { PriceRow } from '../price/price.tsx';

type Card = GoodsCard | DealCard;

interface BuyProps {
  card: Card;
  /** Where the way out is asked for; undefined: there is none. */
  exit: Exit | undefined;
  /** What it costs in the end; null: nothing to pay, or no price of now. */
  bill: Bill | null;
  ended?: boolean;
  /** One more thing to do with it. */
  more?: ReactNode;
}

export function BuySide({
  card,
  bill,
  exit,
  platformCount = 1,
  cheaper,
  offersAt,
  about,
  ended = false,
  more,
}: BuyProps & {
  platformCount?: number;
  cheaper?: Offer | null | undefined;
  /** Where offers are compared, if not on this page. */
  offersAt?: string;
  about?: string | undefined;
}) {
  return (
    <aside className="side paybox" aria-label={t('buy.label')}>
      <div className="paybox__in">
        {platformCount > 1 && card.isCurrent && !cheaper && (
          <p className="rail__note">{t('buy.cheapest', { n: platformCount })}</p>
        )}
        <PriceRow card={card} size={36} muted={ended || !card.inStock} />
        {'unitPrice' in card && card.isCurrent && (
          <UnitLine unit={card.unitPrice} currency={card.currencyCode} />
        )}
        <Cheaper offer={cheaper} than={card} {...(offersAt ? { offersAt } : {})} />
        <Evidence of={card} about={about} />
        {bill && <BillLines bill={bill} currency={card.currencyCode} shop={card} />}
      </div>
      <div className="act">
        <ShopLink card={card} exit={exit} bill={bill} ended={ended} />
        <div className="act__row">
          <Marks card={card} look="row" />
          <ShareButton title={card.name} subject={subjectOf(card)} bare />
          {more}
        </div>
      </div>
    </aside>
  );
}

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

/** With the sum to pay; it copies the code of the bill on the way. */
export function ShopLink({ card, exit, bill, ended }: BuyProps) {
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
      copies={codeIn(bill, ended)}
    >
      {t('buy.go', {
        shop: card.platform === 'UNKNOWN' ? (card.shopName ?? '') : PLATFORM_NAMES[card.platform],
      })}
      <b>
        {bill && !ended && addsUp(bill) && toPay(bill.payAmount, card.currencyCode)}
        <Icon name="arrow-up-right" />
      </b>
    </ExitLink>
  );
}

/** What is copied on the way to the shop; the code of a deal that is over is of no use. */
function codeIn(bill: Bill | null, ended = false): string | null {
  return bill && !ended ? codeOf(bill) : null;
}

export function BuyBar({ card, exit, bill, ended = false, more }: BuyProps) {
  return (
    <div className="bar">
      <Marks card={card} look="bar" />
      {more}
      <ShareButton title={card.name} subject={subjectOf(card)} bare />
      {exit && card.inStock ? (
        <ExitLink
          exit={exit}
          className={ended || !card.isCurrent ? 'btn btn--line' : 'btn btn--go'}
          copies={codeIn(bill, ended)}
        >
          {t('deal.shop')}{' '}
          {card.isCurrent && (
            <b>{toPay(bill?.payAmount ?? card.currentAmount, card.currencyCode)}</b>
          )}
        </ExitLink>
      ) : (
        <span className="btn btn--off">
          {t(card.inStock ? 'goods.no-link' : 'goods.out-of-stock')}
        </span>
      )}
    </div>
  );
}
