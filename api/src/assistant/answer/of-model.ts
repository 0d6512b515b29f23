/** A famous name that nobody here sells: said plainly, with others of its kind and nothing else. */
import type { Context } from '../../kernel/context.ts';
import type { Intent } from '../../search/index.ts';
import { kindOfModel } from '../intent/of-model.ts';
import { listReply } from './list.ts';
import { fitting, SHOWN } from './look-up.ts';
import { alertPage } from './nothing.ts';
import { line } from './reply.ts';
import type { Reply } from './reply.ts';
import { sayBudget, withRead } from './wishes.ts';

/** Undefined: it is no such name, or nobody sells its kind either. */
export async function modelReply(ctx: Context, intent: Intent): Promise<Reply | undefined> {
  const { text, minAmount, maxAmount } = intent;
  const kind = kindOfModel(text, ctx.tenant.currency);
  if (kind === undefined) return undefined;
  const page = alertPage(text, maxAmount);
  const found = await fitting(ctx, { ...intent, text: kind });
  if (found.cards.length > 0 && !found.isNear) {
    const cards = found.cards.slice(0, SHOWN);
    const reply = listReply(ctx, line(ctx, 'model.none', { text }), text, cards);
    return { ...withRead(ctx, reply, intent), page };
  }
  if (minAmount === undefined && maxAmount === undefined) return undefined;
  const any = await fitting(ctx, { text: kind }, { sort: 'PRICE_ASC' });
  if (any.cards.length === 0 || any.isNear) return undefined;
  const intro = line(ctx, 'model.dearer', { text, budget: sayBudget(ctx, intent) });
  return { ...listReply(ctx, intro, text, any.cards.slice(0, 2)), page };
}
