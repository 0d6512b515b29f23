/** What is found of a kind, by what a unit of it costs. */
import type { Context } from '../../kernel/context.ts';
import type { Intent } from '../../search/index.ts';
import { isOfThing, thingIn } from '../../words/index.ts';
import type { Fitting } from './look-up.ts';
import { line } from './reply.ts';
import type { Reply } from './reply.ts';
import { sayingMost } from './saying.ts';
import { unitReply } from './unit.ts';
import { withUnknown } from './unknown.ts';
import { wishedAs } from './unsaid.ts';

/** By what a unit costs, with what no title says. */
export async function perUnitReply(
  ctx: Context,
  found: Fitting,
  intent: Intent,
  typed?: string,
): Promise<Reply> {
  const cards = await sayingMost(ctx, intent, found.cards);
  const thing = thingIn(intent.text, ctx.tenant.currency);
  const isNearest =
    thing !== undefined && !cards.some(({ name }) => isOfThing(name, thing, ctx.tenant.currency));
  const text = await wishedAs(ctx, intent.text);
  const reply = unitReply(ctx, { ...found, cards }, intent, text, typed);
  if (!isNearest) return withUnknown(ctx, reply, intent, cards, typed);
  const [, ...lines] = reply.lines;
  return { ...reply, lines: [line(ctx, 'find.nearest', { text }), ...lines] };
}
