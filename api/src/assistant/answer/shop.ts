/** What a shop sells, where somebody asks for it by its name. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { brandNamed } from '../../catalog/index.ts';
import { goodsCards, goodsOfShop } from '../../goods/index.ts';
import type { OfShop } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Question } from '../intent/question.ts';
import { isOfThing, normalise, thingIn } from '../../words/index.ts';
import { bareOf } from '../intent/intent.ts';
import { without, WORDS, wordsIn } from '../intent/words.ts';
import { listReply } from './list.ts';
import { fitting, SHOWN } from './look-up.ts';
import { follow, line } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { sellerUnknownReply } from './seller.ts';

/** Of a shop that is named, or that sells the first of what was shown; undefined: of none. */
export async function shopReply(
  ctx: Context,
  { things: [name], pointsBack, of }: Question,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply | undefined> {
  const named = name ?? (pointsBack ? (await shown())[0]?.shopName : undefined) ?? undefined;
  if (named === undefined) return undefined;
  return (
    (await goodsOfShopReply(ctx, named, of)) ??
    (await goodsOfMakerReply(ctx, named)) ??
    shopUnknownReply(ctx, named)
  );
}

/** What there is of a maker that is called so; undefined: of none. */
async function goodsOfMakerReply(ctx: Context, name: string): Promise<Reply | undefined> {
  const brand = await brandNamed(ctx.db, name);
  const found = brand && (await fitting(ctx, { text: brand.name }));
  if (!found || found.isNear || found.cards.length === 0) return undefined;
  const total = `${found.total}${found.isFloor ? '+' : ''}`;
  const key = found.total === 1 ? 'find.one' : 'find.some';
  return listReply(ctx, line(ctx, key, { total, text: brand.name }), brand.name, found.cards);
}

/** Of a shop by its name, or of none that is known; undefined: of who sells what was found. */
export async function ofSellerReply(
  ctx: Context,
  { said = '', things }: Question,
  isUnsold: boolean,
): Promise<Reply | undefined> {
  const ofShop = things.length > 0 ? await trustOfShopReply(ctx, said) : undefined;
  return ofShop ?? (isUnsold ? sellerUnknownReply(ctx) : undefined);
}

/** Whether a shop that a text names is honest: nothing is known of it but what it sells. */
async function trustOfShopReply(ctx: Context, text: string): Promise<Reply | undefined> {
  const words = text
    .replace(/[?!.,;:"“”]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const found = await goodsOfShop(ctx, runsOf(words), SHOWN);
  if (!found) return undefined;
  const sells = line(ctx, 'shop.sells', holesOf(found));
  const reply = await ofShopReply(ctx, sells, found);
  return { ...reply, lines: [line(ctx, 'seller.unknown'), ...reply.lines] };
}

const holesOf = ({ name, total, isFloor }: OfShop) => ({
  shop: name,
  total: `${total}${isFloor ? '+' : ''}`,
});

/** Undefined: no shop is called so, or it sells nothing of the thing that is named beside it. */
export async function goodsOfShopReply(
  ctx: Context,
  asked: string,
  thing?: string,
): Promise<Reply | undefined> {
  const { currency } = ctx.tenant;
  const spoken = asked.replace(/\s+/g, ' ').trim();
  const whole = [spoken, without(spoken, WORDS.shop).trim()];
  const names = new Set(thing === undefined ? whole : whole.flatMap(runsOf));
  const found = await goodsOfShop(
    ctx,
    [...names].filter((name) => name !== ''),
    SHOWN,
    thing === undefined ? undefined : (title) => isOfThing(title, thing, currency) === true,
  );
  if (!found) return undefined;
  const intro =
    thing === undefined
      ? line(ctx, 'shop.sells', holesOf(found))
      : line(ctx, found.ids.length > 0 ? 'shop.sells-thing' : 'shop.lacks-thing', {
          ...holesOf(found),
          text: thing,
        });
  return ofShopReply(ctx, intro, found);
}

/** What it sells; cards show the cheapest shop, which may be another. */
async function ofShopReply(ctx: Context, intro: Line, { name, ids, isDearer }: OfShop) {
  const reply = listReply(ctx, intro, name, await goodsCards(ctx, ids));
  return isDearer ? { ...reply, lines: [...reply.lines, line(ctx, 'shop.dearer')] } : reply;
}

/** Of a text that names a thing and a shop what that shop sells of it. */
export async function thingOfShopReply(ctx: Context, text: string): Promise<Reply | undefined> {
  const { currency } = ctx.tenant;
  const thing = thingIn(text, currency);
  if (thing === undefined) return undefined;
  const left = bareOf(normalise(text).replace(normalise(thing), ' '), wordsIn(currency));
  const shop = [WORDS.have, WORDS.place].reduce(without, left).replace(/\s+/g, ' ').trim();
  return shop === '' ? undefined : goodsOfShopReply(ctx, shop, thing);
}

function shopUnknownReply(ctx: Context, name: string): Reply {
  return {
    lines: [line(ctx, 'shop.none', { shop: name })],
    cards: [],
    refs: [],
    followUps: follow(ctx, 'follow.deals'),
  };
}

const LONGEST = 8;

/** Every run of its words: a name has others around it. */
function runsOf(text: string): string[] {
  const words = text.split(' ').slice(0, LONGEST);
  return words.flatMap((_, from) =>
    words.slice(from).map((_, at) => words.slice(from, from + at + 1).join(' ')),
  );
}
