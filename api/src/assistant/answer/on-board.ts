/** What power banks hold in watt-hours, by which airlines let them on board. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { dictionaryOf, measuresIn, thingIn } from '../../words/index.ts';
import { ON_BOARD } from '../intent/khum.ts';
import { placesIn } from '../intent/places.ts';
import { wordsIn } from '../intent/words.ts';
import { SHOWN } from './look-up.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Card, Line, Reply } from './reply.ts';
import { statedBy } from './stated.ts';

/** What power banks hold is said at so many volts, those of their cells. */
const VOLTS = 3.7;
const BARE = /(?<![\d.,])(?:[5-9]|\d{2})000(?!\d|[.,]\d|\s*(?:mah|m\p{L}h)(?!\p{L}))/iu;
const BATTERIES: readonly string[] = ['power bank', 'battery'];

/** "20000 mAh on a plane?": the figures that a text says; undefined: it says none of a battery. */
export function chargeReply(ctx: Context, text: string): Pick<Reply, 'lines'> | undefined {
  const thing = thingIn(text, ctx.tenant.currency);
  const isOfIt = thing !== undefined && isBattery(ctx, thing);
  // "a power bank of 20000" is of so many mAh
  const whole = isOfIt ? text.replace(BARE, '$& mAh') : text;
  const charges = thing === undefined || isOfIt ? chargesIn(whole) : [];
  return charges.length === 0
    ? undefined
    : {
        lines: [
          ...charges.map((holes) => line(ctx, 'warn.carrier-wh', holes)),
          line(ctx, 'warn.carrier-rule'),
        ],
      };
}

/** The same of goods by what their shops state, or of one by its place; undefined: it is no power bank. */
export function boardReply(
  ctx: Context,
  text: string,
  goods: readonly GoodsCard[],
): Reply | undefined {
  const [place] = placesIn(text.toLowerCase(), wordsIn(ctx.tenant.currency));
  const meant = place === undefined ? goods : goods.slice(place).slice(0, 1);
  const cards = meant.filter((card) => isPowerBank(ctx, card)).slice(0, SHOWN);
  return cards.length === 0
    ? undefined
    : {
        lines: linesOf(ctx, cards),
        cards,
        refs: cards.map((card) => refOf(card, 'AI')),
        followUps: follow(ctx, 'follow.price', 'follow.wait'),
      };
}

/** "Can I bring them on the plane?" of what was shown, in words that titles have. */
export function asksBoard(ctx: Context, text: string): boolean {
  return boardIn(ctx, text) !== undefined && thingIn(text, ctx.tenant.currency) === undefined;
}

/** That it may come on board, in the words of a text. */
function boardIn({ tenant }: Context, text: string): string | undefined {
  const lower = text.toLowerCase();
  const spellings = dictionaryOf(tenant.currency).spellingsOf(ON_BOARD);
  return [ON_BOARD, ...spellings].find((one) => lower.includes(one));
}

/** Goods that were looked for by whether they may come on board: what they hold beside it. */
export function withBoard(ctx: Context, things: readonly string[], reply: Reply): Reply {
  if (!things.some((one) => boardIn(ctx, one))) return reply;
  const cards = reply.cards.filter((card) => isPowerBank(ctx, card));
  return cards.length === 0 ? reply : { ...reply, lines: [...reply.lines, ...linesOf(ctx, cards)] };
}

const linesOf = (ctx: Context, cards: readonly Card[]): Line[] => [
  ...cards.map((card) => chargeLine(ctx, card)),
  line(ctx, 'warn.carrier-rule'),
];

function chargeLine(ctx: Context, card: Card): Line {
  const [charge] = chargesIn(statedBy(card));
  if (charge) return aboutCard(ctx, 'warn.carrier-card', card, charge);
  const words = boardIn(ctx, statedBy(card));
  return words === undefined
    ? aboutCard(ctx, 'warn.carrier-unsaid', card)
    : aboutCard(ctx, 'trait.said', card, { words });
}

const isPowerBank = (ctx: Context, { name }: Card): boolean =>
  isBattery(ctx, thingIn(name, ctx.tenant.currency) ?? '');

function isBattery({ tenant }: Context, thing: string): boolean {
  const { kindsOf } = dictionaryOf(tenant.currency);
  const kinds = kindsOf(thing);
  return BATTERIES.some((one) => kindsOf(one).some((kind) => kinds.includes(kind)));
}

/** How many watt-hours each figure in mAh is. */
const chargesIn = (text: string): { words: string; wh: number }[] =>
  measuresIn(text).flatMap(({ dimension, amount, words }) =>
    dimension === 'charge' ? [{ words, wh: Math.round((amount * VOLTS) / 1000) }] : [],
  );
