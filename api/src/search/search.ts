/** Search over goods, deals and writing (API-15; SRCH-01..03, 06). */
import type { Answer, Ask } from '#contract/calls.ts';
import type { ContentCard } from '#contract/content/card.ts';
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import { ARTICLE_TYPES } from '#contract/content/kind.ts';
import { DATA_TYPES } from '#contract/search/search.ts';
import {
  countDeals,
  countWriting,
  dealCards,
  findDeals,
  findWriting,
  writingCards,
} from '../content/index.ts';
import { countGoods, findGoods, goodsCards, LOOK_DEPTH, sortNamed } from '../goods/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Handler } from '../kernel/module.ts';
import { listAnswer, pageOf } from '../kernel/paging.ts';
import type { Page, Total } from '../kernel/paging.ts';
import { wishOf, wordsFor } from './ask.ts';
import { chosenParent } from './facet.ts';
import { levelOf } from './find.ts';
import { areSold } from './sold.ts';
import { lookAt } from './look.ts';
import { planOf } from './query/plan.ts';
import { withRefused } from './query/refuse.ts';
import type { Wish } from './ask.ts';
import { writingWish } from './writing.ts';

type Card = GoodsCard | DealCard | ContentCard;

export const search: Handler<'search.search'> = async (ctx, ask) => {
  const page = pageOf(ask.pageRequest);
  const wish = wishOf(ctx, ask);
  const [list, totals, understood] = await Promise.all([
    listOf(ctx, wish, ask.sort ?? (wish.intent?.perUnit ? 'UNIT_PRICE' : undefined), page),
    totalsOf(ctx, wish, ask),
    understoodOf(ctx, wish),
  ]);
  return { ...list, ...totals, understood };
};

async function understoodOf(
  ctx: Context,
  wish: Wish,
): Promise<Answer<'search.search'>['understood']> {
  const { intent } = wish;
  if (!intent) return null;
  const { gift } = intent;
  const [plan, level] =
    wordsFor(intent) === ''
      ? [null, null]
      : await Promise.all([
          planOf(ctx, withRefused(wordsFor(intent), intent.without)),
          levelOfList(ctx, wish),
        ]);
  const isSold = plan === null || level !== 0 || (await areSold(ctx, plan.kinds));
  const isSo = plan !== null && level !== null && level < plan.sure;
  return {
    text: intent.text,
    corrected: isSo ? plan.corrected : null,
    reason: isSo ? plan.reason : null,
    // of a gift no word has to be found
    partial: !gift && ((level ?? 0) > 0 || !isSold),
    gift: gift ? { words: gift.words, person: gift.person, age: gift.age } : null,
    minAmount: intent.minAmount ?? null,
    maxAmount: intent.maxAmount ?? null,
    platforms: [...(intent.platforms ?? [])],
    labels: [...(intent.labels ?? [])],
    verdicts: [...(intent.verdicts ?? [])],
    without: [...(intent.without ?? [])],
    perUnit: intent.perUnit ?? false,
    marks: [...(plan?.marks ?? [])],
  };
}

/** Which try found what the list is made of. */
async function levelOfList(ctx: Context, { type, filter }: Wish): Promise<number | null> {
  if (type === 'NOTHING' || !filter.keyword) return null;
  return type === 'GOODS'
    ? (await lookAt(ctx, filter, await chosenParent(ctx, filter))).level
    : levelOf(ctx, type, filter.keyword);
}

async function listOf(ctx: Context, wish: Wish, sort: string | undefined, page: Page) {
  if (wish.impossible || wish.type === 'NOTHING') return listAnswer<Card>([], 0, page);
  if (wish.type === 'WRITING') return writingOf(ctx, wish, sort, page);
  const isGoods = wish.type === 'GOODS';
  if (
    isGoods &&
    wish.filter.keyword &&
    sortNamed(sort) === 'RELEVANCE' &&
    page.offset + page.size <= LOOK_DEPTH
  ) {
    const { ids, total } = await lookAt(ctx, wish.filter, await chosenParent(ctx, wish.filter));
    return listAnswer<Card>(
      await goodsCards(ctx, ids.slice(page.offset, page.offset + page.size)),
      total,
      page,
    );
  }
  const { ids, total } = await (isGoods ? findGoods : findDeals)(
    ctx,
    wish.filter,
    sortNamed(sort),
    page,
  );
  return listAnswer<Card>(
    isGoods ? await goodsCards(ctx, ids) : await dealCards(ctx, ids),
    total,
    page,
  );
}

async function writingOf(
  ctx: Context,
  { filter, contentTypes }: Wish,
  sort: string | undefined,
  page: Page,
) {
  const query = await writingWish(ctx, filter, contentTypes, sort);
  if (!query) return listAnswer<Card>([], 0, page);
  const [ids, total] = await Promise.all([
    findWriting(ctx, query, page.size, page.offset),
    countWriting(ctx, query),
  ]);
  return listAnswer<Card>(await writingCards(ctx, ids), total, page);
}

/**
 * How many each tab would show for the same words and filters (SRCH-02). Without words there are no
 * tabs, and counting what nobody asks for is dear where there is much: only the types asked for are
 * counted.
 */
async function totalsOf(
  ctx: Context,
  { filter, impossible, intent }: Wish,
  { dataTypes }: Ask<'search.search'>,
): Promise<Pick<Answer<'search.search'>, 'totals' | 'floors'>> {
  const named = intent ? DATA_TYPES : (dataTypes ?? DATA_TYPES).map((type) => type.toUpperCase());
  const asked = DATA_TYPES.filter((type) => named.includes(type));
  if (impossible) return { totals: Object.fromEntries(asked.map((type) => [type, 0])) };
  const look = filter.keyword
    ? await lookAt(ctx, filter, await chosenParent(ctx, filter))
    : undefined;
  const others = ctx.viewer ? undefined : look?.others;
  const written = async (types: readonly string[]) => {
    const query = await writingWish(ctx, filter, types, undefined);
    return query ? countWriting(ctx, query) : NONE;
  };
  const goods = () => look?.total ?? countGoods(ctx, filter);
  const counts = {
    GOODS: goods,
    GOODS_LINK_DETAIL: goods,
    CONTENT: () => others?.CONTENT ?? countDeals(ctx, filter),
    NOTE: () => others?.NOTE ?? written(['NOTE']),
    ARTICLE: () => others?.ARTICLE ?? written(ARTICLE_TYPES),
  };
  const counted = await Promise.all(
    asked.map(async (type) => [type, await counts[type]()] as const),
  );
  const floors = counted.flatMap(([type, { isFloor }]) => (isFloor ? [type] : []));
  return {
    totals: Object.fromEntries(counted.map(([type, { count }]) => [type, count])),
    ...(floors.length > 0 ? { floors } : {}),
  };
}
const NONE: Total = { count: 0, isFloor: false };
