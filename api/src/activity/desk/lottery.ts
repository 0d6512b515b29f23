/** What operators do with lotteries (OPS-60): each is noted in the audit log in the transaction that does it. */
import type { LotteryRecord } from '#contract/activity/fair/record.ts';
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { audit } from '../audit.ts';
import type { Operator } from '../audit.ts';
import { recordOf } from '../lottery/fairness.ts';
import { makeLottery, rewriteLottery } from '../lottery/make.ts';
import type { LotteryDraft } from '../lottery/make.ts';
import { reveal } from '../lottery/reveal.ts';
import type { RevealOutcome } from '../lottery/reveal.ts';
import { lockLottery, lotteryOf, prizesOf } from '../lottery/row.ts';
import type { PrizeRow } from '../lottery/row.ts';
import { deskActivity } from './find.ts';
import { readDraft } from './read-draft.ts';
import { DeskRefused } from './refused.ts';

/** Stores a draft from what an operator wrote; its id. Throws DeskRefused with every fault, and stores nothing then. */
export async function makeDraft(ctx: Context, given: unknown, by: Operator): Promise<number> {
  const draft = readDraft(ctx, given);
  return inTransaction(ctx, async (inside) => {
    await refuseTakenCode(inside, draft.code, null);
    const activityId = await makeLottery(inside, draft);
    await audit(inside, {
      ...by,
      action: 'lottery.make',
      subject: `activity ${activityId}`,
      activityId,
      after: noted(draft),
    });
    return activityId;
  });
}

/** Replaces a draft, its prizes and codes too. What is published stays as it is: DeskRefused. */
export async function changeDraft(
  ctx: Context,
  idOrCode: string,
  given: unknown,
  by: Operator,
): Promise<number> {
  const { id, code, state } = await deskActivity(ctx, idOrCode, 'LOTTERY');
  if (state !== 'DRAFT')
    throw new DeskRefused(
      `${code} is published: its terms are hashed into every draw, and cannot change.`,
      'While nobody has drawn it can be withdrawn, and another be made.',
    );
  const draft = readDraft(ctx, given);
  await inTransaction(ctx, async (inside) => {
    await refuseTakenCode(inside, draft.code, id);
    const before = await notedNow(inside, id);
    if (!(await rewriteLottery(inside, id, draft)))
      throw new DeskRefused(`${code} was published just now, and cannot change.`);
    await audit(inside, {
      ...by,
      action: 'lottery.change',
      subject: `activity ${id}`,
      activityId: id,
      before,
      after: noted(draft),
    });
  });
  return id;
}

async function refuseTakenCode(ctx: Context, code: string, own: number | null): Promise<void> {
  const taken = await ctx.db.row<{ id: number }>(sql`
    select id from activity where tenant_id = ${ctx.tenant.id} and code = ${code}
      and id is distinct from ${own}`);
  if (taken) throw new DeskRefused(`code: ${code} is activity ${taken.id} already.`);
}

/** What the audit log keeps of a draft: no codes. */
const noted = ({ code, startAt, endAt, revealAt, chances, prizes, risk }: LotteryDraft) => ({
  code,
  startAt,
  endAt,
  revealAt,
  chances,
  risk,
  prizes: prizes.map(({ name, kind, numbers, stock, cost, codes }) => ({
    name: name.en ?? '',
    kind,
    numbers,
    stock,
    cost: cost ?? null,
    codes: codes?.length ?? 0,
  })),
});

async function notedNow(ctx: Context, activityId: number): Promise<object> {
  const row = await ctx.db.row<object>(sql`
    select a.code, a.start_at as "startAt", a.end_at as "endAt", l.reveal_at as "revealAt", l.chances,
      a.risk from activity a join lottery l on l.activity_id = a.id where a.id = ${activityId}`);
  const prizes = await prizesOf(ctx.db, activityId);
  const shown = prizes.map(({ name, kind, numbers, stock, cost }: PrizeRow) => ({
    name: name.en ?? '',
    kind,
    numbers,
    stock,
    cost,
  }));
  return { ...row, prizes: shown };
}

