/** Nothing has what was named: the kind that it is of, or that there is none. */
import type { Context } from '../../kernel/context.ts';
import { thingIn } from '../../words/index.ts';
import { nearReply, thingAsTyped } from './instead.ts';
import { fitting, intentIn } from './look-up.ts';
import { alertPage, nothingReply } from './nothing.ts';
import { modelReply } from './of-model.ts';
import type { Reply } from './reply.ts';

/** Nothing has the names: what there is of the kind that they are of. */
export async function kindReply(
  ctx: Context,
  things: readonly string[],
): Promise<Reply | undefined> {
  const thing = things.map((one) => thingIn(one, ctx.tenant.currency)).find((one) => one);
  if (thing === undefined || things.includes(thing)) return undefined;
  const { cards, isNear } = await fitting(ctx, intentIn(ctx, thing));
  return cards.length === 0 || isNear ? undefined : nearReply(ctx, things.join(', '), cards);
}

/** `most`: at this price or less somebody waits for it. */
export async function noneReply(
  ctx: Context,
  things: readonly string[],
  most?: number,
): Promise<Reply> {
  const [only, ...more] = things;
  const ofModel =
    only === undefined || more.length > 0
      ? undefined
      : await modelReply(ctx, { ...intentIn(ctx, only), ...(most ? { maxAmount: most } : {}) });
  if (ofModel) return ofModel;
  // words around a thing may find nothing though there are such things
  const [named, ...others] = things.flatMap((one) => thingIn(one, ctx.tenant.currency) ?? []);
  if (named !== undefined && others.length === 0) {
    const { cards, isNear } = await fitting(ctx, { text: named });
    const reply = cards.length > 0 && !isNear ? nearReply(ctx, named, cards) : undefined;
    if (reply) return { ...reply, page: alertPage(named, most) };
  }
  const text = things.map((one) => thingAsTyped(intentIn(ctx, one).text, ctx)).join(', ');
  return nothingReply(ctx, text, { text }, most);
}
