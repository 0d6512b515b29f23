/** Search over goods and deals (API-15; SRCH-01..03, 06). */
import type { Answer } from '#contract/calls.ts';
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import { countDeals, dealCards, findDeals } from '../content/index.ts';
import { countGoods, findGoods, goodsCards, sortNamed } from '../goods/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Handler } from '../kernel/module.ts';
import { listAnswer, pageOf } from '../kernel/paging.ts';
import type { Page } from '../kernel/paging.ts';
import { wishOf } from './ask.ts';
import type { Wish } from './ask.ts';

export const search: Handler<'search.search'> = async (ctx, ask) => {
  const page = pageOf(ask.pageRequest);
  const wish = wishOf(ask);
  const [list, totals] = await Promise.all([listOf(ctx, wish, ask.sort, page), totalsOf(ctx, wish)]);
  return { ...list, totals };
};

async function listOf(ctx: Context, { type, filter, impossible }: Wish, sort: string | undefined, page: Page) {
  if (impossible || type === 'NOTHING') return listAnswer([], 0, page);
  const { ids, total } = type === 'GOODS' ? await findGoods(ctx, filter, sortNamed(sort), page) : await findDeals(ctx, filter, sortNamed(sort), page);
  return listAnswer<GoodsCard | DealCard>(type === 'GOODS' ? await goodsCards(ctx, ids) : await dealCards(ctx, ids), total, page);
}

/** How many each tab would show for the same words and filters (SRCH-02). */
async function totalsOf(ctx: Context, { filter, impossible }: Wish): Promise<Answer<'search.search'>['totals']> {
  const [goods, deals] = impossible ? [0, 0] : await Promise.all([countGoods(ctx, filter), countDeals(ctx, filter)]);
  return { GOODS: goods, GOODS_LINK_DETAIL: goods, CONTENT: deals, NOTE: 0, ARTICLE: 0 };
}
