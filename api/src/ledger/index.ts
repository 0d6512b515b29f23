/** The ledger: chances and money of activities by double entry (BEY-52). It calls nobody. */
import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import type { Module } from '../kernel/module.ts';
import { ledgerFaults } from './ledger.ts';

export {
  balanceOf,
  isPosted,
  ledgerFaults,
  linesOf,
  linesOfAll,
  post,
  postAll,
  takeBack,
  timesOf,
  totalsOf,
} from './ledger.ts';
export type { Book, Holder, Line, Posted, Posting } from './ledger.ts';

const A_DAY_S = 86_400;

/** Asserted every night: what does not add up is an error in the log, and a figure that alarms watch. */
async function assertBalanced(ctx: Context): Promise<void> {
  const faults = await ledgerFaults(ctx.db);
  if (faults.length > 0) ctx.log.error({ faults }, 'the ledger does not add up');
}

export const ledger: Module = {
  name: 'ledger',
  handlers: {},
  schedules: [{ name: 'ledger.assert', everySeconds: A_DAY_S, run: assertBalanced }],
  figures: [
    {
      name: 'khum_ledger_unbalanced',
      help: 'Books of the ledger whose accounts do not add up to zero. Anything but 0 is a fault.',
      count: async (db) =>
        (
          await db.row<{ count: number }>(sql`
          select count(*) from (select 1 from ledger_account group by tenant_id, unit, scope
          having sum(balance) <> 0) books`)
        )?.count ?? 0,
    },
  ],
};
