/**
 * A report of a network, held against the orders that were handed in (AMB-40): found ones are checked with what was
 * really paid, cancelled and returned ones are returned. The same report twice changes nothing.
 */
import { headOf, wellFormed } from '#contract/text.ts';
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { audit } from '../audit.ts';
import { changeAmount } from './amount.ts';
import { DeskRefused } from '../desk/refused.ts';
import { readReport } from './report.ts';
import type { ReportedOrder, SetAside } from './report.ts';
import { bonusAmountOf, bonusOf, bonusPlatform, lockBonus, marksOf, ORDER_COLUMNS } from './row.ts';
import type { BonusRow, OrderRow } from './row.ts';
import { returnLocked, settleLocked } from './settle.ts';

/** Orders that are changed in one transaction. */
const AT_ONCE = 200;
const LONGEST_NAME = 80;

export interface ReportGiven {
  readonly actor: string;
  readonly activityId: number;
  readonly platform: string;
  /** As shoppers read it beside the line: the name of the file, or the day of the report. */
  readonly name: string;
  readonly text: string;
  /** Says what would change, and changes nothing. */
  readonly isDryRun?: boolean;
}

export interface ReportChange {
  readonly line: number;
  readonly orderId: number;
  readonly orderNo: string;
  readonly becomes: 'CHECKED' | 'CANCELLED' | 'GOODS_RETURNED';
  /** What is paid for it, before and after. */
  readonly bonusBefore: number;
  readonly bonusAfter: number;
}

export interface ReportOutcome {
  readonly changes: readonly ReportChange[];
  /** Orders that are as the report says already, or still open in it. */
  readonly same: number;
  /** Numbers that nobody handed in. */
  readonly unknown: number;
  readonly aside: readonly SetAside[];
}

interface Matched {
  readonly reported: ReportedOrder;
  readonly row: OrderRow;
}

/** Throws ReportRefused for what is no report, DeskRefused for another platform. */
export async function importReport(ctx: Context, given: ReportGiven): Promise<ReportOutcome> {
  const bonus = await bonusOf(ctx.db, given.activityId);
  const platform = bonusPlatform(given.platform);
  if (!bonus.platforms.includes(platform))
    throw new DeskRefused(`This bonus has no orders of ${given.platform}.`);
  const report = headOf(
    wellFormed(given.name)
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
    LONGEST_NAME,
  );
  const { orders, aside } = readReport(given.text, ctx.tenant.currency);
  const marks = await marksOf(
    ctx,
    platform,
    orders.map(({ orderNo }) => orderNo),
  );
  const known = new Map(
    (await ordersOf(ctx, given.activityId, platform, marks)).map((row) => [row.order_mark, row]),
  );
  const matched = orders.flatMap((reported, at) => {
    const row = known.get(marks[at] ?? '');
    return row ? [{ reported, row }] : [];
  });
  const changes = matched.flatMap((one) => changeOf(bonus, one) ?? []);
  const late = matched.flatMap((one) => lateOf(one) ?? []);
  const outcome = {
    changes,
    same: matched.length - changes.length - late.length,
    unknown: orders.length - matched.length,
    aside: [...aside, ...late].toSorted((a, b) => a.line - b.line),
  };
  if (given.isDryRun || changes.length === 0) return outcome;
  return { ...outcome, changes: await applyAll(ctx, { ...given, name: report }, matched) };
}

const ordersOf = (ctx: Context, activityId: number, platform: string, marks: readonly string[]) =>
  ctx.db.rows<OrderRow & { order_mark: string }>(sql`
    select distinct on (o.order_mark) ${ORDER_COLUMNS}, o.order_mark from bonus_order o
    where o.tenant_id = ${ctx.tenant.id} and o.platform = ${platform}
      and o.order_mark = any(${marks}::text[]) and o.activity_id = ${activityId}
    order by o.order_mark, o.id desc`);

