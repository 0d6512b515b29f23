/** What every stage of an import is handed: the run, what was asked, and what it says so far. */
import type { Tenant } from '../../kernel/context.ts';
import type { Connection } from './connection.ts';
import type { ImportOptions, ImportParts, ImportReport, Tally } from './report.ts';

/** One import of one file, as `import_run` knows it. */
export interface Run {
  id: number;
  observedAt: Date;
  digest: string;
  /** An earlier process died on it; this one goes on after the last whole batch. */
  continued: boolean;
}

/** An import under way. */
export interface Work {
  readonly parts: ImportParts;
  readonly options: ImportOptions;
  readonly run: Run;
  readonly tenants: readonly Tenant[];
  /** The tenant that the whole file belongs to; null: the currency of each row decides. */
  readonly only: Tenant | null;
  /** Sees the rows of every tenant. */
  readonly platform: Connection;
  readonly report: ImportReport;
  readonly tally: Tally;
}
