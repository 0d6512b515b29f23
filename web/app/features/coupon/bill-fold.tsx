/**
 * The bill in one line, under the price on a phone: "฿13,790 − ฿199 PAYDAY39A = ฿13,591". It begins
 * with that price, or adds up to it. It opens the whole bill as a sheet; without script it unfolds
 * in its place.
 */
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { addsUp, beyondOf } from '#contract/price/bill.ts';
import type { Bill, BillCoupon } from '#contract/price/bill.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { t } from '../../lib/message.ts';
import { money, toPay } from '../../lib/money.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { BillLines } from './bill.tsx';
import type { BillProps } from './bill.tsx';

const load = async () => (await import('./bill-sheet.tsx')).BillSheet;

/** `go`: the way to the shop, at the foot of the sheet. */
export function BillFold({ go, ...props }: BillProps & { go: ReactNode }) {
  const { Dialog, open, close } = useDialog(load);
  const { bill, currency } = props;
  if (!addsUp(bill)) return null;
  return (
    <>
      <details className="bill">
        <summary
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <span className="bill__line">
            <Sum bill={bill} currency={currency} />{' '}
            <span>
              = <b>{toPay(bill.payAmount, currency)}</b>
            </span>
          </span>
          <Icon name="chevron-right" size={16} />
        </summary>
        <BillLines {...props} />
      </details>
      {Dialog && <Dialog {...props} go={go} onClose={close} />}
    </>
  );
}

function Sum({ bill, currency }: { bill: Bill; currency: CurrencyCode }) {
  const { parts, coupons } = bill;
  const shipping = parts.withShipping ? (parts.shippingAmount ?? 0) : 0;
  const beyond = beyondOf(bill);
  const fee = money(shipping, currency);
  return (
    <>
      {money(beyond ? parts.effectiveAmount : parts.itemAmount, currency)}
      {shipping > 0 && (
        <>
          {' '}
          <span>{t(beyond ? 'bill.with-shipping' : 'bill.plus-shipping', { fee })}</span>
        </>
      )}
      {beyond?.without && (
        <>
          {' '}
          <span>
            {t('bill.without', {
              off: money(beyond.without.amount, currency),
              code: nameOf(beyond.without),
            })}
          </span>
        </>
      )}
      {(beyond?.taken ?? coupons).map((one) => (
        <Fragment key={`${one.code} ${one.title}`}>
          {' '}
          <span>
            − {money(one.amount, currency)} {nameOf(one)}
          </span>
        </Fragment>
      ))}
    </>
  );
}

const nameOf = ({ code }: BillCoupon): string => code ?? t('bill.coupon');
