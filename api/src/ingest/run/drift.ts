/**
 * Whether a source still sends what it sent before: a column that is gone stops the run (OPS-26).
 */
import type { Mapping } from '../profile/choose.ts';
import { columnKey } from '../profile/profile.ts';
import type { Format } from '../read/record.ts';
import { refuseFeed } from '../refusal.ts';
import type { ImportOptions } from './report.ts';

/** Field → the columns that supplied it, as named in the file. */
export type Layout = Readonly<Record<string, readonly string[]>>;

/**
 * What of a mapping was really in the file; formats without a header know of columns that they
 * never met.
 */
export function layoutOf(
  format: Pick<Format, 'columns'>,
  columns: readonly string[],
  mapping: Pick<Mapping, 'columns'>,
): Layout {
  const met = new Set(format.columns.map(columnKey));
  const named = Object.entries(mapping.columns).map(([field, places]) => [
    field,
    places.map((at) => columns[at] as string).filter((one) => met.has(columnKey(one))),
  ]);
  return Object.fromEntries(named.filter(([, found]) => found?.length));
}

export interface Lost {
  readonly field: string;
  readonly column: string;
}

/**
 * Columns that the nearest layout known of the source had and this file lacks. A source may send
 * several kinds of files: each is compared with the one that it shares most columns with, the
 * latest of equals first.
 */
export function lostColumns(known: readonly Layout[], columns: readonly string[]): Lost[] {
  const here = new Set(columns.map(columnKey));
  const compared = known.map((layout) => {
    const all = Object.entries(layout).flatMap(([field, names]) =>
      names.map((column) => ({ field, column })),
    );
    const lost = all.filter(({ column }) => !here.has(columnKey(column)));
    return { shared: all.length - lost.length, lost };
  });
  return (
    compared.toSorted((a, b) => b.shared - a.shared || a.lost.length - b.lost.length)[0]?.lost ?? []
  );
}

/** Records without a header leave out what they have no word for; these every record must have. */
const ALWAYS = new Set(['title', 'price', 'sale', 'url', 'id', 'currency']);

/**
 * Refuses a file that lost a column its source had; in formats without a header only those that no
 * record goes without. Returns what is only worth a warning. Fields that the operator maps by hand
 * are the operator's business.
 */
export function guardLayout(
  known: readonly Layout[],
  format: Format,
  unused: readonly string[],
  options: ImportOptions,
): string[] {
  const lost = lostColumns(known, format.columns).filter(
    ({ field }) => options.map?.[field] === undefined,
  );
  if (lost.length === 0) return [];
  const notice = `Gone since the last run of ${options.source}: ${lost.map(({ field, column }) => `${column} (${field})`).join(', ')}.`;
  const unknown =
    unused.length === 0
      ? ''
      : ` Not known from before or not used: ${unused.slice(0, 20).join(', ')}.`;
  const header = format.name === 'tsv' || format.name.startsWith('csv');
  if (options.acceptColumns || !(header || lost.some(({ field }) => ALWAYS.has(field))))
    return [notice + unknown];
  throw refuseFeed(
    'columns changed',
    `${notice}${unknown} A column that was renamed would be lost in silence, so nothing was applied. ` +
      `Map it by hand (--map ${(lost[0] as Lost).field}=…), or take the file as it is with --accept-columns.`,
  );
}
