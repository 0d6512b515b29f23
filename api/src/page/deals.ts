/**
 * Deals of a page's modules. What an earlier module shows first, a later one leaves out, on all its
 * pages; so no deal appears twice on a page, nor does a product that several platforms sell, and a
 * module's second page follows its first. On home the daily specials come before all modules.
 */
import type { Answer } from '#contract/calls.ts';
import { FEED_SORTS } from '#contract/content/deal.ts';
import { feedWithout, recommend } from '../content/index.ts';
import { onceEach } from '../goods/index.ts';
import type { Context } from '../kernel/context.ts';
import { cacheFor } from '../kernel/cache.ts';
import { labelOf, oneOf, sizeOf, wordOf } from './source.ts';
import type { Source } from './source.ts';
import { shownAbove } from './above.ts';
import type { Shown } from './above.ts';
import { modulesOf } from './stored.ts';
import type { ModuleRow } from './stored.ts';

const PER_MODULE = 8;
/** A product has few twins: the list is full after a turn or two. */
const MOST_TRIES = 4;
type Deals = Answer<'deal.feed'>;
type Modules = readonly Pick<ModuleRow, 'id' | 'type' | 'source'>[];

/**
 * The first page of each module of deals, by the module's id; `above` is what the page shows before
 * its modules.
 */
export async function dealsInTurn(
  ctx: Context,
  modules: Modules,
  above: readonly Shown[],
): Promise<Map<number, Deals>> {
  return new Map((await turnsOf(ctx, modules, above)).map(({ id, list }) => [id, list]));
}

const cachedTurns = cacheFor<readonly { id: number; before: readonly number[] }[]>({
  seconds: 30,
  max: 200,
  topics: ['page', 'deal'],
});

/** Any page of one module of a live page, of any size (DEAL-07). */
export async function dealsOf(
  ctx: Context,
  module: ModuleRow & { page_id: number; page_code: string },
  pageRequest: { page: number; size: number },
): Promise<Deals> {
  const turns = await cachedTurns(ctx, String(module.page_id), async () =>
    turnsOf(
      ctx,
      await modulesOf(ctx, module.page_id, true),
      await shownAbove(ctx, module.page_code),
    ),
  );
  return listOf(
    ctx,
    module.source,
    pageRequest,
    turns.find((turn) => turn.id === module.id)?.before ?? [],
  );
}

/** Each module with what is shown before it; one that would be empty shows again what is above. */
async function turnsOf(
  ctx: Context,
  modules: Modules,
  above: readonly Shown[],
): Promise<{ id: number; before: readonly number[]; list: Deals }[]> {
  const turns: { id: number; before: readonly number[]; list: Deals }[] = [];
  let seen: readonly Shown[] = [];
  for (const { id, type, source } of modules) {
    if (type !== 'DEAL') continue;
    const fresh = await firstPage(ctx, source, [...above, ...seen]);
    const { list, without } =
      fresh.list.content.length > 0 ? fresh : await firstPage(ctx, source, seen);
    turns.push({ id, before: without, list });
    seen = [...seen, ...list.content];
  }
  return turns;
}

/**
 * The first page of a module, and what it leaves out: what was shown before, and the same products
 * again.
 */
async function firstPage(
  ctx: Context,
  source: Source,
  seen: readonly Shown[],
): Promise<{ list: Deals; without: readonly number[] }> {
  let without = seen.map((deal) => Number(deal.id));
  for (let tries = 0; ; tries += 1) {
    const list = await listOf(ctx, source, { page: 1, size: sizeOf(source, PER_MODULE) }, without);
    const once = new Set(
      await onceEach(
        ctx,
        [...seen, ...list.content].map((deal) => Number(deal.goodsId)),
      ),
    );
    const again = list.content
      .filter((deal) => !once.has(Number(deal.goodsId)))
      .map((deal) => Number(deal.id));
    if (again.length === 0 || tries === MOST_TRIES) return { list, without };
    without = [...without, ...again];
  }
}

async function listOf(
  ctx: Context,
  source: Source,
  pageRequest: { page: number; size: number },
  without: readonly number[],
): Promise<Deals> {
  const categoryCode = wordOf(source, 'categoryCode');
  if (categoryCode)
    return recommend(ctx, { pageRequest, categoryCode, excludeIds: without.map(String) });
  const label = labelOf(source);
  return feedWithout(
    ctx,
    {
      ...pageRequest,
      sort: oneOf(source, 'sort', FEED_SORTS, 'RECOMMENDED'),
      ...(label ? { label } : {}),
    },
    without,
  );
}
