/**
 * Publishing a lottery (BEY-13): its terms are frozen and hashed, a seed is drawn and sealed, and what binds the
 * site to both is public from then on.
 */
import { randomBytes } from 'node:crypto';
import { roundAfter } from '#contract/activity/fair/beacon.ts';
import { NUMBERS } from '#contract/activity/fair/numbers.ts';
import { commitOf, genesisOf, termsHashOf } from '#contract/activity/fair/terms.ts';
import type { Beacon, ChanceRule, Terms } from '#contract/activity/fair/terms.ts';
import { lockFor } from '#contract/activity/fair/timelock.ts';
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { seal } from '../../kernel/sealed.ts';
import { audit } from '../audit.ts';
import type { Operator } from '../audit.ts';
import { beaconOf } from '../fair/randomness.ts';
import { inLanguage } from '../row.ts';
import type { Texts } from '../row.ts';
import { prizesOf } from './row.ts';
import type { PrizeRow } from './row.ts';

/** What its seed is sealed for. */
export const SEED_PURPOSE = 'lottery seed';

/** Why a lottery cannot be published, one sentence each for its operator. */
export class NotPublishable extends Error {
  override name = 'NotPublishable';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join(' '));
    this.faults = faults;
  }
}

interface Draft {
  readonly title: Texts;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly reveal_at: Date;
  readonly chances: ChanceRule[];
}

/** Throws NotPublishable; a lottery that is public already stays as it is. */
export async function publishLottery(
  ctx: Context,
  activityId: number,
  by: Operator = { actor: ctx.requestId },
): Promise<Terms> {
  const beacon = await beaconFor(ctx);
  return inTransaction(ctx, async (inside) => {
    const draft = await inside.db.row<Draft>(sql`
      select a.title, a.start_at, a.end_at, l.reveal_at, l.chances
      from activity a join lottery l on l.activity_id = a.id
      where a.id = ${activityId} and a.tenant_id = ${ctx.tenant.id} and a.state = 'DRAFT' for update`);
    if (!draft) throw new NotPublishable(['There is no such draft of a lottery.']);
    const prizes = await prizesOf(inside.db, activityId);
    const faults = [...draftFaults(draft, prizes, ctx.now), ...(await codeFaults(inside, prizes))];
    if (faults.length > 0) throw new NotPublishable(faults);
    const terms = termsOf(ctx, activityId, { ...draft, prizes, beacon });
    await freeze(inside, activityId, terms);
    await audit(inside, {
      ...by,
      action: 'lottery.publish',
      subject: `activity ${activityId}`,
      activityId,
      before: { state: 'DRAFT' },
      after: { state: 'PUBLISHED', termsHash: termsHashOf(terms) },
    });
    return terms;
  });
}

/** The beacon that is set up; without one a lottery is sealed by this site alone, and its page says so. */
async function beaconFor(ctx: Context): Promise<Beacon | null> {
  const source = ctx.config.randomness;
  if (source === undefined) return null;
  const beacon = await beaconOf(source);
  if (beacon === null)
    throw new NotPublishable([
      `The public beacon does not answer at ${source.urls.join(', ')}, or is another one. Try again, or publish without it by leaving RANDOMNESS_URL empty.`,
    ]);
  return beacon;
}

function draftFaults(draft: Draft, prizes: readonly PrizeRow[], now: Date): string[] {
  const sum = prizes.reduce((all, { numbers }) => all + numbers, 0);
  return [
    [sum === NUMBERS, `The odds add up to ${sum / 100} %, not to 100 %.`],
    [
      prizes.some(({ kind, stock }) => kind !== 'NOTHING' && stock !== 0),
      'There is nothing to win.',
    ],
    [draft.end_at > now, 'Its end has passed.'],
    [draft.reveal_at >= draft.end_at, 'Its seed would be opened before its end.'],
    [draft.chances.length > 0, 'Nobody could earn a chance.'],
  ].flatMap(([holds, sentence]) => (holds ? [] : [sentence as string]));
}

/** Vouchers must be there before they can be won. */
async function codeFaults(ctx: Context, prizes: readonly PrizeRow[]): Promise<string[]> {
  const counts = await ctx.db.rows<{ id: number; count: number }>(sql`
    select prize_id as id, count(*) from lottery_code where prize_id = any(${prizes.map(({ id }) => id)}::bigint[])
    group by prize_id`);
  const codes = new Map(counts.map(({ id, count }) => [id, count]));
  return prizes.flatMap(({ id, kind, name, stock, shared_code }) => {
    if (kind !== 'VOUCHER' || shared_code !== null) return [];
    const there = codes.get(id) ?? 0;
    return stock !== null && stock <= there
      ? []
      : [`“${inLanguage(name, 'en')}” has ${there} codes and a stock of ${stock ?? 'any number'}.`];
  });
}

function termsOf(
  ctx: Context,
  activityId: number,
  given: Draft & { readonly prizes: readonly PrizeRow[]; readonly beacon: Beacon | null },
): Terms {
  const lang = ctx.tenant.languages[0] ?? 'en';
  return {
    format: 'khum-lottery-1',
    activityId: String(activityId),
    title: inLanguage(given.title, lang),
    startAt: given.start_at.getTime(),
    endAt: given.end_at.getTime(),
    revealAt: given.reveal_at.getTime(),
    prizes: given.prizes.map(({ id, name, kind, numbers, stock }) => ({
      prizeId: String(id),
      name: inLanguage(name, lang),
      kind,
      numbers,
      stock,
    })),
    chances: given.chances.map(({ reason, chances, mostADay, mostInAll }) => ({
      reason,
      chances,
      mostADay,
      mostInAll,
    })),
    beacon: given.beacon,
  };
}

async function freeze(ctx: Context, activityId: number, terms: Terms): Promise<void> {
  const seed = new Uint8Array(randomBytes(32));
  const [termsHash, commit] = [termsHashOf(terms), commitOf(seed, terms.activityId)];
  const { beacon } = terms;
  const timelock = beacon && lockFor(beacon, roundAfter(beacon, terms.revealAt), seed);
  const sealed = await seal(ctx, SEED_PURPOSE, Buffer.from(seed).toString('hex'));
  await ctx.db.run(sql`
    update lottery set terms = ${JSON.stringify(terms)}, terms_hash = ${termsHash}, commit = ${commit},
      genesis = ${genesisOf(commit, termsHash)}, seed_sealed = ${sealed},
      timelock = ${timelock && JSON.stringify(timelock)}
    where activity_id = ${activityId}`);
  await ctx.db.run(
    sql`update lottery_prize set remaining = stock where activity_id = ${activityId}`,
  );
  await ctx.db.run(sql`
    update activity set state = 'PUBLISHED', published_at = ${ctx.now}, updated_at = ${ctx.now}
    where id = ${activityId}`);
}