/**
 * Takes a published lottery off the site, for good: it is `activity.invalid` from then on. Only while
 * nobody has drawn.
 */
export async function withdrawLottery(
  ctx: Context,
  idOrCode: string,
  by: Required<Operator>,
): Promise<void> {
  const { id, code, state } = await deskActivity(ctx, idOrCode, 'LOTTERY');
  if (state === 'DRAFT' || state === 'WITHDRAWN')
    throw new DeskRefused(
      state === 'DRAFT' ? `${code} is a draft: nobody sees it.` : `${code} is withdrawn already.`,
    );
  await inTransaction(ctx, async (inside) => {
    // with this lock nobody draws until it is done, and whoever waits for it sees it
    const { last_no } = await lockLottery(inside.db, id);
    if (last_no > 0)
      throw new DeskRefused(
        `${last_no} ${last_no === 1 ? 'draw was' : 'draws were'} asked for: what was promised to whoever drew must stand.`,
        'Let it run to its end; what nobody wins stays yours.',
      );
    await inside.db.run(sql`
      update lottery set withdrawn_at = ${ctx.now} where activity_id = ${id}`);
    await inside.db.run(sql`
      update activity set state = 'WITHDRAWN', updated_at = ${ctx.now} where id = ${id}`);
    await audit(inside, {
      ...by,
      action: 'lottery.withdraw',
      subject: `activity ${id}`,
      activityId: id,
      before: { state },
      after: { state: 'WITHDRAWN' },
    });
  });
}

/** Why a lottery does not end before it was promised to; nothing changes, whatever its state. */
export async function refuseToEnd(ctx: Context, idOrCode: string): Promise<never> {
  const { code, state, end_at } = await deskActivity(ctx, idOrCode, 'LOTTERY');
  const end = end_at.toISOString();
  if (state === 'DRAFT') throw new DeskRefused(`${code} is a draft: change its file.`);
  if (state === 'WITHDRAWN') throw new DeskRefused(`${code} is withdrawn already.`);
  if (state === 'ENDED' || state === 'REVEALED')
    throw new DeskRefused(`${code} has ended, at ${end}.`);
  throw new DeskRefused(
    `${code} ends at ${end}, as its terms promise: their hash is in every draw, and no operator can end a lottery before.`,
    'While nobody has drawn it can be withdrawn. Once its prizes are gone, nobody spends a chance any more.',
  );
}

/** Opens the seed once its time has come, instead of waiting for the job that does; noted when it opens. */
export async function revealLottery(
  ctx: Context,
  idOrCode: string,
  by: Operator,
): Promise<Exclude<RevealOutcome, 'FAULTY'>> {
  const { id, code, state, reveal_at } = await deskActivity(ctx, idOrCode, 'LOTTERY');
  if (state === 'DRAFT' || state === 'WITHDRAWN')
    throw new DeskRefused(`${code} is no published lottery: it has no seed to open.`);
  if (reveal_at !== null && ctx.now < reveal_at)
    throw new DeskRefused(
      `The seed of ${code} opens at ${reveal_at.toISOString()}, as its terms promise; not before.`,
    );
  if (state === 'REVEALED') return 'REVEALED';
  const outcome = await reveal(ctx, id, by);
  if (outcome === 'FAULTY')
    throw new DeskRefused(
      `${code} does not prove itself, and stays closed: its draws are not what they were. The log says where.`,
      'Restore the tables lottery and lottery_draw from a backup.',
    );
  return outcome;
}

/** The record that anybody may check; throws DeskRefused while the seed is not open. */
export async function lotteryRecord(ctx: Context, idOrCode: string): Promise<LotteryRecord> {
  const { id, code, reveal_at } = await deskActivity(ctx, idOrCode, 'LOTTERY');
  const lottery = await lotteryOf(ctx.db, id);
  if (lottery.seed === null)
    throw new DeskRefused(
      `The seed of ${code} is not open${reveal_at === null ? '' : `; it opens at ${reveal_at.toISOString()}`}.`,
    );
  return recordOf(ctx, lottery, {
    seed: lottery.seed,
    revealSignature: lottery.reveal_signature,
  });
}
