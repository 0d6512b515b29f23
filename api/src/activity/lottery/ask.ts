/**
 * Asking for a draw: a chance is spent and the draw linked to the one before, in one transaction and one draw after
 * the other, before the round of the beacon that decides it is published.
 */
import { roundAfter } from '#contract/activity/fair/beacon.ts';
import { linkOf } from '#contract/activity/fair/draw.ts';
import { fail } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/context.ts';
import { macOf } from '../../kernel/signature.ts';
import { post } from '../../ledger/index.ts';
import { bookOf, holderOf } from '../chance/grant.ts';
import type { ActivityRow } from '../row.ts';
import { stateOf } from '../row.ts';
import type { DrawRow } from './draw-row.ts';
import { DRAW_COLUMNS } from './draw-row.ts';
import { lockLottery, prizesOf, tableOf } from './row.ts';
import type { LotteryRow } from './row.ts';
import { settleLocked } from './settle.ts';

/** A round that is about to be published is not taken: what is asked for must be stored before. */
const MARGIN_MS = 1_000;
const HASH_BYTES = 16;

interface Wish {
  readonly accountId: number;
  readonly clientSeed: string;
}

/** The draw, settled at once where no beacon decides. The same request key gives the same draw. */
export async function askForDraw(
  ctx: Context,
  activity: ActivityRow,
  wish: Wish,
): Promise<DrawRow> {
  const begun = performance.now();
  return inTransaction(ctx, async (inside) => {
    const lottery = await lockLottery(inside.db, activity.id);
    if (lottery.withdrawn_at !== null) throw fail('activity.invalid');
    const known = await askedBefore(inside, activity.id, wish.accountId);
    if (known) return known;
    const at = askedAt(ctx, lottery, performance.now() - begun);
    await refuseOutOfTime(inside, activity, at);
    const no = lottery.last_no + 1;
    const spent = await post(inside, {
      ...bookOf(activity.id),
      from: holderOf(wish.accountId),
      to: 'spent',
      amount: 1,
      reason: 'DRAW',
      key: `${bookOf(activity.id).scope} DRAW ${no}`,
    });
    if (spent === null) throw fail('activity.no_chances');
    const id = await addDraw(inside, lottery, wish, at);
    if (lottery.terms.beacon === null)
      await settleLocked(inside, await lockLottery(inside.db, activity.id));
    return drawById(inside, id);
  });
}

/** Now, by the server's clock, and never before the draw that was asked for last. */
function askedAt(ctx: Context, { last_asked_at }: LotteryRow, waitedMs: number): Date {
  const now = ctx.now.getTime() + Math.floor(waitedMs);
  return new Date(Math.max(now, last_asked_at?.getTime() ?? 0));
}

async function refuseOutOfTime(ctx: Context, activity: ActivityRow, at: Date): Promise<void> {
  const state = stateOf(activity, at);
  if (state === 'COMING_SOON') throw fail('activity.not_started');
  if (state !== 'RUNNING') throw fail('activity.over');
  const { rows } = tableOf(await prizesOf(ctx.db, activity.id));
  if (!rows.some(({ kind, range }) => kind !== 'NOTHING' && range !== null))
    throw fail('activity.sold_out');
}

async function addDraw(
  ctx: Context,
  lottery: LotteryRow,
  { accountId, clientSeed }: Wish,
  at: Date,
): Promise<number> {
  const { activity_id: activityId, terms, last_no, last_link, last_round } = lottery;
  const round = terms.beacon
    ? Math.max(roundAfter(terms.beacon, at.getTime() + MARGIN_MS), last_round)
    : 0;
  const asked = {
    activityId: String(activityId),
    drawNo: last_no + 1,
    userHash: await userHashOf(ctx, activityId, accountId),
    userDrawNo: await nextOf(ctx, activityId, accountId),
    clientSeed,
    askedAt: at.getTime(),
    round,
  };
  const link = linkOf(last_link, asked);
  const row = await ctx.db.row<{ id: number }>(sql`
    insert into lottery_draw (tenant_id, activity_id, draw_no, account_id, user_hash, user_no,
      client_seed, asked_at, round, link, request_key)
    values (${ctx.tenant.id}, ${activityId}, ${asked.drawNo}, ${accountId}, ${asked.userHash},
      ${asked.userDrawNo}, ${clientSeed}, ${at}, ${round}, ${link}, ${ctx.idempotencyKey ?? null})
    returning id`);
  await ctx.db.run(sql`
    update lottery set last_no = ${asked.drawNo}, last_link = ${link}, last_asked_at = ${at},
      last_round = ${round} where activity_id = ${activityId}`);
  return row?.id as number;
}

/** A shopper in one lottery: the same for all draws, and nothing that leads to the account. */
export async function userHashOf(
  ctx: Context,
  activityId: number,
  accountId: number,
): Promise<string> {
  const mac = await macOf(ctx, 'lottery user', `${activityId}:${accountId}`);
  return mac.subarray(0, HASH_BYTES).toString('hex');
}

async function nextOf(ctx: Context, activityId: number, accountId: number): Promise<number> {
  const row = await ctx.db.row<{ next: number }>(sql`
    select coalesce(max(user_no), 0) + 1 as next from lottery_draw
    where activity_id = ${activityId} and account_id = ${accountId}`);
  return row?.next ?? 1;
}

async function askedBefore(
  ctx: Context,
  activityId: number,
  accountId: number,
): Promise<DrawRow | undefined> {
  if (ctx.idempotencyKey === undefined) return undefined;
  return ctx.db.row<DrawRow>(sql`
    select ${DRAW_COLUMNS} from lottery_draw d where d.activity_id = ${activityId}
      and d.account_id = ${accountId} and d.request_key = ${ctx.idempotencyKey}`);
}

async function drawById(ctx: Context, id: number): Promise<DrawRow> {
  const row = await ctx.db.row<DrawRow>(
    sql`select ${DRAW_COLUMNS} from lottery_draw d where d.id = ${id}`,
  );
  if (!row) throw new Error(`There is no draw ${id}.`);
  return row;
}
