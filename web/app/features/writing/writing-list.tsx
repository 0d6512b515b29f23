/** A paged list of writing with its four orders (CONT-12, CONT-27). */
import type { ContentCard } from '#contract/content/card.ts';
import { LIST } from '#contract/constants.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { PagedList } from '../list/paged-list.tsx';
import { SortChoice } from '../list/sort-choice.tsx';
import { WritingGrid } from './list-block.tsx';
import type { WritingListing } from './writing-query.ts';

interface WritingListProps {
  listing: WritingListing;
  title: string;
  /** The orders offered, the default first. */
  orders?: readonly WritingListing['order'][];
}

export function WritingList({
  listing: { list, ask, page, order },
  title,
  orders = ['TOP', 'NEWEST', 'HOT', 'SELECTED'],
}: WritingListProps) {
  return (
    <section aria-labelledby="list">
      <div className="sec">
        <h2 id="list">{title}</h2>
        <SortChoice active={order} choices={orders.map((one) => [one, t(`writing.sort.${one}`)])} />
      </div>
      <PagedList
        key={`${JSON.stringify(ask)} ${page} ${list.content[0]?.id}`}
        first={list as { content: ContentCard[]; totalElements: number; hasNext: boolean }}
        page={page}
        size={LIST.pageSize}
        load={async (next) =>
          (await browserCaller(
            'content.pages',
            { ...ask, pageRequest: { page: next, size: LIST.pageSize } },
            { quiet: true },
          )) as typeof list & {
            content: ContentCard[];
          }
        }
      >
        {(contents) => <WritingGrid contents={contents} />}
      </PagedList>
    </section>
  );
}
