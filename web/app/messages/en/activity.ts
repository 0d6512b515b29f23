/** Activities: what their pages say. */
import { activityFrame } from './activity-frame.ts';
import { lottery } from './lottery.ts';
import { verifier } from './verifier.ts';

export const activity = {
  ...activityFrame,
  ...lottery,
  ...verifier,
} as const;
