/** What is known of goods that are watched: their moments, their days and what their page says. */
import type { Look } from '#contract/alert/engine.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Watched } from '../watch/row.ts';
import type { Judged } from './judged.ts';
import { daysBefore, observationsOf, standingOf } from './queries.ts';
import type { KnownDay, Standing } from './queries.ts';
import { momentAt, momentsOf } from './series.ts';
import type { Moment, Observation } from './series.ts';

const DAY_MS = 86_400_000;
/** An offer that was seen before holds its price for as long as it is one of now. */
const HELD_DAYS = 15;

/** Scores of the past are not known: a replay leaves them out. */
const ANY_SCORE = 100;

export type Past = (moments: readonly Moment[]) => (moment: Moment) => Judged;

export interface View {
  /** What was seen of what is watched, oldest first. */
  readonly moments: (watched: Watched) => readonly Moment[];
  /**
   * The looks of a watch after an instant, oldest first. `past` judges them as of their own time;
   * without it they have the verdict of now.
   */
  readonly looksAt: (watched: Watched, after: number, past?: Past) => Look[];
  /** The look of now; null: it has not been offered lately. */
  readonly now: (watched: Watched) => Look | null;
}

/** What is known of goods, whichever rules watch them. */
export interface Known {
  readonly observations: ReadonlyMap<number, readonly Observation[]>;
  readonly twins: ReadonlyMap<number, readonly number[]>;
  readonly standing: ReadonlyMap<number, Standing>;
}

/** Reads what the watches need since an instant. */
export async function viewOf(
  ctx: Context,
  watched: readonly Watched[],
  since: Date,
): Promise<View> {
  const [known, days] = await Promise.all([
    knownOf(ctx, watched, since),
    knownDays(ctx, watched, since),
  ]);
  return viewOn(ctx, known, days);
}

/** Reads the observations of goods, of what is the same elsewhere, and the words of their page. */
export async function knownOf(
  ctx: Context,
  watched: readonly Pick<Watched, 'goodsId' | 'withTwins'>[],
  since: Date,
): Promise<Known> {
  const own = [...new Set(watched.map(({ goodsId }) => goodsId))];
  const twins = await twinsAmong(
    ctx,
    watched.filter(({ withTwins }) => withTwins).map(({ goodsId }) => goodsId),
  );
  const all = [...new Set([...own, ...[...twins.values()].flat()])];
  const from = new Date(since.getTime() - HELD_DAYS * DAY_MS);
  const [observations, standings] = await Promise.all([
    observationsOf(ctx.db, all, from, ctx.tenant.timezone),
    standingOf(ctx.db, own),
  ]);
  return {
    observations,
    twins,
    standing: new Map(standings.map((one) => [one.goodsId, one])),
  };
}

/** Looks over what was read. */
export function viewOn(
  { now, tenant: { timezone } }: Context,
  { observations, twins, standing }: Known,
  days: ReadonlyMap<number, readonly KnownDay[]>,
): View {
  const until = now.getTime();
  const series = new Map<string, Moment[]>();
  const moments = (one: Watched): Moment[] => {
    const key = `${one.goodsId} ${one.offerId} ${one.withTwins} ${one.withShipping} ${one.withCoupon}`;
    const usual = standing.get(one.goodsId)?.typical ?? null;
    const made = series.get(key) ?? momentsOf(seenBy(one, observations, twins), one, () => usual);
    series.set(key, made);
    return made;
  };
  const lookWith = (one: Watched) => (moment: Moment) =>
    lookOf(moment, one, {
      standing: standing.get(one.goodsId),
      lowest: lowestBefore(moment, moments(one), one, days.get(one.goodsId) ?? [], timezone),
    });
  return {
    moments,
    looksAt: (one, after, past) => {
      const judged = past?.(moments(one));
      return moments(one)
        .filter(({ at }) => at > after && at <= until)
        .map((moment) => ({
          ...lookWith(one)(moment),
          ...(judged ? { ...judged(moment), score: ANY_SCORE } : {}),
        }));
    },
    now: (one) => {
      const last = momentAt(moments(one), until);
      if (!last) return null;
      return lookWith(one)(standing.has(one.goodsId) ? last : { ...last, seen: 'GONE' });
    },
  };
}

function seenBy(
  { goodsId, offerId, withTwins }: Watched,
  observations: ReadonlyMap<number, readonly Observation[]>,
  twins: ReadonlyMap<number, readonly number[]>,
): readonly Observation[] {
  const own = observations.get(goodsId) ?? [];
  if (offerId !== null) return own.filter((one) => one.offerId === offerId);
  if (!withTwins) return own;
  return [...own, ...(twins.get(goodsId) ?? []).flatMap((id) => observations.get(id) ?? [])];
}

function lookOf(
  { at, seen, amount }: Moment,
  { kind }: Watched,
  { standing, lowest }: { standing: Standing | undefined; lowest: number | null },
): Look {
  return {
    at,
    seen,
    amount,
    isVerified: standing?.isVerified ?? false,
    score: standing?.score ?? null,
    typical: standing?.typical ?? null,
    lowest: kind === 'NEW_LOW' ? lowest : null,
  };
}

/** The lowest price of the days before, and of the same day until then; null: nothing was known. */
export function lowestBefore(
  moment: Moment,
  moments: readonly Moment[],
  { kind, lowDays }: Watched,
  days: readonly KnownDay[],
  timezone: string,
): number | null {
  if (kind !== 'NEW_LOW') return null;
  const first = (lowDays ?? 0) === 0 ? 0 : moment.at - (lowDays as number) * DAY_MS;
  const [from, today] = [localDay(first, timezone), localDay(moment.at, timezone)];
  const before = days.filter(({ day }) => day >= from && day < today).map(({ low }) => low);
  const sameDay = moments
    .filter(
      ({ at, seen }) => seen === 'PRICE' && at < moment.at && localDay(at, timezone) === today,
    )
    .map(({ amount }) => amount as number);
  const known = [...before, ...sameDay];
  return known.length === 0 ? null : known.reduce((low, one) => Math.min(low, one));
}

/** The days that new lows are compared with, by goods. */
export async function knownDays(
  ctx: Context,
  watched: readonly Watched[],
  since: Date,
): Promise<Map<number, KnownDay[]>> {
  const lows = watched.filter(({ kind }) => kind === 'NEW_LOW');
  if (lows.length === 0) return new Map();
  const spans = lows.map(({ lowDays }) => lowDays ?? 0);
  const back = Math.ceil((ctx.now.getTime() - since.getTime()) / DAY_MS) + 1;
  const days = await daysBefore(
    ctx.db,
    [...new Set(lows.map(({ goodsId }) => goodsId))],
    localDay(ctx.now.getTime() + DAY_MS, ctx.tenant.timezone),
    spans.includes(0) ? 0 : Math.max(...spans) + back,
  );
  return Map.groupBy(days, ({ goodsId }) => goodsId);
}

/** What is the same elsewhere, by goods. */
export async function twinsAmong(
  ctx: Context,
  goodsIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (goodsIds.length === 0) return new Map();
  const rows = await ctx.db.rows<{ one: number; other: number }>(sql`
    select low_id as one, high_id as other from goods_twin
      where low_id = any(${goodsIds}::bigint[]) and split_at is null and tier = 'SAME'
    union select high_id, low_id from goods_twin
      where high_id = any(${goodsIds}::bigint[]) and split_at is null and tier = 'SAME'`);
  const byGoods = Map.groupBy(rows, ({ one }) => one);
  return new Map([...byGoods].map(([id, pairs]) => [id, pairs.map(({ other }) => other)]));
}
