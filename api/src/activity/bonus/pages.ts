/** Orders by pages (API-52): those of the viewer, or the paid ones of everybody. */
import type { BonusSums } from '#contract/activity/bonus.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { activityNamed } from '../row.ts';
import { ORDER_COLUMNS } from './row.ts';
import type { OrderRow } from './row.ts';
import { showMasked, showOwn } from './show.ts';

type Counted = OrderRow & { readonly total: number };

export const pages: Handler<'bonus-order.pages'> = async (
  ctx,
  { activityId, onlyDelivered, status, pageRequest },
) => {
  const page = pageOf(pageRequest);
  const activity = await activityNamed(ctx, activityId, 'BONUS');
  if (onlyDelivered) {
    const rows = await ctx.db.rows<Counted>(sql`
      select ${ORDER_COLUMNS}, count(*) over () as total from bonus_order o
      where o.activity_id = ${activity.id} and o.status = 'DELIVERED'
      order by o.paid_at desc, o.id desc limit ${page.size} offset ${page.offset}`);
    const shown = await showMasked(ctx, rows);
    return { ...listAnswer(shown, rows[0]?.total ?? 0, page), sums: null };
  }
  const me = viewerId(ctx);
  const rows = await ctx.db.rows<Counted>(sql`
    select ${ORDER_COLUMNS}, count(*) over () as total from bonus_order o
    where o.activity_id = ${activity.id} and o.account_id = ${me}
      and (${status ?? null}::text is null or o.status = ${status ?? null})
    order by o.id desc limit ${page.size} offset ${page.offset}`);
  const shown = await showOwn(ctx, rows);
  return {
    ...listAnswer(shown, rows[0]?.total ?? 0, page),
    sums: await sumsOf(ctx, activity.id, me),
  };
};

async function sumsOf(ctx: Context, activityId: number, me: number): Promise<BonusSums> {
  const rows = await ctx.db.rows<{ status: OrderRow['status']; amount: number; count: number }>(sql`
    select status, sum(bonus_amount)::bigint as amount, count(*) from bonus_order
    where activity_id = ${activityId} and account_id = ${me} group by status`);
  const of = (status: OrderRow['status']) => {
    const row = rows.find((one) => one.status === status);
    return { amount: row?.amount ?? 0, count: row?.count ?? 0 };
  };
  return { paid: of('DELIVERED'), waiting: of('UN_DELIVERED'), returned: of('RETURNED') };
}
