/** Activities: what their pages say. */
import { activityFrame } from './activity-frame.ts';
import { lottery } from './lottery.ts';

export const activity = {
  ...activityFrame,
  ...lottery,
} as const;
