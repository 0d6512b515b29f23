/** The search box and the results of a search. */
import type { Translation } from '../../lib/message.ts';
import type { search as source } from '../en/search.ts';

export const search: Translation<typeof source> = {
  'search.title': 'ผลการค้นหา “{keyword}”',
  'search.none': 'ไม่พบ “{keyword}”',
  'search.none.text': 'ลองใช้คำที่สั้นลงหรือคำอื่น หรือเลือกจากคำเหล่านี้',
  'search.tabs': 'ประเภทผลลัพธ์',
  'search.notes': 'รีวิว',
  'search.hot': 'คำค้นยอดนิยม',
};
