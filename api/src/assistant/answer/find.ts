/**
 * Products and deals that a question asks for; budget, shop and slips are read by the search
 * itself.
 */
import type { Answer } from '#contract/calls.ts';
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { intentOf, searchAll, thingIn, wordsOf } from '../../search/index.ts';
import type { Question } from '../intent/intent.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';

const SHOWN = 4;
/** The best matches of which the cheapest or dearest are shown. */
const MATCHES = 20;
const WORDS = 200;
/** So many words besides a thing are wishes that nobody can look up. */
const WISHES = 4;
/** So long is what is said to be unknown; more is not said again. */
const LONG = 80;
const MANY = 10;

type Found = Answer<'search.search'>;

function search(
  ctx: Context,
  keyword: string,
  type: 'GOODS' | 'CONTENT',
  {
    size,
    page,
    ...more
  }: {
    sort?: string;
    size?: number;
    page?: number;
    minAmount?: number;
    maxAmount?: number;
    platforms?: string[];
  } = {},
): Promise<Found> {
  return searchAll(ctx, {
    keyword: [...keyword].slice(0, WORDS).join(''),
    dataTypes: [type],
    ...more,
    pageRequest: { page: page ?? 1, size: size ?? SHOWN },
  });
}

/** `shown`: the cards of the last answer, where something cheaper than them is asked for. */
export async function findReply(
  ctx: Context,
  text: string,
  { by, page }: Question,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply> {
  if (by === 'CHEAPER' || by === 'DEARER') return besideReply(ctx, text, by, await shown());
  if (by === 'MORE') return moreReply(ctx, text, page);
  const found = await search(ctx, text, 'GOODS', by === null ? {} : { size: MATCHES });
  const matches = found.content as GoodsCard[];
  const cards = by === null ? matches : inOrder(ofOneKind(matches), by).slice(0, SHOWN);
  const words = found.understood?.corrected ?? (found.understood?.text || text);
  if (found.understood?.text === '') return dealsReply(ctx, text);
  if (cards.length === 0 || found.understood?.partial) {
    const ofThing = await thingReply(ctx, text);
    if (ofThing) return ofThing;
  }
  if (cards.length === 0) return dearerReply(ctx, text, words);
  if (found.understood?.partial) return nearReply(ctx, words, cards.slice(0, SHOWN));
  return {
    lines: [
      by === null
        ? line(ctx, found.totalElements === 1 ? 'find.one' : 'find.some', {
            total: `${found.totalElements}${found.totalIsFloor ? '+' : ''}`,
            text: words,
          })
        : line(ctx, ORDERED[by], { text: words }),
      ...cards.map((card) => aboutCard(ctx, 'find.line', card)),
    ],
    cards,
    refs: cards.map((card) => refOf(card, 'SEARCH')),
    followUps:
      cards.length > 1
        ? follow(ctx, 'follow.compare', 'follow.price', 'follow.wait')
        : follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
    echoes: [words],
  };
}

const ORDERED = {
  CHEAPEST: 'find.cheapest',
  DEAREST: 'find.dearest',
  RATED: 'find.rated',
} as const;

function inOrder(cards: readonly GoodsCard[], by: keyof typeof ORDERED): GoodsCard[] {
  const key = {
    CHEAPEST: (one: GoodsCard) => one.currentAmount,
    DEAREST: (one: GoodsCard) => -one.currentAmount,
    RATED: (one: GoodsCard) => -(one.rating ?? 0),
  }[by];
  return cards.toSorted((a, b) => key(a) - key(b));
}

/** Those that are what the best match is: the cheapest smartphone is no watch. */
function ofOneKind(cards: readonly GoodsCard[]): readonly GoodsCard[] {
  const kind = cards[0] && thingIn(cards[0].name);
  return kind === undefined ? cards : cards.filter((one) => thingIn(one.name) === kind);
}

/** The next ones of a list. */
async function moreReply(ctx: Context, text: string, page: number): Promise<Reply> {
  const found = await search(ctx, text, 'GOODS', { page });
  const words = found.understood?.text || text;
  const cards = found.understood?.partial ? [] : (found.content as GoodsCard[]);
  return listReply(
    ctx,
    line(ctx, cards.length > 0 ? 'find.more' : 'find.no-more', { text: words }),
    words,
    cards,
  );
}

/** What costs less than the least that was shown, or more than the most. */
async function besideReply(
  ctx: Context,
  text: string,
  by: 'CHEAPER' | 'DEARER',
  shown: readonly GoodsCard[],
): Promise<Reply> {
  const { text: words } = intentOf(text, ctx.tenant.currency as CurrencyCode);
  const amounts = shown.map((one) => one.currentAmount);
  const bounds =
    by === 'CHEAPER'
      ? { maxAmount: Math.min(...amounts) - 1 }
      : { minAmount: Math.max(...amounts) + 1 };
  const found =
    amounts.length > 0 && (bounds.maxAmount ?? 1) > 0
      ? await search(ctx, words, 'GOODS', bounds)
      : undefined;
  const cards =
    found === undefined || found.understood?.partial ? [] : (found.content as GoodsCard[]);
  const [some, none] =
    by === 'CHEAPER'
      ? (['find.cheaper', 'find.no-cheaper'] as const)
      : (['find.dearer-ones', 'find.no-dearer'] as const);
  return listReply(ctx, line(ctx, cards.length > 0 ? some : none, { text: words }), words, cards);
}

function listReply(ctx: Context, intro: Line, words: string, cards: readonly GoodsCard[]): Reply {
  return {
    lines: [intro, ...cards.map((card) => aboutCard(ctx, 'find.line', card))],
    cards,
    refs: cards.map((card) => refOf(card, 'SEARCH')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
    echoes: [words],
  };
}

/** Nothing that has all the words: what comes nearest, and that it is no more than that. */
export function nearReply(ctx: Context, words: string, cards: readonly GoodsCard[]): Reply {
  return listReply(ctx, line(ctx, 'find.near', { text: words }), words, cards);
}

/** Of many wishes the thing, the budget and the shop: the others are said to be left aside. */
async function thingReply(ctx: Context, text: string): Promise<Reply | undefined> {
  const thing = thingIn(text);
  const {
    text: words,
    minAmount,
    maxAmount,
    platforms,
  } = intentOf(text, ctx.tenant.currency as CurrencyCode);
  if (thing === undefined || wordsOf(words).length < wordsOf(thing).length + WISHES)
    return undefined;
  const bounds = {
    ...(minAmount === undefined ? {} : { minAmount }),
    ...(maxAmount === undefined ? {} : { maxAmount }),
  };
  const found = await search(ctx, thing, 'GOODS', {
    ...bounds,
    ...(platforms ? { platforms: [...platforms] } : {}),
  });
  const cards = found.content as GoodsCard[];
  if (cards.length === 0 || found.understood?.partial) return undefined;
  const near = nearReply(ctx, thing, cards);
  return {
    ...near,
    lines: [
      line(ctx, Object.keys(bounds).length > 0 ? 'find.thing-within' : 'find.thing', {
        text: thing,
      }),
      ...near.lines.slice(1),
    ],
  };
}

/**
 * Nothing within the budget: what the least would be, else what other shops have within it, or that
 * nothing is known.
 */
async function dearerReply(ctx: Context, text: string, words: string): Promise<Reply> {
  const { minAmount, maxAmount, platforms } = intentOf(text, ctx.tenant.currency as CurrencyCode);
  const hadBudget = minAmount !== undefined || maxAmount !== undefined;
  const cheapest = hadBudget
    ? await search(ctx, words, 'GOODS', {
        sort: 'PRICE_ASC',
        size: 1,
        ...(platforms ? { platforms: [...platforms] } : {}),
      })
    : undefined;
  const [card] = (cheapest?.content ?? []) as GoodsCard[];
  if (card && cheapest?.understood?.partial) return nearReply(ctx, words, [card]);
  if (card)
    return {
      lines: [line(ctx, 'find.dearer', { text: words }), aboutCard(ctx, 'find.line', card)],
      cards: [card],
      refs: [refOf(card, 'SEARCH')],
      followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
      echoes: [words],
    };
  const elsewhere = platforms
    ? ((await search(ctx, words, 'GOODS', maxAmount === undefined ? {} : { maxAmount }))
        .content as GoodsCard[])
    : [];
  if (elsewhere.length > 0)
    return nearReply(
      ctx,
      `${words} ${platforms?.map((one) => PLATFORM_NAMES[platformOf(one)]).join(' ')}`,
      elsewhere,
    );
  const key =
    [...words].length > LONG || wordsOf(words).length > MANY ? 'find.none-of-many' : 'find.none';
  return {
    lines: [line(ctx, key, { text: words })],
    cards: [],
    refs: [],
    followUps: follow(ctx, 'follow.deals'),
    echoes: [words],
  };
}

export async function dealsReply(
  ctx: Context,
  text: string,
  intro: 'deals.some' | 'deals.present' = 'deals.some',
): Promise<Reply> {
  const found = await search(ctx, text, 'CONTENT');
  const cards = found.content as DealCard[];
  if (cards.length === 0 || found.understood?.partial)
    return {
      lines: [line(ctx, 'deals.none')],
      cards: [],
      refs: [],
      followUps: follow(ctx, 'follow.deals'),
    };
  return {
    lines: [line(ctx, intro), ...cards.map((card) => aboutCard(ctx, 'find.line', card))],
    cards,
    refs: cards.map((card) => refOf(card, 'AIFEED')),
    followUps: follow(ctx, 'follow.explain', 'follow.wait', 'follow.coupons'),
  };
}

export interface Subjects {
  readonly cards: readonly GoodsCard[];
  /** They are only what comes nearest to the one thing that was named. */
  readonly isNear: boolean;
  /** Names that only something near was found for, or nothing. */
  readonly missing: readonly string[];
}

/**
 * The goods that a question names: the best match of each name. Of several names, one without a
 * thing is of the thing that another has ("aira and sonvo headphones"); those that only something
 * near was found for are left out.
 */
export async function subjectsOf(
  ctx: Context,
  things: readonly string[],
  most: number,
): Promise<Subjects> {
  const alone = things.length === 1;
  const shared = things.map(thingIn).find((thing) => thing !== undefined);
  const whole = things.map((thing) =>
    alone || shared === undefined || thingIn(thing) ? thing : `${shared} ${thing}`,
  );
  const found = await Promise.all(
    whole.map((thing) => search(ctx, thing, 'GOODS', { size: alone ? most : 1 })),
  );
  const cards = found
    .filter((one) => alone || !one.understood?.partial)
    .flatMap((one) => one.content as GoodsCard[]);
  return {
    cards: cards
      .filter((card, at) => cards.findIndex((one) => one.id === card.id) === at)
      .slice(0, most),
    isNear: alone && found[0]?.understood?.partial === true,
    missing: alone
      ? []
      : whole.filter((_, at) => found[at]?.content.length === 0 || found[at]?.understood?.partial),
  };
}
