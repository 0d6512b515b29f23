import type { Context } from '../../kernel/context.ts';

/** Judges the given goods, or all of the tenant, from the days that stand in the history. */
export async function judge(_ctx: Context, _goodsIds: readonly number[] | 'all'): Promise<void> {}

/** The hourly wake: judges anew what was last judged on an earlier tenant-local day. */
export async function rejudge(_ctx: Context): Promise<void> {}
