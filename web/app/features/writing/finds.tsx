/** New finds of shoppers: a block with the first of them, and the whole list. */
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { FeedCard } from './feed-card.tsx';

type Finds = Answer<'content.finds'>;

export function FindsBlock({ finds }: { finds: Finds['content'] }) {
  if (finds.length === 0) return null;
  return (
    <section aria-labelledby="finds" className="block">
      <div className="sec">
        <h2 id="finds">{t('finds.title')}</h2>
        <a className="sec__more" href="/discover?tab=new">
          {t('see-all')}
          <Icon name="chevron-right" size={16} />
        </a>
      </div>
      <FindsGrid finds={finds} />
    </section>
  );
}

export function FindsList({ first, page }: { first: Finds; page: number }) {
  return (
    <section className="pd__sec" aria-label={t('finds.title')}>
      <h2 className="sr">{t('finds.title')}</h2>
      <p className="muted finds__p">{t('finds.text')}</p>
      <PagedList
        key={`${page} ${first.content[0]?.id}`}
        first={first}
        page={page}
        size={LIST.pageSize}
        load={(next) => browserCaller('content.finds', { page: next, size: LIST.pageSize }, { quiet: true })}
        empty={<EmptyState title={t('finds.empty')} text={t('list.empty.text')} />}
      >
        {(finds) => <FindsGrid finds={finds} isFirst />}
      </PagedList>
    </section>
  );
}

function FindsGrid({ finds, isFirst = false }: { finds: readonly Finds['content'][number][]; isFirst?: boolean }) {
  return (
    <div className="grid grid--w">
      {finds.map((card, at) => (
        <FeedCard key={card.id} card={card} eager={isFirst && at < 2} />
      ))}
    </div>
  );
}
