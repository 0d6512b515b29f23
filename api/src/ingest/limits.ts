/**
 * What an import accepts before it refuses. Every limit keeps memory constant whatever the feed
 * holds.
 */
export const LIMITS = {
  /** Bytes after decompression. */
  feedBytes: 4 * 1024 ** 3,
  /** A gzip may grow this many times … */
  gzipRatio: 200,
  /** … once it has yielded this much: small files compress extremely well without harm. */
  gzipRatioFrom: 4 * 1024 ** 2,
  /**
   * How long the database may take no rows, or not say that it has them all, before a copy is given
   * up.
   */
  copyStallMs: 120_000,
  /** Bytes looked at to find encoding, format, separator and columns. */
  sampleBytes: 1024 ** 2,
  /** Characters of one record; a longer one is a quote or bracket that never closes. */
  recordLength: 2 * 1024 ** 2,
  columns: 2_000,
  /** Levels of nesting in JSON and XML. */
  depth: 64,
  /** Records from which the columns of a JSON or XML feed are learned. */
  learnRecords: 200,
  title: 300,
  description: 8_000,
  url: 2_048,
  /** Characters of ids, variants, shops, codes. */
  word: 200,
  images: 12,
  attributes: 30,
  vouchers: 30,
  /** Largest amount in minor units: beyond it a price is a mistake. */
  amount: 1_000_000_000_000_00,
  /** Errors stored with row, column and reason; all are counted. */
  errorsShown: 100,
  /** Distinct reasons counted apart. */
  reasons: 50,
  /** Rows applied in one transaction. */
  batchRows: 20_000,
  /**
   * Rows that the tables grow by before their statistics are taken again, then again whenever they
   * grew by this factor …
   */
  growthToAnalyze: 10_000,
  growthFactor: 5,
  /** … where that is at least this share of the offers that stand. */
  growthShare: 0.2,
  /** Code points of a cell that could not be read, for the log of whoever watches the item. */
  unreadValue: 60,
  /** Looks of an offer that read no price, of which the newest are stored. */
  unreadLooks: 20,
  /** Goods ids in one piece of news. */
  newsIds: 1_000,
  /** A full feed that lost at least this share against the last one is refused (OPS-23). */
  fullDrop: 0.2,
  /** Full runs without an item before it retires (OPS-23). */
  missingRuns: 3,
  /** Observations further ahead of the clock than this are mistakes. */
  aheadMs: 24 * 3_600_000,
  /** Runs of a source whose columns a new file is compared with (OPS-26). */
  layoutsKnown: 20,
  /** How long a second import of the same source waits for the first. */
  waitForSourceMs: 30_000,
} as const;
