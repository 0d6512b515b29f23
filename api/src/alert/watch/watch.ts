/** Price watches of a viewer (P-22): at most 50, one of each kind of rule over the same goods. */
import { WATCH_START } from '#contract/alert/engine.ts';
import { fail } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { lockGoods, noteWatched } from './candidates.ts';
import { evaluateFirst } from './evaluate.ts';
import { keysOf } from './keys.ts';
import { logOf } from './log.ts';
import { makeOwn, makeWatch, own, redeliver } from './make.ts';
import { UNMET_MS } from './remind.ts';
import { WATCH_COLUMNS, watchedIn } from './row.ts';
import type { Watched, WatchRow } from './row.ts';
import { minStepOf, showLook, showWatches } from './show.ts';
import { subjectOf } from './subject.ts';
import { wished } from './wish.ts';

export const create: Handler<'watch.create'> = async (
  ctx,
  { goodsId, offerId, delivery = {}, ...wish },
) => {
  const me = viewerId(ctx);
  const subject = await subjectOf(ctx, goodsId, offerId ?? null);
  const { row, isNew } = await makeWatch(ctx, me, subject, { wish, delivery });
  return { ...(await showOne(ctx, row)), isNew };
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
  return inTransaction(ctx, async (inside) => {
    // in the order in which evaluations lock: goods first
    const known = await own(inside, me, idOf(id));
    await lockGoods(inside.db, known.goods_id);
    const row = await redeliver(inside, known, delivery);
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
    if (isNew || delivery) await makeOwn(inside, row.id);
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

async function showOne(ctx: Context, row: WatchRow) {
  const [shown] = await showWatches(ctx, [row]);
  if (!shown) throw fail('watch.not_found');
  return shown;
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
