/** Likes, collections, follows; users in public. */
import type { Translation } from '../../lib/message.ts';
import type { mark as source } from '../en/mark.ts';

export const mark: Translation<typeof source> = {
  'mark.like': 'ถูกใจ',
  'mark.collect': 'เก็บไว้',
  'mark.collected': 'เก็บไว้แล้ว ดูได้ที่รายการที่เก็บไว้',
  'mark.uncollected': 'เอาออกจากรายการที่เก็บไว้แล้ว',
  'mark.follow': 'ติดตาม',
  'mark.followed': 'ติดตามอยู่',
  'mark.follow.whom': 'ติดตาม {name}',
};
