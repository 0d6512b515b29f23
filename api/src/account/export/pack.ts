/** An export as a zip: every file as JSON and as CSV, and a page that says what they are. Pure. */
import { strToU8, zipSync } from 'fflate';
import type { Language } from '#contract/language.ts';
import type { ExportPart, ExportRow } from '../../kernel/export.ts';
import { sayReadMe } from '../messages/export.ts';

/** What a spreadsheet would take for a formula, also written wide. */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/;
/** Zip cannot tell earlier years. */
const ZIP_YEAR = 1980;

export function packExport(files: ExportPart, lang: Language, at: Date): Buffer {
  const named = Object.entries(files).toSorted(([a], [b]) => a.localeCompare(b));
  const texts: [string, string][] = [
    [
      'README.txt',
      sayReadMe(
        lang,
        at,
        named.map(([name, rows]) => ({ name, rows: rows.length })),
      ),
    ],
    ...named.map(
      ([name, rows]) =>
        [`json/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`] as [string, string],
    ),
    ...named
      .filter(([, rows]) => rows.length > 0)
      .map(([name, rows]) => [`csv/${name}.csv`, csvOf(rows)] as [string, string]),
  ];
  const mtime = at.getUTCFullYear() < ZIP_YEAR ? new Date(ZIP_YEAR, 0, 1) : at;
  return Buffer.from(
    zipSync(Object.fromEntries(texts.map(([name, text]) => [name, strToU8(text)])), {
      level: 6,
      mtime,
    }),
  );
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export function csvOf(rows: readonly ExportRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [
    columns,
    ...rows.map((row) => columns.map((column) => cellOf(row[column] ?? null))),
  ];
  return `\ufeff${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** Text that a spreadsheet would run is told to be text by an apostrophe before it. */
function cellOf(value: ExportRow[string]): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : value.join(' ');
  return FORMULA.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n;\t]/.test(text) || text.trim() !== text
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}
