/** Where less is paid than the price of a page says, and why that price is another. */
import type { GoodsDetail, Offer } from '#contract/catalog/goods.ts';
import { payOf } from '#contract/price/bill.ts';
import { goodsAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/** The price that is shown, and the offer that it is of. */
type Priced = Pick<GoodsDetail, 'platform' | 'currentAmount'>;

/** The best offer, where it is another than this one and costs less than `paid` in the end. */
export function cheaperOf(
  offers: readonly Offer[],
  offerId: string | null,
  paid: number,
): Offer | undefined {
  return offers.find(
    (one) => one.isBest && one.isCurrent && one.id !== offerId && payOf(one) < paid,
  );
}

export function Cheaper({ offer, than }: { offer: Offer | undefined; than: Priced }) {
  if (!offer) return null;
  const isOfPrice = offer.currentAmount < than.currentAmount;
  const isNear = offer.platform === than.platform;
  const shop = isNear ? (offer.shopName ?? offer.platformName) : offer.platformName;
  const price = money(payOf(offer), offer.currencyCode);
  return (
    <p className="cheaper">
      <Icon name="tag" size={16} />
      <span>
        <a className="link" href={offer.twin ? goodsAddress(offer.twin.goodsCode) : '#offers'}>
          {t(isOfPrice ? 'buy.cheaper' : 'buy.cheaper.coupon', { shop, price })}
        </a>
        {!isOfPrice && <small>{t('buy.cheaper.why')}</small>}
      </span>
    </p>
  );
}
