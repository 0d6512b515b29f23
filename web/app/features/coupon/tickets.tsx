import type { Coupon } from '#contract/coupon/coupon.ts';
import { t } from '../../lib/message.ts';
import { Ticket } from './ticket.tsx';

/** Coupons of a product or deal; nothing where there are none. */
export function Tickets({ coupons }: { coupons: readonly Coupon[] }) {
  if (coupons.length === 0) return null;
  return (
    <section className="pd__sec" aria-labelledby="coupons">
      <h2 id="coupons">{t('coupons.of-goods')}</h2>
      <div className="tickets tickets--2">
        {coupons.map((coupon) => (
          <Ticket key={coupon.id} coupon={coupon} />
        ))}
      </div>
    </section>
  );
}
