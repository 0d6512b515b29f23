/**
 * What is answered where nothing fits a question. Before anything is denied its wishes are taken
 * back one by one, and the one that nothing fulfils is named; what was refused stays refused.
 */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { isOfThing, isTraitOnly, normalise, thingIn, wordsOf } from '../../words/index.ts';
import type { Intent } from '../../search/index.ts';
import { quoteOf } from '../intent/quote.ts';
import { asTyped } from '../intent/typed.ts';
import type { Question } from '../intent/question.ts';
import { without, WORDS } from '../intent/words.ts';
import { say } from '../messages/say.ts';
import { dearerReply } from './beyond-budget.ts';
import { eachReply } from './each.ts';
import { impliedLines } from './implied.ts';
import { listReply } from './list.ts';
import { isNamedBeside, saysMost } from './near.ts';
import { modelReply } from './of-model.ts';
import { alertPage, nothingReply } from './nothing.ts';
import { follow, line } from './reply.ts';
import type { Reply } from './reply.ts';
import { fitting, SHOWN } from './look-up.ts';
import { sayingMost } from './saying.ts';
import { saidBeyond, traitBeyond, unknownLines, withBeyond } from './unknown.ts';
import { tellable, unsaidCounts, unsaidOf } from './unsaid.ts';
import { wishesIn, withRead } from './wishes.ts';

/** "Ultra 9000", "s24": the name of one product, and no wish. */
const MODEL = /(?:^|\s)(?:\d{3,}|[a-z]+\d+\w*)(?=\s|$)/;
/** So long is what is said to be unknown; more is not said again. */
const LONG = 80;
const MANY = 10;
/** So many words may be a name. */
const NAME = 3;
/** So many a name with the thing that it is of, and what it shall have. */
const NAMED = 6;

/** Nothing that has all the words: what comes nearest, and that it is no more than that. */
export function nearReply(ctx: Context, words: string, cards: readonly GoodsCard[]): Reply {
  return listReply(ctx, line(ctx, 'find.near', { text: words }), words, cards);
}

const isBeyond = ({ currentAmount }: GoodsCard, { minAmount = 0, maxAmount = Infinity }: Intent) =>
  currentAmount < minAmount || currentAmount > maxAmount;

/** Nothing fits all of it: what fits most of it, and what nothing fits. */
export async function insteadReply(
  ctx: Context,
  intent: Intent,
  words: string,
  asked: Pick<Question, 'isTotal' | 'said'> = {},
): Promise<Reply> {
  const plain = plainOf(intent);
  const wishes = wishesIn(ctx, intent);
  const base = await fitting(ctx, plain);
  if (base.cards.length === 0 || base.isNear)
    return (
      (await modelReply(ctx, intent)) ??
      (await untoldReply(ctx, intent, asked.said)) ??
      (await eachReply(ctx, intent, words, asked.isTotal === true)) ??
      (await onlyRefusedReply(ctx, intent)) ??
      (await thingReply(ctx, intent, asked.said)) ??
      unknownReply(ctx, intent, base.cards)
    );
  for (const { name, left, isBudget } of wishes) {
    const found = await fitting(ctx, left, isBudget ? { sort: 'PRICE_ASC' } : {});
    if (found.cards.length === 0 || found.isNear) continue;
    // within the budget the thing without its traits is worth more than one that costs too much
    if (isBudget) {
      const beyond = found.cards.filter((one) => isBeyond(one, intent));
      if (beyond.length === 0) continue;
      return (
        (await untoldReply(ctx, intent, asked.said)) ?? dearerReply(ctx, intent, words, beyond)
      );
    }
    if (name === say(ctx.lang, 'wish.official'))
      return listReply(ctx, line(ctx, 'find.no-official', { text: words }), words, found.cards);
    return listReply(ctx, line(ctx, 'find.but', { text: words, wish: name }), words, found.cards);
  }
  const intro =
    wishes.length === 0
      ? line(ctx, 'find.near', { text: words })
      : line(ctx, 'find.but-all', {
          text: words,
          wish: wishes.map(({ name }) => name).join(', '),
        });
  return listReply(ctx, intro, words, base.cards);
}

/**
 * A thing with traits that no title says, in white, of 55 inches: titles often leave them out, so
 * nothing is denied, and the thing is shown within all other wishes.
 */
