/** Watches after their evaluation. */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { jsonOf } from '../../kernel/json.ts';
import type { Evaluated } from './evaluate.ts';
import { keysOf } from './keys.ts';
import { UNMET_MS } from './remind.ts';
import { watchedIn } from './row.ts';
import { minStepOf } from './show.ts';

/** Writes states and the ranges of their indexes, by one statement for all. */
export async function saveEvaluated(ctx: Context, done: readonly Evaluated[]): Promise<void> {
  const rows = done.map(({ row, state, fired, firings }) => {
    const keys = keysOf(watchedIn(row), state, minStepOf(ctx));
    return {
      id: row.id,
      armed: state.armed,
      fired_amount: state.firedAmount,
      fired_threshold: state.firedThreshold,
      out_from: state.outFrom === null ? null : new Date(state.outFrom).toISOString(),
      again_key: keys.againKey,
      rearm_key: keys.rearmKey,
      firings,
      fired_at: fired === null ? null : ctx.now.toISOString(),
    };
  });
  await ctx.db.run(sql`
    update price_watch w set armed = n.armed, fired_amount = n.fired_amount,
      fired_threshold = n.fired_threshold, out_from = n.out_from, again_key = n.again_key,
      rearm_key = n.rearm_key, fired_count = w.fired_count + n.firings,
      last_fired_at = coalesce(n.fired_at, w.last_fired_at),
      unmet_at = case when n.firings > 0 then ${new Date(ctx.now.getTime() + UNMET_MS)}
        else w.unmet_at end
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as n(id bigint, armed boolean,
      fired_amount bigint, fired_threshold bigint, out_from timestamptz, again_key bigint,
      rearm_key bigint, firings int, fired_at timestamptz)
    where w.id = n.id and (w.armed, w.fired_amount, w.fired_threshold, w.out_from, n.firings)
      is distinct from (n.armed, n.fired_amount, n.fired_threshold, n.out_from, 0)`);
}
