import type { Context } from '../kernel/context.ts';
import type { Module } from '../kernel/module.ts';

export { removeDealsOf } from './remove.ts';

export const content: Module = { name: 'content', handlers: {} };

/** Proposes deals from good candidates and ends those that no longer hold, for the given goods or all of the tenant. */
export async function refreshDeals(_ctx: Context, _goodsIds: readonly number[] | 'all'): Promise<{ proposed: number; ended: number }> {
  return { proposed: 0, ended: 0 };
}
