/** Ideas for a present: kinds of goods for the person, what of them has a good price. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import {
  dictionaryOf,
  interestsIn,
  isOfThing,
  namesOf,
  personIn,
  presentsFor,
  thingIn,
  withoutPerson,
} from '../../words/index.ts';
import type { Intent } from '../../search/index.ts';
import type { Question } from '../intent/question.ts';
import { asTyped } from '../intent/typed.ts';
import { WORDS } from '../intent/words.ts';
import { amountsIn } from '../sum/amounts.ts';
import { say } from '../messages/say.ts';
import { dearerReply } from './beyond-budget.ts';
import { listReply } from './list.ts';
import { fitting, intentIn, SHOWN } from './look-up.ts';
import { inOrder } from './order.ts';
import { follow, line } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { unsaidOf } from './unsaid.ts';
import { sayBudget } from './wishes.ts';

const KINDS = 12;
/** So many of a kind are ideas. */
const OF_KIND = 3;
/** So much of the budget makes a present of it. */
const LEAST_SHARE = 0.3;

/** `shown`: the ideas before, where cheaper ones are asked for. */
export async function presentReply(
  ctx: Context,
  text: string,
  {
    by,
    page,
    untold,
    isSorted,
    said: typed,
  }: Pick<Question, 'by' | 'page' | 'untold' | 'isSorted' | 'said'>,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply> {
  const said = withRefused(ctx, text.toLowerCase());
  const { person, age } = personIn(said);
  const asked = wantedIn(ctx, said);
  const isOther = by === 'CHEAPER' || by === 'DEARER';
  const wanted = isOther ? beside(asked, by, await shown()) : asked;
  const order = isSorted ? (by ?? 'CHEAPEST') : null;
  const found = await chosenFor(ctx, said, wanted, page, order);
  const { cards, lacking, isUnliked, liked, unsaid } = found;
  const beyond = await beyondReply(ctx, wanted, lacking, text);
  if (beyond) return beyond;
  const hasBudget = wanted.maxAmount !== undefined || wanted.minAmount !== undefined;
  const budget = hasBudget ? ` ${sayBudget(ctx, wanted)}` : '';
  const holes = { person: personSaid(ctx, personIn(said)), budget };
  const unjudged =
    untold === undefined ? [] : [line(ctx, 'present.untold', { text: (typed ?? untold).trim() })];
  if (cards.length === 0) return noIdeas(ctx, unjudged, holes, by, page);
  const some = listReply(
    ctx,
    line(ctx, isSorted ? SORTED[by === 'DEAREST' ? by : 'CHEAPEST'] : introOf(cards, liked), holes),
    '',
    cards,
  );
  const lines = [
    ...unjudged,
    ...(!isOther && isUnliked ? [line(ctx, 'present.unliked')] : []),
    ...(lacking === undefined ? [] : [line(ctx, 'find.each-none', { text: lacking })]),
    ...(unsaid === undefined ? [] : [line(ctx, 'find.unknown', { said: unsaid })]),
    ...some.lines,
    ...((age !== null && age < 3) || person === 'baby' ? [line(ctx, 'present.age')] : []),
  ];
  return { ...some, lines };
}

/** A child by the age, anybody else as who they are. */
function personSaid({ lang }: Context, { person, age }: ReturnType<typeof personIn>): string {
  return age === null || age === 0 || age >= GROWN_UP
    ? say(lang, `person.${person}`)
    : say(lang, 'person.aged', { age });
}

/** What is refused as it is written, so that no word of it is another: no lipstick ("son"), a son. */
function withRefused(ctx: Context, said: string): string {
  const { without: refused = [] } = intentIn(ctx, `x, ${said}`);
  return refused.reduce((text, one) => {
    const typed = asTyped(one, [said]).toLowerCase();
    return text.includes(`"${typed}"`) ? text : text.replace(typed, `-"${typed}"`);
  }, said);
}

/**
 * A page of ideas; `lacking`: the thing that was named and that nothing is of; `unsaid`: the colour
 * that none of their titles says.
 */
async function chosenFor(
  ctx: Context,
  said: string,
  wanted: Intent,
  page: number,
  order: Question['by'],
) {
  const { person, age } = personIn(said);
  const named = thingIn(wanted.text, ctx.tenant.currency);
  const thing = named === undefined || namesOf(TOY).includes(named) ? undefined : named;
  const own = thing === undefined ? [] : await bestOf(ctx, { ...wanted, text: thing });
  const kinds = own.length > 0 ? [] : presentsFor(person, age, interestsIn(said));
  const [likes = [], usual = [], others = []] = kinds;
  const [ofLiked, ofUsual] = await Promise.all([
    ideas(ctx, wanted, likes),
    ideas(ctx, wanted, usual),
  ]);
  const isEnough = [ofLiked[0], ofUsual[0]].flatMap((some = []) => some).length >= page * SHOWN;
  const rest = isEnough ? [ofUsual] : [ofUsual, await ideas(ctx, wanted, others)];
  const [colour] = wanted.text.match(WORDS.colours) ?? [];
  const isSo = (card: GoodsCard) =>
    colour !== undefined && unsaidOf(`x ${colour}`, 'x', [card], ctx.tenant.currency).length === 0;
  const isAnySo = [...own, ...[ofLiked, ...rest].flatMap((some) => some.flat())].some(isSo);
  const fits = (cards: readonly GoodsCard[]) =>
    cards.filter((card) => suits(card, age) && (!isAnySo || isSo(card)));
  const liked = fits(ofLiked.flatMap((some) => likedFirst(some, wanted)));
  // what they like, then what fits anybody such
  const all = fits([
    ...(order === null ? own : []),
    ...rest.flatMap((some) => some.flatMap((round) => round.toSorted(better(wanted)))),
  ]);
  const sign = order === 'DEAREST' ? -1 : 1;
  const sorted = (some: readonly GoodsCard[]) =>
    order === null ? some : some.toSorted((a, b) => sign * (a.currentAmount - b.currentAmount));
  const ideasOf = paged(sorted(liked), sorted(order === null ? all : [...own, ...all]));
  const cards = ideasOf[page - 1] ?? [];
  return {
    cards,
    lacking: own.length === 0 ? thing : undefined,
    isUnliked: likes.length > 0 && liked.length === 0,
    unsaid: isAnySo ? undefined : colour?.trim(),
    liked: cards.filter(({ id }) => liked.some((one) => one.id === id)).length,
  };
}

/** What costs more than the budget of the thing that is named, the least first; undefined: none. */
async function beyondReply(
  ctx: Context,
  wanted: Intent,
  thing: string | undefined,
  typed: string,
): Promise<Reply | undefined> {
  const { maxAmount, minAmount: _least, ...others } = wanted;
  if (thing === undefined || maxAmount === undefined) return undefined;
  const found = await bestOf(ctx, { ...others, text: thing });
  const cards = inOrder(found, 'CHEAPEST');
  return cards.length > 0
    ? dearerReply(ctx, { ...wanted, text: thing }, asTyped(thing, [typed]), cards)
    : undefined;
}

/** There are none, or no more, or none that costs less. */
function noIdeas(
  ctx: Context,
  unjudged: readonly Line[],
  holes: Record<'person' | 'budget', string>,
  by: Question['by'],
  page: number,
): Reply {
  const none =
    by === 'CHEAPER'
      ? line(ctx, 'find.no-cheaper', { text: holes.person })
      : page > 1
        ? line(ctx, 'find.no-more', { text: holes.person })
        : line(ctx, 'present.none', holes);
  return {
    lines: [...unjudged, none],
    cards: [],
    refs: [],
    followUps: follow(ctx, 'follow.deals'),
  };
}

/** Pages of ideas: several that they like are shown alone, a single one with others behind it. */
function paged(liked: readonly GoodsCard[], others: readonly GoodsCard[]): GoodsCard[][] {
  const once = (cards: readonly GoodsCard[]) =>
    cards.filter((card, at) => cards.findIndex((one) => one.id === card.id) === at);
  const own = once(liked);
  const rest = once([...own, ...others]).slice(own.length);
  const groups = own.length > 1 ? [own, rest] : [[...own, ...rest]];
  return groups.flatMap((some) =>
    Array.from({ length: Math.ceil(some.length / SHOWN) }, (_, at) =>
      some.slice(at * SHOWN, (at + 1) * SHOWN),
    ),
  );
}

/** As the kinds come, but what is too little for a present comes last. */
function likedFirst(cards: readonly GoodsCard[], { maxAmount = 0 }: Intent): GoodsCard[] {
  const isWorthy = ({ currentAmount }: GoodsCard) => currentAmount >= maxAmount * LEAST_SHARE;
  const [best] = cards;
  return cards.toSorted(
    (one, other) =>
      Number(other === best) - Number(one === best) ||
      Number(isWorthy(other)) - Number(isWorthy(one)),
  );
}

/** No title says that it is for older ones: "ages 6+". */
function suits({ name }: GoodsCard, age: number | null): boolean {
  return age === null || age >= GROWN_UP || (personIn(name.toLowerCase()).age ?? 0) <= age;
}

/** How many of them they like is said. */
const introOf = (cards: readonly GoodsCard[], liked: number) =>
  liked === 0 ? 'present.some' : liked === cards.length ? 'present.liked' : 'present.liked-one';

const SORTED = { CHEAPEST: 'present.cheapest', DEAREST: 'present.dearest' } as const;
const TOY = 'toy';
/** From this age on nobody is called a child. */
const GROWN_UP = 18;

/** What is wished beside the person; an amount that says nothing of itself is the budget. */
function wantedIn(ctx: Context, said: string): Intent {
  const left = withoutPerson(said);
  const wanted = intentIn(ctx, `x ${left}`);
  // about so much is up to a little more; what is far below it is no present of it anyway
  const { minAmount: _least, ...upTo } = wanted;
  if (wanted.maxAmount !== undefined) return upTo;
  if (wanted.minAmount !== undefined) return wanted;
  const amount = amountsIn(left, ctx.tenant.currency as CurrencyCode).findLast(
    ({ isShare }) => !isShare,
  )?.amount;
  return amount === undefined ? wanted : { ...wanted, maxAmount: amount };
}

/** Below or above the mean of what was shown: the least of it may be next to nothing. */
function beside(wanted: Intent, by: 'CHEAPER' | 'DEARER', shown: readonly GoodsCard[]): Intent {
  if (shown.length === 0) return wanted;
  const sum = shown.reduce((all, one) => all + one.currentAmount, 0);
  const mean = Math.floor(sum / shown.length);
  // as people would say it: up to 790, and not 792.50
  const step = 10 ** Math.max(0, String(mean).length - 2);
  const round = mean - (mean % step);
  return by === 'CHEAPER' ? { ...wanted, maxAmount: round } : { ...wanted, minAmount: round + 1 };
}

/** The best of each kind, then the second best of each. */
async function ideas(ctx: Context, wanted: Intent, kinds: readonly string[]) {
  const { currency } = ctx.tenant;
  const { kindsOf } = dictionaryOf(currency);
  const refused = new Set(wanted.without?.flatMap((one) => kindsOf(thingIn(one, currency) ?? one)));
  const wished = kinds.filter((kind) => !kindsOf(kind).some((one) => refused.has(one)));
  const found = await Promise.all(
    wished.slice(0, KINDS).map((kind) => bestOf(ctx, { ...wanted, text: kind })),
  );
  return Array.from({ length: OF_KIND }, (_, at) => found.flatMap((one) => one[at] ?? []));
}

/** Of a kind what is in stock at a price of now, the best first. */
async function bestOf(ctx: Context, intent: Intent): Promise<GoodsCard[]> {
  const { cards, isNear } = await fitting(ctx, intent);
  const { currency } = ctx.tenant;
  const isOfKind = ({ name }: GoodsCard) =>
    isOfThing(name, intent.text, currency) === true ||
    (!dictionaryOf(currency).isDepartment(intent.text) &&
      namesOf(intent.text).includes(thingIn(name) ?? ''));
  return isNear
    ? []
    : cards
        .filter((card) => card.isCurrent && card.inStock && isOfKind(card))
        .toSorted(better(intent));
}

/** What makes a present of its budget comes first, of that what is best against its history. */
function better({ maxAmount = 0 }: Intent): (one: GoodsCard, other: GoodsCard) => number {
  const isWorthy = ({ currentAmount }: GoodsCard) => currentAmount >= maxAmount * LEAST_SHARE;
  return (one, other) =>
    Number(isWorthy(other)) - Number(isWorthy(one)) || goodness(other) - goodness(one);
}

/** How far below its usual price; what is dearer than usual comes last. */
function goodness({ verdict, rating }: GoodsCard): number {
  return (verdict.real ?? -0.01) + (rating ?? 0) / 1000;
}
