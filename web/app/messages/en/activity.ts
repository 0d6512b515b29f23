/** Activities: what their pages say. */
import { activityFrame } from './activity-frame.ts';
import { activityList } from './activity-list.ts';
import { lottery } from './lottery.ts';
import { prize } from './prize.ts';
import { verifier } from './verifier.ts';

export const activity = {
  ...activityFrame,
  ...activityList,
  ...lottery,
  ...prize,
  ...verifier,
import { badge } from './badge.ts';
import { bonus } from './bonus.ts';

export const activity = {
  ...activityFrame,
  ...badge,
  ...bonus,
} as const;
