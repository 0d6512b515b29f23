/**
 * The page of a keyword (NAV-09): `/article-tag/{tag}`, on a tenant of type CONTENT
 * `/tag/{tag}`.
 */
import { redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { ARTICLE_TYPES } from '#contract/content/kind.ts';
import { TagButton } from '../features/alert/tag-button.tsx';
import { tagKey } from '../features/writing/distinct-words.ts';
import { loadWriting, writingHead, writingList } from '../features/writing/writing-query.ts';
import type { WritingListing } from '../features/writing/writing-query.ts';
import { WritingList } from '../features/writing/writing-list.tsx';
import { HotChips, KeywordChips } from '../features/writing/keyword-chips.tsx';
import { articlesAddress, tagAddress, withQuery } from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { breadcrumbs } from '../lib/structured.ts';
import { totalText } from '../lib/total.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

interface TagData {
  tag: string;
  listing: WritingListing;
  others: Answer<'content.hot-keywords'>['keywords'];
}

function TagPage() {
  const { tag, listing, others } = useLoaderData<TagData>();
  const near = listing.list.content
    .flatMap((one) => one.keywords)
    .filter((word) => tagKey(word) !== tagKey(tag));
  return (
    <>
      <div className="pd__crumb">
        <Breadcrumb
          crumbs={[{ label: t('writing.articles'), href: articlesAddress() }, { label: tag }]}
        />
      </div>
      <h1 className="page__h tagh">
        {tag}{' '}
        <small>
          {t('writing.count', {
            n: totalText(listing.list.totalElements, listing.list.totalIsFloor),
          })}
        </small>
      </h1>
      <p className="entry">
        <TagButton key={tag} tag={tag} />{' '}
        <a className="btn btn--quiet" href={withQuery('/newsletter', { tag })}>
          {t('newsletter.entry')}
        </a>
      </p>
      {near.length > 0 ? (
        <KeywordChips keywords={near} most={12} />
      ) : (
        <HotChips hot={others} most={12} />
      )}
      {listing.list.totalElements > 0 ? (
        <WritingList
          listing={listing}
          title={t('writing.under', { tag })}
          orders={['NEWEST', 'HOT']}
        />
      ) : (
        <EmptyState
          title={t('writing.under.none', { tag })}
          text={t('writing.under.none.text')}
          action={{
            href: withQuery('/search', { keyword: tag }),
            label: t('writing.under.search', { tag }),
          }}
        />
      )}
    </>
  );
}

export default definePage<TagData>({
  async load({ call, params, url, page: { tenant } }) {
    const tag = (params.tag as string).normalize('NFC').trim();
    const scheme = tenant.type === 'CONTENT' ? 'tag' : 'article-tag';
    if (!url.pathname.startsWith(`/${scheme}/`))
      throw redirect(`/${scheme}/${encodeURIComponent(tag)}${url.search}`, 301);
    // notes too: a keyword gathers everything that was written under it
    const [listing, hot] = await Promise.all([
      loadWriting(call, url, { tag, contentTypeCodes: [...ARTICLE_TYPES, 'NOTE'] }, 'NEWEST'),
      call('content.hot-keywords', { size: 12 }),
    ]);
    return { tag, listing, others: hot.keywords };
  },
  head: ({ tag, listing }) => ({
    title: `${tag} · ${t('site.name')}`,
    description: t('writing.under', { tag }),
    canonical: tagAddress(tag),
    noindex: listing.list.totalElements === 0,
    ...writingHead(listing),
    feeds: [{ path: `tag/${encodeURIComponent(tag)}`, title: tag }],
    structured: () => [
      writingList(tag, listing),
      breadcrumbs([{ label: t('writing.articles'), href: articlesAddress() }, { label: tag }]),
    ],
  }),
  Page: TagPage,
});
