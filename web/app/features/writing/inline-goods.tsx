/** A product within a text: what it costs now, and what its history says. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { goodsAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { seenAt } from '../../lib/when.ts';
import { Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { platformWords } from '../price/platform-mark.tsx';
import { PriceRow } from '../price/price.tsx';
import { reasonOf, VerdictLine } from '../price/verdict.tsx';

export function InlineGoods({ goods }: { goods: GoodsCard }) {
  return (
    <div className="ingoods">
      <div className="card__pic">
        <Picture url={goods.cover} size={{ width: 160, height: 160 }} />
      </div>
      <div>
        <p className="ingoods__n">
          <a href={goodsAddress(goods.code)}>
            <WholeWords text={goods.name} />
          </a>
        </p>
        <PriceRow card={goods} muted={!goods.inStock} />
        <VerdictLine of={goods} />
        <p className="card__why">{reasonOf(goods)}</p>
        <p className="muted ingoods__s">
          {platformWords(goods.platform, goods.isMall)}
          {goods.seenTime && ` · ${t('writing.price-seen', { time: seenAt(goods.seenTime) })}`}
        </p>
      </div>
    </div>
  );
}
