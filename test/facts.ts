/**
 * Recomputes what is stated about a verdict from the raw looks it rests on: the days are cut here again,
 * so that a slip of the roll-up or of the judge cannot vouch for itself. Throws what is not so.
 */
import type { Context } from '#api/kernel/context.ts';
import { factsOf } from '#contract/price/fact.ts';
import type { FactKey, ShownPrice } from '#contract/price/fact.ts';
import { JUDGING } from '#contract/price/judging.ts';
import type { Verdict } from '#contract/price/verdict.ts';
import { localDay } from '#contract/time.ts';
import { CHECKS } from './fact-checks.ts';
import { comparable, dayNumber, rawDays } from './facts-raw.ts';

/** The facts about the verdict of an offer, each fact checked; returns their keys. */
export async function checkFacts(
  ctx: Context,
  offerId: number,
  verdict: Verdict,
  price: Omit<ShownPrice, 'timezone'>,
): Promise<FactKey[]> {
  const { timezone } = ctx.tenant;
  const days = comparable(await rawDays(ctx, offerId), verdict, timezone);
  const today = dayNumber(localDay(ctx.now, timezone));
  const said = factsOf(verdict, { ...price, timezone });
  for (const fact of said) {
    const wrong = CHECKS[fact.key](fact, {
      days,
      today,
      verdict,
      price,
      dayOf: (at) => localDay(at, timezone),
    });
    if (wrong !== null)
      throw new Error(`${fact.key} ${JSON.stringify(fact.holes)} is not so: ${wrong}`);
  }
  if (
    (verdict.kind === 'FAKE' || verdict.kind === 'RAISED_FIRST') &&
    verdict.preDays < JUDGING.minObservedDays
  )
    throw new Error('accused on fewer than 14 days');
  return said.map((fact) => fact.key);
}
