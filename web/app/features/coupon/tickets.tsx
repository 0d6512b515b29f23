import type { Coupon } from '#contract/coupon/coupon.ts';
import { helpedBy } from '#contract/coupon/help.ts';
import type { HelpedOffer } from '#contract/coupon/help.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { Ticket } from './ticket.tsx';

/** So many are seen at once; a page about a product is no list of coupons. */
const SEEN = 4;

/** An offer that coupons are for. */
export interface CouponOffer extends HelpedOffer {
  readonly platformName: string;
  readonly currencyCode: CurrencyCode;
}

interface TicketsProps {
  coupons: readonly Coupon[];
  /** Where they are not of one product. */
  title?: string;
  /** The offers that they are for; the price of the page is that of the first. */
  offers?: readonly CouponOffer[];
  /** Where the others of a platform are. */
  rest?: { href: string; label: string };
}

/** Coupons of a product or deal; nothing where there are none. */
export function Tickets({
  coupons,
  rest,
  offers = [],
  title = t('coupons.of-goods'),
}: TicketsProps) {
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
      <List coupons={coupons.slice(0, SEEN)} offers={offers} />
      {coupons.length > SEEN && (
        <details className="facet__more">
          <summary>{t('coupons.more', { n: coupons.length - SEEN })}</summary>
          <List coupons={coupons.slice(SEEN)} offers={offers} />
        </details>
      )}
    </section>
  );
}

function List({ coupons, offers }: Required<Pick<TicketsProps, 'coupons' | 'offers'>>) {
  return (
    <div className="tickets tickets--2">
      {coupons.map((coupon) => {
        const helped = helpedBy(coupon, offers);
        return (
          <Ticket
            key={coupon.id}
            coupon={coupon}
            itemAmount={helped?.offer.parts.itemAmount}
            offer={helped && !helped.isFirst ? nameOf(helped.offer) : undefined}
          />
        );
      })}
    </div>
  );
}

/** Another offer than that of the price, by its shop and its price. */
function nameOf({ platformName, shopName, currencyCode, parts }: CouponOffer): string {
  const shop =
    shopName === null || shopName === platformName ? platformName : `${platformName} · ${shopName}`;
  return t('coupon.of-offer', { shop, price: money(parts.itemAmount, currencyCode) });
}
