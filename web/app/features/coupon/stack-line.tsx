import type { CouponStack } from '#contract/catalog/goods.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';

/** What is paid with every coupon that is known to work, and what each takes off (BEY-04). */
export function StackLine({ stack, currency }: { stack: CouponStack; currency: CurrencyCode }) {
  return (
    <dl className="sum sum--stack">
      {stack.used.map((one) => (
        <div key={one.id}>
          <dt>{one.code ?? one.title}</dt>
          <dd>-{money(one.amount, currency)}</dd>
        </div>
      ))}
      <div className="tot">
        <dt>{t('coupon.stack')}</dt>
        <dd>{money(stack.payAmount, currency)}</dd>
      </div>
    </dl>
  );
}