async function untoldReply(
  ctx: Context,
  intent: Intent,
  typed = intent.text,
): Promise<Reply | undefined> {
  const thing = thingIn(intent.text, ctx.tenant.currency);
  if (thing === undefined) return undefined;
  const said = normalise(intent.text).replace(normalise(thing), ' ').replace(/\s+/g, ' ').trim();
  const isOfTraits =
    isTraitOnly(said, ctx.tenant.currency) ||
    [WORDS.colours, WORDS.size, WORDS.trait].reduce(without, said).trim() === '';
  if (said === '' || said === normalise(intent.text) || !isOfTraits) return undefined;
  const found = await fitting(ctx, { ...intent, text: thing });
  if (found.cards.length === 0 || found.isNear) return undefined;
  // of several traits each may be said by one of them
  const { currency } = ctx.tenant;
  const several = wordsOf(said).length > 1 && unsaidOf(intent.text, thing, found.cards, currency);
  const implied = impliedReply(ctx, intent, thing, found.cards);
  if (implied) return implied;
  if (several && several.length === 0) return undefined;
  // what one of them says is not denied
  const words = wordsOf(said)
    .map((word) => word.text)
    .filter((word) => several === false || several.includes(word));
  const text = quoteOf(words, typed) || asTyped(words.join(' '), [intent.text]);
  const beyond = await saidBeyond(ctx, intent, thing, words);
  const intro = line(ctx, beyond ? 'find.best' : 'find.untold', { text: beyond ? thing : text });
  // "a silent one in black": those that say one of the two, where no title says the other
  const some = several === false ? found.cards : await sayingMost(ctx, intent, found.cards);
  const reply = withRead(ctx, listReply(ctx, intro, thing, some), intent);
  return beyond ? withBeyond(ctx, reply, beyond, text) : reply;
}

/** Those whose titles say by another quality what is asked for. */
function impliedReply(
  ctx: Context,
  intent: Intent,
  thing: string,
  cards: readonly GoodsCard[],
): Reply | undefined {
  const said = cards.filter(
    (card) => unsaidOf(intent.text, thing, [card], ctx.tenant.currency).length === 0,
  );
  if (impliedLines(ctx, intent.text, said).length === 0) return undefined;
  const intro = line(ctx, 'find.best', { text: intent.text });
  return withRead(ctx, listReply(ctx, intro, intent.text, said), intent);
}

/** All that there is of it has what is refused: that is said, and nothing of it is shown. */
async function onlyRefusedReply(ctx: Context, intent: Intent): Promise<Reply | undefined> {
  if (!intent.without) return undefined;
  const thing = thingIn(intent.text, ctx.tenant.currency);
  for (const text of [intent.text, ...(thing === undefined ? [] : [thing])]) {
    const [all, left] = await Promise.all([
      fitting(ctx, { text }),
      fitting(ctx, plainOf({ ...intent, text })),
    ]);
    const isLeft = left.cards.length > 0 && !left.isNear;
    if (all.cards.length === 0 || all.isNear || isLeft) continue;
    const holes = { text, names: intent.without.join(', ') };
    return listReply(ctx, line(ctx, 'find.only-refused', holes), text, []);
  }
  return undefined;
}

/** The words and what is refused. */
function plainOf({ text, without, notPlatforms }: Intent): Intent {
  return { text, ...(without && { without }), ...(notPlatforms && { notPlatforms }) };
}

/**
 * Words besides the thing that no title has: they are said to be unknown, and the thing is shown
 * within all other wishes; where none is within them, that is what is said.
 */
