/**
 * What is answered where a question finds nothing that fits it: the thing alone, dearer, or near
 * it.
 */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { intentOf, thingIn, wordsOf } from '../../search/index.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { search } from './look-up.ts';

/** So many words besides a thing are wishes that nobody can look up. */
const WISHES = 4;

/** So long is what is said to be unknown; more is not said again. */
const LONG = 80;

const MANY = 10;

export function listReply(
  ctx: Context,
  intro: Line,
  words: string,
  cards: readonly GoodsCard[],
): Reply {
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
export async function thingReply(ctx: Context, text: string): Promise<Reply | undefined> {
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
export async function dearerReply(ctx: Context, text: string, words: string): Promise<Reply> {
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
