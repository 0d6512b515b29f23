/** What a watch would have done over the last 90 days, by the engine itself (BEY-06). */
import { PREVIEW_DAYS } from '#contract/alert/alert.ts';
import { replay, step, thresholdOf, WATCH_START } from '#contract/alert/engine.ts';
import type { Look } from '#contract/alert/engine.ts';
import { TARGET_SUGGESTION } from '#contract/alert/watch.ts';
import type { Answer } from '#contract/calls.ts';
import { fail } from '#contract/errors.ts';
import { localDay } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { judgedBy } from '../look/judged.ts';
import { daysBefore, judgedDaysOf } from '../look/queries.ts';
import { viewOf } from '../look/view.ts';
import type { Past } from '../look/view.ts';
import { sayWatch } from '../messages/say.ts';
import type { Watched } from './row.ts';
import { currencyOf, minStepOf } from './show.ts';
import { subjectOf } from './subject.ts';
import { plainWatch, wished } from './wish.ts';

const DAY_MS = 86_400_000;

export const preview: Handler<'watch.preview'> = async (ctx, { goodsId, offerId, ...wish }) => {
  const subject = await subjectOf(ctx, goodsId, offerId ?? null);
  const since = new Date(ctx.now.getTime() - PREVIEW_DAYS * DAY_MS);
  const plain = plainWatch(subject.goodsId, subject.offerId);
  const shown = wished({ ...wish, targetAmount: wish.targetAmount ?? 1 }, plain);
  const view = await viewOf(ctx, [shown], since);
  const now = view.now(shown);
  if (now?.amount === null || now?.amount === undefined) throw fail('catalog.goods.not_found');
  const lowest = await lowestOf(ctx, shown, now.amount);
  const watched: Watched = {
    ...shown,
    targetAmount:
      shown.kind === 'TARGET_PRICE'
        ? (wish.targetAmount ?? suggested(now, lowest)[0]?.amount ?? now.amount)
        : null,
    startAmount: now.amount,
  };
  const looks = view.looksAt(watched, since.getTime(), await pastOf(ctx, watched));
  const fires = replay(watched, looks, minStepOf(ctx));
  const threshold = thresholdOf(watched, now);
  return {
    sentence: sayWatch(ctx.lang, subject.name, watched, currencyOf(ctx)),
    currencyCode: currencyOf(ctx),
    currentAmount: now.amount,
    lowestAmount: lowest,
    typicalAmount: now.typical,
    firesNow: step(watched, WATCH_START, now, minStepOf(ctx)).outcome === 'FIRED',
    belowLowest: threshold !== null && lowest !== null && threshold < lowest,
    firedCount: fires.length,
    lastFiredTime: timeOf(fires.at(-1)),
    days: PREVIEW_DAYS,
    fires: fires.map(({ at, amount }) => ({
      time: new Date(at).toISOString(),
      amount: amount ?? 0,
    })),
    looks: looks.map(({ at, seen, amount, isVerified }) => ({
      time: new Date(at).toISOString(),
      amount: seen === 'PRICE' ? amount : null,
      seen,
      isVerified,
    })),
    suggestions: suggested(now, lowest),
  };
};

/** What was usual and verified then matters to some rules alone. */
export async function pastOf(ctx: Context, watched: Watched): Promise<Past | undefined> {
  if (watched.kind !== 'BELOW_TYPICAL' && !watched.verifiedOnly) {
    return watched.minScore === null
      ? undefined
      : () => () => ({ typical: null, isVerified: false });
  }
  const days = await judgedDaysOf(ctx.db, watched.goodsId);
  return (moments) => judgedBy(days, moments, ctx.tenant.timezone);
}

const timeOf = (look: Look | undefined): string | null =>
  look ? new Date(look.at).toISOString() : null;

/** The best price and a little, the usual price less a little; the higher first. */
function suggested(
  { typical }: Look,
  lowest: number | null,
): Answer<'watch.preview'>['suggestions'] {
  const round = (amount: number) => Math.round(amount);
  const found: Answer<'watch.preview'>['suggestions'] = [];
  if (typical !== null)
    found.push({
      kind: 'TYPICAL_MINUS',
      amount: round(typical * (1 - TARGET_SUGGESTION.belowTypical)),
    });
  if (lowest !== null)
    found.push({ kind: 'BEST_PLUS', amount: round(lowest * (1 + TARGET_SUGGESTION.aboveBest)) });
  return found.toSorted((a, b) => b.amount - a.amount);
}

/** The lowest price that was ever seen, now included. */
async function lowestOf(ctx: Context, { goodsId }: Watched, now: number): Promise<number | null> {
  const days = await daysBefore(
    ctx.db,
    [goodsId],
    localDay(ctx.now.getTime() + DAY_MS, ctx.tenant.timezone),
    0,
  );
  return days.reduce((low, { low: one }) => Math.min(low, one), now);
}
