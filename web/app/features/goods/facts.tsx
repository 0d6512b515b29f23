/** Coupons for the goods, their description and attributes; ended coupons stay, marked as ended. */
import { CONDITION, conditionIn } from '#contract/catalog/condition.ts';
import type { GoodsDetail } from '#contract/catalog/goods.ts';
import { t } from '../../lib/message.ts';
import { Tickets } from '../coupon/tickets.tsx';

/** The attribute that holds a feed's own name of the category. */
const SHOP_CATEGORY = 'breadcrumb';

export function GoodsFacts({ goods }: { goods: GoodsDetail }) {
  const condition = conditionIn(goods.attributes);
  return (
    <>
      <Tickets coupons={goods.vouchers} itemAmount={goods.parts.itemAmount} />
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
              {goods.attributes.slice(0, 20).map((fact, index) => (
                <div key={`${fact.name} ${index}`}>
                  <dt>
                    {fact.name === SHOP_CATEGORY
                      ? t('goods.shop-category')
                      : fact.name === CONDITION
                        ? t('goods.condition')
                        : fact.name}
                  </dt>
                  <dd>
                    {fact.name === CONDITION
                      ? t(
                          condition === 'REFURBISHED'
                            ? 'goods.condition.refurbished'
                            : 'goods.condition.used',
                        )
                      : fact.value}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )}
    </>
  );
}
