/**
 * Many draws at once, as if each had been asked for at its time: for lotteries that are brought in. Chances are granted and
 * spent in the ledger, draws linked and decided by the code that does it one by one.
 */
import { linkOf } from '#contract/activity/fair/draw.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { jsonOf } from '../../kernel/json.ts';
import { postAll } from '../../ledger/index.ts';
import type { Posting } from '../../ledger/index.ts';
import { bookOf, holderOf } from '../chance/grant.ts';
import { userHashOf } from './ask.ts';
import { lockLottery } from './row.ts';
import type { LotteryRow } from './row.ts';
import { settle } from './settle.ts';

export interface GivenDraw {
  readonly accountId: number;
  readonly clientSeed: string;
  readonly at: Date;
}

/**
 * Draws in the order of their times, which follow those of draws that are there. Only of a lottery that this site alone
 * seals: no round of a beacon can decide what is past. Whoever draws has the chances of the day by its rule BASE.
 */
export async function saveDraws(
  ctx: Context,
  activityId: number,
  given: readonly GivenDraw[],
): Promise<void> {
  if (given.length === 0) return;
  await inTransaction(ctx, async (inside) => {
    const lottery = await lockLottery(inside.db, activityId);
    if (lottery.terms.beacon !== null) throw new Error('A round of the beacon decides its draws.');
    await payChances(inside, lottery, given);
    await addDraws(inside, lottery, given);
    await settle(inside, activityId);
  });
}

async function payChances(
  ctx: Context,
  { activity_id, chances, last_no }: LotteryRow,
  given: readonly GivenDraw[],
): Promise<void> {
  const book = bookOf(activity_id);
  const base = chances.find(({ reason }) => reason === 'BASE');
  const granted = new Map<string, Posting>();
  for (const { accountId, at } of given) {
    const key = `${book.scope} BASE ${accountId} ${localDay(at, ctx.tenant.timezone)}`;
    const posting = {
      ...book,
      from: 'issuer' as const,
      to: holderOf(accountId),
      reason: 'BASE',
      key,
    };
    granted.set(key, { ...posting, amount: base?.chances ?? 0 });
  }
  const spent = given.map(({ accountId }, at): Posting => {
    const key = `${book.scope} DRAW ${last_no + at + 1}`;
    return { ...book, from: holderOf(accountId), to: 'spent', amount: 1, reason: 'DRAW', key };
  });
  const posted = await postAll(ctx, [...granted.values(), ...spent]);
  if (posted.includes(null)) throw new Error('Somebody has not so many chances.');
}

async function addDraws(
  ctx: Context,
  lottery: LotteryRow,
  given: readonly GivenDraw[],
): Promise<void> {
  const { activity_id: activityId, last_no, last_link } = lottery;
  const counts = await countsOf(ctx, activityId);
  let previous = last_link;
  const rows = [];
  for (const [place, { accountId, clientSeed, at }] of given.entries()) {
    const userDrawNo = (counts.get(accountId) ?? 0) + 1;
    counts.set(accountId, userDrawNo);
    const userHash = await userHashOf(ctx, activityId, accountId);
    const drawNo = last_no + place + 1;
    const asked = { activityId: String(activityId), drawNo, userHash, userDrawNo, clientSeed };
    previous = linkOf(previous, { ...asked, askedAt: at.getTime(), round: 0 });
    rows.push({ ...asked, accountId, at, link: previous });
  }
  await ctx.db.run(sql`
    insert into lottery_draw (tenant_id, activity_id, draw_no, account_id, user_hash, user_no,
      client_seed, asked_at, round, link)
    select ${ctx.tenant.id}, ${activityId}, x."drawNo", x."accountId", x."userHash", x."userDrawNo",
      x."clientSeed", x.at, 0, x.link
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) x("drawNo" int, "accountId" bigint,
      "userHash" text, "userDrawNo" int, "clientSeed" text, at timestamptz, link text)`);
  await ctx.db.run(sql`
    update lottery set last_no = ${last_no + given.length}, last_link = ${previous},
      last_asked_at = ${given.at(-1)?.at ?? ctx.now} where activity_id = ${activityId}`);
}

/** How often each account has drawn. */
async function countsOf(ctx: Context, activityId: number): Promise<Map<number, number>> {
  const rows = await ctx.db.rows<{ id: number; count: number }>(sql`
    select account_id as id, max(user_no) as count from lottery_draw
    where activity_id = ${activityId} and account_id is not null group by account_id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
