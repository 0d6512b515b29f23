/** Activities: what their pages say. */
import { activityFrame } from './activity-frame.ts';
import { lottery } from './lottery.ts';
import { prize } from './prize.ts';
import { verifier } from './verifier.ts';

export const activity = {
  ...activityFrame,
  ...lottery,
  ...prize,
  ...verifier,
} as const;
