/** What goods cost by weight, volume or piece, and whether a price for so much of them is good. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { finePriceText, moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { packOf, pieceCountOf } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';
import type { Intent } from '../../search/index.ts';
import type { Pack, Question } from '../intent/question.ts';
import { say } from '../messages/say.ts';
import { WORDS } from '../intent/words.ts';
import { CONTAINERS } from '../sum/containers.ts';
import { listReply } from './list.ts';
import { SHOWN } from './look-up.ts';
import type { Fitting } from './look-up.ts';
import { inOrder } from './order.ts';
import { aboutCard, line } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { withRead } from './wishes.ts';

/**
 * By what a unit costs; what says no size is left out, and where some are known by the unit that is
 * asked for, so are the others. `text`: what is looked for, as it is said.
 */
export function unitReply(
  ctx: Context,
  { cards, words }: Fitting,
  intent: Intent,
  text: string,
  typed = intent.text,
): Reply {
  const counted = byUnit(cards.map(asksPieces(typed) ? byCount : byPiece));
  const unit = unitAsked(typed);
  const ofIt = counted.filter(({ unitPrice }) => unitPrice?.unit === unit);
  const sized = inUnits(ofIt.length > 0 ? ofIt : counted, typed);
  if (sized.length === 0)
    return listReply(ctx, line(ctx, 'find.no-unit', { text }), words, inOrder(cards, 'CHEAPEST'));
  const reply = withRead(
    ctx,
    unitList(ctx, line(ctx, 'find.by-unit', { text }), words, sized),
    intent,
  );
  if (unit === undefined || ofIt.length > 0) return reply;
  const unknown = line(ctx, 'find.other-unit', { unit: unitText(ctx, unit, IN_WHOLE) });
  return { ...reply, lines: [unknown, ...reply.lines] };
}

/** A price for so much of a kind, against what the same amount of others costs now. */
export function packReply(
  ctx: Context,
  { cards, words }: Fitting,
  offered: number,
  pack: Pack,
): Reply {
  const counted = pack.unit === 'piece' ? cards.map(byPiece) : cards;
  const known = byUnit(counted).filter(
    ({ isCurrent, unitPrice }) => isCurrent && unitPrice?.unit === pack.unit,
  );
  const sized = perOf(pack.unit, [pack.size]) === IN_WHOLE ? known.map(byWhole) : known;
  const per = sized[0]?.unitPrice?.per;
  if (per === undefined) {
    const intro = line(ctx, 'pack.unknown', { text: words, ...packHoles(ctx, offered, pack) });
    return listReply(ctx, intro, words, cards);
  }
  const unitAmount = offered / pack.size;
  const cheaper = sized.filter((card) => perUnit(card) < unitAmount * (1 - ROUNDED));
  const isLeast = sized.some((card) => perUnit(card) <= unitAmount * (1 + ROUNDED));
  const holes = {
    text: words,
    ...packHoles(ctx, offered, pack, per),
    n: sized.length,
    cheaper: cheaper.length,
  };
  return unitList(
    ctx,
    line(ctx, `pack.${cheaper.length > 0 ? 'some' : isLeast ? 'least' : 'none'}`, holes),
    words,
    sized,
  );
}

/** Prices by the unit are rounded. */
const ROUNDED = 0.001;

/** What a price for so much is by the unit; `per`: of so many grams, millilitres or pieces. */
function packHoles(
  ctx: Context,
  offered: number,
  { unit, size, words }: Pack,
  per = perOf(unit, [size]),
): Record<'offered' | 'pack' | 'amount' | 'unit', string> {
  const currency = ctx.tenant.currency as CurrencyCode;
  return {
    offered: moneyText(offered, currency),
    pack: unit === 'piece' ? say(ctx.lang, 'pack.pieces', { n: size }) : words,
    amount: finePriceText((offered / size) * per, currency),
    unit: unitText(ctx, unit, per),
  };
}

/** The same before what is said where nothing is known that it could be compared with. */
export function withPack(ctx: Context, reply: Reply, { amount, pack }: Question): Reply {
  if (amount === undefined || pack === undefined) return reply;
  const alone = line(ctx, 'pack.alone', packHoles(ctx, amount, pack));
  return { ...reply, lines: [alone, ...reply.lines] };
}

/** Of so many pieces, grams or millilitres prices are said: of a whole kilo where none is less. */
export function perOf(unit: Pack['unit'], sizes: readonly number[]): number {
  if (unit === 'piece') return 1;
  return sizes.every((size) => size >= IN_WHOLE) ? IN_WHOLE : PER;
}
const PER = 100;
const IN_WHOLE = 1_000;

