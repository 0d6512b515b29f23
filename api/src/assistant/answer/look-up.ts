/** What the assistant looks up in the search, and how many of it are shown. */
import type { Answer } from '#contract/calls.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { brandsAmong } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';
import { intentOf, sayIntent, searchAll } from '../../search/index.ts';
import {
  boundsIn,
  COMMON,
  dictionaryOf,
  isOfThing,
  isWithin,
  measuresIn,
  thingIn,
  wordsOf,
} from '../../words/index.ts';
import type { Intent } from '../../search/index.ts';
import { asTyped } from '../intent/typed.ts';
import { without, WORDS } from '../intent/words.ts';

export const SHOWN = 4;

const LONGEST = 200;
/** So many are looked at before those that are not the thing itself are left out. */
const LOOKED_AT = 20;

type Found = Answer<'search.search'>;
interface Manner {
  readonly sort?: string | undefined;
  readonly size?: number;
  readonly page?: number;
}

export function search(
  ctx: Context,
  keyword: string,
  type: 'GOODS' | 'CONTENT',
  { size, page, ...more }: Manner & { minAmount?: number; maxAmount?: number } = {},
): Promise<Found> {
  return searchAll(ctx, {
    keyword: [...keyword].slice(0, LONGEST).join(''),
    dataTypes: [type],
    ...more,
    pageRequest: { page: page ?? 1, size: size ?? SHOWN },
  });
}

export function intentIn(ctx: Context, text: string): Intent {
  const intent = intentOf(text, ctx.tenant.currency as CurrencyCode);
  return { ...intent, text: asTyped(intent.text, [text]) };
}

/** What fits an intent. */
export interface Fitting {
  readonly cards: readonly GoodsCard[];
  /** The words as they were understood. */
  readonly words: string;
  /** Nothing has all the words. */
  readonly isNear: boolean;
  readonly total: number;
  readonly isFloor: boolean;
  /** The words were read as others that are near them. */
  readonly isCorrected: boolean;
  /** Bounds of size that no title states to be within, as they were typed; the cards are others. */
  readonly unsized?: string;
}

/**
 * Goods that an intent finds; of what is only made for the thing that it names, and of what a shop
 * sells that is refused, nothing is left.
 */
export async function fitting(ctx: Context, intent: Intent, manner: Manner = {}): Promise<Fitting> {
  const { bounds, rest } = boundsIn(intent.text);
  if (bounds.length === 0) return fittingWords(ctx, intent, manner);
  const found = await fittingWords(ctx, { ...intent, text: rest }, { size: MOST_SIZED, ...manner });
  const phrases = bounds.map(({ phrase }) => phrase).join(', ');
  const cards = found.cards.filter(({ name }) => isWithin(name, bounds));
  return cards.length === 0
    ? { ...found, unsized: phrases }
    : { ...found, words: `${found.words} ${phrases}`, cards, total: cards.length, isFloor: false };
}
/** Of so many the titles are looked at for what they state of size. */
const MOST_SIZED = 60;

async function fittingWords(ctx: Context, intent: Intent, manner: Manner): Promise<Fitting> {
  const { currency } = ctx.tenant;
  const keyword = sayIntent(intent, currency as CurrencyCode);
  const found = await search(ctx, keyword, 'GOODS', { ...manner, size: manner.size ?? LOOKED_AT });
  const all = found.content as GoodsCard[];
  const named = thingIn(intent.text, currency);
  const isRefused = intent.without?.some((name) => name === named) === true;
  // a case for a phone is asked for, and no phone
  const isIt = named !== undefined && isOfThing(intent.text, named, currency) === true;
  const thing = isRefused || !isIt ? undefined : named;
  const sold = all.filter((card) => !isRefusedShop(card, intent.without));
  const cards = ofSize(thing === undefined ? sold : ofThing(sold, thing, currency), intent.text);
  const near = cards.length === 0 && thing !== undefined ? ofBroader(sold, thing, currency) : [];
  return {
    cards: cards.length > 0 ? cards : near,
    words:
      found.understood?.corrected ?? asTyped(found.understood?.text || intent.text, [intent.text]),
    isNear: found.understood?.partial === true || near.length > 0,
    total: found.totalElements - (all.length - cards.length),
    isFloor: found.totalIsFloor === true,
    isCorrected: found.understood?.corrected !== undefined && found.understood.corrected !== null,
  };
}

