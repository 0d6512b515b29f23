/**
 * Deals of a page's modules. What an earlier module shows first, a later one leaves out, on all its pages; so no deal
 * stands twice on a page, and a module's second page follows its first.
 */
import type { Answer } from '#contract/calls.ts';
import { FEED_SORTS } from '#contract/content/deal.ts';
import { feedWithout, recommend } from '../content/index.ts';
import type { Context } from '../kernel/context.ts';
import { keepFor } from '../kernel/kept.ts';
import { labelOf, oneOf, sizeOf, wordOf } from './source.ts';
import type { Source } from './source.ts';
import { modulesOf } from './stored.ts';
import type { ModuleRow } from './stored.ts';

const PER_MODULE = 8;
type Deals = Answer<'deal.feed'>;
type Modules = readonly Pick<ModuleRow, 'id' | 'type' | 'source'>[];

/** The first page of each module of deals, by the module's id. */
export async function dealsInTurn(ctx: Context, modules: Modules): Promise<Map<number, Deals>> {
  return new Map((await turnsOf(ctx, modules)).map(({ id, list }) => [id, list]));
}

const keptTurns = keepFor<readonly { id: number; before: readonly number[] }[]>({ seconds: 30, max: 200, topics: ['page', 'deal'] });

/** Any page of one module of a live page, of any size (DEAL-07). */
export async function dealsOf(ctx: Context, module: ModuleRow & { page_id: number }, pageRequest: { page: number; size: number }): Promise<Deals> {
  const turns = await keptTurns(ctx, String(module.page_id), async () => turnsOf(ctx, await modulesOf(ctx, module.page_id, true)));
  return listOf(ctx, module.source, pageRequest, turns.find((turn) => turn.id === module.id)?.before ?? []);
}

/** Each module with what those before it show. */
async function turnsOf(ctx: Context, modules: Modules): Promise<{ id: number; before: readonly number[]; list: Deals }[]> {
  const turns: { id: number; before: readonly number[]; list: Deals }[] = [];
  let seen: readonly number[] = [];
  for (const { id, type, source } of modules) {
    if (type !== 'DEAL') continue;
    const list = await listOf(ctx, source, { page: 1, size: sizeOf(source, PER_MODULE) }, seen);
    turns.push({ id, before: seen, list });
    seen = [...seen, ...list.content.map((deal) => Number(deal.id))];
  }
  return turns;
}

async function listOf(ctx: Context, source: Source, pageRequest: { page: number; size: number }, without: readonly number[]): Promise<Deals> {
  const categoryCode = wordOf(source, 'categoryCode');
  if (categoryCode) return recommend(ctx, { pageRequest, categoryCode, excludeIds: without.map(String) });
  const label = labelOf(source);
  return feedWithout(ctx, { ...pageRequest, sort: oneOf(source, 'sort', FEED_SORTS, 'RECOMMENDED'), ...(label ? { label } : {}) }, without);
}
