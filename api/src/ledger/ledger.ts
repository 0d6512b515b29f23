/**
 * Double entry (BEY-52): chances of lotteries and money of bonuses move between accounts in transfers that nobody changes
 * afterwards. A balance is never below zero, but for the issuer's, and each unit of each scope adds up to zero. A mistake
 * is taken back by a transfer the other way.
 */
import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import type { Db } from '../kernel/postgres/database.ts';

/** Where something is counted: the unit, and the scope within which it counts. */
export interface Book {
  readonly unit: 'chance' | 'bonus';
  readonly scope: string;
}

/**
 * `issuer` gives what was not there before, and alone may be below zero; `budget` is what may be given yet, `pending`
 * what is kept for somebody.
 */
export type Holder = 'issuer' | 'budget' | 'spent' | 'expired' | 'pending' | `account ${number}`;

export interface Posting extends Book {
  readonly from: Holder;
  readonly to: Holder;
  /** Whole, above zero. */
  readonly amount: number;
  readonly reason: string;
  /** The same key moves something once, however often it is asked for. */
  readonly key: string;
}

export interface Posted {
  readonly id: number;
  readonly fromBalance: number;
  readonly toBalance: number;
  /** False: the key was used before, and this is what it did then. */
  readonly isNew: boolean;
}

export interface Line {
  readonly reason: string;
  /** Above zero: received. */
  readonly change: number;
  readonly balance: number;
  readonly at: Date;
  readonly isCorrection: boolean;
}

/**
 * Moves an amount, in the transaction of `ctx.db` or by itself; null where the giver has not
 * enough.
 */
export async function post(ctx: Context, posting: Posting): Promise<Posted | null> {
  const { unit, scope, from, to, amount, reason, key } = posting;
  return send(ctx, { unit, scope, from, to, amount, reason, key, corrects: null });
}

/**
 * Any number of transfers by one statement, in their order: each as `post` would do it. Whoever moves several in one
 * transaction holds a lock of their own on the book.
 */
export async function postAll(
  ctx: Context,
  postings: readonly Posting[],
): Promise<(Posted | null)[]> {
  const rows = await ctx.db.rows<Posted & { n: number }>(sql`
    select x.n, p.id, p.from_balance as "fromBalance", p.to_balance as "toBalance", p.is_new as "isNew"
    from unnest(${postings.map(({ unit }) => unit)}::text[], ${postings.map(({ scope }) => scope)}::text[],
      ${postings.map(({ from }) => from)}::text[], ${postings.map(({ to }) => to)}::text[],
      ${postings.map(({ amount }) => amount)}::bigint[], ${postings.map(({ reason }) => reason)}::text[],
      ${postings.map(({ key }) => key)}::text[])
      with ordinality x(unit, scope, giver, taker, amount, reason, key, n)
    cross join lateral ledger_post(x.unit, x.scope, x.giver, x.taker, x.amount, x.reason, x.key, ${ctx.now}, null) p`);
  const posted = new Map(rows.map(({ n, ...one }) => [n, one]));
  return postings.map((_, at) => posted.get(at + 1) ?? null);
}

/** Takes a transfer back, once; null where the taker has not enough of it left. */
export async function takeBack(
  ctx: Context,
  transferId: number,
  reason: string,
): Promise<Posted | null> {
  const transfer = await ctx.db.row<{
    unit: Book['unit'];
    scope: string;
    giver: Holder;
    taker: Holder;
    amount: number;
  }>(sql`
    select giver.unit, giver.scope, giver.holder as giver, taker.holder as taker, t.amount
    from ledger_transfer t join ledger_account giver on giver.id = t.from_id
    join ledger_account taker on taker.id = t.to_id
    where t.id = ${transferId} and t.tenant_id = ${ctx.tenant.id}`);
  if (!transfer) throw new Error(`There is no transfer ${transferId}.`);
  const { unit, scope, giver, taker, amount } = transfer;
  const back = { unit, scope, from: taker, to: giver, amount, reason };
  return send(ctx, { ...back, key: `takes back ${transferId}`, corrects: transferId });
}

const send = async (ctx: Context, given: Posting & { corrects: number | null }) =>
  (await ctx.db.row<Posted>(sql`
    select id, from_balance as "fromBalance", to_balance as "toBalance", is_new as "isNew"
    from ledger_post(${given.unit}, ${given.scope}, ${given.from}, ${given.to}, ${given.amount},
      ${given.reason}, ${given.key}, ${ctx.now}, ${given.corrects})`)) ?? null;

export async function balanceOf(ctx: Context, book: Book, holder: Holder): Promise<number> {
  const row = await ctx.db.row<{ balance: number }>(sql`
    select balance from ledger_account where tenant_id = ${ctx.tenant.id} and unit = ${book.unit}
    and scope = ${book.scope} and holder = ${holder}`);
  return row?.balance ?? 0;
}

