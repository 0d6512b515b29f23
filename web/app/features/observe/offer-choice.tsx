/**
 * Of which offer of a product somebody tells the price: each leads to its form, without an address
 * to type (BEY-19).
 */
import type { Answer } from '#contract/calls.ts';
import { withQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { PlatformMark } from '../price/platform-mark.tsx';

export function OfferChoice({ goods }: { goods: Answer<'goods.detail'> }) {
  const offers = goods.offers.filter((offer) => /^https?:/.test(offer.url));
  if (offers.length === 0) return null;
  return (
    <section className="own__sec" aria-labelledby="offers">
      <h2 className="own__h" id="offers">
        {t('observe.offers', { name: goods.name })}
      </h2>
      <ul className="observe__offers">
        {offers.map((offer) => (
          <li key={offer.id}>
            <a href={withQuery('/observe', { url: offer.url })}>
              <PlatformMark platform={offer.platform} />
              <span>
                {offer.shopName ?? offer.platformName}
                {offer.variant && <small className="muted"> {offer.variant}</small>}
              </span>
              <span className="num">{money(offer.parts.itemAmount, goods.currencyCode)}</span>
              <Icon name="chevron-right" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
