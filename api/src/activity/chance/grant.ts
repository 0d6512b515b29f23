/** Chances of a lottery: earned by its rules, spent by draws, each a transfer of the ledger (AMB-39). */
import type { ChanceRule } from '#contract/activity/fair/terms.ts';
import { localDay } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import { balanceOf, isPosted, post, timesOf } from '../../ledger/index.ts';
import type { Book, Holder } from '../../ledger/index.ts';

export const bookOf = (activityId: number): Book => ({
  unit: 'chance',
  scope: `activity ${activityId}`,
});
export const holderOf = (accountId: number): Holder => `account ${accountId}`;

interface Earned {
  readonly activityId: number;
  readonly accountId: number;
  readonly rule: ChanceRule;
  /** What is rewarded once: a day, a visitor, a friend. */
  readonly subject: string;
}

/** Grants what a rule promises for something, once and within its caps; whether anything was granted. */
export async function grant(
  ctx: Context,
  { activityId, accountId, rule, subject }: Earned,
): Promise<boolean> {
  const book = bookOf(activityId);
  const key = `${book.scope} ${rule.reason} ${accountId} ${subject}`;
  if (await isPosted(ctx, key)) return false;
  return inTurn(ctx, accountId, async (inside) => {
    const { inAll, today } = await earnedBy(inside, book, accountId, rule.reason);
    if (inAll >= rule.mostInAll || today >= rule.mostADay) return false;
    const posted = await post(inside, {
      ...book,
      from: 'issuer',
      to: holderOf(accountId),
      amount: rule.chances,
      reason: rule.reason,
      key,
    });
    return posted?.isNew ?? false;
  });
}

/** How often a rule has granted something to an account: in all, and on this day of the region. */
export async function earnedBy(
  ctx: Context,
  book: Book,
  accountId: number,
  reason: ChanceRule['reason'],
): Promise<{ inAll: number; today: number }> {
  const times = await timesOf(ctx, book, holderOf(accountId), reason);
  const day = localDay(ctx.now, ctx.tenant.timezone);
  return {
    inAll: times.length,
    today: times.filter((at) => localDay(at, ctx.tenant.timezone) === day).length,
  };
}

/** The chances of the day: those that everybody has, and those for having come. */
export async function grantVisit(
  ctx: Context,
  activityId: number,
  accountId: number,
  rules: readonly ChanceRule[],
): Promise<void> {
  const day = localDay(ctx.now, ctx.tenant.timezone);
  for (const rule of rules)
    if (rule.reason === 'BASE' || rule.reason === 'DAILY_VISIT')
      await grant(ctx, { activityId, accountId, rule, subject: day });
}

export const chancesOf = (ctx: Context, activityId: number, accountId: number): Promise<number> =>
  balanceOf(ctx, bookOf(activityId), holderOf(accountId));
