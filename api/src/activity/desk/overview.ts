/** A lottery in figures, for who runs it: stock, chances, draws, awards, and what happens next. */
import type { AwardState } from '#contract/activity/lottery.ts';
import { AWARD_STATES } from '#contract/activity/lottery.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { totalsOf } from '../../ledger/index.ts';
import { bookOf } from '../chance/grant.ts';
import { lotteryOf, prizesOf } from '../lottery/row.ts';
import { inLanguage } from '../row.ts';
import { deskActivity } from './find.ts';
import type { DeskActivity } from './find.ts';

export interface PrizeFigures {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  /** Of the ten thousand. */
  readonly numbers: number;
  readonly stock: number | null;
  readonly left: number | null;
  readonly won: number;
  /** Of those won: their winner gave no address in time, so that they are the operator's again. */
  readonly returned: number;
  /** Codes that nobody has yet. */
  readonly codesLeft: number;
}

export interface Overview {
  readonly activity: DeskActivity;
  readonly commit: string | null;
  readonly termsHash: string | null;
  /** Null: a draft. */
  readonly sealedBy: 'SITE' | 'BEACON' | null;
  readonly prizes: readonly PrizeFigures[];
  /** `sum` of all accounts is zero, or the ledger is broken. */
  readonly chances: {
    readonly issued: number;
    readonly spent: number;
    readonly held: number;
    readonly sum: number;
  };
  readonly draws: { readonly asked: number; readonly settled: number; readonly shoppers: number };
  readonly awards: Readonly<Record<AwardState, number>>;
  /** Awards in preparation whose day has passed. */
  readonly overdue: number;
  /** The next days that matter, soonest first. */
  readonly next: readonly { readonly what: string; readonly at: string }[];
}

/** Throws DeskRefused for what is no lottery of the region. */
export async function lotteryOverview(ctx: Context, idOrCode: string): Promise<Overview> {
  const activity = await deskActivity(ctx, idOrCode, 'LOTTERY');
  const [lottery, prizes, awards, chances, shoppers] = await Promise.all([
    lotteryOf(ctx.db, activity.id),
    prizeFigures(ctx, activity.id),
    awardFigures(ctx, activity.id),
    totalsOf(ctx, bookOf(activity.id)),
    countShoppers(ctx, activity.id),
  ]);
  // a draft has no terms yet
  const terms = lottery.terms as typeof lottery.terms | null;
  return {
    activity,
    commit: lottery.commit as string | null,
    termsHash: lottery.terms_hash as string | null,
    sealedBy: terms === null ? null : terms.beacon === null ? 'SITE' : 'BEACON',
    prizes,
    chances,
    draws: { asked: lottery.last_no, settled: lottery.settled_no, shoppers },
    awards: awards.counts,
    overdue: awards.overdue,
    next: nextDates(ctx, activity, awards),
  };
}

async function prizeFigures(ctx: Context, activityId: number): Promise<PrizeFigures[]> {
  const prizes = await prizesOf(ctx.db, activityId);
  const rows = await ctx.db.rows<{ id: number; won: number; returned: number; codes: number }>(sql`
    select p.id, count(w.id) as won, count(w.id) filter (where w.status = 'EXPIRED') as returned,
      (select count(*) from lottery_code c where c.prize_id = p.id and c.draw_id is null) as codes
    from lottery_prize p left join award w on w.prize_id = p.id and w.activity_id = p.activity_id
    where p.activity_id = ${activityId} group by p.id`);
  const counted = new Map(rows.map((row) => [row.id, row]));
  return prizes.map(({ id, name, kind, numbers, stock, remaining }) => ({
    id,
    name: inLanguage(name, 'en'),
    kind,
    numbers,
    stock,
    left: remaining,
    won: counted.get(id)?.won ?? 0,
    returned: counted.get(id)?.returned ?? 0,
    codesLeft: counted.get(id)?.codes ?? 0,
  }));
}

interface AwardFigures {
  readonly counts: Record<AwardState, number>;
  readonly overdue: number;
  readonly nextDeliver: string | null;
  readonly nextAddress: Date | null;
}

async function awardFigures(ctx: Context, activityId: number): Promise<AwardFigures> {
  const today = localDay(ctx.now, ctx.tenant.timezone);
  const rows = await ctx.db.rows<{
    status: AwardState;
    count: number;
    overdue: number;
    deliver: string | null;
    address: Date | null;
  }>(sql`
    select status, count(*), count(*) filter (where status = 'NOT_DELIVERED'
        and deliver_by < ${today}::date) as overdue,
      min(deliver_by) filter (where status = 'NOT_DELIVERED') as deliver,
      min(address_by) filter (where status = 'NOT_FILL_ADDRESS') as address
    from award where activity_id = ${activityId} group by status`);
  const of = (status: AwardState) => rows.find((row) => row.status === status);
  return {
    counts: Object.fromEntries(
      AWARD_STATES.map((status) => [status, of(status)?.count ?? 0]),
    ) as Record<AwardState, number>,
    overdue: of('NOT_DELIVERED')?.overdue ?? 0,
    nextDeliver: of('NOT_DELIVERED')?.deliver ?? null,
    nextAddress: of('NOT_FILL_ADDRESS')?.address ?? null,
  };
}

async function countShoppers(ctx: Context, activityId: number): Promise<number> {
  const row = await ctx.db.row<{ count: number }>(sql`
    select count(distinct user_hash) as count from lottery_draw where activity_id = ${activityId}`);
  return row?.count ?? 0;
}

function nextDates(
  { now }: Context,
  { state, start_at, end_at, reveal_at }: DeskActivity,
  { nextDeliver, nextAddress }: AwardFigures,
): Overview['next'] {
  const isRun = state !== 'DRAFT' && state !== 'WITHDRAWN';
  const moments: readonly (readonly [what: string, at: Date | null])[] = [
    ['begins', start_at],
    ['ends', end_at],
    ['the seed opens', reveal_at],
  ];
  const shown = moments.flatMap(([what, at]) =>
    isRun && at !== null && at > now ? [{ what, at: at.toISOString() }] : [],
  );
  const awards = [
    { what: 'the first award waiting for an address expires', at: nextAddress?.toISOString() },
    { what: 'the first award in preparation is due', at: nextDeliver ?? undefined },
  ];
  return [...shown, ...awards]
    .filter((one): one is { what: string; at: string } => one.at !== undefined)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
