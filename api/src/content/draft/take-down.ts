/**
 * A contribution whose content reports were right about is recalled: its author reads why, may
 * change it and send it again. An appeal that was right puts it back as it was, unless it was sent
 * again meanwhile.
 */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { heldContribution, saveStep } from './queries.ts';

export async function followTakeDown(
  ctx: Context,
  id: number,
  isWithdrawn: boolean,
  reason: string | null,
): Promise<void> {
  const row = await heldContribution(ctx, id);
  if (!row) return;
  if (isWithdrawn && row.is_public)
    await saveStep(
      ctx,
      { ...row, state: 'RECALLED', is_public: false },
      { from: 'PASSED', to: 'RECALLED', actor: 'operator', reason },
    );
  else if (!isWithdrawn && row.state === 'RECALLED' && row.passed !== null)
    await ctx.db.run(
      sql`update contribution set state = 'PASSED', is_public = true, written = passed,
          reason = null, updated_at = ${ctx.now} where id = ${id}`,
    );
}
