import type { Context } from '../../kernel/context.ts';

/** What an operator decides about one observation. */
export interface ExclusionDecision {
  readonly offerId: number;
  readonly observedAt: Date;
  readonly source: string;
  /** EXCLUDE: it counts for nothing (a reported price). RELEASE: it counts. A price of 0 can never be released (E5). */
  readonly decision: 'EXCLUDE' | 'RELEASE';
}

/** Writes the decision, and rolls up and judges what it touches. False when there is no such observation or nothing changed. */
export async function decideExclusion(_ctx: Context, _decision: ExclusionDecision): Promise<boolean> {
  return false;
}
