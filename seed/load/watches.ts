/**
 * Price watches of people of the demo world, in every state (BEY-05, BEY-47): set by the calls that
 * everybody uses, some weeks ago, and evaluated day by day since. Deterministic.
 */
import sql from 'sql-template-tag';
import type { WatchDelivery } from '#contract/alert/delivery.ts';
import { evaluateWatches, makeWatch, pauseWatch, saveList } from '#api/alert/index.ts';
import type { Wish } from '#api/alert/index.ts';
import { saveMarks } from '#api/interaction/index.ts';
import type { Context } from '#api/kernel/context.ts';

const DAY = 86_400_000;
const SET_DAYS_AGO = 40;

/** Goods whose price moved, and by how much. */
interface Moved {
  id: number;
  name: string;
  low: number;
  high: number;
  current: number;
}
interface Planned {
  readonly goods: Pick<Moved, 'id' | 'name'>;
  readonly wish: Partial<Wish>;
  readonly delivery?: Partial<WatchDelivery>;
  readonly isPaused?: boolean;
}

/** Sets watches of accounts, once each. */
export async function loadWatches(ctx: Context, accountIds: readonly number[]): Promise<void> {
  const moved = await movedGoods(ctx);
  const ending = await goodsOf(
    ctx,
    sql`g.id in (select goods_id from deal where is_open
    and ends_at > ${ctx.now} order by ends_at limit 3)`,
  );
  const away = await goodsOf(ctx, sql`not p.in_stock`);
  const began = new Date(ctx.now.getTime() - SET_DAYS_AGO * DAY);
  for (const [turn, accountId] of accountIds.entries()) {
    const planned = plan(moved.slice(turn * 6), ending.slice(turn), away.slice(turn));
    for (const { goods, wish, delivery = {}, isPaused } of planned) {
      const subject = { goodsId: goods.id, offerId: null, name: goods.name };
      const { row } = await makeWatch({ ...ctx, now: began }, accountId, subject, {
        wish,
        delivery,
      });
      if (isPaused) await pauseWatch(ctx, row.id);
    }
  }
  const watched = await ctx.db.rows<{ id: number }>(sql`
    select distinct goods_id as id from price_watch
    where account_id = any(${accountIds}::bigint[]) and goods_id is not null`);
  for (let days = SET_DAYS_AGO - 1; days >= 0; days -= 1)
    await evaluateWatches(
      { ...ctx, now: new Date(ctx.now.getTime() - days * DAY) },
      watched.map(({ id }) => id),
    );
}

/** Goods that the shopper saved, some weeks ago, and watches as a list (BEY-47). */
export async function watchSavedList(ctx: Context, accountId: number): Promise<void> {
  const began = new Date(ctx.now.getTime() - SET_DAYS_AGO * DAY);
  const liked = await goodsOf(
    ctx,
    sql`not exists (select from price_watch w
    where w.account_id = ${accountId} and w.goods_id = g.id)`,
  );
  await saveMarks(
    ctx,
    liked.map(({ id }) => ({ accountId, kind: 'COLLECT', type: 'GOODS', id, at: began })),
  );
  await saveList({ ...ctx, now: began }, accountId, {
    list: 'GOODS',
    kind: 'BELOW_TYPICAL',
    fraction: 0.2,
  });
}

/** One of each kind and state, over goods that suit it. */
function plan(
  moved: readonly Moved[],
  ending: readonly Pick<Moved, 'id' | 'name'>[],
  away: readonly Pick<Moved, 'id' | 'name'>[],
): Planned[] {
  const [first, second, third, fourth, fifth] = moved;
  const target = (share: number, { low, high }: Moved) =>
    Math.round((low + (high - low) * share) / 100) * 100;
  return [
    first && {
      goods: first,
      wish: { kind: 'TARGET_PRICE', targetAmount: target(0.1, first) },
    },
    second && {
      goods: second,
      wish: { kind: 'TARGET_PRICE', targetAmount: Math.round(second.low * 0.9) },
      delivery: { loud: true },
    },
    third && { goods: third, wish: { kind: 'BELOW_TYPICAL', fraction: 0.15 } },
    fourth && { goods: fourth, wish: { kind: 'NEW_LOW', lowDays: 90 } },
    fifth && {
      goods: fifth,
      wish: { kind: 'TARGET_PRICE', targetAmount: target(0.5, fifth) },
      isPaused: true,
    },
    ending[0] && {
      goods: ending[0],
      wish: { kind: 'NEW_LOW', lowDays: 30 },
      delivery: { remindEnd: true },
    },
    away[0] && { goods: away[0], wish: { kind: 'RESTOCK' } },
  ].filter((one) => one !== undefined) as Planned[];
}

/** Those whose price fell furthest in the weeks that the watches see. */
function movedGoods(ctx: Context): Promise<Moved[]> {
  return ctx.db.rows<Moved>(sql`
    select g.id, g.name, min(d.low) as low, max(d.high) as high, p.current_amount as current
    from goods g join goods_price p on p.goods_id = g.id and p.in_stock
      join offer o on o.goods_id = g.id and not o.retired
      join price_day d on d.offer_id = o.id and d.in_stock
        and d.day > ${new Date(ctx.now.getTime() - SET_DAYS_AGO * DAY)}::date
    where g.tenant_id = ${ctx.tenant.id} and g.listed and g.withdrawn_at is null
    group by g.id, g.name, p.current_amount
    order by (max(d.high) - min(d.low))::float8 / max(d.high) desc, g.id limit 40`);
}

function goodsOf(
  ctx: Context,
  where: ReturnType<typeof sql>,
): Promise<{ id: number; name: string }[]> {
  return ctx.db.rows<{ id: number; name: string }>(sql`
    select g.id, g.name from goods g join goods_price p on p.goods_id = g.id
    where g.tenant_id = ${ctx.tenant.id} and g.listed and g.withdrawn_at is null and ${where}
    order by g.id limit 5`);
}
