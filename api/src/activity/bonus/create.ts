/** Handing in an order for a bonus (ACT-09, API-51): the bonus is kept for it until it is decided. */
import type { Ask } from '#contract/calls.ts';
import { fail } from '#contract/errors.ts';
import { headOf, wellFormed } from '#contract/text.ts';
import { localDay, nextMidnight, startOfDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Handler } from '../../kernel/module.ts';
import { post } from '../../ledger/index.ts';
import { refuseAbnormal } from '../risk/check.ts';
import { activityNamed, stateOf } from '../row.ts';
import type { ActivityRow } from '../row.ts';
import {
  bonusAmountOf,
  bonusPlatform,
  bookOf,
  lockBonus,
  marksOf,
  ORDER_COLUMNS,
  plainNumber,
} from './row.ts';
import type { BonusRow, OrderRow } from './row.ts';
import { showOwn } from './show.ts';

/** Letters of a number that are stored. */
const LONGEST_NUMBER = 100;

export const create: Handler<'bonus-order.create'> = async (ctx, ask) => {
  const me = viewerId(ctx);
  const activity = await activityNamed(ctx, ask.activityId, 'BONUS');
  if (stateOf(activity, ctx.now) === 'RUNNING') await refuseAbnormal(ctx, activity.id, me);
  const row = await inTurn(ctx, me, async (inside) => {
    const known = await handedInBefore(inside, me);
    return known ?? handIn(inside, me, activity, ask);
  });
  const [shown] = await showOwn(ctx, [row]);
  return shown as NonNullable<typeof shown>;
};

async function handIn(
  ctx: Context,
  me: number,
  activity: ActivityRow,
  ask: Ask<'bonus-order.create'>,
): Promise<OrderRow> {
  const orderedAt = timeOf(ctx, activity, ask);
  const bonus = await lockBonus(ctx.db, activity.id);
  const platform = bonusPlatform(ask.platform);
  if (!bonus.platforms.includes(platform))
    throw fail('common.invalid', { fields: { platform: 'field.choice' } });
  if (plainNumber(ask.orderNo) === '')
    throw fail('common.invalid', { fields: { orderNo: 'field.required' } });
  const [mark = ''] = await marksOf(ctx, platform, [ask.orderNo]);
  await refuseKnown(ctx, platform, mark);
  await refuseTooMany(ctx, me, bonus);
  const bonusAmount = bonusAmountOf(bonus, ask.amount);
  if (bonusAmount === 0) throw fail('common.invalid', { fields: { amount: 'field.too_small' } });
  const row = await ctx.db.row<OrderRow>(sql`
    insert into bonus_order as o (tenant_id, activity_id, account_id, platform, order_no, order_mark,
      amount, bonus_amount, proof, request_key, status, ordered_at, created_at, confirm_at)
    values (${ctx.tenant.id}, ${activity.id}, ${me}, ${platform}, ${written(ask.orderNo)}, ${mark},
      ${ask.amount}, ${bonusAmount}, ${ask.proof ?? null}, ${ctx.idempotencyKey ?? null},
      'UN_DELIVERED', ${orderedAt}, ${ctx.now}, ${nextMidnight(orderedAt, ctx.tenant.timezone)})
    on conflict do nothing returning ${ORDER_COLUMNS}`);
  // handed in for another bonus at this moment
  if (!row) throw fail('activity.order.exists');
  return { ...row, kept_id: await keep(ctx, row) };
}

/** When it was ordered; refuses what was ordered before the start, or is to be. */
function timeOf(ctx: Context, activity: ActivityRow, ask: Ask<'bonus-order.create'>): Date {
  const state = stateOf(activity, ctx.now);
  if (state === 'COMING_SOON') throw fail('activity.not_started');
  if (state !== 'RUNNING') throw fail('activity.over');
  const orderedAt = ask.orderTime === undefined ? ctx.now : new Date(ask.orderTime);
  if (orderedAt > ctx.now || orderedAt < activity.start_at)
    throw fail('common.invalid', { fields: { orderTime: 'activity.order.time' } });
  return orderedAt;
}

async function refuseKnown(ctx: Context, platform: string, mark: string): Promise<void> {
  const row = await ctx.db.row(sql`
    select from bonus_order where tenant_id = ${ctx.tenant.id} and platform = ${platform}
      and order_mark = ${mark} and return_reason is distinct from 'NOT_FOUND'`);
  if (row) throw fail('activity.order.exists');
}

async function refuseTooMany(ctx: Context, me: number, bonus: BonusRow): Promise<void> {
  const today = startOfDay(localDay(ctx.now, ctx.tenant.timezone), ctx.tenant.timezone);
  const row = await ctx.db.row<{ count: number }>(sql`
    select count(*) from bonus_order where account_id = ${me}
      and activity_id = ${bonus.activity_id} and created_at >= ${today}`);
  if ((row?.count ?? 0) >= bonus.most_a_day) throw fail('activity.order.limit');
}

/** Moves the bonus of an order out of the budget; the transfer. */
async function keep(ctx: Context, { id, activity_id, bonus_amount }: OrderRow): Promise<number> {
  const kept = await post(ctx, {
    ...bookOf(activity_id),
    from: 'budget',
    to: 'pending',
    amount: bonus_amount,
    reason: 'KEPT',
    key: `bonus order ${id} kept`,
  });
  if (kept === null) throw fail('activity.order.budget');
  await ctx.db.run(sql`update bonus_order set kept_id = ${kept.id} where id = ${id}`);
  return kept.id;
}

const written = (orderNo: string): string =>
  headOf(
    wellFormed(orderNo)
      .replaceAll(/\p{Cc}/gu, '')
      .normalize('NFC')
      .trim(),
    LONGEST_NUMBER,
  );

async function handedInBefore(ctx: Context, me: number): Promise<OrderRow | undefined> {
  if (ctx.idempotencyKey === undefined) return undefined;
  return ctx.db.row<OrderRow>(sql`
    select ${ORDER_COLUMNS} from bonus_order o where o.account_id = ${me}
      and o.request_key = ${ctx.idempotencyKey}`);
}
