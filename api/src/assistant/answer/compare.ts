/** Products side by side: what rows say of how they differ. */
import { moneyText } from '#contract/money.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { figuresIn, measuresSaid, statesSizes, wordsOf } from '../../words/index.ts';
import type { Word } from '../../words/index.ts';
import { thingAsTyped } from './instead.ts';
import { valueLines } from './pick.ts';
import { aboutCard, follow, line, nameOf, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { sizedBeside } from './sized.ts';
import { statedBy } from './stated.ts';
import { unitOf } from './unit.ts';

/** `missing`: names that nothing was found for; `asked`: the question, which may ask for a size. */
export function compareReply(
  ctx: Context,
  cards: readonly GoodsCard[],
  missing: readonly string[] = [],
  asked = '',
): Reply {
  const text = missing.map((one) => thingAsTyped(one, ctx)).join(', ');
  return {
    lines: [
      ...cards.map((card) => aboutCard(ctx, 'find.line', card)),
      ...(cards.length > 1
        ? [...sizedBeside(ctx, cards, asked), ...besideLines(ctx, cards)]
        : [line(ctx, missing.length > 0 ? 'compare.missing' : 'compare.one', { text })]),
    ],
    cards,
    refs: cards.map((card) => refOf(card, 'AI')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
  };
}

/**
 * What rows say of which is better: the price, by the unit and against its own history, and ratings;
 * what shops state is their claim.
 */
function besideLines(ctx: Context, cards: readonly GoodsCard[]): Line[] {
  const [first, second] = cards.toSorted((a, b) => a.currentAmount - b.currentAmount) as [
    GoodsCard,
    GoodsCard,
  ];
  const [better, worse] = cards.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0)) as [
    GoodsCard,
    GoodsCard,
  ];
  const [rating, other] = [better.rating ?? 0, worse.rating ?? 0];
  const words = cards.length === 2 ? statedWordsOf(first, second) : '';
  return [
    first.currentAmount === second.currentAmount
      ? line(ctx, 'compare.same')
      : aboutCard(ctx, cards.length > 2 ? 'compare.least' : 'compare.cheapest', first, {
          difference: moneyText(second.currentAmount - first.currentAmount, first.currencyCode),
        }),
    ...unitLines(ctx, cards),
    ...valueLines(ctx, cards),
    ...(other > 0 && rating > other
      ? [aboutCard(ctx, 'differ.rating', better, { rating, other })]
      : []),
    ...(words === '' ? [] : [line(ctx, 'differ.title', { words })]),
    line(ctx, 'pick.only'),
  ];
}

/** Which of two packs of other sizes costs less by the unit. */
function unitLines(ctx: Context, cards: readonly GoodsCard[]): Line[] {
  const sized = cards.flatMap((card) => (card.unitPrice ? [{ card, ...card.unitPrice }] : []));
  const [best, other, ...more] = sized.toSorted((a, b) => a.amount / a.per - b.amount / b.per);
  if (!best || !other || more.length > 0 || cards.length !== sized.length) return [];
  if (best.unit !== other.unit || best.size === other.size) return [];
  const { amount } = unitOf(ctx, other.card);
  return [
    aboutCard(ctx, 'compare.unit', best.card, { ...unitOf(ctx, best.card), other: amount ?? '' }),
  ];
}

/** What is stated of each and not of the other: words of its title, figures of its attributes. */
export function statedWordsOf(one: GoodsCard, other: GoodsCard): string {
  const own = (card: GoodsCard, than: GoodsCard) => {
    const theirs = new Set(wordsOf(than.name).map((word) => word.text));
    // a figure stays with its unit
    const title = measuresSaid(nameOf(card)).reduce(
      (left, words) =>
        left.replace(
          words,
          statesSizes(statedBy(than), words) ? ' ' : words.replaceAll(' ', '\u00A0'),
        ),
      nameOf(card),
    );
    const isOwn = (part: string) => wordsOf(part).some((word) => !theirs.has(word.text));
    const inTitle = title.split(' ').filter(isOwn).join(' ').replaceAll('\u00A0', ' ');
    const others = figuresIn(statedBy(than));
    const beside = figuresIn(statedBy(card))
      .filter(({ words }) => !card.name.includes(words))
      .filter((one) => others.some((other) => other.of === one.of))
      .filter((one) => !others.some((other) => other.of === one.of && other.words === one.words));
    const said = [
      inTitle,
      ...beside.map(({ of, words }) => (of === 'memory' ? `RAM ${words}` : words)),
    ]
      .filter((part) => part !== '')
      .join(', ');
    return { said, isNameAlone: wordsOf(said).every(isOfName(card)) };
  };
  const both = [own(one, other), own(other, one)];
  // that they are called otherwise is no difference
  if (both.every(({ isNameAlone }) => isNameAlone)) return '';
  return both.flatMap(({ said }) => (said === '' ? [] : [said])).join(' / ');
}

/** Whether a word is of what a product is called: its maker, and the model behind it. */
function isOfName({ name, brandName }: GoodsCard): (word: Word) => boolean {
  const [called = ''] =
    MODEL.exec(brandName === null ? '' : name.slice(Math.max(0, name.indexOf(brandName)))) ?? [];
  const words = new Set(wordsOf(called).map((word) => word.text));
  return ({ text }) => words.has(text);
}
/** "Cuchina Go 3". */
const MODEL = /^\S+(?:\s+\p{Lu}\p{Ll}+)?(?:\s+\d{1,2}(?!\S))?/u;
