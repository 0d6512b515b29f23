/**
 * What shops write of their goods, quoted where titles do not say what was asked. A turn reads the
 * texts of the few cards that are meant by one query, and only where something is asked that titles
 * seldom say. Filters stay with titles.
 */
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { descriptionRows } from '../../catalog/index.ts';
import { dealCards, dealTexts } from '../../content/index.ts';
import type { Context } from '../../kernel/context.ts';
import { isBrandWord, isOfThing, thingIn, wordsOf } from '../../words/index.ts';
import { bareOf } from '../intent/bare.ts';
import { isNothing } from '../intent/left.ts';
import { placedIn } from '../intent/placed.ts';
import { placesIn } from '../intent/places.ts';
import type { Question } from '../intent/question.ts';
import { isStopWord, namesIn } from '../intent/quote.ts';
import { SHOWN_WORDS } from '../intent/shown.ts';
import { has, without, withoutName, wordsIn } from '../intent/words.ts';
import { allergensIn, askedOfText, OF_TEXT, WRITTEN } from '../intent/written.ts';
import type { Asked, AskedPart } from '../intent/written.ts';
import type { CardRef } from '../queries.ts';
import { SHOWN } from './look-up.ts';
import { byNames, byPresence, byWords, passageOf, passagesOf } from './passage.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Card, Line, Reply } from './reply.ts';
import { statedBy } from './stated.ts';
import { subjectsOf } from './subjects.ts';

/** What a turn goes on from. */
export interface Said {
  readonly typed: string;
  /** The cards of the latest answer. */
  readonly last: readonly CardRef[];
  readonly shown: () => Promise<GoodsCard[]>;
  readonly listed: () => Promise<GoodsCard[]>;
}

/** The reply, with the shops' own words where they answer what it does not. */
export async function withWritten(
  ctx: Context,
  reply: Reply,
  question: Question,
  said: Said,
): Promise<Reply> {
  const { kind } = question;
  if (kind === 'WARNING') return withAllergens(ctx, reply, question, said);
  if (!OF_TEXT.includes(kind)) return reply;
  const ofPost = await postReply(ctx, said);
  if (ofPost) return ofPost;
  const asked = askedOfText(said.typed);
  if (asked === undefined) return withUnsaid(ctx, reply);
  const goods = goodsOf(reply);
  const meant = await meantBy(ctx, asked, said, kind === 'FIND' && goods.length > 1);
  const told = meant.length > 0 ? await toldOf(ctx, asked, meant) : undefined;
  // who gives the warranty is the shop, whatever it writes of it
  if (told && !told.isSaid && goods.length === 0 && !asked.isTrait && kind === 'SERVICE')
    return { ...told.reply, lines: [...told.reply.lines, ...reply.lines] };
  if (told && (told.isSaid || !asked.isTrait)) return told.reply;
  const beside = goods.length > 0 ? await toldOf(ctx, asked, goods) : undefined;
  if (!beside?.isSaid) return withUnsaid(ctx, reply);
  const kept = reply.lines.filter(({ unsaid }) => unsaid === undefined);
  const quoted = beside.reply.lines.filter(({ unsaid }) => unsaid === undefined);
  return { ...reply, lines: [...kept, ...quoted] };
}

/** The goods of a reply that their texts are read of. */
function goodsOf({ cards }: Reply): GoodsCard[] {
  return cards.filter((card): card is GoodsCard => !('contentTypeCode' in card)).slice(0, SHOWN);
}

async function textsOf(
  ctx: Context,
  cards: readonly GoodsCard[],
): Promise<(card: GoodsCard) => string> {
  const ids = cards.map(({ id }) => Number(id));
  const rows = ids.length === 0 ? [] : await descriptionRows(ctx.db, ids);
  const byId = new Map(rows.map(({ id, description }) => [String(id), description]));
  return ({ id }) => byId.get(id) ?? '';
}