export async function thingReply(
  ctx: Context,
  intent: Intent,
  typed = intent.text,
): Promise<Reply | undefined> {
  const { currency } = ctx.tenant;
  const thing = thingIn(intent.text, currency);
  const alone = { ...intent, text: asTyped(thing ?? '', [intent.text]) };
  if (thing === undefined || isOfThing(intent.text, thing, currency) === false) return undefined;
  if (wordsOf(thing).length === wordsOf(intent.text).length) return undefined;
  const near = await fitting(ctx, intent);
  const found = near.cards.some(({ name }) => isOfThing(name, thing, currency) === true)
    ? { ...near, isNear: false }
    : await fitting(ctx, alone);
  // that other kinds are within the budget says nothing of this one
  if (found.isNear || found.cards.length === 0) {
    const any = await fitting(ctx, plainOf(alone));
    if (any.cards.length === 0 || any.isNear) return undefined;
    const reply = await insteadReply(ctx, alone, alone.text);
    const shown = reply.cards.filter((card): card is GoodsCard => 'rating' in card);
    const unknown = await unknownLines(ctx, intent, shown, typed);
    return { ...reply, lines: [...reply.lines, ...unknown] };
  }
  const unsaidBy = await unsaidCounts(ctx, intent.text, thing, found.cards);
  const least = Math.min(...unsaidBy);
  // those that say the most of it
  const saying = found.cards.filter((_, at) => unsaidBy[at] === least);
  const shown = saying.slice(0, SHOWN);
  const isPartly = saying.length < found.cards.length && saying.length === shown.length;
  const left = unsaidOf(intent.text, thing, shown, currency);
  const unsaid = await tellable(ctx, left, intent.text);
  const text = asTyped(thing, [intent.text]);
  const said = quoteOf(unsaid, typed) || quoteOf(unsaid, intent.text);
  // what none of these says others may: each says a part of it
  const others =
    said === '' ? undefined : await fitting(ctx, { ...intent, text: `${text} ${said}` });
  if (others && !others.isNear && others.cards.length > 0) {
    const both = [...others.cards.slice(0, HALF), ...shown].slice(0, SHOWN);
    const intro = line(ctx, 'find.partly', { text });
    return withRead(ctx, listReply(ctx, intro, thing, uniqueOf(both)), intent);
  }
  const beyond = said === '' ? undefined : await saidBeyond(ctx, intent, thing, unsaid);
  const trait = beyond ? undefined : await traitBeyond(ctx, intent, thing, unsaid);
  if (trait) {
    const rest = unsaid.filter((word) => !trait.words.includes(word));
    const intro = line(ctx, 'find.unsaid', { said: quoteOf(rest, typed), text });
    const reply = withRead(ctx, listReply(ctx, intro, thing, shown), intent);
    return withBeyond(ctx, reply, trait.card, quoteOf(trait.words, typed));
  }
  const isName = wordsOf(intent.text).length <= NAMED;
  const isImplied = impliedLines(ctx, intent.text, shown).length > 0;
  const intro =
    isName && MODEL.test(left.join(' '))
      ? line(ctx, 'find.near', { text: intent.text })
      : said === ''
        ? line(ctx, isImplied ? 'find.best' : saidBy(left, least, isPartly), { text })
        : line(ctx, beyond ? 'find.best' : 'find.unsaid', { said, text });
  const reply = withRead(ctx, listReply(ctx, intro, thing, shown), intent);
  return beyond ? withBeyond(ctx, reply, beyond, said) : reply;
}

/** What titles say of what was asked: all of it, each a part, or not even that. */
const saidBy = (left: readonly string[], least: number, isPartly: boolean) =>
  left.length > 0
    ? 'find.best'
    : least > 0
      ? 'find.partly'
      : isPartly
        ? 'find.saying'
        : 'find.best';

const HALF = SHOWN / 2;
const uniqueOf = (cards: readonly GoodsCard[]): readonly GoodsCard[] =>
  cards.filter((card, at) => cards.findIndex(({ id }) => id === card.id) === at);

/** What there is none of: of a long sentence, which is no name of a product, the thing alone. */
export function thingAsTyped(words: string, ctx: Context): string {
  const { currency } = ctx.tenant;
  const thing = thingIn(words, currency);
  const isName =
    (wordsOf(words).length <= NAME || MODEL.test(normalise(words))) &&
    unsaidOf(words, thing ?? '', [], currency).length > 0;
  return thing === undefined || isName ? words : asTyped(thing, [words]);
}

/** What comes near within the wishes, else near at all, else nothing but its department. */
async function unknownReply(
  ctx: Context,
  intent: Intent,
  near: readonly GoodsCard[],
): Promise<Reply> {
  const words = intent.text;
  const { currency } = ctx.tenant;
  const thing = thingIn(words, currency);
  const within = await fitting(ctx, intent);
  const cards = (within.cards.length > 0 ? within.cards : near).filter(
    (card) =>
      isNamedBeside(card, words) &&
      isWithin(card, intent) &&
      (thing !== undefined || saysMost(card, words)),
  );
  const text = thingAsTyped(words, ctx);
  const isThing = ({ name }: GoodsCard) => {
    const isOf = isOfThing(name, thing ?? '', currency);
    // "a fabric sofa" is a sofa
    return isOf ?? wordsOf(name).some((word) => word.text === thing);
  };
  if (cards.length > 0 && thing !== undefined && !cards.some(isThing)) {
    const intro = line(ctx, 'find.nearest', { text: asTyped(thing, [words]) });
    const reply = {
      ...listReply(ctx, intro, text, cards),
      page: alertPage(text, intent.maxAmount),
    };
    return withRead(ctx, reply, intent);
  }
  if (cards.length > 0) return nearReply(ctx, words, cards);
  const isLong = [...text].length > LONG || wordsOf(text).length > MANY;
  if (!isLong) return nothingReply(ctx, text, intent);
  const lines = [line(ctx, 'find.none-of-many', { text })];
  return { lines, cards: [], refs: [], followUps: follow(ctx, 'follow.deals') };
}

function isWithin({ currentAmount }: GoodsCard, { minAmount = 0, maxAmount }: Intent): boolean {
  return currentAmount >= minAmount && currentAmount <= (maxAmount ?? currentAmount);
}
