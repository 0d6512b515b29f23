/**
 * Goods of one category, with its parents above and its children beside. `{name}-{code}`: a wrong
 * name is redirected (NAV-10).
 */
import { redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { AlertEntry } from '../features/alert/alert-entry.tsx';
import { CategoryChips } from '../features/catalogue/category-grid.tsx';
import { GoodsList } from '../features/catalogue/goods-list.tsx';
import type { GoodsListing } from '../features/catalogue/goods-query.ts';
import { goodsList, listingHead, loadGoods } from '../features/catalogue/goods-query.ts';
import { categoryAddress, codeOfSlug } from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { breadcrumbs } from '../lib/structured.ts';
import { totalText } from '../lib/total.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';

interface CategoryData {
  path: Answer<'category.parents'>;
  children: Answer<'goods.category-navigate'>;
  listing: GoodsListing;
}

function CategoryPage() {
  const { path, children, listing } = useLoaderData<CategoryData>();
  const category = path.at(-1);
  if (!category) return null;
  const crumbs = [
    { label: t('nav.goods'), href: '/products' },
    ...path.slice(0, -1).map((one) => ({ label: one.name, href: categoryAddress(one) })),
    { label: category.name },
  ];
  return (
    <>
      <div className="pd__crumb">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <h1 className="page__h">{category.name}</h1>
      <p className="entry">
        <AlertEntry category={category} />
      </p>
      <CategoryChips categories={children} label={t('catalogue.children')} />
      <GoodsList listing={listing} title={t('catalogue.in', { name: category.name })} isNamed />
    </>
  );
}

export default definePage<CategoryData>({
  async load({ call, params, url }) {
    const slug = params.slug as string;
    const code = codeOfSlug(slug);
    const path = await call('category.parents-by-code', { code });
    const category = path.at(-1);
    if (category && decodeURIComponent(categoryAddress(category)) !== `/products/${slug}`)
      throw redirect(categoryAddress(category) + url.search, 301);
    const [children, listing] = await Promise.all([
      call('goods.category-navigate', { parentCode: code }),
      loadGoods(call, url, { categoryCodes: [code] }),
    ]);
    return { path, children, listing };
  },
  head: ({ path, listing }) => {
    const category = path.at(-1);
    return {
      title: `${category?.name ?? ''} · ${t('site.name')}`,
      description: t('category.description', {
        name: category?.name ?? '',
        n: totalText(listing.found.totalElements, listing.found.totalIsFloor),
      }),
      ...(category
        ? {
            canonical: categoryAddress(category),
            feeds: [{ path: `category/${category.code}`, title: category.name }],
          }
        : {}),
      ...listingHead(listing),
      structured: () => [
        goodsList(category?.name ?? '', listing),
        breadcrumbs([
          { label: t('nav.goods'), href: '/products' },
          ...path.map((one, index) => ({
            label: one.name,
            ...(index < path.length - 1 ? { href: categoryAddress(one) } : {}),
          })),
        ]),
      ],
    };
  },
  Page: CategoryPage,
});
