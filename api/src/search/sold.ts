/** Whether anybody sells a thing: what only goes with it is not it. */
import sql from 'sql-template-tag';
import { cacheFor } from '../kernel/cache.ts';
import type { Context } from '../kernel/context.ts';

const cached = cacheFor<ReadonlyMap<string, number>>({ seconds: 60, max: 20, topics: ['search'] });

/**
 * Whether some goods are of each of these things, which have one kind or several; true as long as
 * the kinds of this tenant have not been counted (`keepKinds`).
 */
export async function areSold(
  ctx: Context,
  things: readonly (readonly string[])[],
): Promise<boolean> {
  if (things.length === 0) return true;
  const sold = await goodsOfKinds(ctx);
  return sold.size === 0 || things.every((kinds) => kinds.some((kind) => sold.has(kind)));
}

/** How many goods are of each kind that is sold, up to a thousand; empty as long as nobody counted. */
export function goodsOfKinds(ctx: Context): Promise<ReadonlyMap<string, number>> {
  return cached(ctx, 'kinds', async () => {
    const rows = await ctx.db.rows<{ kind: string; goods: number }>(
      sql`select kind, goods from search_kind`,
    );
    return new Map(rows.map(({ kind, goods }) => [kind, goods]));
  });
}
