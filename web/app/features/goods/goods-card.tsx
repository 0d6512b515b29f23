/** Goods in a grid: the price card with rating and number of offers. */
import type { ReactNode } from 'react';
import type { GoodsCard as Goods } from '#contract/catalog/card.ts';
import { goodsAddress } from '../../lib/address.ts';
import { ratingText } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CompareTick } from './compare-tick.tsx';
import { kinOf } from '../mute/kin.ts';
import { WhyButton } from '../mute/why-button.tsx';
import { CardTags } from '../price/card-tags.tsx';
import { PlatformMark, platformWords } from '../price/platform-mark.tsx';
import { PriceRow } from '../price/price.tsx';
import { SparkLine } from '../price/spark.tsx';
import { UnitLine } from './unit-line.tsx';
import { reasonOf, VerdictLine } from '../price/verdict.tsx';

interface GoodsCardProps {
  goods: Goods;
  eager?: boolean;
  /** Its name as it is shown. */
  title?: ReactNode;
}

export function GoodsCard({
  goods,
  eager = false,
  title = <WholeWords text={goods.name} />,
}: GoodsCardProps) {
  return (
    <article className={goods.inStock ? 'card' : 'card card--off'} data-of={kinOf(goods)}>
      <div className="card__pic">
        <Picture url={goods.cover} eager={eager} />
        {!goods.inStock && (
          <span className="card__end">
            <Icon name="clock" size={14} />
            {t('goods.out-of-stock')}
          </span>
        )}
        <CompareTick product={{ code: goods.code, name: goods.name, cover: goods.cover }} />
      </div>
      <div className="card__body">
        <h3 className="card__name">
          <a href={goodsAddress(goods.code)}>{title}</a>
        </h3>
        <PriceRow card={goods} muted={!goods.inStock} />
        {goods.isCurrent && <UnitLine unit={goods.unitPrice} currency={goods.currencyCode} />}
        <SparkLine
          spark={goods.spark}
          today={goods.isCurrent ? goods.currentAmount : null}
          muted={!goods.inStock}
        />
        <VerdictLine of={goods} />
        <p className="card__why">{reasonOf(goods)}</p>
        {goods.inStock && <CardTags card={goods} />}
        <p className="card__foot">
          <PlatformMark platform={goods.platform} isNamed={goods.offerCount === 1} />
          <span>
            {goods.offerCount > 1
              ? t('goods.offers', { n: goods.offerCount })
              : platformWords(goods.platform, goods.isMall)}
          </span>
          {goods.rating !== null && (
            <span className="end">
              <span aria-hidden="true">★ {ratingText(goods.rating)}</span>
              <span className="sr">{t('goods.rating', { n: ratingText(goods.rating) })}</span>
            </span>
          )}
        </p>
        <WhyButton name={goods.name} />
      </div>
    </article>
  );
}
