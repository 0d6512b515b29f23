/** Whether a price is good, and whether a discount is real: from the product's own history. */
import { moneyText, percentOf } from '#contract/money.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { JUDGING } from '#contract/price/judging.ts';
import { DAY_MS, formatDate } from '#contract/time.ts';
import { packOf, pieceCountOf } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import {
  dictionaryOf,
  asksHours,
  heldIn,
  hoursIn,
  measuresIn,
  measuresSaid,
  namesOf,
  normalise,
  thingIn,
  unitIn,
  wordsOf,
} from '../../words/index.ts';
import type { Dimension, Held } from '../../words/index.ts';
import { DETAIL, heldNamed } from '../intent/detail-words.ts';
import type { Question } from '../intent/question.ts';
import { trimmedOf } from '../intent/quote.ts';
import { has, without, withoutName, WORDS } from '../intent/words.ts';
import { say } from '../messages/say.ts';
import { isLow, mannerOf, sayVerdict, statistics } from '../../price/index.ts';
import { impliedIn, impliedLines } from './implied.ts';
import { plainReply } from './plain.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { statedBy } from './stated.ts';

const DAYS = 90;

/** `days`: how far back its lowest price is looked for. */
export async function priceReply(ctx: Context, card: GoodsCard, days = DAYS): Promise<Reply> {
  const lines = [aboutCard(ctx, 'price.now', card), ...(await againstUsual(ctx, card, days))];
  return {
    ...about(card),
    lines,
    followUps: follow(ctx, 'follow.wait', 'follow.explain', 'follow.coupons'),
  };
}

export async function explainReply(ctx: Context, card: GoodsCard): Promise<Reply> {
  const verdict: Line = {
    text: sayVerdict(
      card.verdict,
      {
        amount: card.currentAmount,
        was: card.originAmount,
        seenTime: card.seenTime ?? '',
        isCurrent: card.isCurrent,
      },
      mannerOf(ctx),
    ),
  };
  return {
    ...about(card),
    lines: [aboutCard(ctx, 'price.now', card), verdict],
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
  };
}

/** The same of each of several that were shown. */
export async function explainAllReply(ctx: Context, cards: readonly GoodsCard[]): Promise<Reply> {
  const replies = await Promise.all(cards.map((card) => explainReply(ctx, card)));
  return {
    lines: replies.flatMap(({ lines }) => lines),
    cards,
    refs: replies.flatMap(({ refs }) => refs),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
  };
}

/** Asked with the word for it alone: "what colours does it come in?" */
const asksColours = (words: string): boolean => without(words, DETAIL.colour).trim() === '';

/** The colours that its shop states. */
function colourLine(ctx: Context, card: GoodsCard): Line {
  const words = (statedBy(card).toLowerCase().match(WORDS.colours) ?? []).join(', ');
  return aboutCard(ctx, words === '' ? 'trait.colours' : 'trait.said', card, { words });
}

/** Whether the shop states what was asked of a product; it is a claim, and no fact. */
export function traitReply(ctx: Context, card: GoodsCard, asked: string): Reply {
  const words = trimmedOf(asked);
  const isSaid = isStated(ctx, card, words) || isStated(ctx, card, asked);
  return {
    ...about(card),
    lines: asksColours(words)
      ? [colourLine(ctx, card)]
      : [
          isSaid
            ? aboutCard(ctx, 'trait.said', card, { words })
            : { ...aboutCard(ctx, 'trait.unsaid', card, { words }), unsaid: words },
          ...impliedLines(ctx, `${words} ${thingIn(card.name, ctx.tenant.currency) ?? ''}`, [card]),
        ],
    followUps: follow(ctx, 'follow.price', 'follow.wait'),
  };
}

/** Of which of several it is stated; what is in the box only the page of the shop has. */
export function includedReply(
  ctx: Context,
  shown: readonly GoodsCard[],
  { things: [words = ''], places: [place] }: Pick<Question, 'things' | 'places'>,
): Reply {
  const cards = place === undefined ? shown : shown.slice(place).slice(0, 1);
  const [card] = cards;
  if (!card) return plainReply(ctx, 'which');
  if (cards.length === 1) return traitReply(ctx, card, words);
  const said = cards.filter((one) => isStated(ctx, one, words));
  const none = [{ ...line(ctx, 'trait.none', { words }), unsaid: words }];
  return {
    lines: asksColours(words)
      ? cards.map((one) => colourLine(ctx, one))
      : said.length > 0
        ? said.map((one) => aboutCard(ctx, 'trait.said', one, { words }))
        : none,
    cards,
    refs: cards.map((one) => refOf(one, 'AI')),
    followUps: follow(ctx, 'follow.price', 'follow.wait'),
  };
}

/** In whatever language of the market, and with its marks or without. */
export function isStated({ tenant }: Context, card: GoodsCard, words: string): boolean {
  const { spellingsOf } = dictionaryOf(tenant.currency);
  const thing = thingIn(card.name, tenant.currency) ?? '';
  // "with tools?" of a tool box: what it is called says nothing of what is in it
  const one = words.replace(/(?<=\p{L}{2})s$/u, '');
  const isOfName = one !== words && !thing.includes(words) && thing.split(' ').includes(one);
  const said = statedBy(card).toLowerCase();
  const stated = wordsOf(isOfName ? withoutName(said, thing) : said).map((word) => word.text);
  const implied = impliedIn(normalise(words), thing, [card], tenant.currency);
  const sure = implied.filter(({ isSure }) => isSure).map(({ by }) => by);
  return [words, ...namesOf(words), ...spellingsOf(normalise(words)), ...sure].some((one) =>
    wordsOf(one).every((word) => stated.includes(word.text)),
  );
}

