/** Price watches of a viewer (P-22): at most 50, one of each kind of rule over the same goods. */
import { WATCH_START } from '#contract/alert/engine.ts';
import { PLAIN_DELIVERY } from '#contract/alert/delivery.ts';
import type { WatchDelivery } from '#contract/alert/delivery.ts';
import { WATCHES_MAX } from '#contract/alert/watch.ts';
import { fail } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { viewOf } from '../look/view.ts';
import { noteWatched } from './candidates.ts';
import { evaluateFirst } from './evaluate.ts';
import { keysOf } from './keys.ts';
import { logOf } from './log.ts';
import { deliveryIn, WATCH_COLUMNS, watchedIn } from './row.ts';
import type { Watched, WatchRow } from './row.ts';
import { UNMET_MS } from './remind.ts';
import { minStepOf, showLook, showWatches } from './show.ts';
import { subjectOf } from './subject.ts';
import { plainWatch, wished } from './wish.ts';

export const create: Handler<'watch.create'> = async (
  ctx,
  { goodsId, offerId, delivery, ...wish },
) => {
  const me = viewerId(ctx);
  const subject = await subjectOf(ctx, goodsId, offerId ?? null);
  const watched = wished(wish, plainWatch(subject.goodsId, subject.offerId));
  const now = (await viewOf(ctx, [watched], ctx.now)).now(watched);
  const begun = { ...watched, startAmount: now?.amount ?? null };
  return inTurn(ctx, me, async (inside) => {
    const known = await sameAs(inside, me, begun);
    if (known) return showOne(inside, await redeliver(inside, known, delivery));
    await needRoom(inside, me);
    const row = await add(inside, { account: me, name: subject.name }, begun, {
      ...PLAIN_DELIVERY,
      ...delivery,
    });
    await evaluateFirst(inside, row.id);
    return showOne(inside, await own(inside, me, row.id));
  });
};

export const pages: Handler<'watch.pages'> = async (ctx, { goodsId, status, pageRequest }) => {
  const me = viewerId(ctx);
  const page = pageOf(pageRequest);
  const subject =
    goodsId === undefined ? null : ((await subjectOf(ctx, goodsId, null)).goodsId as number);
  const where = sql`w.account_id = ${me} and (${subject}::bigint is null or w.goods_id = ${subject})
      and (${status ?? null}::text is null or w.paused = (${status ?? null} = 'PAUSED'))`;
  const [rows, count] = await Promise.all([
    ctx.db.rows<WatchRow>(sql`select ${WATCH_COLUMNS} from price_watch w where ${where}
      order by w.created_at desc, w.id desc limit ${page.size} offset ${page.offset}`),
    ctx.db.row<{ total: number }>(sql`select count(*) as total from price_watch w where ${where}`),
  ]);
  return listAnswer(await showWatches(ctx, rows), count?.total ?? 0, page);
};

export const update: Handler<'watch.update'> = async (ctx, { id, status, delivery, ...wish }) => {
  const me = viewerId(ctx);
  return inTurn(ctx, me, async (inside) => {
    const row = await redeliver(inside, await own(inside, me, idOf(id)), delivery);
    const before = watchedIn(row);
    const after = wished(wish, before);
    const isNew = JSON.stringify(after) !== JSON.stringify(before);
    const paused = status === undefined ? row.paused : status === 'PAUSED';
    await inside.db.run(sql`
      update price_watch set kind = ${after.kind}, target_amount = ${after.targetAmount},
        fraction = ${after.fraction}, low_days = ${after.lowDays},
        verified_only = ${after.verifiedOnly}, min_score = ${after.minScore},
        with_twins = ${after.withTwins}, with_shipping = ${after.withShipping},
        with_coupon = ${after.withCoupon}, paused = ${paused}, updated_at = ${inside.now}
      where id = ${row.id}`);
    // what happened while it slept is no news; what it would find now is
    if (isNew) await startAgain(inside, row.id, after);
    else if (row.paused) await wake(inside, row.id);
    if (!paused) await evaluateFirst(inside, row.id);
    return showOne(inside, await own(inside, me, row.id));
  });
};

