/**
 * Offers side by side, what is paid least for in the end first: item, shipping, coupons, total,
 * verdict, the way to the shop.
 */
import { useState } from 'react';
import type { UnitPrice } from '#contract/catalog/card.ts';
import type { GoodsDetail, Offer } from '#contract/catalog/goods.ts';
import { wirePrice } from '#contract/money.ts';
import { billOf, payOf } from '#contract/price/bill.ts';
import { chipOf } from '#contract/price/chip.ts';
import { goodsAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { AssumeSwitch } from '../price/assume-switch.tsx';
import type { Assumptions } from '../price/assumptions.ts';
import { NotSame } from './not-same.tsx';
import { unitWords } from './unit-line.tsx';
import { ExitLink, offerExit } from '../outbound/exit-link.tsx';
import { PlatformMark, platformWords } from '../price/platform-mark.tsx';
import { shippingWords } from '../price/parts.tsx';
import { Price, PriceRow } from '../price/price.tsx';
import { ruleAddress } from '../price/rule.ts';
import { verdictTone, VerdictWords } from '../price/verdict.tsx';

const COLUMNS = 3;

interface OffersProps {
  /** The goods whose page this is. */
  goods: Pick<GoodsDetail, 'id' | 'offers' | 'unitPrice'>;
  assumptions: Assumptions;
  /** The address under which the coupons count or do not. */
  couponHref: string;
}

export function Offers({ goods, assumptions, couponHref }: OffersProps) {
  const { id: goodsId, offers, unitPrice: unit } = goods;
  const [all, setAll] = useState(false);
  if (offers.length === 0) return null;
  const platforms = new Set(offers.map((offer) => offer.platform)).size;
  const shown = offers.slice(0, COLUMNS);
  const hasCoupon =
    !assumptions.withCoupon ||
    offers.some(({ parts, stack }) => stack !== null || (parts.couponAmount ?? 0) > 0);
  return (
    <section className="pd__sec" aria-labelledby="offers">
      <div className="h2row">
        <h2 id="offers">
          {platforms > 1 ? t('offers.compare', { n: platforms }) : t('offers.title')}
        </h2>
        {hasCoupon && (
          <AssumeSwitch
            label={t('offers.with-coupon')}
            on={assumptions.withCoupon}
            href={couponHref}
          />
        )}
      </div>
      <table className={shown.length === 1 ? 'offers offers--one' : 'offers'}>
        <caption className="sr">{t('offers.caption')}</caption>
        <colgroup>
          <col />
          {shown.map((offer) => (
            <col key={offer.id} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('offers.what')}</span>
            </th>
            {shown.map((offer) => (
              <Head key={offer.id} offer={offer} goodsId={goodsId} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Sums offers={shown} assumptions={assumptions} hasCoupon={hasCoupon} />
          <Worth offers={shown} unit={unit} />
        </tbody>
      </table>
      {offers.length > COLUMNS &&
        (all ? (
          <ul className="offer-list">
            {offers.slice(COLUMNS).map((offer) => (
              <OfferLine key={offer.id} offer={offer} goodsId={goodsId} />
            ))}
          </ul>
        ) : (
          <button
            className="btn btn--quiet btn--wide offers__more"
            type="button"
            onClick={() => setAll(true)}
          >
            {t('offers.more', { n: offers.length - COLUMNS })}
          </button>
        ))}
    </section>
  );
}

function Head({ offer, goodsId }: { offer: Offer; goodsId: string }) {
  return (
    <th scope="col" className={tone(offer)}>
      <span className="pf">
        <PlatformMark platform={offer.platform} size={20} isNamed />
        {nameOf(offer)}
      </span>
      {offer.shopName && <small>{offer.shopName}</small>}
      {offer.variant && <small>{offer.variant}</small>}
      {offer.twin && (
        <>
          <a
            className="twin"
            href={goodsAddress(offer.twin.goodsCode)}
            title={t(`offers.twin.${offer.twin.basis}`)}
          >
            {t('offers.twin', { percent: Math.round(offer.twin.confidence * 100) })}
          </a>
          <NotSame id={goodsId} otherId={offer.twin.goodsId} />
        </>
      )}
    </th>
  );
}

interface SumsProps {
  offers: readonly Offer[];
  assumptions: Assumptions;
  hasCoupon: boolean;
}

/** What the total is made of. */
function Sums({ offers, assumptions, hasCoupon }: SumsProps) {
  return (
    <>
      <Row
        name={t('parts.item')}
        offers={offers}
        cell={(offer) => money(offer.parts.itemAmount, offer.currencyCode)}
      />
      <Row
        name={t('parts.shipping')}
        offers={offers}
        cell={(offer) =>
          assumptions.withShipping ? (
            shippingWords(offer.parts, offer.currencyCode)
          ) : (
            <span className="muted">{t('parts.not-counted')}</span>
          )
        }
      />
      {hasCoupon && (
        <Row
          name={t('parts.coupon')}
          offers={offers}
          cell={(offer) => <CouponsOf offer={offer} isCounted={assumptions.withCoupon} />}
        />
      )}
      <Row
        name={t('parts.total')}
        offers={offers}
        className="tot"
        cell={(offer) => <Cost offer={offer} size={22} />}
      />
    </>
  );
}

/** What the coupons of its bill take off together, and their codes. */
function CouponsOf({ offer, isCounted }: { offer: Offer; isCounted: boolean }) {
  const { coupons } = billOf(offer.parts, offer.stack);
  const off = coupons.reduce((sum, one) => sum + one.amount, 0);
  if (off === 0)
    return <span className="muted">{t(isCounted ? 'offers.no-coupon' : 'parts.not-counted')}</span>;
  return (
    <>
      <span className="minus">−{money(off, offer.currencyCode)}</span>
      {coupons.map(({ code }) => code && <small key={code}>{code}</small>)}
    </>
  );
}

/** What it is worth, and the way to it. */
function Worth({ offers, unit }: { offers: readonly Offer[]; unit: UnitPrice | null }) {
  return (
    <>
      {unit && (
        <Row
          name={t('unit.price')}
          offers={offers}
          cell={(offer) => (
            <span className="num offers__unit">
              {offer.isCurrent
                ? unitWords(unit, offer.currencyCode, (payOf(offer) / unit.size) * unit.per)
                : '–'}
            </span>
          )}
        />
      )}
      <Row
        name={t('offers.against')}
        offers={offers}
        cell={(offer) => <RuledVerdict of={offer} />}
      />
      <Row
        name={<span className="sr">{t('deal.shop')}</span>}
        offers={offers}
        cell={(offer) =>
          offer.inStock ? (
            <ExitLink
              className={offer.isBest && offer.isCurrent ? 'btn btn--ink' : 'btn btn--line'}
              exit={offerExit(offer)}
            >
              {t('deal.shop')}
            </ExitLink>
          ) : (
            <span className="muted">{t('goods.out-of-stock')}</span>
          )
        }
      />
    </>
  );
}

function tone(offer: Offer): string | undefined {
  return offer.isBest && offer.isCurrent ? 'best' : undefined;
}

function Row({
  name,
  offers,
  cell,
  className,
}: {
  name: React.ReactNode;
  offers: readonly Offer[];
  cell: (offer: Offer) => React.ReactNode;
  className?: string;
}) {
  return (
    <tr className={className}>
      <th scope="row">{name}</th>
      {offers.map((offer) => (
        <td key={offer.id} className={tone(offer)}>
          {cell(offer)}
        </td>
      ))}
    </tr>
  );
}

/** The verdict of an offer, which leads to the rule behind it. */
function RuledVerdict({ of }: { of: Offer }) {
  return (
    <a
      className={`v v--${verdictTone(of)}`}
      href={ruleAddress(chipOf(of.verdict, of.isCurrent).key)}
    >
      <VerdictWords of={of} />
    </a>
  );
}

/** Its own name for a platform; one that is none of ours has a word in the reader's language. */
function nameOf({ platform, platformName }: Offer): string {
  return platform === 'UNKNOWN' ? platformWords(platform, false) : platformName;
}

/** What is paid; of an offer not seen for long only what it was then. */
function Cost({ offer, size }: { offer: Offer; size: 16 | 22 }) {
  return offer.isCurrent ? (
    <Price
      price={wirePrice(payOf(offer), offer.currencyCode)}
      currency={offer.currencyCode}
      size={size}
    />
  ) : (
    <PriceRow card={offer} size={size} />
  );
}

function OfferLine({ offer, goodsId }: { offer: Offer; goodsId: string }) {
  return (
    <li className="offer-line">
      <PlatformMark platform={offer.platform} size={20} />
      <span>
        <b>{offer.variant ?? nameOf(offer)}</b>
        <small>{offer.shopName}</small>
        {offer.twin && <NotSame id={goodsId} otherId={offer.twin.goodsId} />}
      </span>
      <Cost offer={offer} size={16} />
      <ExitLink className="btn btn--line" exit={offerExit(offer)}>
        {t('deal.shop')}
      </ExitLink>
    </li>
  );
}
