/**
 * A record → an accepted row, or the first reason why not. Pure; it runs once per row of a feed, so
 * it stays lean.
 */
import { cellsOf } from './cells.ts';
import { problem } from './context.ts';
import type { Gone, MapContext, Problem } from './context.ts';
import { detailsReader } from './details.ts';
import type { Details } from './details.ts';
import { figuresReader } from './figures.ts';
import type { Figures } from './figures.ts';
import { feedHashOf } from './identity.ts';
import { itemOf } from './item.ts';
import type { Item } from './item.ts';
import type { Staged } from './staged.ts';

export type RowMapper = (cells: readonly string[], row: number) => Staged | Problem | Gone;

export function isProblem(result: Staged | Problem | Gone): result is Problem {
  return 'reason' in result;
}

/** One mapper for all rows of a feed. */
export function rowMapper(ctx: MapContext): RowMapper {
  const cells = cellsOf(ctx);
  const figuresOf = figuresReader(ctx, cells);
  const detailsOf = detailsReader(ctx, cells);
  return (given, row) => {
    const zero = given.find((cell) => cell.includes('\u0000'));
    if (zero !== undefined) return problem('row', 'nul_byte', zero);
    cells.turn(given);
    const item = itemOf(cells);
    if ('reason' in item || 'gone' in item) return item;
    const figures = figuresOf(item);
    if ('reason' in figures) return { ...figures, externalId: item.externalId };
    const details = detailsOf(item, figures.tenant);
    const { externalId, name, url } = item;
    return {
      row,
      externalId,
      name,
      url,
      ...details,
      ...figures,
      tenant: figures.tenant.id,
      hash: feedHashOf(wordsText(item, details), figuresText(figures)),
    };
  };
}

/**
 * The words of a row as one text: its hash shows whether they changed. What is missing counts as
 * "null" or "undefined": hashes that are already stored depend on it.
 */
function wordsText({ name, url }: Item, of: Details): string {
  const sales =
    of.sold14 === null && of.sold30 === null ? '' : `\u0001${of.sold14}\u0001${of.sold30}`;
  return [
    name,
    of.brandNorm,
    of.categoryId,
    of.images.join(' '),
    of.description,
    of.attributes,
    of.gtin,
    of.platform,
    of.shop,
    of.isMall,
    of.flashSale,
    of.flashUntil?.getTime(),
    of.variant,
    of.sku,
    url,
    of.rating,
    of.reviews,
    of.sold,
    `${of.matchKey}${sales}`,
  ]
    .map(String)
    .join('\u0001');
}

/** Its figures, likewise. */
function figuresText(of: Figures): string {
  const audience = of.audience === 'PUBLIC' ? '' : `\u0001${of.audience}`;
  return `${of.currency}\u0001${of.item}\u0001${of.was}\u0001${of.shipping}\u0001${of.coupon}\u0001${of.couponCode}\u0001${of.inStock}\u0001${of.vouchers}${audience}`;
}
