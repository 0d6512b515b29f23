/** The end of a lottery: what still waits is settled, and the seed is opened. */
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { unseal } from '../../kernel/sealed.ts';
import { audit } from '../audit.ts';
import type { Operator } from '../audit.ts';
import { signatureOf } from '../fair/randomness.ts';
import { faultsBeforeOpening } from './fairness.ts';
import { SEED_PURPOSE } from './publish.ts';
import { lockLottery, lotteryOf } from './row.ts';
import type { LotteryRow } from './row.ts';
import { settle } from './settle.ts';

/** Settles draws whose round came after whoever asked had gone. */
export async function settleWaiting(ctx: Context): Promise<void> {
  const rows = await ctx.db.rows<{ id: number }>(sql`
    select activity_id as id from lottery where tenant_id = ${ctx.tenant.id}
      and settled_no < last_no`);
  for (const { id } of rows) await settle(ctx, id);
}

/** Opens the seeds whose time has come. */
export async function revealDue(ctx: Context): Promise<void> {
  const rows = await ctx.db.rows<{ id: number }>(sql`
    select activity_id as id from lottery where tenant_id = ${ctx.tenant.id}
      and revealed_at is null and reveal_at <= ${ctx.now} and terms is not null
      and withdrawn_at is null`);
  for (const { id } of rows) await reveal(ctx, id);
}

/** REVEALED: the seed is open, now or already. WAITING: a round of the beacon is still to come. */
export type RevealOutcome = 'REVEALED' | 'WAITING' | 'FAULTY';

/**
 * Opens a seed whose time has come, once every draw is settled and the record proves itself; what does not is an error in the
 * log, and stays closed. An operator who opened it by hand is noted.
 */
export async function reveal(
  ctx: Context,
  activityId: number,
  by?: Operator,
): Promise<RevealOutcome> {
  if (!(await settle(ctx, activityId))) return 'WAITING';
  const signature = await revealSignature(ctx, await lotteryOf(ctx.db, activityId));
  if (signature === undefined) return 'WAITING';
  return inTransaction(ctx, async (inside) => {
    const lottery = await lockLottery(inside.db, activityId);
    if (lottery.revealed_at !== null) return 'REVEALED';
    if (lottery.settled_no < lottery.last_no) return 'WAITING';
    const seed = await unseal(inside, SEED_PURPOSE, lottery.seed_sealed);
    const faults = await faultsBeforeOpening(inside, lottery, { seed, revealSignature: signature });
    if (faults.length > 0) {
      ctx.log.error({ activityId, faults }, 'a lottery does not prove itself; it is not opened');
      return 'FAULTY';
    }
    await inside.db.run(sql`
      update lottery set seed = ${seed}, reveal_signature = ${signature}, revealed_at = ${ctx.now}
      where activity_id = ${activityId}`);
    if (by)
      await audit(inside, {
        ...by,
        action: 'lottery.reveal',
        subject: `activity ${activityId}`,
        activityId,
        before: { state: 'ENDED' },
        after: { state: 'REVEALED', seed, draws: lottery.last_no },
      });
    return 'REVEALED';
  });
}

/** Of the round that opens the locked seed: null where there is no beacon, undefined where it is not to be had yet. */
async function revealSignature(
  ctx: Context,
  { terms, timelock }: LotteryRow,
): Promise<string | null | undefined> {
  if (terms.beacon === null || timelock === null) return null;
  if (ctx.config.randomness === undefined) return undefined;
  return (await signatureOf(ctx.config.randomness, terms.beacon, timelock.round)) ?? undefined;
}
