/** What anybody may check (BEY-13, P-23): what was promised, single draws, and once it is over the whole record. */
import { checkRecord } from '#contract/activity/fair/record.ts';
import type { LotteryRecord, RecordedDraw } from '#contract/activity/fair/record.ts';
import { oddsOf } from '#contract/activity/fair/table.ts';
import type { Answer } from '#contract/calls.ts';
import { fail } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { activityNamed } from '../row.ts';
import { DRAW_COLUMNS } from './draw-row.ts';
import type { DrawRow } from './draw-row.ts';
import { lotteryOf, prizesOf, tableOf } from './row.ts';
import type { LotteryRow, PrizeRow } from './row.ts';
import { showProof } from './show.ts';

export const fairness: Handler<'lottery.fairness'> = async (ctx, { id }) => {
  const activity = await activityNamed(ctx, id, 'LOTTERY');
  const [lottery, prizes] = await Promise.all([
    lotteryOf(ctx.db, activity.id),
    prizesOf(ctx.db, activity.id),
  ]);
  return {
    activityId: String(activity.id),
    commit: lottery.commit,
    terms: lottery.terms,
    termsHash: lottery.terms_hash,
    genesis: lottery.genesis,
    serverSeed: lottery.seed,
    timelock: lottery.timelock,
    sealedBy: lottery.terms.beacon === null ? 'SITE' : 'BEACON',
    publishTime: activity.published_at.toISOString(),
    revealTime: lottery.reveal_at.toISOString(),
    tables: tablesOf(prizes),
    drawCount: lottery.last_no,
    lastHash: lottery.last_link,
    publicRound: await lastRound(ctx, activity.id),
  };
};

/** Every version of the table that was in force, oldest first. */
function tablesOf(prizes: readonly PrizeRow[]): Answer<'lottery.fairness'>['tables'] {
  const ends = prizes.flatMap(({ ended_no }) => ended_no ?? []).toSorted((a, b) => a - b);
  return [0, ...ends].map((ended) => {
    const { version, fromDrawNo, rows } = tableOf(prizes, ended + 1);
    return {
      version,
      fromDrawNo,
      prizes: rows.map((row) => ({ prizeId: row.prizeId, odds: oddsOf(row), range: row.range })),
    };
  });
}

async function lastRound(ctx: Context, activityId: number): Promise<string | null> {
  const row = await ctx.db.row<{ round: number }>(sql`
    select round from lottery_round where activity_id = ${activityId} order by round desc limit 1`);
  return row ? String(row.round) : null;
}

export const proof: Handler<'lottery.draw-proof'> = async (ctx, { id, recordId }) => {
  const activity = await activityNamed(ctx, id, 'LOTTERY');
  const row = await ctx.db.row<DrawRow>(sql`
    select ${DRAW_COLUMNS} from lottery_draw d
    where d.id = ${idOf(recordId)} and d.activity_id = ${activity.id}`);
  if (!row) throw fail('activity.record.not_found');
  return showProof(ctx, await lotteryOf(ctx.db, activity.id), row);
};

export const record: Handler<'lottery.record'> = async (ctx, { id }) => {
  const activity = await activityNamed(ctx, id, 'LOTTERY');
  const lottery = await lotteryOf(ctx.db, activity.id);
  if (lottery.seed === null) throw fail('activity.not_revealed');
  return recordOf(ctx, lottery, {
    seed: lottery.seed,
    revealSignature: lottery.reveal_signature,
  });
};

interface Opened {
  readonly seed: string;
  /** Of the round that opens the locked seed; null without a beacon. */
  readonly revealSignature: string | null;
}

/** The whole lottery as anybody checks it; nothing of it names anybody. */
export async function recordOf(
  ctx: Context,
  lottery: LotteryRow,
  { seed, revealSignature }: Opened,
): Promise<LotteryRecord> {
  const rows = await ctx.db.rows<DrawRow>(sql`
    select ${DRAW_COLUMNS} from lottery_draw d where d.activity_id = ${lottery.activity_id}
      and d.settled_at is not null order by d.draw_no`);
  const rounds = await ctx.db.rows<{ round: number; signature: string }>(sql`
    select round, signature from lottery_round where activity_id = ${lottery.activity_id}
    order by round`);
  const { timelock } = lottery;
  return {
    terms: lottery.terms,
    termsHash: lottery.terms_hash,
    commit: lottery.commit,
    genesis: lottery.genesis,
    seed,
    timelock: timelock && revealSignature ? { ...timelock, signature: revealSignature } : null,
    rounds,
    draws: rows.map(recorded),
  };
}

const recorded = (row: DrawRow): RecordedDraw => ({
  drawNo: row.draw_no,
  userHash: row.user_hash,
  userDrawNo: row.user_no,
  clientSeed: row.client_seed,
  askedAt: row.asked_at.getTime(),
  round: row.round,
  link: row.link,
  mac: row.mac as string,
  number: row.number as number,
  tableVersion: row.table_version as number,
  prizeId: row.prize_id === null ? null : String(row.prize_id),
});

/**
 * What is wrong with a lottery that would be opened with this seed. Its rounds were checked one by one when they came,
 * and are not again.
 */
export async function faultsBeforeOpening(
  ctx: Context,
  lottery: LotteryRow,
  opened: Opened,
): Promise<string[]> {
  const { faults, draws } = checkRecord(await recordOf(ctx, lottery, opened), () => true);
  return [
    ...faults.map(({ step, drawNo }) => `${step}${drawNo === null ? '' : ` of draw ${drawNo}`}`),
    ...(draws === lottery.last_no || faults.length > 0 ? [] : ['draws are missing']),
  ];
}
