/** One brand: its story and its goods. */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import type { DealCard as Deal } from '#contract/catalog/card.ts';
import type { ContentCard } from '#contract/content/card.ts';
import { ARTICLE_TYPES } from '#contract/content/kind.ts';
import { AlertEntry } from '../features/alert/alert-entry.tsx';
import { GoodsList } from '../features/catalogue/goods-list.tsx';
import type { GoodsListing } from '../features/catalogue/goods-query.ts';
import { goodsList, listingHead, loadGoods } from '../features/catalogue/goods-query.ts';
import { Tickets } from '../features/coupon/tickets.tsx';
import { MiniCard } from '../features/goods/mini-card.tsx';
import { ListBlock } from '../features/writing/list-block.tsx';
import { brandAddress } from '../lib/address.ts';
import { EXTRA } from '../lib/call.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { breadcrumbs } from '../lib/structured.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Picture } from '../ui/picture.tsx';
import { firstLetter } from '#contract/text.ts';

interface BrandData {
  brand: Answer<'brand.detail'>;
  deals: Deal[];
  coupons: Answer<'coupon.pages'>['content'];
  articles: ContentCard[];
  listing: GoodsListing;
}

function BrandPage() {
  const { brand, deals, coupons, articles, listing } = useLoaderData<BrandData>();
  return (
    <>
      <div className="pd__crumb">
        <Breadcrumb crumbs={[{ label: t('nav.brands'), href: '/brands' }, { label: brand.name }]} />
      </div>
      <div className="brand">
        {brand.logo ? (
          <span className="brand__logo">
            <Picture url={brand.logo} size={{ width: 72, height: 72 }} />
          </span>
        ) : (
          <span className="brand__logo" aria-hidden="true">
            {firstLetter(brand.name)}
          </span>
        )}
        <div>
          <h1 className="page__h">{brand.name}</h1>
          {brand.story && <p className="brand__story">{brand.story}</p>}
          <p className="entry">
            <AlertEntry brand={brand} />
          </p>
        </div>
      </div>
      {deals.length > 0 && (
        <section aria-labelledby="deals">
          <div className="sec">
            <h2 id="deals">{t('brand.deals', { name: brand.name })}</h2>
          </div>
          <div className="strip">
            {deals.map((deal) => (
              <MiniCard key={deal.id} card={deal} />
            ))}
          </div>
        </section>
      )}
      <Tickets coupons={coupons} title={t('coupons.of-brand', { name: brand.name })} />
      <GoodsList
        listing={listing}
        title={t('brand.goods', { name: brand.name })}
        hide={['brand']}
      />
      <ListBlock
        id="articles"
        title={t('brand.articles', { name: brand.name })}
        contents={articles}
      />
    </>
  );
}

export default definePage<BrandData>({
  async load({ call, params, url }) {
    const brand = await call('brand.detail-by-code', { code: params.code as string });
    const brandIds = [brand.id];
    // beside its goods everything is an extra
    const [listing, deals, coupons, articles] = await Promise.all([
      loadGoods(call, url, { brandIds }),
      call(
        'search.search',
        { dataTypes: ['CONTENT'], brandIds, sort: 'DISCOUNT', pageRequest: { page: 1, size: 6 } },
        EXTRA,
      ).catch(() => null),
      call('coupon.pages', { brandIds, pageRequest: { page: 1, size: 4 } }, EXTRA).catch(
        () => null,
      ),
      call(
        'content.pages',
        {
          brandIds,
          contentTypeCodes: [...ARTICLE_TYPES, 'NOTE'],
          queryType: 'HOT',
          pageRequest: { page: 1, size: 4 },
        },
        EXTRA,
      ).catch(() => null),
    ]);
    return {
      brand,
      deals: (deals?.content ?? []) as Deal[],
      coupons: coupons?.content ?? [],
      articles: (articles?.content ?? []) as ContentCard[],
      listing,
    };
  },
  head: ({ brand, listing }) => ({
    title: `${brand.name} · ${t('site.name')}`,
    description: brand.story || t('brand.goods', { name: brand.name }),
    canonical: brandAddress(brand.code),
    image: brand.logo,
    ...listingHead(listing),
    feeds: [{ path: `brand/${brand.code}`, title: brand.name }],
    structured: () => [
      goodsList(brand.name, listing),
      breadcrumbs([{ label: t('nav.brands'), href: '/brands' }, { label: brand.name }]),
    ],
  }),
  Page: BrandPage,
});
