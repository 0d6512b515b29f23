/**
 * Content; so far deals, with daily specials. A deal is a content row with a row in `deal`; whether it is shown in
 * lists is decided in one place (deal/settle.ts) and stands in `deal.is_open`. Besides its own tables it reads those
 * of the rungs below.
 */
import type { Context } from '../kernel/context.ts';
import type { Module } from '../kernel/module.ts';
import { registerLiveDeals } from '../goods/index.ts';
import { config, list } from './daily-special/daily-special.ts';
import { dealCards } from './deal/card.ts';
import { getById } from './deal/detail.ts';
import { score } from './deal/explain.ts';
import { feed, labelNavigate, recommend } from './deal/feed.ts';
import { openDealsOfGoods } from './deal/queries.ts';
import { listeners, schedules } from './jobs.ts';

export { removeDealsOf } from './remove.ts';
export { dealCards } from './deal/card.ts';
export { countDeals, dealsMatching, findDeals } from './deal/find.ts';
export { refreshDeals, settleDeals } from './deal/refresh.ts';
export type { Refreshed } from './deal/refresh.ts';

registerLiveDeals(async (ctx: Context, goodsId: number) =>
  (await openDealsOfGoods(ctx.db, goodsId)).map((row) => ({
    id: String(row.id),
    code: row.code,
    title: row.title,
    currentAmount: row.amount,
    publishTime: row.publish_time.toISOString(),
  })),
);

const lines = (type: string) => async (ctx: Context, ids: readonly string[]) =>
  (await dealCards(ctx, ids.map(Number))).map(({ id, code, title, cover }) => ({ type, id, title, path: `/content/${code}`, cover }));

export const content: Module = {
  name: 'content',
  handlers: {
    'deal.feed': feed,
    'deal.label-navigate': labelNavigate,
    'deal.recommend': recommend,
    'deal.get-by-id': getById,
    'deal.score': score,
    'daily-special.list': list,
    'daily-special.config': config,
  },
  listeners,
  schedules,
  subjects: { CONTENT: lines('CONTENT'), DEAL: lines('DEAL') },
};
