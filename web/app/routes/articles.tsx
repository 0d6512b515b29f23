/**
 * The discover list of articles (NAV-02); on a tenant whose home is the discover page it leads
 * there (AMB-02).
 */
import { redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { articleListAddress } from '../lib/address.ts';
import { loadWriting, writingHead, writingList } from '../features/writing/writing-query.ts';
import type { WritingListing } from '../features/writing/writing-query.ts';
import { CategoryLinks } from '../features/writing/category-links.tsx';
import { GuideStrip } from '../features/guide/guide-card.tsx';
import { WritingList } from '../features/writing/writing-list.tsx';
import { t } from '../lib/message.ts';
import { page } from '../lib/page.ts';
import { definePage } from '../lib/route.ts';

interface ArticlesData {
  listing: WritingListing;
  guides: Answer<'guide.pages'>['content'];
}

function ArticlesPage() {
  const { listing, guides } = useLoaderData<ArticlesData>();
  return (
    <>
      <h1 className="page__h">{t('writing.articles')}</h1>
      <CategoryLinks categories={page().categories} hrefOf={articleListAddress} />
      {listing.page === 1 && <GuideStrip guides={guides} />}
      <WritingList listing={listing} title={t('writing.all')} />
    </>
  );
}

export default definePage<ArticlesData>({
  async load({ call, url, page: { tenant } }) {
    if (tenant.type === 'CONTENT') throw redirect(`/${url.search}`, 301);
    const [listing, guides] = await Promise.all([
      loadWriting(call, url, {}),
      call('guide.pages', { pageRequest: { page: 1, size: 4 } }),
    ]);
    return { listing, guides: guides.content };
  },
  head: ({ listing }) => ({
    title: `${t('writing.articles')} · ${t('site.name')}`,
    description: t('writing.description'),
    canonical: '/articles',
    ...writingHead(listing),
    feeds: [{ path: 'articles', title: t('writing.articles') }],
    structured: () => [writingList(t('writing.articles'), listing)],
  }),
  Page: ArticlesPage,
});
