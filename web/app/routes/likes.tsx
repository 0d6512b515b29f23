/** What the viewer liked, latest first (INT-17). */
import { redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { pageCount, pageOf } from '../features/list/paging.ts';
import { MarkedList } from '../features/collection/marked-list.tsx';
import { changedQuery } from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { EmptyState } from '../ui/empty-state.tsx';

interface LikesData {
  readonly marked: Answer<'mark.pages'>;
  readonly page: number;
}

function LikesPage() {
  const { marked, page } = useLoaderData<LikesData>();
  return (
    <>
      <h1 className="page__h">{t('marked.likes')}</h1>
      <MarkedList
        title={t('marked.likes')}
        first={marked}
        page={page}
        action="THUMB_UP"
        empty={
          <EmptyState
            title={t('marked.likes.none')}
            text={t('marked.likes.none.text')}
            action={{ href: '/discover', label: t('nav.discover') }}
          />
        }
      />
    </>
  );
}

export default definePage<LikesData>({
  async load({ call, url }) {
    const page = pageOf(url);
    const marked = await call('mark.pages', {
      actionType: 'THUMB_UP',
      pageRequest: { page, size: LIST.pageSize },
    });
    if (marked.content.length === 0 && marked.totalElements > 0)
      throw redirect(changedQuery(url, { page: pageCount(marked.totalElements, LIST.pageSize) }));
    return { marked, page };
  },
  head: () => ({ title: `${t('marked.likes')} · ${t('site.name')}`, noindex: true }),
  Page: LikesPage,
});