export const remove: Handler<'watch.remove'> = async (ctx, { id }) => {
  const row = await own(ctx, viewerId(ctx), idOf(id));
  await ctx.db.run(sql`delete from price_watch where id = ${row.id}`);
  return { done: true };
};

export const looks: Handler<'watch.looks'> = async (ctx, { id }) => {
  const row = await own(ctx, viewerId(ctx), idOf(id));
  return { looks: (await logOf(ctx, row)).map((one) => showLook(ctx, one)) };
};

async function own(ctx: Context, me: number, id: number | null): Promise<WatchRow> {
  const row = await ctx.db.row<WatchRow>(
    sql`select ${WATCH_COLUMNS} from price_watch w where w.id = ${id} and w.account_id = ${me}`,
  );
  if (!row) throw fail('watch.not_found');
  return row;
}

async function showOne(ctx: Context, row: WatchRow) {
  const [shown] = await showWatches(ctx, [row]);
  if (!shown) throw fail('watch.not_found');
  return shown;
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
  { account, name }: { account: number; name: string },
  one: Watched,
  { ways, frequency, remindEnd, remindUnmet, loud }: WatchDelivery,
): Promise<{ id: number }> {
  const { unit, fireKey } = keysOf(one, WATCH_START, minStepOf(ctx));
  const row = await ctx.db.row<{ id: number }>(sql`
    insert into price_watch (tenant_id, account_id, goods_id, name, offer_id, with_twins,
      with_shipping, with_coupon, kind, target_amount, fraction, low_days, verified_only,
      min_score, start_amount, ways, frequency, remind_end, remind_unmet, loud, unit, fire_key,
      begun_at, unmet_at, created_at, updated_at)
    values (${ctx.tenant.id}, ${account}, ${one.goodsId}, ${name}, ${one.offerId}, ${one.withTwins},
      ${one.withShipping}, ${one.withCoupon}, ${one.kind}, ${one.targetAmount}, ${one.fraction},
      ${one.lowDays}, ${one.verifiedOnly}, ${one.minScore}, ${one.startAmount},
      ${ways}::text[], ${frequency}, ${remindEnd}, ${remindUnmet}, ${loud}, ${unit}, ${fireKey},
      ${ctx.now}, ${new Date(ctx.now.getTime() + UNMET_MS)}, ${ctx.now}, ${ctx.now}) returning id`);
  await noteWatched(ctx, one);
  return row as { id: number };
}

/** Changes how a watch is delivered, and leaves what is not sent. */
async function redeliver(
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

/** A changed rule starts armed, with the price of now as its first look. */
async function startAgain(ctx: Context, id: number, one: Watched): Promise<void> {
  const { unit, fireKey } = keysOf(one, WATCH_START, minStepOf(ctx));
  await ctx.db.run(sql`
    update price_watch set armed = true, fired_amount = null, fired_threshold = null,
      out_from = null, unit = ${unit}, fire_key = ${fireKey}, again_key = null, rearm_key = null,
      begun_at = ${ctx.now}, unmet_at = ${new Date(ctx.now.getTime() + UNMET_MS)}
    where id = ${id}`);
  await noteWatched(ctx, one);
}

async function wake(ctx: Context, id: number): Promise<void> {
  await ctx.db.run(
    sql`update price_watch set begun_at = greatest(begun_at, ${ctx.now}),
      unmet_at = ${new Date(ctx.now.getTime() + UNMET_MS)} where id = ${id}`,
  );
}

/** Nobody is there to hear of them any more. */
export async function forgetWatchesOf(ctx: Context, accountId: number): Promise<void> {
  await ctx.db.run(sql`delete from price_watch where account_id = ${accountId}`);
}
