/** Deals, articles or reviews that have the words, in both paging modes. */
import { LIST } from '#contract/constants.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { PagedList } from '../list/paged-list.tsx';
import { SortChoice } from '../list/sort-choice.tsx';
import { FeedCard } from '../writing/feed-card.tsx';
import { ORDERS } from './search-query.ts';
import type { FoundListing } from './search-query.ts';

export function FoundList({ listing: { list, ask, tab, order, page }, title }: { listing: FoundListing; title: string }) {
  return (
    <section aria-labelledby="found">
      <div className="sec">
        <h2 id="found">{title}</h2>
        <SortChoice active={order} choices={ORDERS[tab].map((one) => [one, t(`goods.sort.${one}`)])} />
      </div>
      <PagedList
        key={JSON.stringify([ask, page])}
        first={list}
        page={page}
        size={LIST.pageSize}
        load={async (next) => (await browserCaller('search.search', { ...ask, pageRequest: { page: next, size: LIST.pageSize } })) as FoundListing['list']}
      >
        {(items) => (
          <div className={tab === 'CONTENT' ? 'grid grid--5' : 'grid grid--w'}>
            {items.map((card, index) => (
              <div key={card.id} className="cell">
                <FeedCard card={card} eager={index < 2} />
              </div>
            ))}
          </div>
        )}
      </PagedList>
    </section>
  );
}
