import type { Translation } from '../translation.ts';
import { activityFrame } from './activity-frame.ts';
import { activityList } from './activity-list.ts';
import { badge } from './badge.ts';
import { bonus } from './bonus.ts';
import { lottery } from './lottery.ts';
import { prize } from './prize.ts';
import { verifier } from './verifier.ts';

export const activity = {
  ...activityFrame,
  ...activityList,
  ...badge,
  ...bonus,
  ...lottery,
  ...prize,
  ...verifier,
} as const;