/** What came and went, the newest first. */
export function linesOf(ctx: Context, book: Book, holder: Holder, most: number): Promise<Line[]> {
  return ctx.db.rows<Line>(sql`
    select t.reason, case when t.to_id = a.id then t.amount else -t.amount end as change,
      case when t.to_id = a.id then t.to_balance else t.from_balance end as balance, t.at,
      t.corrects is not null as "isCorrection"
    from ledger_account a cross join lateral (
      (select * from ledger_transfer where from_id = a.id order by id desc limit ${most})
      union all (select * from ledger_transfer where to_id = a.id order by id desc limit ${most})) t
    where a.tenant_id = ${ctx.tenant.id} and a.unit = ${book.unit} and a.scope = ${book.scope}
      and a.holder = ${holder}
    order by t.id desc limit ${most}`);
}

/** An account or a whole book that does not add up, in words for an operator. */
export type LedgerFault = string;

/** Every book adds up to zero, and every balance is the sum of its transfers; what is not so is named. */
export async function ledgerFaults(db: Db): Promise<LedgerFault[]> {
  const faults = await db.rows<{ fault: string }>(sql`
    select format('%s, %s of %s: all accounts add up to %s', tenant_id, unit, scope, sum(balance)) as fault
    from ledger_account group by tenant_id, unit, scope having sum(balance) <> 0
    union all
    select format('%s, %s of %s: %s holds %s, its transfers say %s', a.tenant_id, a.unit, a.scope,
      a.holder, a.balance, coalesce(i.sum, 0) - coalesce(o.sum, 0))
    from ledger_account a
    left join (select to_id, sum(amount) from ledger_transfer group by to_id) i on i.to_id = a.id
    left join (select from_id, sum(amount) from ledger_transfer group by from_id) o on o.from_id = a.id
    where a.balance <> coalesce(i.sum, 0) - coalesce(o.sum, 0)
    union all
    select format('%s: transfer %s joins accounts of two books', t.tenant_id, t.id)
    from ledger_transfer t join ledger_account giver on giver.id = t.from_id
    join ledger_account taker on taker.id = t.to_id
    where (giver.tenant_id, giver.unit, giver.scope) <> (taker.tenant_id, taker.unit, taker.scope)`);
  return faults.map(({ fault }) => fault);
}

/** When something was received for a reason, and not taken back. */
export async function timesOf(
  ctx: Context,
  book: Book,
  holder: Holder,
  reason: string,
): Promise<Date[]> {
  const rows = await ctx.db.rows<{ at: Date }>(sql`
    select t.at from ledger_account a join ledger_transfer t on t.to_id = a.id
    where a.tenant_id = ${ctx.tenant.id} and a.unit = ${book.unit} and a.scope = ${book.scope}
      and a.holder = ${holder} and t.reason = ${reason}
      and not exists (select from ledger_transfer c where c.corrects = t.id)`);
  return rows.map(({ at }) => at);
}

/** Whether a key has moved something already. */
export async function isPosted(ctx: Context, key: string): Promise<boolean> {
  const row = await ctx.db.row(sql`
    select from ledger_transfer where tenant_id = ${ctx.tenant.id} and key = ${key}`);
  return row !== undefined;
}

/** What came to and went from a holder in all books of a unit, the oldest first. */
export function linesOfAll(
  ctx: Context,
  unit: Book['unit'],
  holder: Holder,
): Promise<(Line & { readonly scope: string })[]> {
  return ctx.db.rows(sql`
    select a.scope, t.reason, case when t.to_id = a.id then t.amount else -t.amount end as change,
      case when t.to_id = a.id then t.to_balance else t.from_balance end as balance, t.at,
      t.corrects is not null as "isCorrection"
    from ledger_account a join ledger_transfer t on a.id in (t.from_id, t.to_id)
    where a.tenant_id = ${ctx.tenant.id} and a.unit = ${unit} and a.holder = ${holder}
    order by t.id`);
}

/** A book in figures: what came into it, what is where, and the sum of all accounts, which is zero. */
export async function totalsOf(
  ctx: Context,
  book: Book,
): Promise<{ issued: number; spent: number; held: number; sum: number }> {
  const row = await ctx.db.row<{ issued: number; spent: number; held: number; sum: number }>(sql`
    select coalesce(-sum(balance) filter (where holder = 'issuer'), 0) as issued,
      coalesce(sum(balance) filter (where holder = 'spent'), 0) as spent,
      coalesce(sum(balance) filter (where holder like 'account %'), 0) as held,
      coalesce(sum(balance), 0) as sum
    from ledger_account where tenant_id = ${ctx.tenant.id} and unit = ${book.unit}
      and scope = ${book.scope}`);
  return row ?? { issued: 0, spent: 0, held: 0, sum: 0 };
}
