/** What the assistant looks up in the search, and how many of it are shown. */
import type { Answer } from '#contract/calls.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { searchAll, thingIn } from '../../search/index.ts';

export const SHOWN = 4;

const WORDS = 200;

type Found = Answer<'search.search'>;

export function search(
  ctx: Context,
  keyword: string,
  type: 'GOODS' | 'CONTENT',
  {
    size,
    page,
    ...more
  }: {
    sort?: string;
    size?: number;
    page?: number;
    minAmount?: number;
    maxAmount?: number;
    platforms?: string[];
  } = {},
): Promise<Found> {
  return searchAll(ctx, {
    keyword: [...keyword].slice(0, WORDS).join(''),
    dataTypes: [type],
    ...more,
    pageRequest: { page: page ?? 1, size: size ?? SHOWN },
  });
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
  const whole = things.map((thing) =>
    alone || shared === undefined || thingIn(thing) ? thing : `${shared} ${thing}`,
  );
  const found = await Promise.all(
    whole.map((thing) => search(ctx, thing, 'GOODS', { size: alone ? most : 1 })),
  );
  const cards = found
    .filter((one) => alone || !one.understood?.partial)
    .flatMap((one) => one.content as GoodsCard[]);
  return {
    cards: cards
      .filter((card, at) => cards.findIndex((one) => one.id === card.id) === at)
      .slice(0, most),
    isNear: alone && found[0]?.understood?.partial === true,
    missing: alone
      ? []
      : whole.filter((_, at) => found[at]?.content.length === 0 || found[at]?.understood?.partial),
  };
}
