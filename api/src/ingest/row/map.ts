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
    if ('reason' in figures) return figures;
    const details = detailsOf(item, figures.tenant.timezone);
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

/** The words of a row as one text: whether they changed is told by its hash. */
function wordsText({ name, url }: Item, of: Details): string {
  const sales =
    of.sold14 === null && of.sold30 === null ? '' : `\u0001${of.sold14}\u0001${of.sold30}`;
  return `${name}\u0001${of.brandNorm}\u0001${of.categoryId}\u0001${of.images.join(' ')}\u0001${of.description}\u0001${of.attributes}\u0001${of.gtin}\u0001${of.platform}\u0001${of.shop}\u0001${
    of.isMall
  }\u0001${of.flashSale}\u0001${of.flashUntil?.getTime()}\u0001${of.variant}\u0001${of.sku}\u0001${url}\u0001${of.rating}\u0001${of.reviews}\u0001${of.sold}\u0001${of.matchKey}${sales}`;
}

/** Its figures, likewise. */
function figuresText(of: Figures): string {
  const audience = of.audience === 'PUBLIC' ? '' : `\u0001${of.audience}`;
  return `${of.currency}\u0001${of.item}\u0001${of.was}\u0001${of.shipping}\u0001${of.coupon}\u0001${of.couponCode}\u0001${of.inStock}\u0001${of.vouchers}${audience}`;
}
