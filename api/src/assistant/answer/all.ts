/** What is sold, of whatever kind, within limits: budget, platforms, labels, verdicts. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { searchAll } from '../../search/index.ts';
import type { Intent } from '../../search/index.ts';
import { intentIn } from './look-up.ts';

/** What is read of words that may be limits alone: its text is empty where they name nothing. */
export function limitedIn(ctx: Context, asked: string): Intent {
  const read = intentIn(ctx, `x ${asked}`);
  return { ...read, text: read.text.replace(/^x\b\s*/, '') };
}

type Sort = Parameters<typeof searchAll>[1]['sort'];

/** The first `size` within the limits of `intent`, and how many there are. */
export async function soldWithin(
  ctx: Context,
  { minAmount, maxAmount, platforms, notPlatforms, labels, verdicts }: Intent,
  { sort, size }: { readonly sort: Sort; readonly size: number },
): Promise<{ readonly cards: readonly GoodsCard[]; readonly total: number }> {
  const found = await searchAll(ctx, {
    dataTypes: ['GOODS'],
    ...(minAmount === undefined ? {} : { minAmount }),
    ...(maxAmount === undefined ? {} : { maxAmount }),
    ...(platforms && !notPlatforms ? { platforms: [...platforms] } : {}),
    ...(labels ? { labels: [...labels] } : {}),
    ...(verdicts ? { verdicts: [...verdicts] } : {}),
    sort,
    pageRequest: { page: 1, size },
  });
  return { cards: found.content as GoodsCard[], total: found.totalElements };
}
