/** What no title says, is said to be unknown; what only the budget leaves out is named. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import type { Intent } from '../../search/index.ts';
import { dictionaryOf, measuresIn, normalise, thingIn, wordsOf } from '../../words/index.ts';
import { quoteOf } from '../intent/quote.ts';
import { WORDS } from '../intent/words.ts';
import { fitting } from './look-up.ts';
import { aboutCard, line, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { tellable, unsaidOf } from './unsaid.ts';

/** With what else the question says of the thing, and none of these titles does. */
export async function withUnknown(
  ctx: Context,
  reply: Reply,
  intent: Intent,
  cards: readonly GoodsCard[],
  typed = intent.text,
  thing?: string,
): Promise<Reply> {
  const lines = await unknownLines(ctx, intent, cards, typed, thing);
  return { ...reply, lines: [...lines, ...reply.lines] };
}

/** What else is said of the thing, and none of these titles says. */
export async function unknownLines(
  ctx: Context,
  intent: Intent,
  cards: readonly GoodsCard[],
  typed = intent.text,
  thing = thingIn(intent.text, ctx.tenant.currency),
): Promise<Line[]> {
  const { currency } = ctx.tenant;
  const unsaid = thing === undefined ? [] : unsaidOf(intent.text, thing, cards, currency);
  const told = await tellable(ctx, unsaid, intent.text);
  // a colour is often left out; what else is said may only cost more
  const colours = told.filter((word) => COLOUR.test(word));
  const others = told.filter((word) => !COLOUR.test(word));
  const quoted = (some: readonly string[]) => quoteOf(some, typed) || quoteOf(some, intent.text);
  const [other, colour] = [quoted(others), quoted(colours)];
  const apart = [other, colour].filter((one) => one !== '').join(', ');
  const said = quoteOf(told, typed) || sizeSaid(told, intent.text, typed) || quoted(told) || apart;
  if (said === '') return [];
  const beyond = await saidBeyond(ctx, intent, thing ?? '', told);
  if (beyond) return [beyondLine(ctx, beyond, said)];
  const trait = await traitBeyond(ctx, intent, thing ?? '', told);
  if (trait) {
    const rest = told.filter((word) => !trait.words.includes(word));
    return [
      beyondLine(ctx, trait.card, quoted(trait.words)),
      line(ctx, 'find.unknown', { said: quoted(rest) }),
    ];
  }
  const isOfBoth = other !== '' && colour !== '';
  const dearer = isOfBoth ? await saidBeyond(ctx, intent, thing ?? '', others) : undefined;
  return dearer
    ? [beyondLine(ctx, dearer, other), line(ctx, 'find.unknown', { said: colour })]
    : [{ ...line(ctx, 'find.unknown', { said }), unsaid: said }];
}

/**
 * "For the gym, waterproof": what it shall be like told apart from what it is for, where only the
 * budget leaves it out.
 */
export async function traitBeyond(
  ctx: Context,
  intent: Intent,
  thing: string,
  told: readonly string[],
): Promise<{ card: GoodsCard; words: readonly string[] } | undefined> {
  const words = traitsAmong(told, ctx.tenant.currency);
  if (words.length === 0 || words.length === told.length) return undefined;
  const card = await saidBeyond(ctx, intent, thing, words);
  return card && { card, words };
}

/** The words that say a trait, alone or two together. */
function traitsAmong(told: readonly string[], currency: string): string[] {
  const { isTrait } = dictionaryOf(currency);
  const isPair = (at: number) => isTrait(told.slice(at, at + 2).join(' '));
  return told.filter((word, at) => isTrait(word) || isPair(at) || (at > 0 && isPair(at - 1)));
}

/** A colour, or the word for one. */
const COLOUR = new RegExp(
  `^(?:${WORDS.colours.source}|${sourceOf(LEXICONS.map(({ traits }) => traits.colour))})$`,
  'u',
);

/** The cheapest of which the title says all of it, where only the budget leaves it out. */
export async function saidBeyond(
  ctx: Context,
  { minAmount, maxAmount, ...wanted }: Intent,
  thing: string,
  told: readonly string[],
): Promise<GoodsCard | undefined> {
  if (minAmount === undefined && maxAmount === undefined) return undefined;
  const text = `${thing} ${told.join(' ')}`;
  const { cards, isNear } = await fitting(ctx, { ...wanted, text });
  const says = (card: GoodsCard) => unsaidOf(text, thing, [card], ctx.tenant.currency).length === 0;
  return isNear
    ? undefined
    : cards.filter(says).toSorted((a, b) => a.currentAmount - b.currentAmount)[0];
}

/** The size that is meant by other words than those of titles: "2 seater" is of 2 seats. */
function sizeSaid(unsaid: readonly string[], text: string, typed: string): string {
  const figures: readonly string[] = typed.match(/\d+/g) ?? [];
  return measuresIn(normalise(text))
    .map(({ words }) => words)
    .filter((size) => wordsOf(size).every((word) => unsaid.includes(word.text)))
    .filter((size) => figures.includes(size.match(/\d+/)?.[0] ?? ''))
    .join(', ');
}

const beyondLine = (ctx: Context, card: GoodsCard, said: string): Line =>
  aboutCard(ctx, 'find.unknown-beyond', card, { said });

/** The same with the one that says it above or below the budget. */
export function withBeyond(ctx: Context, reply: Reply, card: GoodsCard, said: string): Reply {
  return {
    ...reply,
    lines: [beyondLine(ctx, card, said), ...reply.lines],
    cards: [...reply.cards, card],
    refs: [...reply.refs, refOf(card, 'AI')],
  };
}