/** What is not measured costs so much a piece, where its title counts pieces: 60 tablets. */
function byPiece(card: GoodsCard): GoodsCard {
  const pack = card.unitPrice === null ? packOf(card.name) : null;
  if (pack?.unit !== 'piece' || pack.size < 2) return card;
  const amount = Math.round((card.currentAmount / pack.size) * 100) / 100;
  return { ...card, unitPrice: { unit: 'piece', size: pack.size, per: 1, amount } };
}

/** "What is that a box?": the unit that is asked for is a piece. */
const asksPieces = (typed: string): boolean => asks(typed, PIECE);
const PIECE = new RegExp(CONTAINERS, 'iu');
const unitsOf = (...names: readonly (keyof Lexicon['goods']['units'])[]) =>
  new RegExp(sourceOf(LEXICONS.flatMap(({ goods }) => names.map((one) => goods.units[one]))), 'iu');
/** Kilograms and litres, of which prices are said where they are asked for. */
const WHOLE = unitsOf('kilogram', 'litre');
const ASKED = { g: unitsOf('kilogram', 'gram'), ml: unitsOf('litre', 'millilitre') } as const;

/** By weight or by volume; undefined: the question says neither. */
const unitAsked = (typed: string): 'g' | 'ml' | undefined =>
  (['g', 'ml'] as const).find((unit) => asks(typed, ASKED[unit]));

/** By the kilogram or litre where that is asked for, or nothing is sold in less. */
function inUnits(cards: readonly GoodsCard[], typed: string): GoodsCard[] {
  const sizes = cards.flatMap(({ unitPrice }) =>
    unitPrice === null || unitPrice.unit === 'piece' ? [] : unitPrice.size,
  );
  const isWhole = asks(typed, WHOLE) || perOf('g', sizes) === IN_WHOLE;
  return isWhole ? cards.map(byWhole) : [...cards];
}

function asks(typed: string, unit: RegExp): boolean {
  const asked = typed.toLowerCase().match(WORDS.perUnit) ?? [];
  return asked.some((one) => unit.test(one));
}

/** By the kilogram or litre, what is weighed or measured. */
function byWhole(card: GoodsCard): GoodsCard {
  const { unitPrice } = card;
  if (unitPrice === null || unitPrice.unit === 'piece') return card;
  const { amount, per } = unitPrice;
  return { ...card, unitPrice: { ...unitPrice, per: IN_WHOLE, amount: (amount * IN_WHOLE) / per } };
}

/** By the piece, whatever each of them holds. */
function byCount(card: GoodsCard): GoodsCard {
  const pieces = pieceCountOf(card.name);
  if (pieces < 2) return byPiece(card);
  const amount = Math.round((card.currentAmount / pieces) * 100) / 100;
  return { ...card, unitPrice: { unit: 'piece', size: pieces, per: 1, amount } };
}

/** Those of which it is known what a unit costs, the cheapest by it first. */
export function byUnit(cards: readonly GoodsCard[]): GoodsCard[] {
  return cards
    .filter((card) => card.unitPrice !== null)
    .toSorted((a, b) => perUnit(a) - perUnit(b));
}

function unitList(ctx: Context, intro: Line, words: string, sized: readonly GoodsCard[]): Reply {
  const shown = sized.slice(0, SHOWN);
  const lines = shown.map((card) => aboutCard(ctx, 'find.unit-line', card, unitOf(ctx, card)));
  return { ...listReply(ctx, intro, words, shown), lines: [intro, ...lines] };
}

function perUnit({ unitPrice }: GoodsCard): number {
  return unitPrice === null ? Number.POSITIVE_INFINITY : unitPrice.amount / unitPrice.per;
}

/** What a unit of it costs, as sentences say it. */
export function unitOf(
  ctx: Context,
  { unitPrice, currencyCode }: GoodsCard,
): Record<string, string> {
  return unitPrice === null
    ? {}
    : {
        amount: finePriceText(unitPrice.amount, currencyCode),
        unit: unitText(ctx, unitPrice.unit, unitPrice.per),
      };
}

export function unitText(ctx: Context, unit: 'g' | 'ml' | 'piece', per: number): string {
  if (unit !== 'piece' && per === IN_WHOLE) return say(ctx.lang, `unit.whole.${unit}`);
  const name = say(ctx.lang, `unit.${unit}`);
  return per === 1 ? name : `${per} ${name}`;
}
