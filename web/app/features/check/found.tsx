/**
 * What Khum says of the link: price and verdict of that very offer, what it costs in the end, where
 * it is cheaper, its history, the same product elsewhere.
 */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { billOf, cheaperOf, codeOf } from '#contract/price/bill.ts';
import { changedQuery, goodsAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { toPay } from '../../lib/money.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { WatchButton } from '../alert/watch-button.tsx';
import { Outlook } from '../chart/outlook.tsx';
import { DEFAULT_RANGE, PriceHistory, WHOLE } from '../chart/price-history.tsx';
import { BillLines } from '../coupon/bill.tsx';
import { Cheaper } from '../goods/cheaper.tsx';
import { Offers } from '../goods/offers.tsx';
import { ExitLink, offerExit } from '../outbound/exit-link.tsx';
import { assumptionQuery } from '../price/assumptions.ts';
import { Evidence } from '../price/evidence.tsx';
import { PlatformMark } from '../price/platform-mark.tsx';
import { PriceRow } from '../price/price.tsx';
import type { FoundLink } from './checked.ts';
import { rememberLink } from './recent.ts';

export function Found({ found }: { found: FoundLink }) {
  const { goods, offer, stat, range, assumptions, url } = found;
  const location = useLocation();
  const { name } = goods;
  useEffect(() => rememberLink({ url, name }), [url, name]);
  const parts = goods.offers.map((one) => one.parts);
  return (
    <div className="chk">
      <Answer found={found} />
      <div>
        <PriceHistory
          key={`${offer.id} ${location.search}`}
          goods={goods}
          first={stat}
          range={range}
          usualRange={offer.isCurrent ? DEFAULT_RANGE : WHOLE}
          assumptions={assumptions}
          matters={{
            shipping:
              !assumptions.withShipping || parts.some((one) => (one.shippingAmount ?? 0) > 0),
            coupon: !assumptions.withCoupon || parts.some((one) => (one.couponAmount ?? 0) > 0),
          }}
          byUnit={false}
          allShops={false}
          offerId={offer.id}
        >
          <Outlook
            found={found.outlook}
            verdict={offer.verdict.kind}
            isChartOfOne={goods.offers.filter((one) => one.twin === null).length > 1}
          />
        </PriceHistory>
        <Offers
          goods={goods}
          assumptions={assumptions}
          couponHref={changedQuery(
            location,
            assumptionQuery({ ...assumptions, withCoupon: !assumptions.withCoupon }),
          )}
        />
      </div>
    </div>
  );
}

function Answer({ found: { goods, offer } }: { found: FoundLink }) {
  const address = goodsAddress(goods.code);
  const bill = offer.isCurrent && offer.inStock ? billOf(offer.parts, offer.stack) : null;
  const cheaper = cheaperOf(goods.offers, offer.id, bill?.payAmount ?? offer.currentAmount);
  const watched = { ...goods, hasTwins: goods.offers.some(({ twin }) => twin !== null) };
  return (
    <section className="chk__card paybox" aria-labelledby="checked">
      <div className="paybox__in">
        <div className="chk__what">
          <a className="chk__pic" href={address} tabIndex={-1} aria-hidden="true">
            <Picture url={offer.cover || goods.cover} eager />
          </a>
          <div>
            <h2 id="checked">
              <a href={address}>
                <WholeWords text={goods.name} />
              </a>
            </h2>
            <p className="muted chk__shop">
              <PlatformMark platform={offer.platform} size={20} isNamed /> {offer.shopName}
            </p>
          </div>
        </div>
        <PriceRow card={offer} size={36} muted={!offer.inStock} />
        <Evidence of={offer} />
        {bill && <BillLines bill={bill} currency={offer.currencyCode} shop={offer} />}
        <Cheaper offer={cheaper} than={offer} />
      </div>
      <div className="act">
        {offer.inStock ? (
          <ExitLink
            exit={offerExit(offer)}
            className="btn btn--go btn--lg"
            copies={bill && codeOf(bill)}
          >
            {t('deal.shop')} {bill && <b>{toPay(bill.payAmount, offer.currencyCode)}</b>}
            <Icon name="arrow-up-right" />
          </ExitLink>
        ) : (
          <p className="btn btn--quiet btn--lg">{t('goods.out-of-stock')}</p>
        )}
        <div className="act__row">
          <WatchButton goods={watched} look="row" />
        </div>
        <p className="chk__more">
          <a className="link" href={address}>
            {t('check.page')}
          </a>
        </p>
      </div>
    </section>
  );
}
