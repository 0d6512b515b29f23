/**
 * The feed of live deals, its labels, and recommendations (API-06..08). Cached for half a minute
 * (AMB-46).
 */
import type { Answer, Ask } from '#contract/calls.ts';
import { DEAL_LABELS, LABEL_CATEGORIES, labelCategory } from '#contract/catalog/label.ts';
import type { Context } from '../../kernel/context.ts';
import { idsOf } from '../../kernel/identity.ts';
import { cacheFor } from '../../kernel/cache.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import {
  categoryNamed,
  GATHERED,
  labelName,
  precomputedCounts,
  precomputedTotal,
} from '../../goods/index.ts';
import { cardsOfFound, dealCards } from './card.ts';
import { findDeals } from './find.ts';
import { countAmong, dealCounts, labelledDeals, openDeals } from './queries.ts';

interface Counts {
  readonly total: number;
  readonly byLabel: ReadonlyMap<string, number>;
}

const cachedFeed = cacheFor<Answer<'deal.feed'>>({ seconds: 30, topics: ['deal'] });
const cachedCounts = cacheFor<Counts>({ seconds: 30, max: 50, topics: ['deal'] });

export const feed: Handler<'deal.feed'> = (ctx, ask) => feedWithout(ctx, ask, []);

/** The feed as if some deals were not there: for pages that show those elsewhere. */
export function feedWithout(
  ctx: Context,
  ask: Ask<'deal.feed'>,
  without: readonly number[],
): Promise<Answer<'deal.feed'>> {
  const page = pageOf(ask);
  const { label, sort } = ask;
  return cachedFeed(ctx, JSON.stringify([ctx.lang, page, label, sort, without]), async () => {
    const few =
      label === undefined ||
      sort !== 'DISCOUNT' ||
      ((await countsOf(ctx)).byLabel.get(label) ?? 0) <= GATHERED;
    const found = label
      ? labelledDeals(label, sort, page.size, page.offset, without, few)
      : openDeals(sort, page.size, page.offset, without);
    const [counts, cards, left] = await Promise.all([
      countsOf(ctx),
      cardsOfFound(ctx, found),
      without.length === 0 ? 0 : countAmong(ctx.db, without, label),
    ]);
    return listAnswer(
      cards,
      (label ? (counts.byLabel.get(label) ?? 0) : counts.total) - left,
      page,
    );
  });
}

export const labelNavigate: Handler<'deal.label-navigate'> = async (ctx) => {
  const { total, byLabel } = await countsOf(ctx);
  return {
    total,
    labels: DEAL_LABELS.flatMap((code) => {
      const category = labelCategory(code);
      const count = byLabel.get(code) ?? 0;
      return category && count > 0
        ? [{ code, name: labelName(code, ctx.lang), category, count }]
        : [];
    }),
    categories: LABEL_CATEGORIES.map((code) => ({
      code,
      name: labelName(code, ctx.lang),
      count: byLabel.get(code) ?? 0,
    })),
  };
};

export const recommend: Handler<'deal.recommend'> = async (ctx, ask) => {
  const page = pageOf(ask.pageRequest);
  const category =
    ask.categoryCode === undefined ? undefined : await categoryNamed(ctx, ask.categoryCode);
  if (ask.categoryCode !== undefined && !category) return listAnswer([], 0, page);
  const without = idsOf(ask.excludeIds ?? []);
  return cachedFeed(
    ctx,
    JSON.stringify(['recommend', ctx.lang, page, category?.id, without]),
    async () => {
      const filter = category ? { categoryIds: [String(category.id)] } : {};
      const { ids, total } = await findDeals(ctx, filter, 'RELEVANCE', page, without);
      return listAnswer(await dealCards(ctx, ids), total, page);
    },
  );
};

/** Deals for the page of an activity: the best there are, four by default (API-24, DEAL-08). */
export const forActivity: Handler<'activity.deals'> = (ctx, { pageRequest }) => {
  const page = pageOf(pageRequest);
  return cachedFeed(ctx, JSON.stringify(['activity', ctx.lang, page]), async () => {
    const [cards, { total }] = await Promise.all([
      cardsOfFound(ctx, openDeals('RECOMMENDED', page.size, page.offset)),
      countsOf(ctx),
    ]);
    return listAnswer(cards, total, page);
  });
};

/** Open deals in all and by label: one count for every page of every feed. */
function countsOf(ctx: Context): Promise<Counts> {
  return cachedCounts(ctx, '', async () => {
    const standing = await precomputedCounts(ctx, 'DEAL', {}, { field: 'label', withFirst: true });
    const cells = standing ?? (await dealCounts(ctx.db));
    const byLabel = new Map(cells.map(({ word, count }) => [word, count]));
    return { total: (await precomputedTotal(ctx, 'DEAL')) ?? byLabel.get('') ?? 0, byLabel };
  });
}
