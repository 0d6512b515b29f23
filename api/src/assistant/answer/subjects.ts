/** The goods that a question names, each by the best match of its name. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { brandsAmong } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';
import { COMMON, isOfThing, thingIn, wordsOf } from '../../words/index.ts';
import { isStopWord } from '../intent/quote.ts';
import { fitting, intentIn } from './look-up.ts';
import type { Fitting } from './look-up.ts';

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
 * all of them have; those that only something near was found for are left out. `said`: the question
 * as it was typed.
 */
export async function subjectsOf(
  ctx: Context,
  named: readonly string[],
  most: number,
  said = '',
): Promise<Subjects> {
  const things = await Promise.all(named.map((thing) => withTail(ctx, thing, said)));
  const alone = things.length === 1;
  const thingOf = (text: string) => thingIn(text, ctx.tenant.currency);
  const shared = things.map(thingOf).find((thing) => thing !== undefined);
  const look = (thing: string) => fitting(ctx, intentIn(ctx, thing));
  const found = await Promise.all(
    things.map(async (thing) => {
      if (alone) return look(thing);
      if (shared === undefined) return shorterOf(ctx, thing, look);
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

/** "Mirelle Flex 6 for swimming": without last words that are no part of the name of a product. */
async function shorterOf(
  ctx: Context,
  thing: string,
  look: (name: string) => Promise<Fitting>,
): Promise<Fitting> {
  const whole = await look(thing);
  const words = wordsOf(thing).map((word) => word.text);
  const figure = words.findLastIndex((word) => /\d/.test(word));
  if (!isMissed(whole) || (await brandsAmong(ctx.db, words)).length === 0) return whole;
  for (let count = words.length - 1; count > Math.max(figure, 1); count--) {
    const found = await look(words.slice(0, count).join(' '));
    if (!isMissed(found)) return found;
  }
  return whole;
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

/**
 * A model may be called as a stop word is: "the Blendo One". The word behind a name belongs to it
 * where a title has both beside each other.
 */
async function withTail(ctx: Context, thing: string, said: string): Promise<string> {
  const [own, typed] = [thing, said].map((text) => wordsOf(text).map((word) => word.text)) as [
    string[],
    string[],
  ];
  const at = typed.findIndex((_, from) => own.every((word, place) => typed[from + place] === word));
  const next = at < 0 ? undefined : typed[at + own.length];
  const last = own.at(-1);
  if (next === undefined || last === undefined || !isStopWord(next)) return thing;
  if (thingIn(last, ctx.tenant.currency) !== undefined) return thing;
  const longer = `${thing} ${next}`;
  const { cards } = await fitting(ctx, intentIn(ctx, longer));
  const pair = ` ${last} ${next} `;
  const isName = cards.some(({ name }) =>
    ` ${wordsOf(name)
      .map(({ text }) => text)
      .join(' ')} `.includes(pair),
  );
  return isName ? longer : thing;
}

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
