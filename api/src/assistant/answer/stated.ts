/**
 * What shops state of cards, attributes included. It is read and never shown: a card goes to
 * shoppers with its title alone, for JSON has no symbols.
 */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { attributeRows } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';
import { statedIn } from '../../words/index.ts';

const STATED = Symbol('stated');

interface Titled {
  readonly name: string;
  readonly [STATED]?: () => string;
}

/** The same cards, of which `statedBy` knows the attributes. */
export async function withStated(ctx: Context, cards: readonly GoodsCard[]): Promise<GoodsCard[]> {
  if (cards.length === 0) return [];
  const rows = await attributeRows(
    ctx.db,
    cards.map(({ id }) => Number(id)),
  );
  const byId = new Map(rows.map(({ id, attributes }) => [String(id), attributes]));
  return cards.map((card) => {
    const attributes = byId.get(card.id);
    return attributes ? { ...card, [STATED]: once(() => statedIn(card.name, attributes)) } : card;
  });
}

/** What its shop states of it: the title, and what the attributes add to it. */
export function statedBy(card: Titled): string {
  return card[STATED]?.() ?? card.name;
}

/** Many cards are looked up of which few are read. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}
