/**
 * What it costs in the end (BEY-04): every assumption and every coupon a line of its own, the total
 * last, and how to get this price.
 */
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import type { Platform } from '#contract/catalog/label.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Bill, BillCoupon } from '#contract/price/bill.ts';
import { codeOf } from '#contract/price/bill.ts';
import { t } from '../../lib/message.ts';
import { money, toPay } from '../../lib/money.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { NotCounted, shippingWords } from '../price/parts.tsx';
import { copyCode } from '../share/copy-code.ts';

export interface BillProps {
  readonly bill: Bill;
  readonly currency: CurrencyCode;
  readonly shop: { platform: Platform; shopName: string | null };
}

export function BillLines({ bill, currency, shop }: BillProps) {
  const { parts, coupons, instead, payAmount } = bill;
  return (
    <>
      <dl className="sum">
        <div>
          <dt>{t('parts.item')}</dt>
          <dd>{money(parts.itemAmount, currency)}</dd>
        </div>
        <div>
          <dt>{t('parts.shipping')}</dt>
          <dd>{parts.withShipping ? shippingWords(parts, currency) : <NotCounted />}</dd>
        </div>
        {coupons.map((one) => (
          <div key={`${one.code} ${one.title}`}>
            <dt>
              <CouponName coupon={one} />
            </dt>
            <dd>−{money(one.amount, currency)}</dd>
          </div>
        ))}
        {!parts.withCoupon && coupons.length === 0 && (parts.couponAmount ?? 0) > 0 && (
          <div>
            <dt>
              {t('parts.coupon')} {parts.couponCode}
            </dt>
            <dd>
              <NotCounted />
            </dd>
          </div>
        )}
        <div className="tot">
          <dt>{t('parts.total')}</dt>
          <dd>{money(payAmount, currency)}</dd>
        </div>
      </dl>
      {instead && (
        <p className="bill__instead muted">
          {t('bill.instead', {
            price: money(parts.effectiveAmount, currency),
            coupon: instead.code ?? t('bill.coupon'),
            off: money(instead.amount, currency),
          })}
        </p>
      )}
      {coupons.length > 0 && <Steps bill={bill} currency={currency} shop={shop} />}
    </>
  );
}

function CouponName({ coupon: { code, title } }: { coupon: BillCoupon }) {
  if (code === null) return title ? `${t('parts.coupon')} · ${title}` : t('parts.coupon');
  return (
    <>
      {t('parts.coupon')} <b>{code}</b>{' '}
      <button
        className="link needs-script bill__copy"
        type="button"
        aria-label={t('bill.copy', { code })}
        onClick={() => copyCode(code)}
      >
        <Icon name="copy" size={16} /> {t('coupon.copy')}
      </button>
    </>
  );
}

/** How to get this price, in the order in which it is done. */
function Steps({ bill, currency, shop: { platform, shopName } }: BillProps) {
  const code = codeOf(bill);
  const shop = platform === 'UNKNOWN' ? (shopName ?? t('bill.shop')) : PLATFORM_NAMES[platform];
  return (
    <div className="bill__how">
      <p>{t('bill.how')}</p>
      <ol>
        <li>{code === null ? t('bill.collect', { shop }) : t('bill.go', { shop, code })}</li>
        {bill.coupons
          .filter((one) => (code === null ? one !== bill.coupons[0] : one.code !== code))
          .map(({ code: other, title, amount }) => (
            <li key={`${other} ${title}`}>
              {other === null
                ? t('bill.collect-more', { title, off: money(amount, currency) })
                : t('bill.more', { code: other, off: money(amount, currency) })}
            </li>
          ))}
        <li>{t('bill.cart')}</li>
        <li>
          {t(code === null ? 'bill.check' : 'bill.paste', {
            pay: toPay(bill.payAmount, currency),
          })}
        </li>
      </ol>
    </div>
  );
}
