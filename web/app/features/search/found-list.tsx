/** Deals, articles or reviews that have the words, in both paging modes. */
import { LIST } from '#contract/constants.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { PagedList } from '../list/paged-list.tsx';
import { CardsChoice } from '../list/cards-choice.tsx';
import { SortChoice } from '../list/sort-choice.tsx';
import { DealCard } from '../deal/deal-card.tsx';
import { DiscoverCard } from '../writing/discover-card.tsx';
import { Marked } from '../../ui/marked.tsx';
import { ORDERS } from './search-query.ts';
import type { FoundListing } from './search-query.ts';

export function FoundList({
  listing: { list, ask, tab, order, page },
  title,
  marks,
}: {
  listing: FoundListing;
  title: string;
  marks: readonly string[];
}) {
  return (
    <section aria-labelledby="found">
      <div className="sec">
        <h2 id="found">{title}</h2>
        {tab === 'CONTENT' && <CardsChoice />}
        <SortChoice
          active={order}
          choices={ORDERS[tab].map((one) => [one, t(`goods.sort.${one}`)])}
        />
      </div>
      <PagedList
        key={JSON.stringify([ask, page])}
        first={list}
        page={page}
        size={LIST.pageSize}
        load={async (next) =>
          (await browserCaller('search.search', {
            ...ask,
            pageRequest: { page: next, size: LIST.pageSize },
          })) as FoundListing['list']
        }
      >
        {(items) => (
          <div className={tab === 'CONTENT' ? 'grid grid--5 cards' : 'grid grid--w'}>
            {items.map((card, index) => (
              <div key={card.id} className="cell">
                <FoundCard card={card} eager={index < 2} marks={marks} />
              </div>
            ))}
          </div>
        )}
      </PagedList>
    </section>
  );
}

function FoundCard({
  card,
  eager,
  marks,
}: {
  card: FoundListing['list']['content'][number];
  eager: boolean;
  marks: readonly string[];
}) {
  const title = <Marked text={card.title} marks={marks} />;
  return 'author' in card ? (
    <DiscoverCard content={card} eager={eager} title={title} />
  ) : (
    <DealCard deal={card} eager={eager} title={title} />
  );
}