/** Those of the size that is asked for, where titles say it: the cheapest 5 kg are no 1 kg. */
export function ofSize(cards: readonly GoodsCard[], text: string): readonly GoodsCard[] {
  const asked = measuresIn(text);
  const has = ({ name }: GoodsCard) =>
    asked.every((one) =>
      measuresIn(name).some(
        ({ dimension, amount }) => dimension === one.dimension && amount === one.amount,
      ),
    );
  const sized = cards.filter(has);
  return sized.length > 0 ? sized : cards;
}

/** A shop may be refused by its name; the other words of a title are the search's to look at. */
function isRefusedShop({ shopName }: GoodsCard, refused: readonly string[] = []): boolean {
  if (shopName === null) return false;
  const shop = wordsOf(shopName).map((word) => word.text);
  return refused.some((name) => {
    const words = wordsOf(without(name.toLowerCase(), WORDS.shop)).map((word) => word.text);
    const whole = wordsOf(name).map((word) => word.text);
    return [words, whole].some(
      (some) => some.length > 0 && ` ${shop.join(' ')} `.includes(` ${some.join(' ')} `),
    );
  });
}

/** Those that are the thing; while none is known to be, those that may be. */
function ofThing(cards: readonly GoodsCard[], thing: string, currency: string): GoodsCard[] {
  const told = cards.map((card) => ({ card, is: isOfThing(card.name, thing, currency) }));
  const known = told.filter(({ is }) => is === true);
  return (known.length > 0 ? known : told.filter(({ is }) => is === undefined)).map(
    ({ card }) => card,
  );
}

/**
 * Of a thing that nobody sells what comes nearest to it, else what comes nearest to that:
 * toothbrushes for electric ones.
 */
function ofBroader(cards: readonly GoodsCard[], thing: string, currency: string): GoodsCard[] {
  const { broaderThan } = dictionaryOf(currency);
  const broader = broaderThan(thing);
  for (const name of [broader, broader && broaderThan(broader)]) {
    if (name === undefined) continue;
    const found = cards.filter((card) => isOfThing(card.name, name, currency) === true);
    if (found.length > 0) return found;
  }
  return [];
}

export interface Subjects {
  readonly cards: readonly GoodsCard[];
  /** They are only what comes nearest to the one thing that was named. */
  readonly isNear: boolean;
  /** Names that only something near was found for, or nothing. */
  readonly missing: readonly string[];
}

/**
 * The goods that a question names: the best match of each name. Of several names, one without a
 * thing is of the thing that another has ("aira and sonvo headphones"), or of the first kind that
 * all of them have; those that only something near was found for are left out.
 */
