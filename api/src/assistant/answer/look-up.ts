/** What the assistant looks up in the search, and how many of it are shown. */
import type { Answer } from '#contract/calls.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { intentOf, sayIntent, searchAll } from '../../search/index.ts';
import {
  boundsIn,
  dictionaryOf,
  heldAsked,
  isOfThing,
  isWithin,
  measuresIn,
  measuresSaid,
  statesSizes,
  thingIn,
  wordsOf,
} from '../../words/index.ts';
import type { Intent } from '../../search/index.ts';
import { asTyped } from '../intent/typed.ts';
import { without, WORDS } from '../intent/words.ts';
import { statedBy, withStated } from './stated.ts';

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
  /** Bounds of size that none states to be within, as they were typed; the cards are others. */
  readonly unsized?: string;
}

/**
 * Goods that an intent finds; of what is only made for the thing that it names, and of what a shop
 * sells that is refused, nothing is left.
 */
export async function fitting(ctx: Context, intent: Intent, manner: Manner = {}): Promise<Fitting> {
  const { bounds, rest } = boundsIn(intent.text);
  if (bounds.length === 0)
    return (await fittingHeld(ctx, intent, manner)) ?? fittingWords(ctx, intent, manner);
  const found = await fittingWords(ctx, { ...intent, text: rest }, { size: MOST_SIZED, ...manner });
  const phrases = bounds.map(({ phrase }) => phrase).join(', ');
  const cards = found.cards.filter((card) => isWithin(statedBy(card), bounds));
  return cards.length === 0
    ? { ...found, unsized: phrases }
    : { ...found, words: `${found.words} ${phrases}`, cards, total: cards.length, isFloor: false };
}

/** "Laptop, 16 GB of RAM": those that have as much of it by title or attributes; undefined: none. */
async function fittingHeld(
  ctx: Context,
  intent: Intent,
  manner: Manner,
): Promise<Fitting | undefined> {
  const asked = heldAsked(intent.text);
  const thing = thingIn(intent.text, ctx.tenant.currency);
  // of an SSD the name of what it holds is that of the thing
  if (!asked || !thing || thingIn(asked.rest, ctx.tenant.currency) !== thing) return undefined;
  const wanted = { ...intent, text: asked.rest };
  const all = await fittingWords(ctx, wanted, { size: MOST_SIZED, ...manner });
  // "for design, 16 GB of RAM": what no title says keeps nothing else from being looked at
  const sizes = measuresSaid(asked.rest).join(' ');
  const found = all.isNear
    ? await fittingWords(
        ctx,
        { ...wanted, text: `${thing} ${sizes}` },
        { size: MOST_SIZED, ...manner },
      )
    : all;
  const cards = found.cards.filter((card) => asked.isHeld(statedBy(card)));
  return found.isNear || cards.length === 0
    ? undefined
    : { ...found, words: intent.text, cards, total: cards.length, isFloor: false };
}

/** Of so many it is looked at what they state of size. */
const MOST_SIZED = 60;

async function fittingWords(ctx: Context, intent: Intent, manner: Manner): Promise<Fitting> {
  const { currency } = ctx.tenant;
  const keyword = sayIntent(intent, currency as CurrencyCode);
  const found = await search(ctx, keyword, 'GOODS', { ...manner, size: manner.size ?? LOOKED_AT });
  const all = await withStated(ctx, found.content as GoodsCard[]);
  const named = thingIn(intent.text, currency);
  const isRefused = intent.without?.some((name) => name === named) === true;
  // a case for a phone is asked for, and no phone
  const isIt = named !== undefined && isOfThing(intent.text, named, currency) === true;
  const thing = isRefused || !isIt ? undefined : named;
  const sold = all.filter((card) => !isRefusedShop(card, intent.without));
  const known = thing === undefined ? sold : ofThing(sold, thing, currency);
  const cards = ofSize(known, intent.text);
  const near = cards.length === 0 && thing !== undefined ? ofBroader(sold, thing, currency) : [];
  return {
    cards: cards.length > 0 ? cards : near,
    words:
      found.understood?.corrected ?? asTyped(found.understood?.text || intent.text, [intent.text]),
    isNear: found.understood?.partial === true || near.length > 0,
    total:
      cards.length < known.length
        ? cards.length
        : found.totalElements - (all.length - cards.length),
    isFloor: found.totalIsFloor === true && cards.length === known.length,
    isCorrected: found.understood?.corrected !== undefined && found.understood.corrected !== null,
  };
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

/** Those of the size that is asked for, where shops state it: the cheapest 5 kg are no 1 kg. */
export function ofSize(cards: readonly GoodsCard[], text: string): readonly GoodsCard[] {
  if (measuresIn(text).length === 0) return cards;
  const sized = cards.filter((card) => statesSizes(statedBy(card), text));
  return sized.length > 0 ? sized : cards;
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
