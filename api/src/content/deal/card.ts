/**
 * Cards of deals: found → loaded with their prices in one statement → shown in the order in which
 * they were found.
 */
import type { DealCard } from '#contract/catalog/card.ts';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { priceIn } from '../../price/index.ts';
import { dealRows, dealsNamed, endingDeals } from './queries.ts';
import { showDealCard } from './show.ts';

export async function dealCards(ctx: Context, ids: readonly number[]): Promise<DealCard[]> {
  return ids.length === 0 ? [] : cardsOfFound(ctx, dealsNamed(ids));
}

/** The open deals that end next, the first of them first. */
export function dealsEnding(ctx: Context, most: number): Promise<DealCard[]> {
  return cardsOfFound(ctx, endingDeals(ctx.now, most));
}

/** `found` yields content_id in the order of the list. */
export async function cardsOfFound(ctx: Context, found: Sql): Promise<DealCard[]> {
  const rows = await dealRows(ctx.db, found);
  return rows.map((row) => showDealCard(row, row.price ? priceIn(ctx, row.price) : undefined, ctx));
}
