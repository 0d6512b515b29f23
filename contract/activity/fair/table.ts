/**
 * The table of prizes as draws use it up. A prize that has run out leaves its range to "nothing won", which makes a new version
 * of the table from the next draw on; no other range ever moves.
 */
import { NUMBERS } from './numbers.ts';
import type { TermsPrize } from './terms.ts';

/** A range of numbers, both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface PrizeRow extends TermsPrize {
  /** Null for a prize without numbers. */
  readonly range: Range | null;
  /** Null: as many as are won. */
  readonly left: number | null;
}

export interface Table {
  readonly version: number;
  /** The first draw it holds for. */
  readonly fromDrawNo: number;
  readonly rows: readonly PrizeRow[];
}

/** The table at the beginning. Prizes that begin without stock have no range at all. */
export function firstTable(prizes: readonly TermsPrize[]): Table {
  let next = 0;
  const rows = prizes.map((prize) => {
    const from = next;
    next += prize.numbers;
    const range = prize.numbers > 0 && prize.stock !== 0 ? { from, to: next - 1 } : null;
    return { ...prize, range, left: prize.stock };
  });
  return { version: 1, fromDrawNo: 1, rows };
}

/** What a number wins; null: nothing, whether by a range of its own or by none. */
export function prizeAt(table: Table, number: number): PrizeRow | null {
  const row = table.rows.find(
    ({ range }) => range !== null && number >= range.from && number <= range.to,
  );
  return row === undefined || row.kind === 'NOTHING' ? null : row;
}

/** The table after a draw that won `prizeId`: one fewer of it, and a new version when it was the last. */
export function tableAfter(table: Table, drawNo: number, prizeId: string | null): Table {
  const won = table.rows.find((row) => row.prizeId === prizeId);
  if (won === undefined || won.left === null) return table;
  const left = won.left - 1;
  const rows = table.rows.map((row) =>
    row === won ? { ...row, left, range: left > 0 ? row.range : null } : row,
  );
  return left > 0
    ? { ...table, rows }
    : { version: table.version + 1, fromDrawNo: drawNo + 1, rows };
}

/** How likely each prize is, of 1; what has no range has none. */
export const oddsOf = ({ range }: PrizeRow): number =>
  range === null ? 0 : (range.to - range.from + 1) / NUMBERS;
