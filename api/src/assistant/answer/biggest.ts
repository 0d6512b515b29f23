/** What is reduced most now, by discounts that history proves. */
import { percentOf } from '#contract/money.ts';
import { JUDGING } from '#contract/price/judging.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import type { Intent } from '../../search/index.ts';
import { departmentOf, dictionaryOf, normalise, thingIn, wordsOf } from '../../words/index.ts';
import type { Question } from '../intent/question.ts';
import { WORDS } from '../intent/words.ts';
import { limitedIn, soldWithin } from './all.ts';
import { listReply } from './list.ts';
import { fitting, SHOWN } from './look-up.ts';
import { aboutCard, line } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { withRead } from './wishes.ts';

/** `asked`: of which goods, within which wishes; empty: of all. */
export async function biggestReply(
  ctx: Context,
  asked: string,
  { page, less = 0 }: Pick<Question, 'page' | 'less'>,
): Promise<Reply> {
  const intent = limitedIn(ctx, asked);
  const wanted = { ...intent, verdicts: PROVEN };
  const found = await reducedOf(ctx, wanted);
  // of words that name nothing that is sold all discounts are meant
  const isOfAll = found.length === 0 && thingIn(intent.text, ctx.tenant.currency) === undefined;
  const cards = isOfAll ? await allReduced(ctx, intent) : found;
  const reduced = cards
    .filter((card) => card.isCurrent && (card.verdict.real ?? 0) > 0)
    .toSorted((a, b) => (b.verdict.real ?? 0) - (a.verdict.real ?? 0));
  const enough = reduced.filter((card) => (card.verdict.real ?? 0) * WHOLE >= less);
  const isOver = enough.length > 0;
  const shown = (isOver ? enough : reduced).slice((page - 1) * SHOWN, page * SHOWN);
  if (shown.length === 0) {
    const below = page > 1 || intent.text === '' ? undefined : await belowReply(ctx, intent);
    if (below) return below;
    const plain = page > 1 || intent.text === '' ? undefined : await fitting(ctx, intent);
    if (plain && !plain.isNear && plain.cards.length > 0)
      return listReply(
        ctx,
        line(ctx, 'biggest.none-of', { text: plain.words }),
        plain.words,
        plain.cards,
      );
    const none = page > 1 ? 'find.no-more' : 'biggest.none';
    return listReply(ctx, line(ctx, none, { text: intent.text }), intent.text, []);
  }
  const intro = isOver
    ? line(ctx, 'biggest.some')
    : line(ctx, 'biggest.less', { percent: Math.floor(less / 100) });
  return withRead(ctx, belowUsual(ctx, intro, intent.text, shown), intent);
}

/** Each with how far it is below its usual price. */
function belowUsual(ctx: Context, intro: Line, text: string, shown: readonly GoodsCard[]): Reply {
  const reply = listReply(ctx, intro, text, shown);
  return {
    ...reply,
    lines: [
      ...reply.lines.slice(0, 1),
      ...shown.map((card) =>
        aboutCard(ctx, 'biggest.line', card, { percent: percentOf(card.verdict.real ?? 0) }),
      ),
    ],
  };
}

/** Where no claim is proven: what costs clearly less than it usually does; undefined: nothing. */
async function belowReply(ctx: Context, intent: Intent): Promise<Reply | undefined> {
  const found = await fitting(ctx, intent);
  const thing = thingIn(intent.text, ctx.tenant.currency);
  // of a wish that no title says, "for men", the thing alone
  const isNear = found.isNear || found.cards.length === 0;
  if (isNear && thing === undefined) return undefined;
  const { cards } = isNear ? await fitting(ctx, { ...intent, text: thing ?? '' }) : found;
  const below = cards
    .filter(({ isCurrent, verdict }) => isCurrent && (verdict.real ?? 0) >= JUDGING.claimMin)
    .toSorted((a, b) => (b.verdict.real ?? 0) - (a.verdict.real ?? 0))
    .slice(0, SHOWN);
  if (below.length === 0) return undefined;
  const intro = line(ctx, 'biggest.below', { text: intent.text });
  return withRead(ctx, belowUsual(ctx, intro, intent.text, below), intent);
}

