/** How much more another size of a thing costs, of one maker where both are sold by one. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { statesSizes } from '../../words/index.ts';
import { compareReply } from './compare.ts';
import { fitting, intentIn } from './look-up.ts';
import type { Reply } from './reply.ts';
import { statedBy } from './stated.ts';

/** `things`: the same in its two sizes. Of a size that nobody sells that is said. */
export async function extraReply(ctx: Context, things: readonly string[]): Promise<Reply> {
  const [own = [], other = []] = await Promise.all(things.map((thing) => statingOf(ctx, thing)));
  const missing = things.filter((_, at) => [own, other][at]?.length === 0);
  if (missing.length > 0) return compareReply(ctx, [...own, ...other].slice(0, 1), missing);
  const pairs = own.flatMap((one) => other.map((two) => [one, two] as const));
  const isOfOne = ([one, two]: (typeof pairs)[number]) =>
    one.brandName !== null && one.brandName === two.brandName;
  const pair = pairs.find(isOfOne) ?? pairs[0] ?? [];
  return compareReply(ctx, pair);
}

async function statingOf(ctx: Context, thing: string): Promise<readonly GoodsCard[]> {
  const intent = intentIn(ctx, thing);
  const { cards } = await fitting(ctx, intent);
  return cards.filter((card) => statesSizes(statedBy(card), intent.text));
}
