/** One watch for everything in a saved list (BEY-47). */
import { PLAIN_DELIVERY } from '#contract/alert/delivery.ts';
import type { WatchList } from '#contract/alert/list.ts';
import { WATCH_LISTS } from '#contract/alert/limits.ts';
import type { ListName } from '#contract/alert/limits.ts';
import type { Ask } from '#contract/calls.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { EventOf } from '../../kernel/job-queue/event.ts';
import type { Handler } from '../../kernel/module.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import { deliveryIn } from '../watch/row.ts';
import { plainWatch, wished } from '../watch/wish.ts';
import { fillList, goodsOf } from './fill.ts';
import { countsOf, deliveryOf, listsOf, savedGoods } from './row.ts';
import type { ListRow } from './row.ts';

export const all: Handler<'watch-list.all'> = async (ctx) => ({
  lists: await shown(ctx, viewerId(ctx)),
});

export const save: Handler<'watch-list.save'> = (ctx, asked) => saveList(ctx, viewerId(ctx), asked);

/** Sets the rule of a list and watches what is in it. */
export function saveList(
  ctx: Context,
  me: number,
  { list, delivery = {}, ...asked }: Ask<'watch-list.save'>,
): Promise<WatchList> {
  const { kind, fraction, lowDays } = wished(asked, plainWatch(0, null));
  return inTurn(ctx, me, async (inside) => {
    const before = (await listsOf(inside, me)).find((one) => one.list === list);
    const isSame =
      before?.kind === kind && before.fraction === fraction && before.low_days === lowDays;
    const whole = { ...(before ? deliveryOf(before) : PLAIN_DELIVERY), ...delivery };
    await inside.db.run(sql`
      insert into watch_list (account_id, tenant_id, list, kind, fraction, low_days, ways, frequency,
        remind_end, remind_unmet, loud, created_at)
      values (${me}, ${inside.tenant.id}, ${list}, ${kind}, ${fraction}, ${lowDays},
        ${whole.ways}::text[], ${whole.frequency}, ${whole.remindEnd}, ${whole.remindUnmet},
        ${whole.loud}, ${inside.now})
      on conflict (account_id, list) do update set kind = excluded.kind,
        fraction = excluded.fraction, low_days = excluded.low_days, ways = excluded.ways,
        frequency = excluded.frequency, remind_end = excluded.remind_end,
        remind_unmet = excluded.remind_unmet, loud = excluded.loud`);
    if (before && isSame) await redeliverAll(inside, me, list, whole);
    else await dropMade(inside, me, list);
    const [row] = (await listsOf(inside, me)).filter((one) => one.list === list);
    await fillList(inside, row as ListRow, null);
    return shownOne(inside, me, list);
  });
}

export const end: Handler<'watch-list.end'> = (ctx, { list }) => {
  const me = viewerId(ctx);
  return inTurn(ctx, me, async (inside) => {
    await inside.db.run(sql`delete from watch_list where account_id = ${me} and list = ${list}`);
    await dropMade(inside, me, list);
    return shownOne(inside, me, list);
  });
};

/** Something was saved: its lists watch it. */
export async function onSaved(ctx: Context, event: EventOf<'mark.made'>): Promise<void> {
  if (event.kind !== 'COLLECT') return;
  const goodsIds = await goodsOf(ctx, event);
  if (goodsIds.length > 0) await fillAll(ctx, event.accountId, goodsIds);
}

/** Something was taken out: its list watches it no more, unless it is in there still. */
export async function onTakenOut(ctx: Context, event: EventOf<'mark.dropped'>): Promise<void> {
  const goodsIds = await goodsOf(ctx, event);
  if (goodsIds.length === 0) return;
  const me = event.accountId;
  await inTurn(ctx, me, async (inside) => {
    const gone = await inside.db.run(sql`
      delete from price_watch w where w.account_id = ${me} and w.list is not null
        and w.goods_id = any(${goodsIds}::bigint[]) and not exists (
          select from (${savedGoods(me)}) s where s.list = w.list and s.goods_id = w.goods_id)`);
    // another list may have left it to this one
    if (gone > 0) await fillAll(inside, me, goodsIds);
  });
}

async function fillAll(ctx: Context, me: number, goodsIds: readonly number[]): Promise<void> {
  // most people watch no list: they wait for nothing
  if ((await listsOf(ctx, me)).length === 0) return;
  await inTurn(ctx, me, async (inside) => {
    for (const row of await listsOf(inside, me)) await fillList(inside, row, goodsIds);
  });
}

/** Nobody is there to hear of them any more. */
export async function forgetListsOf(ctx: Context, accountId: number): Promise<void> {
  await ctx.db.run(sql`delete from watch_list where account_id = ${accountId}`);
}

/** Those that its owner made or changed stay. */
async function dropMade(ctx: Context, me: number, list: ListName): Promise<void> {
  await ctx.db.run(sql`delete from price_watch where account_id = ${me} and list = ${list}`);
}

async function redeliverAll(
  ctx: Context,
  me: number,
  list: ListName,
  { ways, frequency, remindEnd, remindUnmet, loud }: ReturnType<typeof deliveryIn>,
): Promise<void> {
  await ctx.db.run(sql`
    update price_watch set ways = ${ways}::text[], frequency = ${frequency},
      remind_end = ${remindEnd}, remind_unmet = ${remindUnmet}, loud = ${loud}
    where account_id = ${me} and list = ${list}`);
}

async function shownOne(ctx: Context, me: number, list: ListName): Promise<WatchList> {
  return (await shown(ctx, me)).find((one) => one.list === list) as WatchList;
}

async function shown(ctx: Context, me: number): Promise<WatchList[]> {
  const [rows, counts] = [await listsOf(ctx, me), await countsOf(ctx, me)];
  return WATCH_LISTS.map((list) => {
    const row = rows.find((one) => one.list === list);
    const count = counts.find((one) => one.list === list);
    return {
      list,
      rule: row
        ? {
            kind: row.kind,
            fraction: row.fraction,
            lowDays: row.low_days,
            delivery: deliveryOf(row),
          }
        : null,
      goodsCount: count?.goods ?? 0,
      madeCount: count?.made ?? 0,
      leftOut: count?.left ?? 0,
    };
  });
}
