/** Activities: what their pages say. */
import { activityFrame } from './activity-frame.ts';

export const activity = {
  ...activityFrame,
} as const;
