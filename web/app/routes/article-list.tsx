/**
 * Articles of a category (NAV-08): `/articles/{name}-{code}`, on a tenant of type CONTENT
 * `/{name}-{code}`. The code is the part after the last hyphen; a wrong name, or the other tenant
 * type's address, is redirected for good.
 */
import { redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { CategoryLinks } from '../features/writing/category-links.tsx';
import { loadWriting, writingHead, writingList } from '../features/writing/writing-query.ts';
import type { WritingListing } from '../features/writing/writing-query.ts';
import { WritingList } from '../features/writing/writing-list.tsx';
import {
  articleListAddress,
  articlesAddress,
  categoryAddress,
  codeOfSlug,
} from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';

interface ArticleListData {
  path: Answer<'category.parents'>;
  children: Answer<'category.next-children'>;
  listing: WritingListing;
}

function ArticleListPage() {
  const { path, children, listing } = useLoaderData<ArticleListData>();
  const category = path.at(-1);
  if (!category) return null;
  const crumbs = [
    { label: t('writing.articles'), href: articlesAddress() },
    ...path.slice(0, -1).map((one) => ({ label: one.name, href: articleListAddress(one) })),
    { label: category.name },
  ];
  return (
    <>
      <div className="pd__crumb">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <h1 className="page__h">{t('writing.about', { name: category.name })}</h1>
      <CategoryLinks categories={children} hrefOf={articleListAddress} />
      <WritingList listing={listing} title={t('writing.all')} />
      <p className="more">
        <a className="btn btn--line" href={categoryAddress(category)}>
          {t('writing.goods-of', { name: category.name })}
        </a>
      </p>
    </>
  );
}

export default definePage<ArticleListData>({
  async load({ call, params, url, page: { tenant } }) {
    const slug = params.slug as string;
    const code = codeOfSlug(slug);
    const path = await call('category.parents-by-code', { code });
    const category = path.at(-1);
    if (category) {
      const here = `${tenant.type === 'CONTENT' ? '' : '/articles'}/${encodeURIComponent(category.slug)}-${category.code}`;
      if (decodeURIComponent(here) !== decodeURIComponent(url.pathname))
        throw redirect(here + url.search, 301);
    }
    const [children, listing] = await Promise.all([
      call('category.next-children', { id: code }),
      loadWriting(call, url, { classificationCodes: [code] }),
    ]);
    return { path, children, listing };
  },
  head: ({ path, listing }) => {
    const category = path.at(-1);
    return {
      title: `${t('writing.about', { name: category?.name ?? '' })} · ${t('site.name')}`,
      description: t('writing.about.description', { name: category?.name ?? '' }),
      noindex: listing.list.totalElements === 0,
      ...writingHead(listing),
      structured: () => [writingList(category?.name ?? '', listing)],
      ...(category ? { canonical: articleListAddress(category) } : {}),
    };
  },
  Page: ArticleListPage,
});
