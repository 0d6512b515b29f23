/** Orders as their owner sees them, and as everybody does. */
import type { BonusOrder } from '#contract/activity/bonus.ts';
import { BONUS_PAY_WORKING_DAYS } from '#contract/activity/bonus.ts';
import { workingDayAfter } from '#contract/activity/working-day.ts';
import { localDay, startOfDay } from '#contract/time.ts';
import { userBriefs } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import { sayCheck, sayPayment, sayReturn } from '../messages/bonus.ts';
import { maskedName } from '../lottery/lottery.ts';
import type { OrderRow } from './row.ts';

/** Letters of a number that others see at its end. */
const SHOWN_LETTERS = 3;

/** Whole, with the date and the evidence of every step. */
export async function showOwn(ctx: Context, rows: readonly OrderRow[]): Promise<BonusOrder[]> {
  const users = await userBriefs(
    ctx,
    rows.map(({ account_id }) => account_id),
  );
  return rows.map((row) => {
    const user = row.account_id === null ? undefined : users.get(row.account_id);
    return {
      ...common(ctx, row),
      user: { nickname: user?.nickname ?? '', avatar: user?.avatar ?? '' },
      orderNo: row.order_no,
      reason: row.return_reason && sayReturn(row, ctx.lang),
      steps: stepsOf(ctx, row),
    };
  });
}

/** Without anything by which somebody or an order could be found. */
export async function showMasked(ctx: Context, rows: readonly OrderRow[]): Promise<BonusOrder[]> {
  const users = await userBriefs(
    ctx,
    rows.map(({ account_id }) => account_id),
  );
  return rows.map((row) => {
    const user = row.account_id === null ? undefined : users.get(row.account_id);
    return {
      ...common(ctx, row),
      user: { nickname: maskedName(user?.nickname ?? ''), avatar: user?.avatar ?? '' },
      orderNo: maskedNumber(row.order_no),
      reason: null,
      steps: [],
    };
  });
}

export const maskedNumber = (orderNo: string): string =>
  `•••${orderNo.length > SHOWN_LETTERS * 2 ? [...orderNo].slice(-SHOWN_LETTERS).join('') : ''}`;

const common = (ctx: Context, row: OrderRow) => ({
  id: String(row.id),
  activityId: String(row.activity_id),
  platform: row.platform,
  currencyCode: ctx.tenant.currency,
  amount: row.amount,
  bonusAmount: row.bonus_amount,
  status: row.status,
  confirmed: isConfirmed(row, ctx.now),
  returnReason: row.return_reason,
  isChecked: row.checked_at !== null,
  orderTime: row.ordered_at.toISOString(),
  createTime: row.created_at.toISOString(),
  deliverTime: row.paid_at?.toISOString() ?? null,
});

/** By the clock, unless it was returned before that day. */
export const isConfirmed = (
  { confirm_at, returned_at }: Pick<OrderRow, 'confirm_at' | 'returned_at'>,
  now: Date,
): boolean => confirm_at <= (returned_at ?? now);

type Step = BonusOrder['steps'][number];

function stepsOf(ctx: Context, row: OrderRow): Step[] {
  const { lang } = ctx;
  const confirmed: Step = {
    step: 'CONFIRMED',
    time: row.confirm_at.toISOString(),
    isDone: isConfirmed(row, ctx.now),
    evidence: row.checked_at && sayCheck(row, lang),
  };
  return [
    { step: 'ORDERED', time: row.ordered_at.toISOString(), isDone: true, evidence: null },
    { step: 'HANDED_IN', time: row.created_at.toISOString(), isDone: true, evidence: null },
    confirmed,
    row.returned_at === null
      ? {
          step: 'PAID',
          time: (row.paid_at ?? payBy(ctx, row))?.toISOString() ?? null,
          isDone: row.paid_at !== null,
          evidence: row.paid_at && sayPayment(row, lang),
        }
      : {
          step: 'RETURNED',
          time: row.returned_at.toISOString(),
          isDone: true,
          evidence: sayReturn(row, lang),
        },
  ];
}

const payBy = (ctx: Context, { pay_by }: OrderRow): Date | null =>
  pay_by === null ? null : startOfDay(pay_by, ctx.tenant.timezone);

/** Until when an order is paid that was found now: working days after both it and its confirmation. */
export function payByOf(ctx: Context, confirmAt: Date, holidays: ReadonlySet<string>): string {
  const from = confirmAt > ctx.now ? confirmAt : ctx.now;
  return workingDayAfter(localDay(from, ctx.tenant.timezone), BONUS_PAY_WORKING_DAYS, holidays);
}
