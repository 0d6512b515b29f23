/** Orders and payee of somebody who takes their data out (BEY-17), or closes the account. */
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import type { ExportRow } from '../../kernel/export.ts';
import { sayCheck, sayPayment, sayReturn } from '../messages/bonus.ts';
import { payeesOf, wholePayee } from './payee.ts';
import { lockBonus, ORDER_COLUMNS } from './row.ts';
import type { OrderRow } from './row.ts';
import { returnLocked } from './settle.ts';

export async function bonusExport(
  ctx: Context,
  accountId: number,
): Promise<Record<'bonus-orders' | 'payee', ExportRow[]>> {
  return { 'bonus-orders': await ordersOf(ctx, accountId), payee: await payeeOf(ctx, accountId) };
}

async function ordersOf(ctx: Context, accountId: number): Promise<ExportRow[]> {
  const rows = await ctx.db.rows<OrderRow & { code: string }>(sql`
    select ${ORDER_COLUMNS}, a.code from bonus_order o join activity a on a.id = o.activity_id
    where o.account_id = ${accountId} order by o.id`);
  const at = (time: Date | null) => time?.toISOString() ?? null;
  return rows.map((row) => ({
    activity: row.code,
    platform: row.platform,
    orderNo: row.order_no,
    amount: row.amount,
    bonusAmount: row.bonus_amount,
    status: row.status,
    proof: row.proof,
    orderTime: at(row.ordered_at),
    createTime: at(row.created_at),
    checkTime: at(row.checked_at),
    checkedBy: row.checked_at && sayCheck(row, ctx.lang),
    confirmTime: at(row.confirmed_at),
    deliverTime: at(row.paid_at),
    paidTo: row.paid_at && sayPayment(row, ctx.lang),
    returnTime: at(row.returned_at),
    reason: row.return_reason && sayReturn(row, ctx.lang),
  }));
}

async function payeeOf(ctx: Context, accountId: number): Promise<ExportRow[]> {
  const [row] = await payeesOf(ctx, [accountId]);
  if (!row) return [];
  const { accountName, accountNo } = await wholePayee(ctx, row);
  return [
    {
      kind: row.kind,
      bankName: row.bank_name,
      accountName,
      accountNo,
      updateTime: row.updated_at.toISOString(),
    },
  ];
}

/**
 * What is not paid yet is returned to the budget; what was paid stays, without a name. A number stays used, by its mark
 * alone.
 */
export async function forgetOrdersOf(ctx: Context, accountId: number): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const rows = await inside.db.rows<OrderRow>(sql`
      select ${ORDER_COLUMNS} from bonus_order o where o.account_id = ${accountId}
        and o.status = 'UN_DELIVERED' order by o.activity_id`);
    for (const [activityId, some] of Map.groupBy(rows, (row) => row.activity_id)) {
      await lockBonus(inside.db, activityId);
      const ids = some.map(({ id }) => id);
      const now = await inside.db.rows<OrderRow>(sql`
        select ${ORDER_COLUMNS} from bonus_order o where o.id = any(${ids}::bigint[])
          and o.status = 'UN_DELIVERED'`);
      await returnLocked(
        inside,
        now.map((row) => ({ row, reason: 'ACCOUNT_CLOSED' as const })),
      );
    }
    await inside.db.run(sql`
      update bonus_order set account_id = null, order_no = '', proof = null, request_key = null
      where account_id = ${accountId}`);
    await inside.db.run(sql`delete from payee where account_id = ${accountId}`);
  });
}
