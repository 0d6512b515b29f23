/** Makes and changes single watches, in the turn of their owner. */
import { WATCH_START } from '#contract/alert/engine.ts';
import { PLAIN_DELIVERY } from '#contract/alert/delivery.ts';
import type { WatchDelivery } from '#contract/alert/delivery.ts';
import type { ListName } from '#contract/alert/limits.ts';
import { WATCHES_MAX } from '#contract/alert/watch.ts';
import { fail, Failure } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import { viewOf } from '../look/view.ts';
import { noteWatched } from './candidates.ts';
import { evaluateFirst } from './evaluate.ts';
import { keysOf } from './keys.ts';
import { UNMET_MS } from './remind.ts';
import { deliveryIn, WATCH_COLUMNS } from './row.ts';
import type { Watched, WatchRow } from './row.ts';
import { minStepOf } from './show.ts';
import type { Subject } from './subject.ts';
import { plainWatch, wished } from './wish.ts';
import type { Wish } from './wish.ts';

interface Asked {
  readonly wish: Partial<Wish>;
  readonly delivery: Partial<WatchDelivery>;
  /** The saved list that asks for it; absent: its owner does. */
  readonly list?: ListName;
}

/**
 * Makes a watch and evaluates it at once; the same again is the first, delivered as its owner asks now. A
 * list changes nothing of one that is there.
 */
export async function makeWatch(
  ctx: Context,
  me: number,
  { goodsId, offerId, name }: Subject,
  { wish, delivery, list }: Asked,
): Promise<{ row: WatchRow; isNew: boolean }> {
  const watched = wished(wish, plainWatch(goodsId, offerId));
  const now = (await viewOf(ctx, [watched], ctx.now)).now(watched);
  const begun = { ...watched, startAmount: now?.amount ?? null };
  return inTurn(ctx, me, async (inside) => {
    const known = await sameAs(inside, me, begun);
    if (known && list) return { row: known, isNew: false };
    if (known) {
      await makeOwn(inside, known.id);
      return { row: await redeliver(inside, known, delivery), isNew: false };
    }
    await needRoom(inside, me);
    const whole = { ...PLAIN_DELIVERY, ...delivery };
    const { id } = await add(inside, { account: me, name, list }, begun, whole);
    await evaluateFirst(inside, id);
    return { row: await own(inside, me, id), isNew: true };
  });
}

/** Whether there was no room for one more. */
export const isLimit = (error: unknown): boolean =>
  error instanceof Failure && error.key === 'watch.limit';

export async function pauseWatch(ctx: Context, id: number): Promise<void> {
  await ctx.db.run(sql`update price_watch set paused = true where id = ${id}`);
}

export async function own(ctx: Context, me: number, id: number | null): Promise<WatchRow> {
  const row = await ctx.db.row<WatchRow>(
    sql`select ${WATCH_COLUMNS} from price_watch w where w.id = ${id} and w.account_id = ${me}`,
  );
  if (!row) throw fail('watch.not_found');
  return row;
}

function sameAs(ctx: Context, me: number, one: Watched): Promise<WatchRow | undefined> {
  return ctx.db.row<WatchRow>(sql`
    select ${WATCH_COLUMNS} from price_watch w where w.account_id = ${me}
      and w.goods_id = ${one.goodsId} and w.offer_id is not distinct from ${one.offerId}::bigint
      and w.kind = ${one.kind}
      and w.target_amount is not distinct from ${one.targetAmount}::bigint
      and w.fraction is not distinct from ${one.fraction}::numeric
      and w.low_days is not distinct from ${one.lowDays}::int
      and w.verified_only = ${one.verifiedOnly}
      and w.min_score is not distinct from ${one.minScore}::smallint
      and w.with_twins = ${one.withTwins} and w.with_shipping = ${one.withShipping}
      and w.with_coupon = ${one.withCoupon} limit 1`);
}

async function needRoom(ctx: Context, me: number): Promise<void> {
  const row = await ctx.db.row<{ total: number }>(
    sql`select count(*) as total from price_watch where account_id = ${me}`,
  );
  if ((row?.total ?? 0) >= WATCHES_MAX)
    throw fail('watch.limit', { holes: { max: String(WATCHES_MAX) } });
}

async function add(
  ctx: Context,
  { account, name, list }: { account: number; name: string; list: ListName | undefined },
  one: Watched,
  { ways, frequency, remindEnd, remindUnmet, loud }: WatchDelivery,
): Promise<{ id: number }> {
  const { unit, fireKey } = keysOf(one, WATCH_START, minStepOf(ctx));
  const row = await ctx.db.row<{ id: number }>(sql`
    insert into price_watch (tenant_id, account_id, goods_id, name, offer_id, with_twins,
      with_shipping, with_coupon, kind, target_amount, fraction, low_days, verified_only,
      min_score, start_amount, ways, frequency, remind_end, remind_unmet, loud, list, unit,
      fire_key, begun_at, unmet_at, created_at, updated_at)
    values (${ctx.tenant.id}, ${account}, ${one.goodsId}, ${name}, ${one.offerId}, ${one.withTwins},
      ${one.withShipping}, ${one.withCoupon}, ${one.kind}, ${one.targetAmount}, ${one.fraction},
      ${one.lowDays}, ${one.verifiedOnly}, ${one.minScore}, ${one.startAmount},
      ${ways}::text[], ${frequency}, ${remindEnd}, ${remindUnmet}, ${loud}, ${list ?? null}, ${unit}, ${fireKey},
      ${ctx.now}, ${new Date(ctx.now.getTime() + UNMET_MS)}, ${ctx.now}, ${ctx.now}) returning id`);
  await noteWatched(ctx, one);
  return row as { id: number };
}

/** What its owner changed is no list's any more. */
export async function makeOwn(ctx: Context, id: number): Promise<void> {
  await ctx.db.run(sql`update price_watch set list = null where id = ${id} and list is not null`);
}

/** Changes how a watch is delivered, and leaves what is not sent. */
export async function redeliver(
  ctx: Context,
  row: WatchRow,
  changed: Partial<WatchDelivery> = {},
): Promise<WatchRow> {
  const { ways, frequency, remindEnd, remindUnmet, loud } = { ...deliveryIn(row), ...changed };
  await ctx.db.run(sql`
    update price_watch set ways = ${ways}::text[], frequency = ${frequency},
      remind_end = ${remindEnd}, remind_unmet = ${remindUnmet}, loud = ${loud}
    where id = ${row.id}`);
  return own(ctx, row.account_id, row.id);
}
