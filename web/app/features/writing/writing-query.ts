/**
 * Lists of articles as addresses ask for them: order and page in the query, whatever narrows from
 * the page.
 */
import { redirect } from 'react-router';
import type { Answer, Ask } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import type { QueryType } from '#contract/content/content.ts';
import { ARTICLE_TYPES } from '#contract/content/kind.ts';
import { changedQuery, contentAddress } from '../../lib/address.ts';
import type { Caller } from '../../lib/call.ts';
import { t } from '../../lib/message.ts';
import type { Head } from '../../lib/route.ts';
import { itemList } from '../../lib/structured.ts';
import type { Structured } from '../../lib/structured.ts';
import { pageCount, pageOf } from '../list/paging.ts';

export const ORDERS: readonly QueryType[] = ['TOP', 'NEWEST', 'HOT', 'SELECTED'];

export interface WritingListing {
  readonly list: Answer<'content.pages'>;
  readonly ask: Omit<Partial<Ask<'content.pages'>>, 'pageRequest'>;
  readonly page: number;
  readonly order: QueryType;
  /** The order when none is asked for. */
  readonly first: QueryType;
}

/**
 * `order`: what an address without one means. A page beyond the last leads to the last (AMB-83).
 */
export async function loadWriting(
  call: Caller,
  url: URL,
  narrow: Partial<Ask<'content.pages'>>,
  order: QueryType = 'TOP',
): Promise<WritingListing> {
  const page = pageOf(url);
  const asked = url.searchParams.get('sort') as QueryType;
  const queryType = ORDERS.includes(asked) ? asked : order;
  const ask = { contentTypeCodes: [...ARTICLE_TYPES], ...narrow, queryType };
  const list = await call('content.pages', { ...ask, pageRequest: { page, size: LIST.pageSize } });
  if (list.content.length === 0 && list.totalElements > 0)
    throw redirect(changedQuery(url, { page: pageCount(list.totalElements, LIST.pageSize) }));
  return { list, ask, page, order: queryType, first: order };
}

/**
 * The head of the list: its order where it is not the usual one, and its page number.
 */
export function writingHead({
  list,
  page,
  order,
  first,
}: WritingListing): Pick<Head, 'narrowed' | 'pages'> {
  return {
    narrowed: [order === first ? undefined : t(`writing.sort.${order}`)],
    pages: { page, hasNext: list.hasNext },
  };
}

export function writingList(name: string, { list }: WritingListing): Structured | undefined {
  return itemList(
    name,
    list.content.map((one) => ({
      name: one.title,
      address: contentAddress(one.contentTypeCode, one.code),
    })),
  );
}
