/** What the assistant looks up in the search, and how many of it are shown. */
import type { Answer } from '#contract/calls.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { intentOf, sayIntent, searchAll } from '../../search/index.ts';
import { isOfThing, thingIn } from '../../words/index.ts';
import type { Intent } from '../../search/index.ts';

export const SHOWN = 4;

const WORDS = 200;
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
    keyword: [...keyword].slice(0, WORDS).join(''),
    dataTypes: [type],
    ...more,
    pageRequest: { page: page ?? 1, size: size ?? SHOWN },
  });
}

export function intentIn(ctx: Context, text: string): Intent {
  return intentOf(text, ctx.tenant.currency as CurrencyCode);
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
}

/** Goods that an intent finds; of what is only made for the thing that it names nothing is left. */
export async function fitting(ctx: Context, intent: Intent, manner: Manner = {}): Promise<Fitting> {
  const keyword = sayIntent(intent, ctx.tenant.currency as CurrencyCode);
  const found = await search(ctx, keyword, 'GOODS', { ...manner, size: manner.size ?? LOOKED_AT });
  const all = found.content as GoodsCard[];
  const named = thingIn(intent.text);
  // what it shall be without is not what is looked for
  const thing = intent.without?.some((name) => name === named) ? undefined : named;
  const cards = thing === undefined ? all : ofThing(all, thing);
  return {
    cards,
    words: found.understood?.corrected ?? (found.understood?.text || intent.text),
    isNear: found.understood?.partial === true,
    total: found.totalElements - (all.length - cards.length),
    isFloor: found.totalIsFloor === true,
  };
}

/** Those that are the thing; while none is known to be, those that may be. */
function ofThing(cards: readonly GoodsCard[], thing: string): GoodsCard[] {
  const told = cards.map((card) => ({ card, is: isOfThing(card.name, thing) }));
  const known = told.filter(({ is }) => is === true);
  return (known.length > 0 ? known : told.filter(({ is }) => is === undefined)).map(
    ({ card }) => card,
  );
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
 * thing is of the thing that another has ("aira and sonvo headphones"); those that only something
 * near was found for are left out.
 */
export async function subjectsOf(
  ctx: Context,
  things: readonly string[],
  most: number,
): Promise<Subjects> {
  const alone = things.length === 1;
  const shared = things.map(thingIn).find((thing) => thing !== undefined);
  const look = (thing: string) => fitting(ctx, intentIn(ctx, thing));
  const found = await Promise.all(
    things.map(async (thing) => {
      if (alone || shared === undefined || thingIn(thing)) return look(thing);
      // a maker may be named as a thing is: Kite headphones
      const whole = await look(`${shared} ${thing}`);
      return isMissed(whole) ? look(thing) : whole;
    }),
  );
  const cards = found
    .filter((one) => alone || !one.isNear)
    .flatMap((one) => one.cards.slice(0, alone ? most : 1));
  return {
    cards: cards
      .filter((card, at) => cards.findIndex((one) => one.id === card.id) === at)
      .slice(0, most),
    isNear: alone && found[0]?.isNear === true,
    missing: alone ? [] : things.filter((_, at) => isMissed(found[at] as Fitting)),
  };
}

/** Whether nothing was found, or only what comes near. */
const isMissed = ({ cards, isNear }: Fitting): boolean => cards.length === 0 || isNear;
