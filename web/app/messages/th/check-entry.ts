import type { Translation } from '../translation.ts';
import type { checkEntry as source } from '../en/check-entry.ts';

export const checkEntry: Translation<typeof source> = {
  'check.title': 'เช็กลิงก์',
  'check.label': 'ลิงก์สินค้าในร้าน',
  'check.placeholder': 'วางลิงก์ Shopee, Lazada, TikTok',
  'check.go': 'เช็ก',
};
