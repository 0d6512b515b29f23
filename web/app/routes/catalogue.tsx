/** The product catalogue: categories, brands, and all goods. */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { BrandStrip } from '../features/catalogue/brand-strip.tsx';
import { CategoryGrid } from '../features/catalogue/category-grid.tsx';
import { GoodsList } from '../features/catalogue/goods-list.tsx';
import type { GoodsListing } from '../features/catalogue/goods-query.ts';
import { goodsList, listingHead, loadGoods } from '../features/catalogue/goods-query.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { Icon } from '../ui/icon/icon.tsx';

interface CatalogueData {
  categories: Answer<'goods.category-navigate'>;
  brands: Answer<'brand.home'>;
  listing: GoodsListing;
}

function CataloguePage() {
  const { categories, brands, listing } = useLoaderData<CatalogueData>();
  return (
    <>
      <div className="sec catalogue__h">
        <h1 className="page__h">{t('catalogue.title')}</h1>
        <a className="sec__more" href="/brands">
          {t('nav.brands')}
          <Icon name="chevron-right" size={16} />
        </a>
      </div>
      <CategoryGrid categories={categories} eager />
      <BrandStrip brands={brands} />
      <GoodsList listing={listing} title={t('catalogue.all')} below isNamed />
    </>
  );
}

export default definePage<CatalogueData>({
  async load({ call, url }) {
    const [categories, brands, listing] = await Promise.all([
      call('goods.category-navigate'),
      call('brand.home'),
      loadGoods(call, url),
    ]);
    return { categories, brands, listing };
  },
  head: ({ listing }) => ({
    title: `${t('catalogue.head')} · ${t('site.name')}`,
    description: t('catalogue.description'),
    canonical: '/products',
    everywhere: true,
    ...listingHead(listing),
    structured: () => [goodsList(t('catalogue.title'), listing)],
  }),
  Page: CataloguePage,
});
