/** What a shop sells, where somebody asks for it by its name. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { goodsCards, goodsOfShop } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Question } from '../intent/intent.ts';
import { without, WORDS } from '../intent/words.ts';
import { listReply } from './list.ts';
import { SHOWN } from './look-up.ts';
import { follow, line } from './reply.ts';
import type { Reply } from './reply.ts';

/** Of a shop that is named, or that sells the first of what was shown; undefined: of none. */
export async function shopReply(
  ctx: Context,
  { things: [name], pointsBack }: Question,
  shown: () => Promise<readonly GoodsCard[]>,
): Promise<Reply | undefined> {
  const named = name ?? (pointsBack ? (await shown())[0]?.shopName : undefined) ?? undefined;
  if (named === undefined) return undefined;
  return (await goodsOfShopReply(ctx, named)) ?? shopUnknownReply(ctx, named);
}

/** Undefined: no shop is called so. */
export async function goodsOfShopReply(ctx: Context, asked: string): Promise<Reply | undefined> {
  const spoken = asked.replace(/\s+/g, ' ').trim();
  const names = [...new Set([spoken, without(spoken, WORDS.shop).trim()])].filter(
    (name) => name !== '',
  );
  const found = await goodsOfShop(ctx, names, SHOWN);
  if (!found) return undefined;
  const { name, ids, total, isFloor } = found;
  const intro = line(ctx, 'shop.sells', { shop: name, total: `${total}${isFloor ? '+' : ''}` });
  return listReply(ctx, intro, name, await goodsCards(ctx, ids));
}

function shopUnknownReply(ctx: Context, name: string): Reply {
  return {
    lines: [line(ctx, 'shop.none', { shop: name })],
    cards: [],
    refs: [],
    followUps: follow(ctx, 'follow.deals'),
  };
}
