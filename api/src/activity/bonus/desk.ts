/** The desk of bonuses (OPS-62): orders with a filter, checking, returning, paying, whose payee is where. */
import type { BonusOrderState, Payee, ReturnReason } from '#contract/activity/bonus.ts';
import { headOf, wellFormed } from '#contract/text.ts';
import sql from 'sql-template-tag';
import { userBriefs } from '../../account/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { postAll } from '../../ledger/index.ts';
import { audit } from '../audit.ts';
import { DeskRefused } from '../desk/refused.ts';
import { changeAmount } from './amount.ts';
import { lastOf, payeesOf, showPayee, wholePayee } from './payee.ts';
import type { WholePayee } from './payee.ts';
import { bookOf, holderOf, lockBonus, ORDER_COLUMNS } from './row.ts';
import type { OrderRow } from './row.ts';
import { returnLocked, settleLocked, tell } from './settle.ts';

const LONGEST_NOTE = 500;
const LONGEST_REFERENCE = 100;
const MOST_LISTED = 1000;

export interface DeskOrder extends OrderRow {
  readonly nickname: string;
  /** The kind of payee and the last letters of the number; null: none was given yet. */
  readonly payee: Pick<Payee, 'kind' | 'bankName' | 'accountName' | 'accountNo'> | null;
}

export interface DeskFilter {
  readonly activityId: number;
  readonly status?: BonusOrderState;
  /** Found in a report or by hand. */
  readonly isChecked?: boolean;
  /** Confirmed, found, and waiting for its money. */
  readonly isPayable?: boolean;
  readonly most?: number;
}

/** Orders of a bonus, the oldest first, at most 1,000. */
export async function deskOrders(ctx: Context, filter: DeskFilter): Promise<DeskOrder[]> {
  const { activityId, status, isChecked, isPayable, most = MOST_LISTED } = filter;
  const rows = await ctx.db.rows<OrderRow>(sql`
    select ${ORDER_COLUMNS} from bonus_order o
    where o.tenant_id = ${ctx.tenant.id} and o.activity_id = ${activityId}
      and (${status ?? null}::text is null or o.status = ${status ?? null})
      and (${isChecked ?? null}::boolean is null
        or (o.checked_at is not null) = ${isChecked ?? null})
      and (${isPayable ?? null}::boolean is null
        or (o.status = 'UN_DELIVERED' and o.credited_id is not null) = ${isPayable ?? null})
    order by o.id limit ${Math.min(most, MOST_LISTED)}`);
  const ids = rows.flatMap(({ account_id }) => account_id ?? []);
  const [users, payees] = await Promise.all([userBriefs(ctx, ids), payeesOf(ctx, ids)]);
  const shown = new Map(
    await Promise.all(
      payees.map(async (row) => [row.account_id, await showPayee(ctx, row)] as const),
    ),
  );
  return rows.map((row) => ({
    ...row,
    nickname: (row.account_id !== null && users.get(row.account_id)?.nickname) || '',
    payee: (row.account_id !== null && shown.get(row.account_id)) || null,
  }));
}

interface Decision {
  readonly actor: string;
  readonly orderId: number;
}

/**
 * An operator found the order; with an amount, what was really paid. Throws DeskRefused where it is decided already.
 */
export async function checkOrder(
  ctx: Context,
  { actor, orderId, amount, reason }: Decision & { readonly amount?: number; reason?: string },
): Promise<void> {
  await withOrder(ctx, orderId, async (inside, row) => {
    if (row.status !== 'UN_DELIVERED' || row.checked_at !== null)
      throw new DeskRefused(`Order ${orderId} is decided already.`);
    if (amount !== undefined) await changeAmount(inside, row, amount);
    await inside.db.run(sql`update bonus_order set checked_at = ${ctx.now} where id = ${orderId}`);
    await settleLocked(inside, row.activity_id);
    await audit(inside, {
      ...decided(actor, 'bonus.check', row, reason),
      before: { amount: row.amount },
      after: { amount: amount ?? row.amount },
    });
  });
}

const decided = (actor: string, action: string, row: OrderRow, reason?: string) => ({
  actor,
  action,
  subject: `bonus order ${row.id}`,
  activityId: row.activity_id,
  ...(reason === undefined ? {} : { reason }),
});

export type OperatorReason = Exclude<ReturnReason, 'ACCOUNT_CLOSED'>;

/**
 * Nothing is paid for an order; one that was paid is returned once its money is back with the operator. Throws
 * DeskRefused where it is returned already.
 */
export async function returnOrder(
  ctx: Context,
  {
    actor,
    orderId,
    reason,
    note,
  }: Decision & { readonly reason: OperatorReason; readonly note?: string },
): Promise<void> {
  await withOrder(ctx, orderId, async (inside, row) => {
    if (row.status === 'RETURNED') throw new DeskRefused(`Order ${orderId} is returned already.`);
    await returnLocked(inside, [{ row, reason, note: plain(note ?? '', LONGEST_NOTE) || null }]);
    await audit(inside, {
      ...decided(actor, 'bonus.return', row, note),
      before: { status: row.status, bonus: row.bonus_amount },
      after: { status: 'RETURNED', reason },
    });
  });
}

async function withOrder(
  ctx: Context,
  orderId: number,
  work: (inside: Context, row: OrderRow) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const known = await inside.db.row<{ activity_id: number }>(sql`
      select activity_id from bonus_order where id = ${orderId}
        and tenant_id = ${ctx.tenant.id}`);
    if (!known) throw new DeskRefused(`There is no order ${orderId}.`);
    await lockBonus(inside.db, known.activity_id);
    const row = await inside.db.row<OrderRow>(
      sql`select ${ORDER_COLUMNS} from bonus_order o where o.id = ${orderId}`,
    );
    await work(inside, row as OrderRow);
  });
}