/** What titles or texts say of each, and whether any does. */
async function toldOf(
  ctx: Context,
  { parts }: Asked,
  cards: readonly GoodsCard[],
): Promise<{ readonly isSaid: boolean; readonly reply: Reply }> {
  const textOf = await textsOf(ctx, cards);
  const lines = parts.flatMap((part) => linesOf(ctx, part, cards, textOf));
  const told = lines.filter(({ unsaid }) => unsaid === undefined);
  const isSaid = told.length > 0;
  const each = [...new Map(lines.map((one) => [one.text, one])).values()];
  const all = isSaid ? [...each, line(ctx, 'written.source')] : each;
  return { isSaid, reply: listed(ctx, cards, all) };
}

/** Of one thing that is asked: a sentence for each card, or one that none says it. */
function linesOf(
  ctx: Context,
  { said, words }: AskedPart,
  cards: readonly GoodsCard[],
  textOf: (card: GoodsCard) => string,
): Line[] {
  const told = cards.map((card): Line | undefined => {
    const quote = passageOf(textOf(card), byWords(said));
    if (quote !== undefined) return aboutCard(ctx, 'written.says', card, { quote });
    const [stated] = statedBy(card).toLowerCase().match(said) ?? [];
    return stated === undefined
      ? undefined
      : aboutCard(ctx, 'trait.said', card, { words: stated.trim() });
  });
  const silent = cards.filter((_, at) => told[at] === undefined);
  const none =
    silent.length > 1 && silent.length === cards.length
      ? [line(ctx, 'written.none-of', { words })]
      : silent.map((card) => aboutCard(ctx, 'written.none', card, { words }));
  return [...told.flatMap((one) => one ?? []), ...none.map((one) => ({ ...one, unsaid: words }))];
}

function listed(ctx: Context, cards: readonly Card[], lines: readonly Line[]): Reply {
  return {
    lines,
    cards,
    refs: cards.map((card) => refOf(card, 'contentTypeCode' in card ? 'AIFEED' : 'AI')),
    followUps: follow(ctx, 'follow.price', 'follow.wait'),
  };
}

/**
 * The cards that are asked of: by place, name or price, or all that were shown. `isOfSeveral`: a
 * maker that is named has several.
 */
async function meantBy(
  ctx: Context,
  { rest }: Asked,
  { shown, listed: list }: Said,
  isOfSeveral: boolean,
): Promise<readonly GoodsCard[]> {
  const currency = ctx.tenant.currency as CurrencyCode;
  const words = wordsIn(currency);
  const last = await shown();
  const before = last.length === 1 ? await list() : [];
  const all = before.some(({ id }) => id === last[0]?.id) ? before : last;
  const places = placedIn(rest, all, currency, words)?.places ?? placesIn(rest, words);
  if (places.length > 0) return places.flatMap((place) => all.at(place) ?? []);
  const around = [words.asking, words.pointing, words.goingOn, words.particles, words.have];
  const left = [...around, SHOWN_WORDS.beside].reduce(without, rest);
  if (wordsOf(left).some((word) => isBrandWord(word.text)))
    return isOfSeveral ? [] : named(ctx, left);
  const thing = thingIn(left, currency);
  const isOfThem =
    thing !== undefined &&
    last.length > 0 &&
    last.every(({ name }) => isOfThing(name, thing, currency) === true);
  const alone = isOfThem ? withoutName(left, thing) : left;
  const { CHEAPEST, CHEAPER, DEAREST } = words.orders;
  const orders = [DEAREST, CHEAPEST, CHEAPER, words.definite];
  if (!isNothing(bareOf(orders.reduce(without, alone), words), words)) return [];
  const isDear = has(rest, DEAREST);
  if (!isDear && !has(rest, CHEAPEST) && !has(rest, CHEAPER)) return last.slice(0, SHOWN);
  const sorted = last.toSorted((a, b) => a.currentAmount - b.currentAmount);
  return sorted.slice(isDear ? -1 : 0).slice(0, 1);
}

/** The product that is named, and nothing that only comes near. */
async function named(ctx: Context, text: string): Promise<readonly GoodsCard[]> {
  const { cards, isNear } = await subjectsOf(ctx, [text.replace(/[?!]+/g, ' ').trim()], 1, text);
  return isNear ? [] : cards;
}

