/** What a feed says of a product, named for its reader. */
import { CONDITION, conditionIn } from '#contract/catalog/condition.ts';
import type { GoodsDetail } from '#contract/catalog/goods.ts';
import { t } from '../../lib/message.ts';

/** The attribute that holds a feed's own name of the category. */
const SHOP_CATEGORY = 'breadcrumb';

type Facts = GoodsDetail['attributes'];

/** The attributes in the reader's words where they have a meaning to us, else in those of the feed. */
export function saidFacts(attributes: Facts): Facts {
  const condition = conditionIn(attributes);
  return attributes.map(({ name, value }) => {
    if (name === SHOP_CATEGORY) return { name: t('goods.shop-category'), value };
    if (name !== CONDITION) return { name, value };
    return {
      name: t('goods.condition'),
      value: t(
        condition === 'REFURBISHED' ? 'goods.condition.refurbished' : 'goods.condition.used',
      ),
    };
  });
}
