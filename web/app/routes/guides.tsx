/** All published guides (GUIDE-01). */
import { redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { GuideCard } from '../features/guide/guide-card.tsx';
import { PagedList } from '../features/list/paged-list.tsx';
import { pageCount, pageOf } from '../features/list/paging.ts';
import { changedQuery } from '../lib/address.ts';
import { browserCaller } from '../lib/caller.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';

interface GuidesData {
  list: Answer<'guide.pages'>;
  page: number;
}

function GuidesPage() {
  const { list, page } = useLoaderData<GuidesData>();
  return (
    <>
      <h1 className="page__h">{t('guide.title')}</h1>
      <p className="muted page__sub">{t('guide.description')}</p>
      <h2 className="sr">{t('guide.title')}</h2>
      <PagedList
        key={page}
        first={list}
        page={page}
        size={LIST.pageSize}
        load={(next) =>
          browserCaller(
            'guide.pages',
            { pageRequest: { page: next, size: LIST.pageSize } },
            { quiet: true },
          )
        }
      >
        {(guides) => (
          <div className="grid grid--w">
            {guides.map((guide) => (
              <GuideCard key={guide.id} guide={guide} />
            ))}
          </div>
        )}
      </PagedList>
    </>
  );
}

export default definePage<GuidesData>({
  async load({ call, url }) {
    const page = pageOf(url);
    const list = await call('guide.pages', { pageRequest: { page, size: LIST.pageSize } });
    if (list.content.length === 0 && list.totalElements > 0)
      throw redirect(changedQuery(url, { page: pageCount(list.totalElements, LIST.pageSize) }));
    return { list, page };
  },
  head: ({ list, page }) => ({
    title: `${t('guide.title')} · ${t('site.name')}`,
    pages: { page, hasNext: list.hasNext },
    description: t('guide.description'),
    canonical: '/guides',
    everywhere: true,
  }),
  Page: GuidesPage,
});
