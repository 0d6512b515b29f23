/**
 * Confirming, crediting, taking back (ACT-10, SM-11): a job confirms orders from the day after ordering on; what is
 * confirmed and was found is credited to its shopper, and from there it is paid.
 */
import type { ReturnReason } from '#contract/activity/bonus.ts';
import { moneyText } from '#contract/money.ts';
import { formatDate } from '#contract/time.ts';
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { postAll, takeBack } from '../../ledger/index.ts';
import { notifyAll } from '../../message/index.ts';
import { holidaysOf } from '../lottery/holiday.ts';
import { bookOf, holderOf, lockBonus, ORDER_COLUMNS } from './row.ts';
import type { OrderRow } from './row.ts';
import { payByOf } from './show.ts';

/** Orders that are confirmed in one transaction. */
const AT_ONCE = 500;

/** Confirms the orders of the days before this one, in every bonus of the region: a job. */
export async function confirmOrders(ctx: Context): Promise<void> {
  const rows = await ctx.db.rows<{ id: number }>(sql`
    select distinct activity_id as id from bonus_order where tenant_id = ${ctx.tenant.id}
      and status = 'UN_DELIVERED' and credited_id is null and confirm_at <= ${ctx.now}
      and (confirmed_at is null or checked_at is not null)`);
  for (const { id } of rows)
    for (;;) {
      const count = await inTransaction(ctx, async (inside) => {
        await lockBonus(inside.db, id);
        return settleLocked(inside, id);
      });
      if (count < AT_ONCE) break;
    }
}

/** Confirms what is due and credits what is confirmed and found, of a bonus that is locked; how many. */
export async function settleLocked(ctx: Context, activityId: number): Promise<number> {
  await ctx.db.run(sql`
    update bonus_order set confirmed_at = ${ctx.now} where activity_id = ${activityId}
      and tenant_id = ${ctx.tenant.id} and status = 'UN_DELIVERED' and credited_id is null
      and confirmed_at is null and confirm_at <= ${ctx.now}`);
  const rows = await ctx.db.rows<OrderRow & { account_id: number }>(sql`
    select ${ORDER_COLUMNS} from bonus_order o where o.tenant_id = ${ctx.tenant.id}
      and o.activity_id = ${activityId} and o.status = 'UN_DELIVERED' and o.credited_id is null
      and o.confirm_at <= ${ctx.now} and o.checked_at is not null and o.account_id is not null
    order by o.id limit ${AT_ONCE}`);
  if (rows.length === 0) return 0;
  const posted = await postAll(
    ctx,
    rows.map(({ id, account_id, bonus_amount }) => ({
      ...bookOf(activityId),
      from: 'pending' as const,
      to: holderOf(account_id),
      amount: bonus_amount,
      reason: 'CONFIRMED',
      key: `bonus order ${id} credited`,
    })),
  );
  if (posted.includes(null))
    throw new Error(`Bonus ${activityId} keeps too little for its orders.`);
  const holidays = await holidaysOf(ctx);
  const payBy = rows.map(({ confirm_at }) => payByOf(ctx, confirm_at, holidays));
  await ctx.db.run(sql`
    update bonus_order o set credited_id = x.credited_id, pay_by = x.pay_by
    from unnest(${rows.map(({ id }) => id)}::bigint[],
      ${posted.map((one) => one?.id ?? null)}::bigint[], ${payBy}::date[]) x(id, credited_id, pay_by)
    where o.id = x.id`);
  await tell(
    ctx,
    rows.map((row, at) => ({ ...row, pay_by: payBy[at] as string })),
    'bonus.confirmed',
  );
  return rows.length;
}

const RETURN_KINDS = {
  NOT_FOUND: 'bonus.not-found',
  CANCELLED: 'bonus.cancelled',
  GOODS_RETURNED: 'bonus.goods-returned',
  NOT_ELIGIBLE: 'bonus.not-eligible',
} as const;

export interface Returning {
  readonly row: OrderRow;
  readonly reason: ReturnReason;
  /** What the operator adds, in words of their own. */
  readonly note?: string | null;
  readonly report?: string;
  readonly line?: number;
}

/** Returns orders of a bonus that is locked: their money goes back the way it came, to the budget. */
export async function returnLocked(ctx: Context, returning: readonly Returning[]): Promise<void> {
  for (const { row, reason } of returning)
    for (const id of [row.spent_id, row.credited_id, row.kept_id])
      if (id !== null && (await takeBack(ctx, id, reason)) === null)
        throw new Error(`The bonus of order ${row.id} cannot be taken back.`);
  await ctx.db.run(sql`
    update bonus_order o set status = 'RETURNED', returned_at = ${ctx.now}, return_reason = x.reason,
      return_note = x.note, return_report = x.report, return_line = x.line
    from unnest(${returning.map(({ row }) => row.id)}::bigint[],
      ${returning.map(({ reason }) => reason)}::text[], ${returning.map(({ note }) => note ?? null)}::text[],
      ${returning.map(({ report }) => report ?? null)}::text[],
      ${returning.map(({ line }) => line ?? null)}::int[]) x(id, reason, note, report, line)
    where o.id = x.id`);
  for (const [reason, kind] of Object.entries(RETURN_KINDS))
    await tell(
      ctx,
      returning
        .filter((one) => one.reason === reason)
        .map(({ row, note }) => ({ ...row, return_note: note ?? null })),
      kind,
    );
}

type Kind = 'bonus.confirmed' | 'bonus.paid' | (typeof RETURN_KINDS)[keyof typeof RETURN_KINDS];

/** Tells shoppers what became of their orders. */
export async function tell(ctx: Context, rows: readonly OrderRow[], kind: Kind): Promise<void> {
  const { currency, timezone, dateFormat } = ctx.tenant;
  await notifyAll(
    ctx,
    rows.flatMap((row) => {
      if (row.account_id === null) return [];
      const payBy =
        row.pay_by === null ? '' : formatDate(`${row.pay_by}T12:00:00Z`, timezone, dateFormat);
      return [
        {
          accountId: row.account_id,
          type: 'notice' as const,
          kind,
          holes: {
            amount: moneyText(row.bonus_amount, currency),
            order: row.order_no,
            day: payBy,
            reference: row.payment_ref ?? '',
            note: row.return_note ?? '',
          },
          link: `/activity/bonus/${row.activity_id}`,
        },
      ];
    }),
  );
}
