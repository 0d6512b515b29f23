/**
 * The first screen of a product: pictures, name, rating, price with its evidence, labels, variants.
 */
import type { ReactNode } from 'react';
import type { GoodsDetail, Offer } from '#contract/catalog/goods.ts';
import type { Label } from '#contract/catalog/label.ts';
import type { Bill } from '#contract/price/bill.ts';
import { brandAddress, categoryAddress } from '../../lib/address.ts';
import { figure, ratingText } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { BillFold } from '../coupon/bill-fold.tsx';
import { labelIcon } from '../price/label.ts';
import { Labels } from '../price/labels.tsx';
import { Evidence } from '../price/evidence.tsx';
import { PriceRow } from '../price/price.tsx';
import { Until } from '../price/until.tsx';
import { ShrinkNote, UnitLine } from './unit-line.tsx';
import { Cheaper } from './cheaper.tsx';
import { CompareTick } from './compare-tick.tsx';
import { Gallery } from './gallery.tsx';
import { shorten } from '#contract/text.ts';

export function GoodsTop({
  goods,
  bill,
  go,
  about,
  cheaper,
}: {
  goods: GoodsDetail;
  bill: Bill | null;
  /** The way to the shop, of the bill. */
  go: ReactNode;
  about?: string | undefined;
  /** Where less is paid. */
  cheaper?: Offer | undefined;
}) {
  const crumbs = [
    { label: t('nav.home'), href: '/', wide: true },
    { label: t('nav.goods'), href: '/products', wide: goods.breadcrumb.length > 0 },
    ...goods.breadcrumb.map((category) => ({
      label: category.name,
      href: categoryAddress(category),
    })),
    { label: goods.name, wide: true },
  ];
  return (
    <>
      <div className="pd__crumb">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <section className="pd__top">
        <Gallery
          images={goods.images.length > 0 ? goods.images : [{ url: goods.cover }]}
          name={goods.name}
          more={<CompareTick product={goods} />}
        />
        <div className="info">
          {goods.brand && (
            <p className="pd__brand">
              <a className="link lone" href={brandAddress(goods.brand.code)}>
                {goods.brand.logo && (
                  <Picture url={goods.brand.logo} size={{ width: 72, height: 72 }} />
                )}
                {goods.brand.name}
              </a>
            </p>
          )}
          <h1>
            <WholeWords text={goods.name} />
          </h1>
          <Rating goods={goods} />
          <div className="buy only-phone">
            <PriceRow card={goods} size={36} muted={!goods.inStock} />
            {bill && <BillFold bill={bill} currency={goods.currencyCode} shop={goods} go={go} />}
            <Cheaper offer={cheaper} than={goods} />
            {goods.isCurrent && <UnitLine unit={goods.unitPrice} currency={goods.currencyCode} />}
            <Evidence of={goods} about={about} />
          </div>
          <ShrinkNote shrink={goods.shrink} />
          {goods.flashEndTime && <Until time={goods.flashEndTime} isFlash />}
          <Labels
            labels={(goods.labels as Label[]).filter((label) => labelIcon(label) !== 'zap')}
            asLowTime={goods.verdict.asLowTime}
          />
          {goods.description && (
            <p className="only-desk pd__sum">{shorten(goods.description, 240)}</p>
          )}
        </div>
      </section>
    </>
  );
}

function Rating({ goods }: { goods: GoodsDetail }) {
  if (goods.rating === null && goods.soldCount === 0) return null;
  return (
    <p className="pd__rate">
      {goods.rating !== null && (
        <span>
          <Icon name="star" size={16} />
          <b aria-hidden="true">{ratingText(goods.rating)}</b>
          <span className="sr">{t('goods.rating', { n: ratingText(goods.rating) })}</span>
        </span>
      )}
      {goods.reviewCount > 0 && (
        <span className="muted">{t('goods.reviews', { n: figure(goods.reviewCount) })}</span>
      )}
      {goods.soldCount > 0 && (
        <span className="muted">{t('goods.sold', { n: figure(goods.soldCount) })}</span>
      )}
    </p>
  );
}
