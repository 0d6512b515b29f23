/** What home shows above its modules, and its feed below them: no deal is there twice. */
import type { Answer } from '#contract/calls.ts';
import { HOME_SPECIALS, LIST } from '#contract/constants.ts';
import { dailySpecials, feedWithout } from '../content/index.ts';
import type { Context } from '../kernel/context.ts';
import { cacheFor } from '../kernel/cache.ts';
import type { Handler } from '../kernel/module.ts';

/** The page that home is. */
export const HOME = 'home';

/** What a deal is known by on a page. */
export type Shown = Pick<Answer<'deal.feed'>['content'][number], 'id' | 'goodsId'>;
const cachedSpecials = cacheFor<Shown[]>({ seconds: 30, max: 50, topics: ['deal'] });

/** The deals that a page shows before its modules: home the daily specials, others none. */
export async function shownAbove(ctx: Context, pageCode: string): Promise<readonly Shown[]> {
  if (pageCode !== HOME) return [];
  return cachedSpecials(ctx, '', async () => {
    const day = { pageRequest: { page: 1, size: HOME_SPECIALS } };
    return (await dailySpecials(ctx, day)).content.map(({ id, goodsId }) => ({ id, goodsId }));
  });
}

/**
 * The feed of home without what is above it, on every page alike; where that would leave less than
 * a page, all deals.
 */
export function homeDealsWith(modules: Handler<'page.home-modules'>): Handler<'page.home-deals'> {
  return async (ctx, { page, size }) => {
    const ask = { page, size, sort: 'RECOMMENDED' } as const;
    const [specials, home] = await Promise.all([shownAbove(ctx, HOME), modules(ctx, {})]);
    const shown = [...specials, ...home.modules.flatMap(itemsOf)].map(({ id }) => Number(id));
    const rest = await feedWithout(ctx, ask, [...new Set(shown)]);
    return rest.totalElements < LIST.pageSize ? feedWithout(ctx, ask, []) : rest;
  };
}

function itemsOf(module: Answer<'page.home-modules'>['modules'][number]): readonly Shown[] {
  return module.type === 'DEAL' ? module.items : [];
}