/** "Blenders or kettles": of each kind that is named. */
async function reducedOf(ctx: Context, wanted: Intent): Promise<GoodsCard[]> {
  const isThing = (part: string) => thingIn(part, ctx.tenant.currency) !== undefined;
  const parts = wanted.text.split(WORDS.between).map((part) => part.trim());
  const kinds = parts.length > 1 && parts.every(isThing) ? parts : [wanted.text];
  const found = await Promise.all(
    kinds
      .filter((text) => text !== '')
      .map((text) => fitting(ctx, { ...wanted, text }, { sort: 'DISCOUNT' })),
  );
  return found.flatMap(({ cards }) => cards);
}

/** What price history bears out, be it claimed or not. */
const PROVEN = ['VERIFIED', 'NO_CLAIM'];

/** Hundredths of a per cent. */
const WHOLE = 10_000;

async function allReduced(ctx: Context, intent: Intent): Promise<GoodsCard[]> {
  const { without: refused = [] } = intent;
  const size = refused.length > 0 ? MOST : 20;
  const wanted = { ...intent, verdicts: PROVEN };
  const { cards } = await soldWithin(ctx, wanted, { sort: 'DISCOUNT', size });
  return cards.filter((card) => !isRefused(ctx, card, refused));
}

/** A department is called so in the other languages of the site. */
const SHELF_NAMES = 2;
/** So many are looked at where some of them are refused. */
const MOST = 100;

/** Its kind, a department of that, its maker or a word of its title is not wanted. */
function isRefused(
  ctx: Context,
  { name, brandName }: GoodsCard,
  refused: readonly string[],
): boolean {
  const { kindsOf, spellingsOf } = dictionaryOf(ctx.tenant.currency);
  const kinds = new Set(kindsOf(thingIn(name, ctx.tenant.currency) ?? ''));
  const [department] = [...kinds].map((kind) => departmentOf(kind)[0]);
  const title = ` ${wordsOf(`${name} ${brandName ?? ''}`)
    .map((word) => word.text)
    .join(' ')} `;
  return refused.some((one) => {
    const words = wordsOf(one)
      .map((word) => word.text)
      .join(' ');
    const refusedKinds = kindsOf(normalise(one));
    if (refusedKinds.some((kind) => kinds.has(kind)) || title.includes(` ${words} `)) return true;
    // "no clothes" is no jeans either: the department is called so
    const [shelf, ...others] = departmentOf(refusedKinds[0] ?? '');
    const called = [normalise(one), ...spellingsOf(normalise(one))];
    const isShelf = [shelf, ...others.slice(0, SHELF_NAMES)].some((own) =>
      called.includes(own ?? ''),
    );
    return isShelf && shelf === department;
  });
}

/** In which order all that is sold is listed, and what is said of it. */
const OF_ALL = {
  CHEAPEST: ['PRICE_ASC', 'all.cheapest'],
  DEAREST: ['PRICE_DESC', 'all.dearest'],
  SOLD: ['SALES', 'all.sold'],
  RATED: ['RATING', 'all.rated'],
  // no order of all that is sold goes by them
  REVIEWED: ['RATING', 'all.reviewed'],
} as const;

export function isOrdered({ by }: Pick<Question, 'by'>): boolean {
  return by !== null && by in OF_ALL;
}

/** The first of all that is sold, in an order that was asked for. */
export async function allReply(ctx: Context, by: Question['by']): Promise<Reply> {
  const [sort, key] = OF_ALL[by as keyof typeof OF_ALL];
  const { cards } = await soldWithin(ctx, { text: '' }, { sort, size: SHOWN });
  return listReply(ctx, line(ctx, key), '', cards);
}

/** What is sold within wishes alone: free shipping under 100. */
export async function anythingReply(ctx: Context, intent: Intent, words: string): Promise<Reply> {
  const { without: refused = [] } = intent;
  const size = refused.length > 0 ? MOST : SHOWN;
  const { cards: all, total } = await soldWithin(ctx, intent, { sort: 'DISCOUNT', size });
  const left = all.filter((card) => !isRefused(ctx, card, refused));
  const cards = left.slice(0, SHOWN);
  const key = cards.length > 0 ? 'anything.some' : 'anything.none';
  return listReply(
    ctx,
    line(ctx, key, {
      wishes: words,
      total: total - (refused.length > 0 ? all.length - left.length : 0),
    }),
    words,
    cards,
  );
}
