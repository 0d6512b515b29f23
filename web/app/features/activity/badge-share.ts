/** How far somebody is with a badge. */
import type { Condition } from '#contract/activity/badge.ts';

/** From 0 to 1, over all conditions. */
export const shareOf = (conditions: readonly Condition[]): number =>
  conditions.reduce((sum, { progress, goal }) => sum + Math.min(1, progress / goal), 0) /
  Math.max(1, conditions.length);

export const metCount = (conditions: readonly Condition[]): number =>
  conditions.filter(({ met }) => met).length;
