/** What has a trait that is asked for in other sizes alone: organic rice after bags of 5 kg. */
import type { Context } from '../../kernel/context.ts';
import type { Intent } from '../../search/index.ts';
import { measuresSaid, thingIn, withoutMeasures } from '../../words/index.ts';
import { listReply } from './list.ts';
import { fitting, SHOWN } from './look-up.ts';
import type { Fitting } from './look-up.ts';
import { line } from './reply.ts';
import type { Reply } from './reply.ts';
import { tellable, unsaidOf } from './unsaid.ts';

/** Undefined: one that was found says it, or none does in any size. */
export async function otherSizeReply(
  ctx: Context,
  intent: Intent,
  { cards }: Fitting,
): Promise<Reply | undefined> {
  const { currency } = ctx.tenant;
  const [size] = measuresSaid(intent.text);
  const thing = thingIn(intent.text, currency);
  if (size === undefined || thing === undefined) return undefined;
  const text = withoutMeasures(intent.text).replace(/\s+/g, ' ').trim();
  const wished = await tellable(ctx, unsaidOf(text, thing, [], currency), text);
  const says = (card: Fitting['cards'][number]) =>
    !unsaidOf(text, thing, [card], currency).some((word) => wished.includes(word));
  if (wished.length === 0 || cards.some(says)) return undefined;
  const found = await fitting(ctx, { ...intent, text });
  const said = found.isNear ? [] : found.cards.filter(says).slice(0, SHOWN);
  if (said.length === 0) return undefined;
  return listReply(ctx, line(ctx, 'find.but', { text, wish: size }), text, said);
}
