/**
 * A mapping that was guessed from the names of columns, where more than one may be the price:
 * somebody must say yes (OPS-21).
 */
import { anyOf } from '../../lexicon/index.ts';
import { refuseFeed } from '../refusal.ts';
import type { Layout } from '../run/drift.ts';
import type { Mapping } from './choose.ts';
import { generic } from './generic.ts';
import { mapOption } from './map-text.ts';
import { columnKey } from './profile.ts';

const NAMED = new Set([...(generic.fields.price ?? []), ...(generic.fields.sale ?? [])]);
/** Whole parts of a key: a column of a nested value (`price.amount`) is named by its parent. */
const PRICE = new RegExp(
  String.raw`(?:^|_)(?:prices|amount|cost)(?:_|$)|(?<!\.)${anyOf(({ money }) => money.price)}(?![.\d])`,
);
/** Prices of something else, or something else about prices. */
const OTHER =
  /currency|date|time|unit|per_|shipping|delivery|ship_|level|range|type|label|_id$|tax|vat/;

/** Columns that may hold what something costs now. */
export function priceColumns(
  columns: readonly string[],
  mapping: Pick<Mapping, 'unused'>,
): string[] {
  const unused = new Set(mapping.unused);
  return columns.filter((column) => {
    const key = columnKey(column);
    return NAMED.has(key) || (unused.has(column) && PRICE.test(key) && !OTHER.test(key));
  });
}

/**
 * Refuses a guess between several prices that nobody confirmed, by `--yes`, by `--map`, or by a run
 * of the source that was read alike.
 */
export function guardPrices(
  columns: readonly string[],
  mapping: Mapping,
  layout: Layout,
  known: readonly Layout[],
  yes: boolean,
): string[] {
  if (!mapping.guessed || mapping.profile !== generic) return [];
  const prices = priceColumns(columns, mapping);
  if (prices.length < 2) return [];
  const same = (other: Layout) =>
    (['price', 'sale', 'was'] as const).every(
      (field) => String(other[field] ?? '') === String(layout[field] ?? ''),
    );
  const { price, sale, was } = mapping.shown;
  const read = [
    price && `${price} is the price`,
    sale && `${sale} is the price while there is a sale`,
    was && `${was} is the old price`,
  ]
    .filter(Boolean)
    .join(', ');
  const notice = `More than one column may be the price: ${prices.join(', ')}. Read as: ${read}.`;
  if (yes || known.some(same)) return [notice];
  throw refuseFeed(
    'price columns',
    `${notice} If that is right, say --yes; if not, name them: ${mapOption(mapping.shown)}. Nothing was applied.`,
  );
}
