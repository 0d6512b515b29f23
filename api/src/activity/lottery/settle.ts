/**
 * Settling draws: in the order of the chain, those whose round is known become numbers, numbers
 * become prizes, and prizes records of what is to be sent. Whoever comes first settles for all;
 * nothing is settled twice.
 */
import { randomnessOf } from '#contract/activity/fair/beacon.ts';
import { drawn, messageOf } from '#contract/activity/fair/draw.ts';
import { prizeAt, tableAfter } from '#contract/activity/fair/table.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/context.ts';
import { unseal } from '../../kernel/sealed.ts';
import { signatureOf } from '../fair/randomness.ts';
import { addAwards } from './award.ts';
import { DRAW_COLUMNS } from './draw-row.ts';
import type { DrawRow } from './draw-row.ts';
import { SEED_PURPOSE } from './publish.ts';
import { lockLottery, lotteryOf, prizesOf, tableOf } from './row.ts';
import type { LotteryRow, PrizeRow } from './row.ts';

/** Draws that are settled in one transaction. */
const AT_ONCE = 500;

interface Settled {
  readonly draw: DrawRow;
  readonly mac: string;
  readonly number: number;
  readonly version: number;
  readonly prize: PrizeRow | null;
}

/**
 * Fetches the rounds that draws wait for, as far as they are published, and settles what they decide;
 * whether nothing waits any more.
 */
export async function settle(ctx: Context, activityId: number): Promise<boolean> {
  await fetchRounds(ctx, await lotteryOf(ctx.db, activityId));
  for (;;) {
    const left = await inTransaction(ctx, async (inside) => {
      const lottery = await lockLottery(inside.db, activityId);
      const done = await settleLocked(inside, lottery);
      return { done, waiting: lottery.last_no - lottery.settled_no - done };
    });
    if (left.waiting === 0 || left.done === 0) return left.waiting === 0;
  }
}

/** Settles some draws of a lottery that this transaction has locked; how many. */
export async function settleLocked(ctx: Context, lottery: LotteryRow): Promise<number> {
  const draws = await ctx.db.rows<DrawRow & { signature: string | null }>(sql`
    select ${DRAW_COLUMNS}, r.signature from lottery_draw d
    left join lottery_round r on r.activity_id = d.activity_id and r.round = d.round
    where d.activity_id = ${lottery.activity_id} and d.draw_no > ${lottery.settled_no}
    order by d.draw_no limit ${AT_ONCE}`);
  const waiting = draws.findIndex(({ round, signature }) => round !== 0 && signature === null);
  const ready = waiting === -1 ? draws : draws.slice(0, waiting);
  if (ready.length === 0) return 0;
  const prizes = await prizesOf(ctx.db, lottery.activity_id);
  const settled = decide(lottery, prizes, ready, {
    seed: Buffer.from(await unseal(ctx, SEED_PURPOSE, lottery.seed_sealed), 'hex'),
    previous: await linkBefore(ctx, lottery),
  });
  await saveSettled(ctx, settled);
  await useUp(ctx, prizes, settled);
  await addAwards(
    ctx,
    lottery,
    settled.flatMap(({ draw, prize }) => (prize === null ? [] : [{ draw, prize }])),
  );
  const last = settled.at(-1) as Settled;
  await ctx.db.run(sql`
    update lottery set settled_no = ${last.draw.draw_no}, table_version = ${last.version}
    where activity_id = ${lottery.activity_id}`);
  return settled.length;
}

