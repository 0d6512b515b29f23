/** The feed of live deals, its labels, and recommendations (API-06..08). Kept for half a minute (AMB-46). */
import type { Answer } from '#contract/calls.ts';
import { DEAL_LABELS, LABEL_CATEGORIES, labelCategory } from '#contract/catalog/label.ts';
import type { Context } from '../../kernel/context.ts';
import { idsOf } from '../../kernel/identity.ts';
import { keepFor } from '../../kernel/kept.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { categoryNamed, labelName } from '../../goods/index.ts';
import { dealCards } from './card.ts';
import { countWithin, labelCounts, labelledDealIds, openDealCount, openDealIds, openDealsWithin } from './queries.ts';

interface Counts {
  readonly total: number;
  readonly byLabel: ReadonlyMap<string, number>;
}

const keptFeed = keepFor<Answer<'deal.feed'>>({ seconds: 30, topics: ['deal'] });
const keptCounts = keepFor<Counts>({ seconds: 30, max: 50, topics: ['deal'] });

export const feed: Handler<'deal.feed'> = (ctx, ask) => {
  const page = pageOf(ask);
  const { label, sort } = ask;
  return keptFeed(ctx, JSON.stringify([ctx.lang, page, label, sort]), async () => {
    const { total, byLabel } = await dealCounts(ctx);
    const of = label ? (byLabel.get(label) ?? 0) : total;
    if (page.offset >= of) return listAnswer([], of, page);
    const ids = label ? await labelledDealIds(ctx.db, label, sort, page.size, page.offset) : await openDealIds(ctx.db, sort, page.size, page.offset);
    return listAnswer(await dealCards(ctx, ids), of, page);
  });
};

export const labelNavigate: Handler<'deal.label-navigate'> = async (ctx) => {
  const { total, byLabel } = await dealCounts(ctx);
  return {
    total,
    labels: DEAL_LABELS.flatMap((code) => {
      const category = labelCategory(code);
      const count = byLabel.get(code) ?? 0;
      return category && count > 0 ? [{ code, name: labelName(code, ctx.lang), category, count }] : [];
    }),
    categories: LABEL_CATEGORIES.map((code) => ({ code, name: labelName(code, ctx.lang), count: byLabel.get(code) ?? 0 })),
  };
};

export const recommend: Handler<'deal.recommend'> = async (ctx, ask) => {
  const page = pageOf(ask.pageRequest);
  const category = ask.categoryCode === undefined ? undefined : await categoryNamed(ctx, ask.categoryCode);
  if (ask.categoryCode !== undefined && !category) return listAnswer([], 0, page);
  const within = { categoryId: category?.id ?? null, without: idsOf(ask.excludeIds ?? []) };
  return keptFeed(ctx, JSON.stringify(['recommend', ctx.lang, page, within]), async () => {
    const [ids, total] = await Promise.all([openDealsWithin(ctx.db, { ...within, limit: page.size, offset: page.offset }), countWithin(ctx.db, within)]);
    return listAnswer(await dealCards(ctx, ids), total, page);
  });
};

/** Deals for the page of an activity: the best there are, four by default (API-24, DEAL-08). */
export const forActivity: Handler<'activity.deals'> = (ctx, { pageRequest }) => {
  const page = pageOf(pageRequest);
  return keptFeed(ctx, JSON.stringify(['activity', ctx.lang, page]), async () => {
    const [ids, { total }] = await Promise.all([openDealIds(ctx.db, 'RECOMMENDED', page.size, page.offset), dealCounts(ctx)]);
    return listAnswer(await dealCards(ctx, ids), total, page);
  });
};

/** Open deals in all and by label: one count for every page of every feed. */
function dealCounts(ctx: Context): Promise<Counts> {
  return keptCounts(ctx, '', async () => {
    const [total, labels] = await Promise.all([openDealCount(ctx.db), labelCounts(ctx.db)]);
    return { total, byLabel: new Map(labels.map(({ label, count }) => [label, count])) };
  });
}
