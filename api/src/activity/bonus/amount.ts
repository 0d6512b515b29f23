/** What was really paid, where it is not what was handed in. */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { post, takeBack } from '../../ledger/index.ts';
import { bonusAmountOf, bonusOf, bookOf } from './row.ts';
import type { OrderRow } from './row.ts';

/**
 * Sets the amount of an order of a bonus that is locked, and keeps its bonus again; where the budget has no more, the
 * bonus stays as it was kept. An amount too small for a bonus leaves the least there is.
 */
export async function changeAmount(ctx: Context, row: OrderRow, amount: number): Promise<void> {
  if (amount === row.amount) return;
  const wanted = Math.max(1, bonusAmountOf(await bonusOf(ctx.db, row.activity_id), amount));
  const [bonusAmount, keptId] =
    wanted === row.bonus_amount ? [wanted, row.kept_id] : await keepAnew(ctx, row, wanted);
  await ctx.db.run(sql`
    update bonus_order set amount = ${amount}, bonus_amount = ${bonusAmount}, kept_id = ${keptId}
    where id = ${row.id}`);
}

async function keepAnew(
  ctx: Context,
  row: OrderRow,
  wanted: number,
): Promise<[amount: number, keptId: number]> {
  if (row.kept_id === null || (await takeBack(ctx, row.kept_id, 'AMOUNT')) === null)
    throw new Error(`Nothing is kept for order ${row.id}.`);
  for (const amount of [wanted, row.bonus_amount]) {
    const kept = await post(ctx, {
      ...bookOf(row.activity_id),
      from: 'budget',
      to: 'pending',
      amount,
      reason: 'KEPT',
      key: `bonus order ${row.id} kept ${amount} after ${row.kept_id}`,
    });
    if (kept !== null) return [amount, kept.id];
  }
  throw new Error(`The bonus of order ${row.id} cannot be kept.`);
}
