/**
 * The bill in one line, under the price on a phone: "฿13,790 − ฿199 PAYDAY39A = ฿13,591". It opens
 * the whole bill as a sheet; without script it unfolds in its place.
 */
import { Fragment } from 'react';
import { addsUp } from '#contract/price/bill.ts';
import { t } from '../../lib/message.ts';
import { money, toPay } from '../../lib/money.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { BillLines } from './bill.tsx';
import type { BillProps } from './bill.tsx';

const load = async () => (await import('./bill-sheet.tsx')).BillSheet;

export function BillFold(props: BillProps) {
  const { Dialog, open, close } = useDialog(load);
  const { bill, currency } = props;
  if (!addsUp(bill)) return null;
  const { parts, coupons, payAmount } = bill;
  const shipping = parts.withShipping ? (parts.shippingAmount ?? 0) : 0;
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
            {money(parts.itemAmount, currency)}
            {shipping > 0 && (
              <>
                {' '}
                <span>
                  + {money(shipping, currency)} {t('bill.shipping')}
                </span>
              </>
            )}
            {coupons.map((one) => (
              <Fragment key={`${one.code} ${one.title}`}>
                {' '}
                <span>
                  − {money(one.amount, currency)} {one.code ?? t('bill.coupon')}
                </span>
              </Fragment>
            ))}{' '}
            <span>
              = <b>{toPay(payAmount, currency)}</b>
            </span>
          </span>
          <Icon name="chevron-right" size={16} />
        </summary>
        <BillLines {...props} />
      </details>
      {Dialog && <Dialog {...props} onClose={close} />}
    </>
  );
}
