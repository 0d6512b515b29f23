/** Draws as shoppers and the verifier see them. */
import { randomnessOf, timeOfRound } from '#contract/activity/fair/beacon.ts';
import type { DrawProof } from '#contract/activity/proof.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { DrawRow } from './draw-row.ts';
import type { LotteryRow } from './row.ts';

export const drawState = ({ settled_at }: DrawRow): DrawProof['state'] =>
  settled_at === null ? 'WAITING' : 'SETTLED';

/** All that is known of a draw by now; the seed only once it is open. */
export async function showProof(
  ctx: Context,
  lottery: LotteryRow,
  draw: DrawRow,
): Promise<DrawProof> {
  const { previous, signature } = await besides(ctx, draw);
  const { beacon } = lottery.terms;
  return {
    recordId: String(draw.id),
    activityId: String(draw.activity_id),
    state: drawState(draw),
    drawNo: draw.draw_no,
    userHash: draw.user_hash,
    userDrawNo: draw.user_no,
    clientSeed: draw.client_seed,
    tableVersion: draw.table_version,
    commit: lottery.commit,
    hash: draw.link,
    previousHash: previous ?? lottery.genesis,
    beacon: beacon && {
      round: draw.round,
      time: new Date(timeOfRound(beacon, draw.round)).toISOString(),
      signature,
      randomness: signature && randomnessOf(signature),
    },
    mac: draw.mac,
    number: draw.number,
    prizeId: draw.prize_id === null ? null : String(draw.prize_id),
    serverSeed: lottery.seed,
    drawTime: draw.asked_at.toISOString(),
  };
}

async function besides(
  ctx: Context,
  { activity_id, draw_no, round }: DrawRow,
): Promise<{ previous: string | null; signature: string | null }> {
  const row = await ctx.db.row<{ previous: string | null; signature: string | null }>(sql`
    select
      (select link from lottery_draw where activity_id = ${activity_id}
        and draw_no = ${draw_no - 1}) as previous,
      (select signature from lottery_round where activity_id = ${activity_id}
        and round = ${round}) as signature`);
  return row ?? { previous: null, signature: null };
}
