/** What statements read when they run: from the plans that the database reports. */
import sql from 'sql-template-tag';
import type { Db } from '#api/kernel/postgres/database.ts';

interface Node {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Node Type': string;
  'Index Name'?: string;
  Plans?: Node[];
}

export interface Read {
  /** Rows taken from tables and indexes, those thrown away included. */
  readonly rows: number;
  readonly indexes: readonly string[];
  readonly ms: number;
}

/**
 * Runs what `ask` asks of `db` as explained statements; it gets no rows back, unless `really`.
 * `only`: those of which this is true count.
 */
export async function readOf(
  db: Db,
  ask: (db: Db) => Promise<unknown>,
  {
    really = false,
    only = () => true,
  }: { really?: boolean; only?: (text: string) => boolean } = {},
): Promise<Read> {
  const plans: { Plan: Node; 'Execution Time': number }[] = [];
  const spy: Db = {
    ...db,
    row: async (statement) => (await spy.rows(statement))[0] as never,
    rows: async (statement) => {
      const [explained] = await db.rows<{
        'QUERY PLAN': { Plan: Node; 'Execution Time': number }[];
      }>(sql`explain (analyze, format json) ${statement}`);
      if (only(statement.text)) plans.push(...(explained?.['QUERY PLAN'] ?? []));
      return really ? db.rows(statement) : [];
    },
  };
  await ask(spy);
  const nodes = plans
    .flatMap(({ Plan }) => walk(Plan))
    .filter(
      (node) =>
        node['Node Type'].includes('Scan') &&
        !/^(CTE|Subquery|Function|Values) /.test(node['Node Type']),
    );
  return {
    rows: nodes.reduce(
      (sum, node) =>
        sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    ),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? node['Node Type']),
    ms: plans.reduce((sum, plan) => sum + plan['Execution Time'], 0),
  };
}

function walk(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(walk)];
}
