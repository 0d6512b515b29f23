/** Several things at once, "a mouse and a keyboard under 900 in total": some of each. */
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import type { Intent } from '../../search/index.ts';
import { basketOf, BASKET } from '../intent/basket.ts';
import type { Question } from '../intent/question.ts';
import { asTyped } from '../intent/typed.ts';
import { listReply } from './list.ts';
import { fitting, SHOWN } from './look-up.ts';
import { nothingReply } from './nothing.ts';
import { line } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { inPacksReply } from './whole-packs.ts';
import { sayBudget, withRead } from './wishes.ts';

/** What is asked of all that is wanted: so many pieces of one thing, or several things together. */
export async function allReply(
  ctx: Context,
  intent: Intent,
  { isTotal = false, isSent }: Question,
): Promise<Reply | undefined> {
  const packs = isTotal && !isSent ? await inPacksReply(ctx, intent) : undefined;
  if (packs) return packs;
  return isTotal || basketOf(intent, ctx.tenant.currency, false).length >= BASKET
    ? eachReply(ctx, intent, intent.text, isTotal)
    : undefined;
}

/**
 * `inTotal`: the budget is of all of them together, as that of three and more always is.
 * Undefined: it names less than two kinds.
 */
export async function eachReply(
  ctx: Context,
  asked: Intent,
  words: string,
  inTotal: boolean,
): Promise<Reply | undefined> {
  const { currency } = ctx.tenant;
  // "around 6k for both": of both together, so either may cost less
  const { minAmount: _least, ...most } = asked;
  const things = basketOf(asked, currency, inTotal);
  if (things.length < 2) return undefined;
  const isTotal = inTotal || (things.length >= BASKET && asked.maxAmount !== undefined);
  const intent = isTotal ? most : asked;
  const found = await Promise.all(
    things.map(async (text) => {
      const { cards, isNear } = await fitting(ctx, { ...intent, text });
      return { text, cards: isNear ? [] : cards, near: isNear ? cards : [] };
    }),
  );
  const some = found.filter(({ cards }) => cards.length > 0);
  const names = (of: typeof found) => asTyped(of.map(({ text }) => text).join(', '), [intent.text]);
  // "around a million for both" is no price of each
  if (some.length === 0 && !isTotal && asked.minAmount !== undefined)
    return eachReply(ctx, asked, words, true);
  if (some.length === 0)
    return (
      (await dearerReply(ctx, things, intent)) ??
      nearestReply(ctx, found, intent) ??
      nothingReply(ctx, names(found), intent)
    );
  const missing = found.filter(({ cards }) => cards.length === 0);
  const { shown, total } = within(some, isTotal ? intent.maxAmount : undefined);
  // what all of it comes to is of one each
  const isSum = isTotal && intent.maxAmount === undefined;
  const listed = isSum ? some.flatMap(({ cards: [card] }) => card ?? []) : shown;
  const reply = withRead(
    ctx,
    listReply(
      ctx,
      line(ctx, isSum ? 'find.each-one' : 'find.each', { text: names(some) }),
      words,
      listed,
    ),
    intent,
  );
  // what only costs too much is not denied
  const texts = missing.map(({ text }) => text);
  const dearer = texts.length > 0 ? await dearerReply(ctx, texts, intent) : undefined;
  const lines = [
    ...(isTotal && some.length > 1 ? [totalLine(ctx, some, total, intent)] : []),
    ...(dearer?.lines ??
      (missing.length > 0 ? [line(ctx, 'find.each-none', { text: names(missing) })] : [])),
  ];
  return {
    ...reply,
    lines: [...reply.lines, ...lines],
    cards: [...reply.cards, ...(dearer?.cards ?? [])],
    refs: [...reply.refs, ...(dearer?.refs ?? [])],
  };
}

/** `least`: what the cheapest of each come to, which a budget is compared with. */
function totalLine(
  ctx: Context,
  some: readonly { readonly cards: readonly GoodsCard[] }[],
  least: number,
  intent: Intent,
): Line {
  const money = (amount: number) => moneyText(amount, ctx.tenant.currency as CurrencyCode);
  if (intent.maxAmount !== undefined)
    return line(ctx, least > intent.maxAmount ? 'find.each-over' : 'find.each-total', {
      total: money(least),
      budget: sayBudget(ctx, intent),
    });
  const first = some.reduce((sum, { cards: [card] }) => sum + (card?.currentAmount ?? 0), 0);
  return line(ctx, 'find.each-sum', { total: money(first) });
}

/** Of what there is none what comes nearest; undefined: nothing does. */
function nearestReply(
  ctx: Context,
  found: readonly { readonly text: string; readonly near: readonly GoodsCard[] }[],
  intent: Intent,
): Reply | undefined {
  const one = found.find(({ near }) => near.length > 0);
  if (one === undefined) return undefined;
  const others = found.filter((other) => other !== one).map(({ text }) => text);
  const reply = listReply(ctx, line(ctx, 'find.nearest', { text: one.text }), one.text, one.near);
  const none = line(ctx, 'find.each-none', { text: asTyped(others.join(', '), [intent.text]) });
  return withRead(ctx, { ...reply, lines: [...reply.lines, none] }, intent);
}

/** None is within the budget: the cheapest of each that there is. Undefined: there is none. */
async function dearerReply(
  ctx: Context,
  things: readonly string[],
  intent: Intent,
): Promise<Reply | undefined> {
  const { minAmount, maxAmount, ...wanted } = intent;
  if (minAmount === undefined && maxAmount === undefined) return undefined;
  const found = await Promise.all(
    things.map(async (text) => {
      const { cards, isNear } = await fitting(ctx, { ...wanted, text }, { sort: 'PRICE_ASC' });
      return { text, cards: isNear ? [] : cards.slice(0, 1) };
    }),
  );
  const some = found.filter(({ cards }) => cards.length > 0);
  if (some.length === 0) return undefined;
  const names = (of: typeof found) => asTyped(of.map(({ text }) => text).join(', '), [intent.text]);
  const missing = found.filter(({ cards }) => cards.length === 0);
  const intro = line(ctx, maxAmount === undefined ? 'find.below' : 'find.dearer', {
    text: names(some),
    budget: sayBudget(ctx, intent),
  });
  const reply = listReply(
    ctx,
    intro,
    names(some),
    some.flatMap(({ cards }) => cards),
  );
  const none = missing.map((one) => line(ctx, 'find.each-none', { text: names([one]) }));
  return { ...reply, lines: [...reply.lines, ...none] };
}

/** Of each what leaves enough for the cheapest of the others; `total`: the cheapest of each. */
function within(
  some: readonly { readonly cards: readonly GoodsCard[] }[],
  most = Number.POSITIVE_INFINITY,
): { shown: GoodsCard[]; total: number } {
  const least = some.map(({ cards }) => Math.min(...cards.map((one) => one.currentAmount)));
  const total = least.reduce((sum, one) => sum + one, 0);
  const ofEach = Math.max(1, Math.floor(SHOWN / some.length));
  const shown = some.flatMap(({ cards }, at) => {
    const left = Math.max(most - total, 0) + (least[at] ?? 0);
    return cards.filter((one) => one.currentAmount <= left).slice(0, ofEach);
  });
  return { shown, total };
}