/** A sentence that no title says it, replaced by what the texts of the same cards say. */
async function withUnsaid(ctx: Context, reply: Reply): Promise<Reply> {
  const unsaid = reply.lines.find((one) => (one.unsaid ?? '') !== '')?.unsaid;
  const cards = goodsOf(reply);
  if (unsaid === undefined || cards.length === 0) return reply;
  const textOf = await textsOf(ctx, cards);
  const finds = byNames(unsaid, ctx.tenant.currency);
  const quotes = cards.flatMap((card) => {
    const quote = passageOf(textOf(card), finds);
    return quote === undefined ? [] : [aboutCard(ctx, 'written.says', card, { quote })];
  });
  if (quotes.length === 0) return reply;
  const instead = [line(ctx, 'written.untitled', { words: unsaid }), ...quotes];
  return {
    ...reply,
    lines: reply.lines.flatMap((one) => (one.unsaid === unsaid ? instead : [one])),
  };
}

/** Behind a warning: what its shop says is in it, of what somebody cannot stand. */
async function withAllergens(
  ctx: Context,
  reply: Reply,
  { of }: Question,
  { typed, shown }: Said,
): Promise<Reply> {
  const said = allergensIn(typed);
  if (said === undefined) return reply;
  const name = of ?? nameIn(typed);
  const cards = name === undefined ? (await shown()).slice(0, SHOWN) : await named(ctx, name);
  const textOf = await textsOf(ctx, cards);
  const lines = cards.flatMap((card) => {
    const quote =
      passageOf(textOf(card), byPresence(said)) ?? passageOf(card.name, byPresence(said));
    return quote === undefined ? [] : [aboutCard(ctx, 'written.allergen', card, { quote })];
  });
  return { ...reply, lines: [...reply.lines, ...lines] };
}

/** A maker with what is written behind it: "Milko Gold". */
function nameIn(typed: string): string | undefined {
  const all = wordsOf(typed).map((word) => word.text);
  const maker = all.findLastIndex(isBrandWord);
  if (maker < 0) return undefined;
  const [model = '', figure = ''] = all.slice(maker + 1);
  const isLine = model !== '' && !isStopWord(model);
  return [
    all[maker],
    ...(isLine ? [model] : []),
    ...(/^\d{1,2}$/.test(figure) ? [figure] : []),
  ].join(' ');
}

/** How what is given away is got, in the words of its posts; undefined: it asks something else. */
async function postReply(ctx: Context, { typed, last }: Said): Promise<Reply | undefined> {
  const text = typed.toLowerCase();
  const ids = last.flatMap(({ kind, id }) => (kind === 'DEAL' ? [id] : []));
  if (ids.length === 0 || !has(text, WRITTEN.received)) return undefined;
  if (namesIn(without(text, WRITTEN.received)).length > FEW) return undefined;
  const free = (await dealCards(ctx, ids)).filter(({ isFreebie }) => isFreebie);
  const places = placesIn(text, wordsIn(ctx.tenant.currency));
  const meant = places.length === 0 ? free : places.flatMap((place) => free.at(place) ?? []);
  const cards = meant.slice(0, SHOWN);
  const texts = new Map(
    (
      await dealTexts(
        ctx.db,
        cards.map(({ id }) => Number(id)),
      )
    ).map((row) => [String(row.id), row.text]),
  );
  const quoted = cards.flatMap((card: DealCard) => {
    const quote = passagesOf(texts.get(card.id) ?? '', byWords(WRITTEN.receiving));
    return quote === undefined ? [] : [{ card, quote }];
  });
  if (quoted.length === 0) return undefined;
  return listed(
    ctx,
    quoted.map(({ card }) => card),
    [
      ...quoted.map(({ card, quote }) => aboutCard(ctx, 'written.post', card, { quote })),
      line(ctx, 'written.post-source'),
    ],
  );
}
/** So few words beside it name nothing else. */
const FEW = 3;