/** What a report changes; null where nothing. */
function changeOf(bonus: BonusRow, { reported, row }: Matched): ReportChange | null {
  const { line, fate, amount } = reported;
  if (row.status !== 'UN_DELIVERED' || fate === 'PENDING') return null;
  if (fate === 'FOUND' && row.checked_at !== null) return null;
  const isFound = fate === 'FOUND' && amount !== 0;
  const paid = amount ?? row.amount;
  return {
    line,
    orderId: row.id,
    orderNo: row.order_no,
    becomes: isFound ? 'CHECKED' : fate === 'FOUND' ? 'CANCELLED' : fate,
    bonusBefore: row.bonus_amount,
    bonusAfter: isFound
      ? paid === row.amount
        ? row.bonus_amount
        : Math.max(1, bonusAmountOf(bonus, paid))
      : 0,
  };
}

/** What comes too late to be changed by a report. */
function lateOf({ reported, row }: Matched): SetAside | null {
  const { line, fate } = reported;
  if (row.status === 'DELIVERED' && (fate === 'CANCELLED' || fate === 'GOODS_RETURNED'))
    return {
      line,
      why: `order ${row.id} is paid; return it by hand once the money is back`,
    };
  if (row.status === 'RETURNED' && fate === 'FOUND')
    return { line, why: `order ${row.id} was returned; its shopper may hand it in again` };
  return null;
}

async function applyAll(
  ctx: Context,
  given: ReportGiven,
  matched: readonly Matched[],
): Promise<ReportChange[]> {
  const done: ReportChange[] = [];
  for (let at = 0; at < matched.length; at += AT_ONCE)
    done.push(...(await apply(ctx, given, matched.slice(at, at + AT_ONCE))));
  return done;
}

function apply(
  ctx: Context,
  { actor, activityId, name }: ReportGiven,
  some: readonly Matched[],
): Promise<ReportChange[]> {
  return inTransaction(ctx, async (inside) => {
    const bonus = await lockBonus(inside.db, activityId);
    const rows = await inside.db.rows<OrderRow>(sql`
      select ${ORDER_COLUMNS} from bonus_order o
      where o.id = any(${some.map(({ row }) => row.id)}::bigint[])`);
    const now = new Map(rows.map((row) => [row.id, row]));
    const changes: ReportChange[] = [];
    const returning = [];
    for (const { reported, row: before } of some) {
      const row = now.get(before.id) as OrderRow;
      const change = changeOf(bonus, { reported, row });
      if (!change) continue;
      changes.push(change);
      if (change.becomes !== 'CHECKED')
        returning.push({ row, reason: change.becomes, report: name, line: reported.line });
      else if (reported.amount !== null) await changeAmount(inside, row, reported.amount);
    }
    await markFound(inside, name, changes, some);
    await returnLocked(inside, returning);
    await settleLocked(inside, activityId);
    if (changes.length > 0)
      await audit(inside, {
        actor,
        action: 'bonus.import',
        subject: `activity ${activityId}`,
        activityId,
        after: {
          report: name,
          changes: changes.map(({ orderId, line, becomes }) => ({ orderId, line, becomes })),
        },
      });
    return changes;
  });
}

async function markFound(
  ctx: Context,
  report: string,
  changes: readonly ReportChange[],
  some: readonly Matched[],
): Promise<void> {
  const commissions = new Map(some.map(({ row, reported }) => [row.id, reported.commission]));
  const found = changes.filter(({ becomes }) => becomes === 'CHECKED');
  await ctx.db.run(sql`
    update bonus_order o set checked_at = ${ctx.now}, check_report = ${report}, check_line = x.line,
      commission = x.commission
    from unnest(${found.map(({ orderId }) => orderId)}::bigint[], ${found.map(({ line }) => line)}::int[],
      ${found.map(({ orderId }) => commissions.get(orderId) ?? null)}::bigint[]) x(id, line, commission)
    where o.id = x.id`);
}
