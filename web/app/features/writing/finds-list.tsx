/** All new finds of shoppers, page by page. */
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { FindsGrid } from './finds.tsx';

export function FindsList({ first, page }: { first: Answer<'content.finds'>; page: number }) {
  return (
    <section className="pd__sec" aria-label={t('finds.title')}>
      <h2 className="sr">{t('finds.title')}</h2>
      <p className="muted finds__p">{t('finds.text')}</p>
      <PagedList
        key={`${page} ${first.content[0]?.id}`}
        first={first}
        page={page}
        size={LIST.pageSize}
        load={(next) =>
          browserCaller('content.finds', { page: next, size: LIST.pageSize }, { quiet: true })
        }
        empty={<EmptyState title={t('finds.empty')} text={t('list.empty.text')} />}
      >
        {(finds) => <FindsGrid finds={finds} isFirst />}
      </PagedList>
    </section>
  );
}
