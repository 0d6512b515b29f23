/** What it costs in the end (BEY-04): every assumption a line of its own, the total last. */
import type { CurrencyCode } from '#contract/money.ts';
import type { PriceParts } from '#contract/price/effective.ts';
import { t } from '../../lib/message.ts';
import { money, toPay } from '../../lib/money.ts';

export function PartsList({ parts, currency }: { parts: PriceParts; currency: CurrencyCode }) {
  return (
    <dl className="sum">
      <div>
        <dt>{t('parts.item')}</dt>
        <dd>{money(parts.itemAmount, currency)}</dd>
      </div>
      <div>
        <dt>{t('parts.shipping')}</dt>
        <dd>{parts.withShipping ? shippingWords(parts, currency) : <NotCounted />}</dd>
      </div>
      {parts.couponAmount !== null && parts.couponAmount > 0 && (
        <div>
          <dt>
            {t('parts.coupon')} {parts.couponCode}
          </dt>
          <dd>{parts.withCoupon ? `-${money(parts.couponAmount, currency)}` : <NotCounted />}</dd>
        </div>
      )}
      <div className="tot">
        <dt>{t('parts.total')}</dt>
        <dd>{money(parts.effectiveAmount, currency)}</dd>
      </div>
    </dl>
  );
}

function NotCounted() {
  return <span className="muted">{t('parts.not-counted')}</span>;
}

/** Free, an amount, or not known (which counts as nothing). */
export function shippingWords(parts: PriceParts, currency: CurrencyCode): string {
  if (parts.shippingAmount === null) return t('parts.unknown');
  return toPay(parts.shippingAmount, currency);
}
