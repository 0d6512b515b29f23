/**
 * The six tenants (TEN-01). Singapore is of type CONTENT, so that both address schemes are shown
 * (AMB-02).
 */
import { seedDocuments } from './documents.ts';
import sql, { join } from 'sql-template-tag';
import type { Db } from '#api/kernel/postgres/database.ts';

interface TenantSeed {
  id: string;
  name: { th: string; en: string; id: string };
  type: 'DEAL' | 'CONTENT';
  timezone: string;
  currency: string;
  languages: string[];
  dateFormat: string;
  keywords: Record<string, string[]>;
}

export const TENANTS: readonly TenantSeed[] = [
  {
    id: 'TH',
    name: { th: 'ไทย', en: 'Thailand', id: 'Thailand' },
    type: 'DEAL',
    timezone: 'Asia/Bangkok',
    currency: 'THB',
    languages: ['th', 'en'],
    dateFormat: '',
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
    keywords: { en: ['bluetooth speakers', 'backpacks', 'running shoes'] },
  },
];

/**
 * Writes the tenants that are not there yet; settings of existing ones stay as the operator left
 * them.
 */
export async function seedTenants(db: Db): Promise<void> {
  const rows = TENANTS.map(
    (
      one,
      position,
    ) => sql`(${one.id}, ${JSON.stringify(one.name)}::jsonb, ${one.type}, ${one.timezone},
        ${one.currency}, ${one.languages},
    ${one.dateFormat}, ${JSON.stringify(one.keywords)}::jsonb, ${position})`,
  );
  await db.run(sql`insert into tenant (id, name, type, timezone, currency, languages, date_format,
      search_keywords, position)
    values ${join(rows)} on conflict (id) do nothing`);
  await seedDocuments(db);
}

/**
 * What a demo shows in the footer: accounts and apps that nobody has. Singapore has no app yet, so
 * that the page that stands in for the stores is seen too (AMB-80). What an operator has set stays.
 */
export async function adornTenant(db: Db, id: string): Promise<void> {
  const social = ['line', 'facebook', 'instagram', 'tiktok', 'youtube'].map((kind) => ({
    kind,
    url: `https://${kind}.example/khum.${id.toLowerCase()}`,
  }));
  const [ios, android] = id === 'SG' ? ['', ''] : ['0000000001', 'com.example.khum'];
  await db.run(sql`update tenant set social = ${JSON.stringify(social)}::jsonb, ios_app_id = ${ios},
      android_app_id = ${android}
    where id = ${id} and social = '[]' and ios_app_id = '' and android_app_id = ''`);
}

/** Takes it away again, where it is still what the demo put there. */
export async function unadornTenants(db: Db): Promise<void> {
  await db.run(
    sql`update tenant set social = '[]', ios_app_id = '', android_app_id = ''
        where social @> '[{"kind": "line"}]' and social::text like '%.example/khum.%'`,
  );
}
