import type { Coupon } from '#contract/coupon/coupon.ts';
import { t } from '../../lib/message.ts';
import { Ticket } from './ticket.tsx';

/** So many are seen at once; a page about a product is no list of coupons. */
const SEEN = 4;

/**
 * Coupons of a product or deal; nothing where there are none. `rest`: where the others of a
 * platform are.
 */
export function Tickets({
  coupons,
  rest,
  itemAmount,
  title = t('coupons.of-goods'),
}: {
  coupons: readonly Coupon[];
  /** Where they are not of one product. */
  title?: string;
  /** The price of the one piece that they are for. */
  itemAmount?: number;
  rest?: { href: string; label: string };
}) {
  if (coupons.length === 0) return null;
  return (
    <section className="pd__sec" aria-labelledby="coupons">
      <div className="h2row">
        <h2 id="coupons">{title}</h2>
        {rest && (
          <a className="link" href={rest.href}>
            {rest.label}
          </a>
        )}
      </div>
      <List coupons={coupons.slice(0, SEEN)} itemAmount={itemAmount} />
      {coupons.length > SEEN && (
        <details className="facet__more">
          <summary>{t('coupons.more', { n: coupons.length - SEEN })}</summary>
          <List coupons={coupons.slice(SEEN)} itemAmount={itemAmount} />
        </details>
      )}
    </section>
  );
}

function List({
  coupons,
  itemAmount,
}: {
  coupons: readonly Coupon[];
  itemAmount: number | undefined;
}) {
  return (
    <div className="tickets tickets--2">
      {coupons.map((coupon) => (
        <Ticket key={coupon.id} coupon={coupon} itemAmount={itemAmount} />
      ))}
    </div>
  );
}
