/**
 * The life of a contribution (SM-07, AMB-37): the one place that moves it from state to state, and
 * no other way than `AUDIT_MOVES` says. A change of something public is a life of its own,
 * beginning at DRAFT; what is public stays until it passes.
 */
import { mayMove } from '#contract/content/audit.ts';
import type { AuditActor, AuditState } from '#contract/content/audit.ts';
import { fail } from '#contract/errors.ts';
import type { Context } from '../../kernel/context.ts';
import { writeContent, writeState } from './publish.ts';
import { saveStep } from './queries.ts';
import type { ContributionRow } from './queries.ts';

/**
 * Moves a contribution that is held by the transaction of `ctx`; throws when there is no such way.
 * Returns it as it is then.
 */
export async function move(
  ctx: Context,
  row: ContributionRow,
  to: AuditState,
  actor: AuditActor,
  reason: string | null = null,
): Promise<ContributionRow> {
  const from = wayFrom(row, to, actor);
  if (from === null) throw fail('content.state');
  const next = await carriedOut(ctx, row, to, reason);
  await saveStep(ctx, next, { from, to, actor, reason });
  return next;
}

/** Whether there is such a way. */
export function canMove(
  row: Pick<ContributionRow, 'state' | 'is_public'>,
  to: AuditState,
  actor: AuditActor,
): boolean {
  return wayFrom(row, to, actor) !== null;
}

/**
 * The state that the way begins at: what is public can be recalled while a change of it is under
 * review.
 */
function wayFrom(
  { state, is_public }: Pick<ContributionRow, 'state' | 'is_public'>,
  to: AuditState,
  actor: AuditActor,
): ContributionRow['state'] | null {
  if (mayMove(state, to, actor)) return state;
  return is_public && to === 'RECALLED' && mayMove('PASSED', to, actor) ? 'PASSED' : null;
}

async function carriedOut(
  ctx: Context,
  row: ContributionRow,
  to: AuditState,
  reason: string | null,
): Promise<ContributionRow> {
  const next: ContributionRow = { ...row, state: to, reason };
  switch (to) {
    case 'SUBMITTED':
      if (!row.is_public) await writeContent(ctx, next);
      return next;
    case 'PASSED': {
      const goodsId = await writeContent(ctx, next);
      return { ...next, is_public: true, passed: row.written, goods_id: goodsId };
    }
    case 'AUDITING':
    case 'REJECTED':
      if (!row.is_public) await writeState(ctx, next);
      return next;
    case 'CANCELED':
      // of something public only the change is gone
      if (row.is_public) return { ...next, state: 'PASSED', written: row.passed ?? row.written };
      await writeState(ctx, next);
      return next;
    default:
      await writeState(ctx, next);
      return { ...next, is_public: false };
  }
}
