/** Did you mean (P-15): what search understands by the words, where that is not what was typed. */
import type { Handler } from '../kernel/module.ts';
import { intentOf } from './query/intent.ts';
import { planOf } from './query/plan.ts';

export const spell: Handler<'search.spell'> = async (ctx, { keyword }) => {
  const { text } = intentOf(keyword, ctx.tenant.currency);
  const plan = text === '' ? null : await planOf(ctx, text);
  return { keyword, corrected: plan?.corrected ?? null, reason: plan?.reason ?? null };
};