/** Whether it was in stock when its price was seen; a shop may have sold it since. */
export async function stockReply(ctx: Context, card: GoodsCard): Promise<Reply> {
  return {
    ...about(card),
    lines: [
      aboutCard(ctx, 'price.now', card),
      aboutCard(ctx, card.inStock ? 'price.stocked' : 'price.gone', card),
    ],
    followUps: follow(ctx, 'follow.price', 'follow.wait'),
  };
}

/** What shops state of size, weight and number; what they do not state is not known. */
export function measureReply(ctx: Context, cards: readonly GoodsCard[], question = ''): Reply {
  const held = heldNamed(question.toLowerCase())?.part;
  const asked = held ?? unitIn(question)?.dimension ?? (asksHours(question) ? 'hours' : undefined);
  const isCounted = has(question.toLowerCase(), DETAIL.howManyIn);
  const lines = cards.slice(0, MEASURED).map((card) => {
    const count = isCounted || asked === undefined ? countOf(ctx, card) : '';
    const words = (isCounted && count) || measuresOf(statedBy(card), asked).join(', ') || count;
    return words === ''
      ? aboutCard(ctx, asked === 'hours' || held ? 'sized.unsaid' : 'trait.no-measure', card)
      : aboutCard(ctx, 'trait.measure', card, { words });
  });
  const shown = cards.slice(0, MEASURED);
  return {
    lines,
    cards: shown,
    refs: shown.map((card) => refOf(card, 'AI')),
    followUps: follow(ctx, 'follow.price', 'follow.wait'),
  };
}

const MEASURED = 4;

/** So many pieces are in one, as its title says it ("set of 12") or by its number; empty: it does not. */
function countOf({ lang }: Context, { name }: GoodsCard): string {
  const pack = packOf(name);
  const n = Math.max(pieceCountOf(name), pack?.unit === 'piece' ? pack.size : 0);
  if (n <= 1) return '';
  const counted = new RegExp(`(?<!\\d)${n}(?!\\d)`);
  const parts = name.split(/,\s+/).slice(1);
  return parts.find((one) => counted.test(one)) ?? say(lang, 'pack.pieces', { n });
}

/** Of what is stated those that are asked for, "how many kilos", else all of them. */
function measuresOf(stated: string, asked: Dimension | Held | 'hours' | undefined): string[] {
  if (asked === 'hours') return [hoursIn(stated)?.words ?? []].flat();
  if (asked === 'memory' || asked === 'storage') return [heldIn(stated, asked)?.words ?? []].flat();
  return asked === undefined
    ? allOf(stated)
    : measuresIn(stated).flatMap(({ dimension, words }) => (dimension === asked ? [words] : []));
}

/** All of them; of two that are gigabytes it is said which is memory. */
function allOf(stated: string): string[] {
  const memory = heldIn(stated, 'memory')?.words;
  return measuresSaid(stated).map((words) => (words === memory ? `RAM ${words}` : words));
}

/** The one product that was asked about. */
export function about(card: GoodsCard): Pick<Reply, 'cards' | 'refs'> {
  return { cards: [card], refs: [refOf(card, 'AI')] };
}

/**
 * Against what the verdict calls usual, so that an answer and a card never name two usual prices;
 * the low is that of the chart.
 */
async function againstUsual(ctx: Context, card: GoodsCard, days: number): Promise<Line[]> {
  const { real, typicalAmount } = card.verdict;
  if (!card.isCurrent) return [];
  const gone = card.inStock ? [] : [aboutCard(ctx, 'price.gone', card)];
  if (real === null || typicalAmount === null)
    return [aboutCard(ctx, 'price.thin', card, { seenDays: card.verdict.observedDays }), ...gone];
  const holes = {
    typical: moneyText(typicalAmount, card.currencyCode),
    percent: percentOf(Math.abs(real)),
  };
  const key =
    real >= JUDGING.claimMin
      ? 'price.below'
      : real <= -JUDGING.claimMin
        ? 'price.above'
        : 'price.about';
  return [aboutCard(ctx, key, card, holes), ...(await lowOf(ctx, card, days)), ...gone];
}

/** The lowest price of so many days, or of those since it is known, and what a sentence says of it. */
export async function lowestOf(
  ctx: Context,
  card: GoodsCard,
  days = DAYS,
): Promise<{ amount: number; holes: { low: string; date: string; days: number } } | null> {
  const { timezone, dateFormat } = mannerOf(ctx);
  const { min, points } = await statistics(ctx, {
    id: card.id,
    dayRange: days,
    minDays: 1,
    judged: false,
    withShipping: true,
    withCoupon: true,
  });
  return (
    min && {
      amount: min.amount,
      holes: {
        low: moneyText(min.amount, card.currencyCode),
        date: formatDate(min.time, timezone, dateFormat),
        days: knownDays(ctx, points.find(({ state }) => state === 'seen')?.time, days),
      },
    }
  );
}

/** For how many of these days its price is known. */
function knownDays({ now }: Context, first: string | undefined, days: number): number {
  if (first === undefined) return days;
  return Math.min(days, Math.floor((now.getTime() - Date.parse(first)) / DAY_MS) + 1);
}

async function lowOf(ctx: Context, card: GoodsCard, days: number): Promise<Line[]> {
  const low = await lowestOf(ctx, card, days);
  if (low !== null && low.amount < card.currentAmount)
    return [aboutCard(ctx, 'price.low', card, low.holes)];
  return low !== null || card.labels.some((label) => isLow(label))
    ? [aboutCard(ctx, 'price.is-low', card, { days: low?.holes.days ?? days })]
    : [];
}
