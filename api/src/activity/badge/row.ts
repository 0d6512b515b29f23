/** Badges as they are stored. */
import type { BadgeMetric } from '#contract/activity/badge.ts';
import sql from 'sql-template-tag';
import type { Texts } from '../row.ts';

export interface BadgeRule {
  readonly metric: BadgeMetric;
  /** How often. */
  readonly goal: number;
  /** What was done before the activity began counts too. */
  readonly ever?: boolean;
}

export interface BadgeRow {
  readonly activity_id: number;
  readonly code: string;
  readonly name: Texts;
  readonly description: Texts;
  readonly image: string;
  readonly conditions: BadgeRule[];
  readonly start_at: Date;
  readonly end_at: Date;
}

/** Of `badge b join activity a`. */
export const BADGE_COLUMNS = sql`b.activity_id, b.code, b.name, b.description, b.image, b.conditions,
  a.start_at, a.end_at`;