function decide(
  lottery: LotteryRow,
  prizes: readonly PrizeRow[],
  draws: readonly (DrawRow & { readonly signature: string | null })[],
  given: { readonly seed: Uint8Array; readonly previous: string },
): Settled[] {
  let table = tableOf(prizes);
  // what is left counts, not what there was at the beginning
  table = {
    ...table,
    rows: table.rows.map((row, at) => ({ ...row, left: prizes[at]?.remaining ?? null })),
  };
  let { previous } = given;
  return draws.map((draw) => {
    const asked = {
      activityId: String(lottery.activity_id),
      drawNo: draw.draw_no,
      userHash: draw.user_hash,
      userDrawNo: draw.user_no,
      clientSeed: draw.client_seed,
      askedAt: draw.asked_at.getTime(),
      round: draw.round,
    };
    const randomness = draw.signature === null ? '' : randomnessOf(draw.signature);
    const { mac, number } = drawn(given.seed, messageOf(previous, asked, randomness));
    const row = prizeAt(table, number);
    const prize = prizes.find(({ id }) => String(id) === row?.prizeId) ?? null;
    const settled = { draw, mac, number, version: table.version, prize };
    table = tableAfter(table, draw.draw_no, row?.prizeId ?? null);
    previous = draw.link;
    return settled;
  });
}

async function linkBefore(ctx: Context, lottery: LotteryRow): Promise<string> {
  if (lottery.settled_no === 0) return lottery.genesis;
  const row = await ctx.db.row<{ link: string }>(sql`
    select link from lottery_draw where activity_id = ${lottery.activity_id}
      and draw_no = ${lottery.settled_no}`);
  return row?.link as string;
}

async function saveSettled(ctx: Context, settled: readonly Settled[]): Promise<void> {
  await ctx.db.run(sql`
    update lottery_draw d set mac = x.mac, number = x.number, table_version = x.version,
      prize_id = x.prize_id, settled_at = ${ctx.now}
    from unnest(${settled.map(({ draw }) => draw.id)}::bigint[], ${settled.map(({ mac }) => mac)}::text[],
      ${settled.map(({ number }) => number)}::int[], ${settled.map(({ version }) => version)}::int[],
      ${settled.map(({ prize }) => prize?.id ?? null)}::bigint[]) x(id, mac, number, version, prize_id)
    where d.id = x.id and d.settled_at is null`);
}

/** Takes what was won from the stock; `check (remaining >= 0)` is the last word. */
async function useUp(
  ctx: Context,
  prizes: readonly PrizeRow[],
  settled: readonly Settled[],
): Promise<void> {
  const limited = prizes.filter(({ remaining }) => remaining !== null);
  const used = limited.flatMap((prize) => {
    const won = settled.filter((one) => one.prize === prize);
    const left = (prize.remaining ?? 0) - won.length;
    return won.length === 0
      ? []
      : [{ id: prize.id, left, ended: left === 0 ? (won.at(-1)?.draw.draw_no ?? null) : null }];
  });
  if (used.length === 0) return;
  await ctx.db.run(sql`
    update lottery_prize p set remaining = x.remaining, ended_no = x.ended_no
    from unnest(${used.map(({ id }) => id)}::bigint[], ${used.map(({ left }) => left)}::int[],
      ${used.map(({ ended }) => ended)}::int[]) x(id, remaining, ended_no) where p.id = x.id`);
}

/** Stores the signatures of rounds that draws wait for; stops at the first that is not published. */
async function fetchRounds(ctx: Context, lottery: LotteryRow): Promise<void> {
  const { randomness } = ctx.config;
  const { beacon } = lottery.terms;
  if (randomness === undefined || beacon === null) return;
  const rounds = await ctx.db.rows<{ round: number }>(sql`
    select distinct d.round from lottery_draw d where d.activity_id = ${lottery.activity_id}
      and d.draw_no > ${lottery.settled_no}
      and not exists (select from lottery_round r where r.activity_id = d.activity_id and r.round = d.round)
    order by d.round limit ${AT_ONCE}`);
  for (const { round } of rounds) {
    const signature = await signatureOf(randomness, beacon, round);
    if (signature === null) return;
    await ctx.db.run(sql`
      insert into lottery_round (tenant_id, activity_id, round, signature)
      values (${ctx.tenant.id}, ${lottery.activity_id}, ${round}, ${signature}) on conflict do nothing`);
  }
}
