/** Tables that operators take out and bring back: safe to open in a spreadsheet, and hostile until they are read. */
import { parse } from 'csv-parse/sync';
import { wellFormed } from '#contract/text.ts';
import { DeskRefused } from './refused.ts';

/** A spreadsheet would take what begins so for a formula; full-width signs too. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u;
const MOST_BYTES = 5_000_000;
const MOST_ROWS = 20_000;

/** A table as text: quoted, one line a row, nothing in it that a spreadsheet would run. */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(cellOf).join(','));
  // the mark tells spreadsheets that it is UTF-8
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellOf(text: string): string {
  const flat = wellFormed(text).replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  const safe = FORMULA.test(flat) ? `'${flat}` : flat;
  return `"${safe.replaceAll('"', '""')}"`;
}

export interface CsvRow {
  /** In the file, from 1. */
  readonly line: number;
  /** By name of the column, small letters and digits alone. */
  readonly cells: ReadonlyMap<string, string>;
}

/** Rows below the line of names. Commas, semicolons or tabs; throws DeskRefused for what is no table. */
export function readCsv(bytes: Uint8Array): CsvRow[] {
  if (bytes.length > MOST_BYTES) throw new DeskRefused('The file is larger than 5 MB.');
  const text = new TextDecoder(isWide(bytes) ? 'utf-16le' : 'utf-8').decode(bytes);
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (lines.length > MOST_ROWS + 2)
    throw new DeskRefused(`The file has more than ${MOST_ROWS} rows.`);
  const [head = '', ...rest] = lines;
  const delimiter = [';', '\t'].find((one) => head.includes(one)) ?? ',';
  const columns = (recordIn(head, delimiter) ?? []).map((name) =>
    name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, ''),
  );
  return rest.flatMap((line, at) => {
    const cells = recordIn(line, delimiter);
    if (cells === null) return [];
    return [
      {
        line: at + 2,
        cells: new Map(columns.map((name, place) => [name, plain(cells[place] ?? '')])),
      },
    ];
  });
}

const isWide = ([first, second]: Uint8Array): boolean => first === 0xff && second === 0xfe;

/** Cells of one line: no cell goes on in the next one, so that an odd quote spoils no other row. Null: it is empty. */
function recordIn(line: string, delimiter: string): string[] | null {
  if (line.trim() === '') return null;
  try {
    const [record] = parse(line, { delimiter, relax_column_count: true, relax_quotes: true });
    return record ?? null;
  } catch {
    return [line];
  }
}

/** Without the mark that `csvOf` puts before formulas. */
const plain = (cell: string): string => wellFormed(cell).normalize('NFKC').trim().replace(/^'/, '');
