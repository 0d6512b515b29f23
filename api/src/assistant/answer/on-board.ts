/** What power banks hold in watt-hours, by which airlines let them on board. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { dictionaryOf, measuresIn, thingIn } from '../../words/index.ts';
import { SHOWN } from './look-up.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Card, Line, Reply } from './reply.ts';

/** As titles say it, and as questions are read (`lexicon/shorthand`). */
const ON_BOARD = 'cabin approved';
/** What power banks hold is said at so many volts, those of their cells. */
const VOLTS = 3.7;
const BATTERIES: readonly string[] = ['power bank', 'battery'];

/** "20000 mAh on a plane?": the figures that a text says; undefined: it says none of a battery. */
export function chargeReply(ctx: Context, text: string): Pick<Reply, 'lines'> | undefined {
  const thing = thingIn(text, ctx.tenant.currency);
  const charges = thing === undefined || isBattery(ctx, thing) ? chargesIn(text) : [];
  return charges.length === 0
    ? undefined
    : {
        lines: [
          ...charges.map((holes) => line(ctx, 'warn.carrier-wh', holes)),
          line(ctx, 'warn.carrier-rule'),
        ],
      };
}

/** The same of goods by their titles; undefined: none of them is a power bank. */
export function boardReply(ctx: Context, goods: readonly GoodsCard[]): Reply | undefined {
  const cards = goods.filter((card) => isPowerBank(ctx, card)).slice(0, SHOWN);
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
export function asksBoard({ tenant }: Context, text: string): boolean {
  return text.includes(ON_BOARD) && thingIn(text, tenant.currency) === undefined;
}

/** Goods that were looked for by whether they may come on board: what they hold beside it. */
export function withBoard(ctx: Context, things: readonly string[], reply: Reply): Reply {
  if (!things.some((one) => one.includes(ON_BOARD))) return reply;
  const cards = reply.cards.filter((card) => isPowerBank(ctx, card));
  return cards.length === 0 ? reply : { ...reply, lines: [...reply.lines, ...linesOf(ctx, cards)] };
}

const linesOf = (ctx: Context, cards: readonly Card[]): Line[] => [
  ...cards.map((card) => chargeLine(ctx, card)),
  line(ctx, 'warn.carrier-rule'),
];

function chargeLine(ctx: Context, card: Card): Line {
  const [charge] = chargesIn(card.name);
  return charge === undefined
    ? aboutCard(ctx, 'warn.carrier-unsaid', card)
    : aboutCard(ctx, 'warn.carrier-card', card, charge);
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