export async function subjectsOf(
  ctx: Context,
  things: readonly string[],
  most: number,
): Promise<Subjects> {
  const alone = things.length === 1;
  const thingOf = (text: string) => thingIn(text, ctx.tenant.currency);
  const shared = things.map(thingOf).find((thing) => thing !== undefined);
  const look = (thing: string) => fitting(ctx, intentIn(ctx, thing));
  const found = await Promise.all(
    things.map(async (thing) => {
      if (alone || shared === undefined) return look(thing);
      const own = thingOf(thing);
      // a maker may be named as a thing is: Kite headphones
      const whole = await look(own === undefined ? `${shared} ${thing}` : thing);
      if (!isMissed(whole)) return whole;
      const core = await coreOf(ctx, thing, own, shared);
      const made = core === undefined ? whole : await look(core);
      if (!isMissed(made) || own !== undefined) return made;
      const named = await look(thing);
      return wordsOf(thing).length > 1 ? named : ofShared(named, shared, ctx.tenant.currency);
    }),
  );
  const [only] = found;
  // of one product what tells why is no part of its name
  const kind = alone && only?.isNear ? await toldOf(ctx, things[0] ?? '') : undefined;
  const core = kind === undefined ? undefined : await look(kind);
  if (core && !isMissed(core))
    return { cards: core.cards.slice(0, most), isNear: false, missing: [] };
  const told = found.map((one) => (alone || !isMissed(one) ? one : { ...one, cards: [] }));
  const cards = (shared === undefined && !alone ? ofOneKind(told) : told).flatMap((one) =>
    one.cards.slice(0, alone ? most : 1),
  );
  return {
    cards: cards
      .filter((card, at) => cards.findIndex((one) => one.id === card.id) === at)
      .slice(0, most),
    isNear: alone && found[0]?.isNear === true,
    missing: alone
      ? []
      : things
          .filter((_, at) => isMissed(found[at] as Fitting))
          .map((one) =>
            shared === undefined || thingOf(one) || wordsOf(one).length > 1
              ? one
              : `${one} ${shared}`,
          ),
  };
}

/**
 * The kind with its makers, without what they are for ("smoothies in a tiny kitchen"), of a long
 * text also the kind alone. Undefined: it may be the name of a product.
 */
async function coreOf(
  ctx: Context,
  text: string,
  own: string | undefined,
  shared: string,
): Promise<string | undefined> {
  const words = wordsOf(text).map((word) => word.text);
  const makers = await brandsAmong(ctx.db, words);
  const isTold = own !== undefined && words.length > NAMED;
  return makers.length > 0 || isTold ? [...makers, own ?? shared].join(' ') : undefined;
}
/** So many words may be the name of a product. */
const NAMED = 5;

/**
 * The kind and its makers, where what else is said is no part of a name: no figure, and more of it
 * than a name has. Undefined: it may be a name.
 */
async function toldOf(ctx: Context, text: string): Promise<string | undefined> {
  const kind = thingIn(text, ctx.tenant.currency);
  if (kind === undefined) return undefined;
  const all = wordsOf(text).map((word) => word.text);
  const makers = await brandsAmong(ctx.db, all);
  const words = wordsOf(text.toLowerCase().replace(kind, ' ')).map((word) => word.text);
  const others = words.filter((word) => !makers.includes(word));
  const isTold = others.length >= TOLD && !others.some((word) => /\d/.test(word));
  return makers.length > 0 && isTold ? [...makers, kind].join(' ') : undefined;
}
const TOLD = 3;

/** Of what the name of a maker finds what is of the shared kind. */
function ofShared(found: Fitting, shared: string, currency: string): Fitting {
  const cards = found.cards.filter(({ name }) => isOfThing(name, shared, currency) === true);
  return { ...found, cards };
}

/** Of makers alone what is of one kind, the first that all of them have; else as they are. */
function ofOneKind(found: readonly Fitting[]): readonly Fitting[] {
  const kinds = found.map(({ cards }) => cards.map(({ name }) => kindsIn(name)));
  const common = kinds[0]
    ?.flat()
    .find((kind) => kinds.every((some) => some.some((one) => one.includes(kind))));
  return common === undefined
    ? found
    : found.map((one, at) => ({
        ...one,
        cards: one.cards.filter((_, place) => kinds[at]?.[place]?.includes(common)),
      }));
}

/** The kinds of goods that a title is of, in whatever language it is. */
function kindsIn(title: string): readonly string[] {
  const thing = thingIn(title);
  return thing === undefined ? [] : COMMON.kindsOf(thing);
}

/** Whether nothing was found, or only what comes near, or what another name has. */
const isMissed = ({ cards, isNear, isCorrected }: Fitting): boolean =>
  cards.length === 0 || isNear || isCorrected;
