/** Of what was found those whose titles say what is asked. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import type { Intent } from '../../search/index.ts';
import { thingIn } from '../../words/index.ts';
import type { Fitting } from './look-up.ts';
import { unsaidCounts } from './unsaid.ts';

/** Of what was found those whose titles say the most of it: search puts others behind a few. */
export async function sayingIt(ctx: Context, found: Fitting, intent: Intent): Promise<Fitting> {
  const cards = await sayingMost(ctx, intent, found.cards);
  const isFloor = found.isFloor || found.total > found.cards.length;
  return cards.length === found.cards.length
    ? found
    : { ...found, cards, total: cards.length, isFloor };
}

/** Those whose titles say the most of what is asked beside the thing. */
export async function sayingMost(
  ctx: Context,
  { text }: Intent,
  cards: readonly GoodsCard[],
): Promise<readonly GoodsCard[]> {
  const thing = thingIn(text, ctx.tenant.currency);
  if (thing === undefined) return cards;
  const unsaid = await unsaidCounts(ctx, text, thing, cards);
  const least = Math.min(...unsaid);
  return cards.filter((_, at) => unsaid[at] === least);
}
