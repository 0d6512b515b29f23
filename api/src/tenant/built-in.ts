/**
 * The regions that every installation begins with (TEN-01): data, which an operator changes with
 * `npm run tenants` like any other. Singapore is of type CONTENT, so that both address schemes are
 * shown (AMB-02).
 */
import sql, { join } from 'sql-template-tag';
import { jsonOf } from '../kernel/json.ts';
import type { Db } from '../kernel/postgres/database.ts';

interface BuiltIn {
  id: string;
  name: { th: string; en: string; id: string };
  type: 'DEAL' | 'CONTENT';
  timezone: string;
  currency: string;
  languages: string[];
  dateFormat: string;
  /** As `npm run tenants` takes them. */
  saleDays: string[];
  keywords: Record<string, string[]>;
}

export const BUILT_IN: readonly BuiltIn[] = [
  {
    id: 'TH',
    name: { th: 'ไทย', en: 'Thailand', id: 'Thailand' },
    type: 'DEAL',
    timezone: 'Asia/Bangkok',
    currency: 'THB',
    languages: ['th', 'en'],
    dateFormat: 'DD/MM/YYYY',
    saleDays: ['DOUBLE', 'PAYDAY:25', 'MID_MONTH:15'],
    keywords: {
      th: ['หม้อทอดไร้น้ำมัน', 'หูฟังไร้สาย', 'พาวเวอร์แบงก์', 'กระเป๋าเดินทาง', 'รองเท้าวิ่ง'],
      en: ['air fryers', 'wireless headphones', 'power banks'],
    },
  },
  {
    id: 'ID',
    name: { th: 'อินโดนีเซีย', en: 'Indonesia', id: 'Indonesia' },
    type: 'DEAL',
    timezone: 'Asia/Jakarta',
    currency: 'IDR',
    languages: ['id', 'en'],
    dateFormat: 'DD/MM/YYYY',
    saleDays: ['HARBOLNAS:12-12', 'DOUBLE', 'PAYDAY:25'],
    keywords: {
      id: ['blender', 'sepatu lari', 'power bank', 'koper'],
      en: ['blender', 'running shoes'],
    },
  },
  {
    id: 'SG',
    name: { th: 'สิงคโปร์', en: 'Singapore', id: 'Singapura' },
    type: 'CONTENT',
    timezone: 'Asia/Singapore',
    currency: 'SGD',
    languages: ['en'],
    dateFormat: 'DD/MM/YYYY',
    saleDays: ['DOUBLE', 'PAYDAY:25'],
    keywords: { en: ['wireless keyboards', 'suitcases', 'smart watches'] },
  },
  {
    id: 'MY',
    name: { th: 'มาเลเซีย', en: 'Malaysia', id: 'Malaysia' },
    type: 'DEAL',
    timezone: 'Asia/Kuala_Lumpur',
    currency: 'MYR',
    languages: ['en'],
    dateFormat: 'DD/MM/YYYY',
    saleDays: ['DOUBLE', 'PAYDAY:25'],
    keywords: { en: ['air fryers', 'wireless headphones', 'backpacks'] },
  },
  {
    id: 'PH',
    name: { th: 'ฟิลิปปินส์', en: 'Philippines', id: 'Filipina' },
    type: 'DEAL',
    timezone: 'Asia/Manila',
    currency: 'PHP',
    languages: ['en'],
    dateFormat: 'MM/DD/YYYY',
    saleDays: ['DOUBLE', 'PAYDAY:15', 'PAYDAY:30'],
    keywords: { en: ['smart bulbs', 'phone cases', 'running shoes'] },
  },
  {
    id: 'VN',
    name: { th: 'เวียดนาม', en: 'Vietnam', id: 'Vietnam' },
    type: 'DEAL',
    timezone: 'Asia/Ho_Chi_Minh',
    currency: 'VND',
    languages: ['en'],
    dateFormat: 'DD/MM/YYYY',
    saleDays: ['DOUBLE', 'PAYDAY:25'],
    keywords: { en: ['bluetooth speakers', 'backpacks', 'running shoes'] },
  },
];

/** Writes those that are not there yet; existing ones stay as the operator left them. */
export async function addBuiltIn(db: Db): Promise<void> {
  const rows = BUILT_IN.map(
    (one, position) => sql`(${one.id}, ${jsonOf(one.name)}::jsonb, ${one.type}, ${one.timezone},
        ${one.currency}, ${one.languages}, ${one.dateFormat}, ${one.saleDays},
        ${jsonOf(one.keywords)}::jsonb, ${position})`,
  );
  await db.run(sql`insert into tenant (id, name, type, timezone, currency, languages, date_format,
      sale_days, search_keywords, position)
    values ${join(rows)} on conflict (id) do nothing`);
}
