import type { Translation } from '../translation.ts';
import type { activity as source } from '../en/activity.ts';
import { activityFrame } from './activity-frame.ts';
import { activityList } from './activity-list.ts';
import { badge } from './badge.ts';
import { bonus } from './bonus.ts';
import { lottery } from './lottery.ts';
import { prize } from './prize.ts';
import { verifier } from './verifier.ts';

export const activity: Translation<typeof source> = {
  ...activityFrame,
  ...activityList,
  ...badge,
  ...bonus,
  ...lottery,
  ...prize,
  ...verifier,
};
