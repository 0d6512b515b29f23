/**
 * Separated values, in pieces: quotes with doubled quotes inside, line breaks within quotes, LF or
 * CRLF or CR. Written for speed: it looks for the next mark with indexOf instead of walking the
 * characters.
 */
import { LIMITS } from '../limits.ts';
import { FeedRefused, refuseFeed } from '../refusal.ts';
import type { Format, Reader, Sink } from './record.ts';

export const SEPARATORS = [',', '\t', ';', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];
const NAMES: Readonly<Record<Separator, string>> = {
  ',': 'csv',
  '\t': 'tsv',
  ';': 'csv (;)',
  '|': 'csv (|)',
};

/** Calls `onRow` for each line of cells; empty lines are passed over. */
export function csvReader(
  separator: Separator,
  onRow: (cells: string[], closed: boolean) => void,
): Reader {
  let held = '';
  const step = (text: string, last: boolean): number => {
    let at = 0;
    let quote = -2;
    while (at < text.length) {
      // looked for once per quote, not once per row: most tables have few
      if (quote !== -1 && quote < at) quote = text.indexOf('"', at);
      const row = readRow(text, at, quote, separator, last);
      if (row === null) break;
      if (row.cells.length > 1 || row.cells[0] !== '') onRow(row.cells, row.closed);
      at = row.next;
    }
    return at;
  };
  return {
    push(text) {
      const all = held === '' ? text : held + text;
      held = all.slice(step(all, false));
      if (held.length > LIMITS.recordLength)
        throw refuseFeed(
          'record too long',
          `A row is longer than ${LIMITS.recordLength} characters: a quote is not closed, or this is no table.`,
        );
    },
    end() {
      const rest = held;
      held = '';
      step(rest, true);
    },
  };
}

interface Row {
  cells: string[];
  next: number /** Whether a line break ended it. */;
  closed: boolean;
}

/** The row at `from`, or null when the text at hand breaks off within it. */
function readRow(
  text: string,
  from: number,
  quote: number,
  separator: Separator,
  last: boolean,
): Row | null {
  const end = text.indexOf('\n', from);
  if (quote === -1 || (end !== -1 && quote > end)) {
    // no quote in this line: split it at once
    if (end === -1) {
      const bare = text.indexOf('\r', from);
      if (bare !== -1 && bare < text.length - 1) return readSlowly(text, from, separator, last);
      if (!last) return null;
    }
    const stop = end === -1 ? text.length : end;
    const line = text.slice(
      from,
      stop > from && text.charCodeAt(stop - 1) === 13 ? stop - 1 : stop,
    );
    if (line.includes('\r')) return readSlowly(text, from, separator, last);
    return {
      cells: limited(line.split(separator)),
      next: end === -1 ? text.length : end + 1,
      closed: end !== -1,
    };
  }
  return readSlowly(text, from, separator, last);
}

function readSlowly(text: string, from: number, separator: Separator, last: boolean): Row | null {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    let cell: string;
    if (text.charCodeAt(at) === 34) {
      const closing = closingQuote(text, at + 1);
      if (closing === -1) return unclosed(last);
      if (closing === text.length - 1 && !last) return null; // the next piece may double this quote
      const inner = text.slice(at + 1, closing);
      cell = inner.includes('""') ? inner.replaceAll('""', '"') : inner;
      at = closing + 1;
      const stop = nextMark(text, at, separator);
      if (stop > at) {
        cell += text.slice(at, stop);
        at = stop;
      }
    } else {
      const stop = nextMark(text, at, separator);
      cell = text.slice(at, stop);
      at = stop;
    }
    cells.push(cell);
    if (cells.length > LIMITS.columns) limited(cells);
    if (at >= text.length) return last ? { cells, next: at, closed: false } : null;
    const mark = text.charCodeAt(at);
    if (mark === 10) return { cells, next: at + 1, closed: true };
    if (mark === 13) {
      if (at + 1 >= text.length && !last) return null;
      return { cells, next: text.charCodeAt(at + 1) === 10 ? at + 2 : at + 1, closed: true };
    }
    at += 1;
  }
}

function unclosed(last: boolean): null {
  if (last)
    throw refuseFeed(
      'truncated',
      'The file ends within a quoted cell: it was cut in transfer, or a quote is not closed. Nothing was imported.',
    );
  return null;
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text.charCodeAt(at + 1) !== 34) return at;
  }
  return -1;
}

/** Position of the next separator or line break, or the end of the text. */
function nextMark(text: string, from: number, separator: Separator): number {
  const code = separator.charCodeAt(0);
  for (let at = from; at < text.length; at += 1) {
    const here = text.charCodeAt(at);
    if (here === code || here === 10 || here === 13) return at;
  }
  return text.length;
}

function limited(cells: string[]): string[] {
  if (cells.length > LIMITS.columns)
    throw refuseFeed(
      'too many columns',
      `A row has more than ${LIMITS.columns} columns: this is no product feed.`,
    );
  return cells;
}

/**
 * The separator of a sample: the one that cuts its first rows into the same number of columns, at
 * least two.
 */
export function separatorOf(sample: string): Separator | null {
  let best: { separator: Separator; score: number } | null = null;
  let refusal: FeedRefused | undefined;
  for (const separator of SEPARATORS) {
    const counts = firstRows(sample, separator, 20, (error) => {
      refusal ??= error;
    }).map((row) => row.length);
    const width = counts[0] ?? 1;
    if (width < 2) continue;
    const even = counts.filter((count) => count === width).length / counts.length;
    const score = even * 1000 + Math.min(width, 500);
    if (best === null || score > best.score) best = { separator, score };
  }
  if (best === null && refusal) throw refusal;
  return best?.separator ?? null;
}

class Enough extends Error {}

function firstRows(
  sample: string,
  separator: Separator,
  count: number,
  onRefusal: (error: FeedRefused) => void = () => {},
): string[][] {
  const rows: string[][] = [];
  const reader = csvReader(separator, (cells) => {
    rows.push(cells);
    if (rows.length >= count) throw new Enough();
  });
  try {
    reader.push(sample.slice(0, LIMITS.recordLength));
    if (rows.length === 0) reader.end();
  } catch (error) {
    if (error instanceof FeedRefused) onRefusal(error);
    else if (!(error instanceof Enough)) throw error;
  }
  return rows;
}

/** The table in a sample: its separator and header. Null when the text is no table. */
export function csvFormat(sample: string): Format | null {
  const separator = separatorOf(sample);
  if (separator === null) return null;
  const header = (firstRows(sample, separator, 1)[0] ?? []).map((name) => name.trim());
  return {
    name: NAMES[separator],
    columns: header,
    read: (sink) => tableReader(separator, header.length, sink),
  };
}

function tableReader(separator: Separator, width: number, sink: Sink): Reader {
  let row = -1;
  let short: { cells: number } | null = null;
  const reader = csvReader(separator, (cells, closed) => {
    row += 1;
    if (row === 0) return;
    // one empty cell too many is a separator at the end of the line
    if (cells.length === width + 1 && cells[width] === '') cells.pop();
    if (cells.length !== width) {
      if (!closed && cells.length < width) short = { cells: cells.length };
      sink.broken(row, 'columns.count', `${cells.length} cells, the header has ${width}`);
      return;
    }
    sink.record(cells, row);
  });
  return {
    push: reader.push,
    end() {
      reader.end();
      if (short)
        throw refuseFeed(
          'truncated',
          `The last row breaks off after ${short.cells} of ${width} cells, without a line break: the file was cut in transfer. Nothing was imported.`,
        );
    },
  };
}
