/**
 * What operators do with contributions (SM-07): for the command line and the console. Authors are
 * reported.
 */
import type { AuditState } from '#contract/content/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { canMove, move } from './move.ts';
import { duplicatesOf } from './duplicate.ts';
import { contributionNamed, heldContribution, waitingContributions } from './queries.ts';
import type { ContributionRow, WaitingRow } from './queries.ts';

export type { WaitingRow as WaitingContribution };

/** What waits for a reviewer, the longest waiting first. */
export function contributionsOpen(ctx: Context, limit = 100): Promise<WaitingRow[]> {
  return waitingContributions(ctx, limit);
}

/**
 * A contribution as it would be public: words, link, pictures, and the open deals that it is the
 * same as.
 */
export interface Reviewed {
  readonly row: ContributionRow;
  readonly duplicates: readonly {
    readonly id: string;
    readonly code: string;
    readonly title: string;
  }[];
}

export async function reviewed(ctx: Context, id: number): Promise<Reviewed | null> {
  const row = await contributionNamed(ctx, id);
  return row ? { row, duplicates: (await duplicatesOf(ctx, [row])).get(row.id) ?? [] } : null;
}

/**
 * Moves a contribution on, in the transaction of `ctx`; false when there is no such way from its
 * state. A verdict about what nobody has begun to look at begins to look at it.
 */
export async function decideContribution(
  ctx: Context,
  id: number,
  to: AuditState,
  reason: string | null = null,
): Promise<boolean> {
  const held = await heldContribution(ctx, id);
  if (!held) return false;
  const isVerdict = to === 'PASSED' || to === 'REJECTED' || to === 'SELF_VISIBLE';
  const row =
    isVerdict && held.state === 'SUBMITTED' ? await move(ctx, held, 'AUDITING', 'operator') : held;
  if (!canMove(row, to, 'operator')) return false;
  await notifyAuthor(ctx, await move(ctx, row, to, 'operator', reason), to, reason);
  return true;
}

async function notifyAuthor(
  ctx: Context,
  { id, code, author_id, written }: ContributionRow,
  to: AuditState,
  reason: string | null,
): Promise<void> {
  if (
    to !== 'PASSED' &&
    to !== 'REJECTED' &&
    to !== 'SELF_VISIBLE' &&
    to !== 'RECALLED' &&
    to !== 'DELETED'
  )
    return;
  await ctx.emit({
    topic: 'contribution.decided',
    contentId: id,
    code,
    title: written.title,
    accountId: author_id,
    verdict: to,
    reason,
  });
}
