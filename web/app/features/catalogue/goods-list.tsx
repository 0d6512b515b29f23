/** A list of goods by category, brand or none: order, facets as links, both paging modes. */
import type { Ask } from '#contract/calls.ts';
import type { GoodsCard as Goods } from '#contract/catalog/card.ts';
import { LIST } from '#contract/constants.ts';
import type { List } from '#contract/shapes.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { totalText } from '../../lib/total.ts';
import { GoodsCard } from '../goods/goods-card.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { CardsChoice } from '../list/cards-choice.tsx';
import { SortChoice } from '../list/sort-choice.tsx';
import { Marked } from '../../ui/marked.tsx';
import { Filters } from './filters.tsx';
import { SORTS } from './goods-query.ts';
import type { GoodsListing } from './goods-query.ts';

interface GoodsListProps {
  listing: GoodsListing;
  title: string;
  hide?: readonly ('category' | 'brand')[];
  /** It is far down its page. */
  below?: boolean;
  /** The page itself says what it is a list of: a phone need not read it twice. */
  isNamed?: boolean;
  /** Words to mark in the names. */
  marks?: readonly string[];
}

export function GoodsList({
  listing,
  title,
  hide = [],
  below = false,
  isNamed = false,
  marks = [],
}: GoodsListProps) {
  const { found, query, facets } = listing;
  const ask: Partial<Ask<'search.search'>> = query.ask;
  const load = async (page: number) =>
    (await browserCaller('search.search', {
      ...ask,
      pageRequest: { page, size: LIST.pageSize },
    })) as List<Goods>;
  // an order by unit is offered where something has a unit
  const total = totalText(found.totalElements, found.totalIsFloor);
  const hasUnits = query.sort === 'UNIT_PRICE' || found.content.some((one) => one.unitPrice);
  const sorts = [
    query.first,
    ...SORTS.filter((sort) => sort !== query.first && (sort !== 'UNIT_PRICE' || hasUnits)),
  ];
  return (
    <section className={facets ? 'listing' : ''} aria-labelledby="goods">
      <div className="sec">
        <h2 id="goods" className={isNamed ? 'listing__h' : undefined}>
          {title}
        </h2>
        <p className="count">{t('goods.count', { n: total })}</p>
        <CardsChoice />
        <SortChoice
          active={query.sort}
          choices={sorts.map((sort) => [sort, t(`goods.sort.${sort}`)] as const)}
        />
      </div>
      {facets && <Filters facets={facets} query={query} hide={hide} total={total} />}
      <div className="listing__main">
        <PagedList
          key={JSON.stringify([ask, query.page])}
          first={found}
          page={query.page}
          size={LIST.pageSize}
          load={load}
        >
          {(goods) => (
            <div className={facets ? 'grid cards' : 'grid grid--5 cards'}>
              {goods.map((one, index) => (
                <GoodsCard
                  key={one.id}
                  goods={one}
                  eager={index < 2 && !below}
                  title={marks.length > 0 ? <Marked text={one.name} marks={marks} /> : undefined}
                />
              ))}
            </div>
          )}
        </PagedList>
      </div>
    </section>
  );
}
