/** Where less is paid than the price of a page says, and why that price is another. */
import type { GoodsDetail, Offer } from '#contract/catalog/goods.ts';
import { payOf } from '#contract/price/bill.ts';
import { goodsAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/** The price that is shown, and the offer that it is of. */
type Priced = Pick<GoodsDetail, 'platform' | 'currentAmount'>;

/** `offersAt`: where the offers of this product are compared. */
export function Cheaper({
  offer,
  than,
  offersAt = '#offers',
}: {
  offer: Offer | null | undefined;
  than: Priced;
  offersAt?: string;
}) {
  if (!offer) return null;
  const isOfPrice = offer.currentAmount < than.currentAmount;
  const isNear = offer.platform === than.platform;
  const shop = isNear ? (offer.shopName ?? offer.platformName) : offer.platformName;
  const price = money(payOf(offer), offer.currencyCode);
  return (
    <p className="cheaper">
      <Icon name="tag" size={16} />
      <span>
        <a className="link" href={offer.twin ? goodsAddress(offer.twin.goodsCode) : offersAt}>
          {t(isOfPrice ? 'buy.cheaper' : 'buy.cheaper.coupon', { shop, price })}
        </a>
        {!isOfPrice && <small>{t('buy.cheaper.why')}</small>}
      </span>
    </p>
  );
}
