/** The call that draws (ACT-04, API-48, BEY-13). */
import { timeOfRound } from '#contract/activity/fair/beacon.ts';
import type { Answer } from '#contract/calls.ts';
import { wellFormed } from '#contract/text.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { chancesOf } from '../chance/grant.ts';
import { arrive } from '../chance/arrive.ts';
import { refuseAbnormal } from '../risk/check.ts';
import { activityNamed, stateOf } from '../row.ts';
import { askForDraw } from './ask.ts';
import { DRAW_COLUMNS } from './draw-row.ts';
import type { DrawRow } from './draw-row.ts';
import { lotteryOf, prizesOf, showPrizes } from './row.ts';
import { settle } from './settle.ts';
import { drawState, showProof } from './show.ts';

/** How long an answer waits for its round beyond the moment at which it is due, and how often it looks. */
const [PATIENCE_MS, LOOK_MS] = [4_000, 250];

export const draw: Handler<'lottery.draw'> = async (ctx, { id, clientSeed }) => {
  const me = viewerId(ctx);
  const activity = await activityNamed(ctx, id, 'LOTTERY');
  if (stateOf(activity, ctx.now) === 'RUNNING') await refuseAbnormal(ctx, activity.id, me);
  await arrive(ctx, activity, me);
  const asked = await askForDraw(ctx, activity, {
    accountId: me,
    clientSeed: wellFormed(clientSeed).replaceAll(/\p{Cc}/gu, ''),
  });
  return showDraw(ctx, me, await decided(ctx, asked));
};

/** Waits for the round that decides, without a connection; the draw as it is then. */
async function decided(ctx: Context, asked: DrawRow): Promise<DrawRow> {
  const { terms } = await lotteryOf(ctx.db, asked.activity_id);
  if (asked.settled_at !== null || terms.beacon === null) return asked;
  const due = timeOfRound(terms.beacon, asked.round) - ctx.now.getTime();
  const begun = performance.now();
  await sleep(Math.min(due, PATIENCE_MS));
  while (performance.now() - begun < due + PATIENCE_MS) {
    await settle(ctx, asked.activity_id);
    const row = await drawAgain(ctx, asked.id);
    if (row.settled_at !== null) return row;
    await sleep(LOOK_MS);
  }
  return drawAgain(ctx, asked.id);
}

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

async function drawAgain(ctx: Context, id: number): Promise<DrawRow> {
  const row = await ctx.db.row<DrawRow>(
    sql`select ${DRAW_COLUMNS} from lottery_draw d where d.id = ${id}`,
  );
  if (!row) throw new Error(`There is no draw ${id}.`);
  return row;
}

async function showDraw(ctx: Context, me: number, row: DrawRow): Promise<Answer<'lottery.draw'>> {
  const [lottery, prizes, award, remainingChances] = await Promise.all([
    lotteryOf(ctx.db, row.activity_id),
    prizesOf(ctx.db, row.activity_id),
    ctx.db.row<{ id: number }>(sql`select id from award where draw_id = ${row.id}`),
    chancesOf(ctx, row.activity_id, me),
  ]);
  const prize = showPrizes(prizes, ctx.lang).find((one) => one.id === String(row.prize_id));
  return {
    awardRecordId: award ? String(award.id) : null,
    recordId: String(row.id),
    state: drawState(row),
    number: row.number,
    prize: prize ?? null,
    proof: await showProof(ctx, lottery, row),
    remainingChances,
  };
}
