/** An operator's answer to reports: the observation is hidden, or kept (BEY-03). */
import type { Context } from '../../kernel/context.ts';
import { decideExclusion } from '../quarantine/decide.ts';
import { openReports, reportedObservation, settleReports } from './queries.ts';
import type { OpenReport } from './queries.ts';

export type { OpenReport };

/** What waits for an operator, the most reported first. */
export function reportsOpen(ctx: Context, limit = 50): Promise<OpenReport[]> {
  return openReports(ctx.db, limit);
}

export interface Settled {
  /** Reports of the same observation that were settled with it. */
  reports: number;
  /** Whether prices and judgements changed. */
  changed: boolean;
}

/**
 * Settles all open reports of the observation that report `id` is about; undefined when there is no
 * such open report.
 */
export async function settleReport(
  ctx: Context,
  id: number,
  as: 'HIDDEN' | 'KEPT',
): Promise<Settled | undefined> {
  const one = await reportedObservation(ctx.db, id);
  if (!one) return undefined;
  const changed =
    as === 'HIDDEN' &&
    (await decideExclusion(ctx, {
      offerId: one.offer_id,
      observedAt: one.observed_at,
      source: one.source,
      decision: 'EXCLUDE',
    }));
  return { reports: await settleReports(ctx, one, as), changed };
}
