/** Bonuses and the orders handed in for them, as they are stored. Amounts are minor units. */
import type { BonusOrderState, ReturnReason } from '#contract/activity/bonus.ts';
import { platformOf } from '#contract/catalog/label.ts';
import type { Platform } from '#contract/catalog/label.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { macsOf } from '../../kernel/signature.ts';
import type { Book, Holder } from '../../ledger/index.ts';
import type { Texts } from '../row.ts';

export interface BonusRow {
  readonly activity_id: number;
  readonly platforms: Platform[];
  readonly reward: Texts;
  readonly per_mille: number | null;
  readonly fixed_amount: number | null;
  readonly most_per_order: number | null;
  readonly budget: number;
  readonly most_a_day: number;
}

const COLUMNS = sql`activity_id, platforms, reward, per_mille, fixed_amount, most_per_order, budget,
  most_a_day`;

export async function bonusOf(db: Db, activityId: number): Promise<BonusRow> {
  const row = await db.row<BonusRow>(
    sql`select ${COLUMNS} from bonus where activity_id = ${activityId}`,
  );
  if (!row) throw new Error('There is no such bonus.');
  return row;
}

/** The same, and until the end of the transaction nobody else moves its money. */
export async function lockBonus(db: Db, activityId: number): Promise<BonusRow> {
  const row = await db.row<BonusRow>(
    sql`select ${COLUMNS} from bonus where activity_id = ${activityId} for update`,
  );
  if (!row) throw new Error('There is no such bonus.');
  return row;
}

export interface OrderRow {
  readonly id: number;
  readonly activity_id: number;
  readonly account_id: number | null;
  readonly platform: Platform;
  readonly order_no: string;
  readonly amount: number;
  readonly bonus_amount: number;
  readonly proof: string | null;
  readonly status: BonusOrderState;
  readonly ordered_at: Date;
  readonly created_at: Date;
  readonly confirm_at: Date;
  readonly confirmed_at: Date | null;
  readonly pay_by: string | null;
  readonly checked_at: Date | null;
  readonly check_report: string | null;
  readonly check_line: number | null;
  readonly commission: number | null;
  readonly paid_at: Date | null;
  readonly payment_ref: string | null;
  readonly paid_to: string | null;
  readonly returned_at: Date | null;
  readonly return_reason: ReturnReason | null;
  readonly return_note: string | null;
  readonly return_report: string | null;
  readonly return_line: number | null;
  readonly kept_id: number | null;
  readonly credited_id: number | null;
  readonly spent_id: number | null;
}

/** Of `bonus_order o`. */
export const ORDER_COLUMNS = sql`o.id, o.activity_id, o.account_id, o.platform, o.order_no, o.amount,
  o.bonus_amount, o.proof, o.status, o.ordered_at, o.created_at, o.confirm_at, o.confirmed_at, o.pay_by,
  o.checked_at, o.check_report, o.check_line, o.commission, o.paid_at, o.payment_ref, o.paid_to,
  o.returned_at, o.return_reason, o.return_note, o.return_report, o.return_line, o.kept_id,
  o.credited_id, o.spent_id`;

export const bookOf = (activityId: number): Book => ({
  unit: 'bonus',
  scope: `activity ${activityId}`,
});
export const holderOf = (accountId: number): Holder => `account ${accountId}`;

/** What an order earns, rounded down; 0 where it is too small. */
export function bonusAmountOf(
  bonus: Pick<BonusRow, 'per_mille' | 'fixed_amount' | 'most_per_order'>,
  amount: number,
): number {
  const earned =
    bonus.per_mille === null
      ? (bonus.fixed_amount ?? 0)
      : Number((BigInt(amount) * BigInt(bonus.per_mille)) / 1000n);
  return Math.min(earned, bonus.most_per_order ?? earned);
}

/** The platform that is meant; both names of TikTok's shop are one. */
export function bonusPlatform(text: string): Platform {
  const platform = platformOf(text);
  return platform === 'TIKTOK_SHOP' ? 'TIKTOK' : platform;
}

/** A number as it is compared: width, case, blanks, unseen marks and Thai digits do not count. */
export const plainNumber = (orderNo: string): string =>
  orderNo
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));

/**
 * Stand for numbers of a platform in this region: the same for the same, and nothing that leads back to them.
 */
export async function marksOf(
  ctx: Context,
  platform: Platform,
  orderNos: readonly string[],
): Promise<string[]> {
  const plain = orderNos.map((orderNo) => `${platform} ${plainNumber(orderNo)}`);
  return (await macsOf(ctx, 'bonus order', plain)).map((mac) => mac.toString('hex'));
}
