/** All deals of a module of a page: where "more" leads without script. */
import { redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { DealCard } from '../features/deal/deal-card.tsx';
import { PagedList } from '../features/list/paged-list.tsx';
import { pageCount, pageOf } from '../features/list/paging.ts';
import { changedQuery } from '../lib/address.ts';
import { browserCaller } from '../lib/caller.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';

interface ModuleDealsData {
  moduleId: string;
  found: Answer<'page.by-module'>;
  page: number;
}

function ModuleDealsPage() {
  const { moduleId, found, page } = useLoaderData<ModuleDealsData>();
  return (
    <>
      <h1 className="page__h">{found.title || t('nav.deals')}</h1>
      <PagedList
        key={`${moduleId} ${page} ${found.content[0]?.id}`}
        first={found}
        page={page}
        size={LIST.pageSize}
        load={(next) =>
          browserCaller(
            'page.by-module',
            { moduleId, pageRequest: { page: next, size: LIST.pageSize } },
            { quiet: true },
          )
        }
      >
        {(deals) => (
          <>
            <h2 className="sr">{t('nav.deals')}</h2>
            <div className="grid grid--5 cards">
              {deals.map((deal, index) => (
                <div key={deal.id} className="cell">
                  <DealCard deal={deal} eager={index < 2} />
                </div>
              ))}
            </div>
          </>
        )}
      </PagedList>
    </>
  );
}

export default definePage<ModuleDealsData>({
  async load({ call, url, params }) {
    const moduleId = params.id as string;
    // a number has no other spelling; the contract takes digits alone
    if (!/^[1-9]\d{0,17}$/.test(moduleId)) throw new Response(null, { status: 404 });
    const page = pageOf(url);
    const found = await call('page.by-module', {
      moduleId,
      pageRequest: { page, size: LIST.pageSize },
    });
    if (found.content.length === 0 && found.totalElements > 0)
      throw redirect(changedQuery(url, { page: pageCount(found.totalElements, LIST.pageSize) }));
    return { moduleId, found, page };
  },
  head: ({ found, page }) => ({
    title: `${found.title || t('nav.deals')} · ${t('site.name')}`,
    pages: { page, hasNext: found.hasNext },
    noindex: true,
  }),
  Page: ModuleDealsPage,
});
