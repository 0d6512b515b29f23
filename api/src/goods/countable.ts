/** What is counted by category, brand, platform and label: goods, and open deals by their goods. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import type { Filter, FilterField } from './filter.ts';

/**
 * `from … where …` of what matches, with the aliases g and p; `matches`: what the words found, when
 * words were given.
 */
export interface Matching {
  readonly from: Sql;
  readonly ranked: boolean;
  readonly matches: Sql | undefined;
}

export interface Countable {
  readonly kind: 'GOODS' | 'DEAL';
  readonly matching: (
    ctx: Context,
    filter: Filter,
    without?: readonly FilterField[],
  ) => Promise<Matching>;
  /** Id of what is counted, over these aliases. */
  readonly id: Sql;
  /**
   * All labels of all of them (`id, label`), first categories included where lists are narrowed by
   * their rows.
   */
  readonly labels: Sql;
  readonly labelNames: readonly string[];
  /** Ids of all. */
  readonly all: Sql;
  /** The same `from … where …` of what has the ids in `base`, each looked up. */
  readonly among: (base: Base) => Sql;
}

/** Whose ids a list holds: of what is counted, or of goods. */
export type Base = 'OWN' | 'GOODS';

/** Columns that are counted by, over the aliases of `from`. */
export function facts({ id }: Countable): Sql {
  return sql`${id} as id, g.category_id, g.brand_id,
    coalesce(p.platform, 'UNKNOWN') as platform, p.current_amount as amount`;
}

declare module '../kernel/ports.ts' {
  interface Ports {
    /** By kind. Deals lie above goods, and one job counts all. */
    readonly countables: Readonly<Partial<Record<Countable['kind'], Countable>>>;
  }
}
