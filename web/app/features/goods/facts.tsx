/** Coupons for the goods, their description and attributes; ended coupons stay, marked as ended. */
import type { GoodsDetail } from '#contract/catalog/goods.ts';
import { t } from '../../lib/message.ts';
import { Tickets } from '../coupon/tickets.tsx';
import { saidFacts } from './said-facts.ts';

export function GoodsFacts({ goods }: { goods: GoodsDetail }) {
  return (
    <>
      <Tickets coupons={goods.vouchers} offers={pricedFirst(goods)} />
      {(goods.description || goods.attributes.length > 0) && (
        <section className="pd__sec" aria-labelledby="about">
          <h2 id="about">{t('goods.about')}</h2>
          {goods.description && (
            <div className="read facts__text">
              {goods.description
                .split(/\n{2,}/)
                .slice(0, 20)
                .map((paragraph, index) => (
                  <p key={index}>{paragraph}</p>
                ))}
            </div>
          )}
          {goods.attributes.length > 0 && (
            <dl className="facts">
              {saidFacts(goods.attributes.slice(0, 20)).map(({ name, value }, index) => (
                <div key={`${name} ${index}`}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )}
    </>
  );
}

/** Own offers, that of the price first: coupons are said to be for it, or for another. */
function pricedFirst({ offers, bestOfferId }: GoodsDetail): GoodsDetail['offers'] {
  return offers
    .filter((offer) => offer.twin === null)
    .toSorted((one, other) => Number(other.id === bestOfferId) - Number(one.id === bestOfferId));
}
