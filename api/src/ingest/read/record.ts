/**
 * What every reader yields: records as cells in the order of the columns, and rows that cannot be
 * read.
 */
export interface Sink {
  /** One record. `row` counts records from 1 as an operator counts them, without the header. */
  record(cells: readonly string[], row: number): void;
  /** A record that cannot be read, while its neighbours can. */
  broken(row: number, reason: string, value: string): void;
}

/** Takes the text in pieces. `end` refuses what breaks off. */
export interface Reader {
  push(text: string): void;
  end(): void;
}

/** A format found: its columns, and how to read all of it. */
export interface Format {
  readonly name: string;
  readonly columns: readonly string[];
  /**
   * `wanted`: names of further columns that a profile may look for, in formats without a header.
   */
  readonly read: (sink: Sink, columns: readonly string[]) => Reader;
}