export interface Payment {
  readonly actor: string;
  readonly activityId: number;
  readonly orderIds: readonly number[];
  /** What the transfer is known by, as shoppers will read it. */
  readonly reference: string;
}

export interface PaymentReport {
  readonly paid: readonly number[];
  readonly aside: readonly { readonly orderId: number; readonly why: string }[];
}

/** Writes down that orders were paid, once each; what cannot be paid is set aside with its reason. */
export async function payOrders(ctx: Context, payment: Payment): Promise<PaymentReport> {
  const reference = plain(payment.reference, LONGEST_REFERENCE);
  if (reference === '') throw new DeskRefused('A payment needs a reference.');
  return inTransaction(ctx, async (inside) => {
    await lockBonus(inside.db, payment.activityId);
    await settleLocked(inside, payment.activityId);
    const rows = await inside.db.rows<Payable>(sql`
      select ${ORDER_COLUMNS}, exists (select from risk_flag f where f.activity_id = o.activity_id
        and f.account_id = o.account_id and f.lifted_at is null) as is_held
      from bonus_order o where o.id = any(${payment.orderIds}::bigint[])
        and o.activity_id = ${payment.activityId} and o.tenant_id = ${ctx.tenant.id}`);
    const payees = await payeeMarks(inside, rows);
    const known = new Map(rows.map((row) => [row.id, row]));
    const aside = [...new Set(payment.orderIds)].flatMap((orderId) => {
      const why = whyNot(known.get(orderId), payees);
      return why === null ? [] : [{ orderId, why }];
    });
    const payable = rows.filter((row) => whyNot(row, payees) === null);
    await spend(inside, payment.activityId, payable, { reference, payees });
    if (payable.length > 0)
      await audit(inside, {
        actor: payment.actor,
        action: 'bonus.pay',
        subject: `activity ${payment.activityId}`,
        activityId: payment.activityId,
        after: {
          reference,
          orders: payable.map(({ id }) => id),
          total: payable.reduce((sum, { bonus_amount }) => sum + bonus_amount, 0),
        },
      });
    return { paid: payable.map(({ id }) => id), aside };
  });
}

/** With whether the rewards of its shopper are held (AMB-42). */
type Payable = OrderRow & { readonly is_held: boolean };

function whyNot(row: Payable | undefined, payees: ReadonlyMap<number, string>): string | null {
  if (!row) return 'there is no such order in this bonus';
  if (row.status === 'DELIVERED') return 'it is paid already';
  if (row.status === 'RETURNED') return 'it is returned';
  if (row.checked_at === null) return 'nobody has found it yet';
  if (row.credited_id === null) return 'it is not confirmed yet';
  if (row.is_held) return 'the rewards of its shopper are held';
  if (row.account_id === null || !payees.has(row.account_id)) return 'it has no payee yet';
  return null;
}

async function spend(
  ctx: Context,
  activityId: number,
  rows: readonly OrderRow[],
  { reference, payees }: { reference: string; payees: ReadonlyMap<number, string> },
): Promise<void> {
  if (rows.length === 0) return;
  const posted = await postAll(
    ctx,
    rows.map(({ id, account_id, bonus_amount }) => ({
      ...bookOf(activityId),
      from: holderOf(account_id as number),
      to: 'spent' as const,
      amount: bonus_amount,
      reason: 'PAID',
      key: `bonus order ${id} paid`,
    })),
  );
  if (posted.includes(null)) throw new Error(`Bonus ${activityId} credited too little.`);
  const to = rows.map(({ account_id }) => payees.get(account_id as number) ?? '');
  await ctx.db.run(sql`
    update bonus_order o set status = 'DELIVERED', paid_at = ${ctx.now}, payment_ref = ${reference},
      spent_id = x.spent_id, paid_to = x.paid_to
    from unnest(${rows.map(({ id }) => id)}::bigint[],
      ${posted.map((one) => one?.id ?? null)}::bigint[], ${to}::text[]) x(id, spent_id, paid_to)
    where o.id = x.id`);
  await tell(
    ctx,
    rows.map((row) => ({ ...row, payment_ref: reference })),
    'bonus.paid',
  );
}

/** The kind of each payee and the last letters of its number, by account. */
async function payeeMarks(ctx: Context, rows: readonly OrderRow[]): Promise<Map<number, string>> {
  const payees = await payeesOf(
    ctx,
    rows.flatMap(({ account_id }) => account_id ?? []),
  );
  return new Map(
    await Promise.all(
      payees.map(async (row) => {
        const { accountNo } = await wholePayee(ctx, row);
        return [row.account_id, `${row.kind} ${lastOf(accountNo)}`] as const;
      }),
    ),
  );
}

/**
 * Where somebody is paid, whole; who asked and why is written down first. Null where there is no payee; throws
 * DeskRefused without a reason.
 */
export async function readPayee(
  ctx: Context,
  { actor, accountId, reason }: { actor: string; accountId: number; reason: string },
): Promise<(Pick<Payee, 'kind' | 'bankName'> & WholePayee) | null> {
  const why = plain(reason, LONGEST_NOTE);
  if (why === '') throw new DeskRefused('Say why: it is written down.');
  return inTransaction(ctx, async (inside) => {
    await audit(inside, {
      actor,
      action: 'bonus.payee',
      subject: `account ${accountId}`,
      reason: why,
    });
    const [row] = await payeesOf(inside, [accountId]);
    return row
      ? { kind: row.kind, bankName: row.bank_name, ...(await wholePayee(inside, row)) }
      : null;
  });
}

const plain = (text: string, most: number): string =>
  headOf(
    wellFormed(text)
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
    most,
  );
