/** What the demo world adds to regions, and what is taken away with it: nothing of it is real. */
import sql from 'sql-template-tag';
import type { Db } from '#api/kernel/postgres/database.ts';

const CONTACT = 'hello@khum.example';
const STORES = { ios: '0000000001', android: 'com.example.khum' } as const;

/**
 * What a demo shows in the footer: an address, accounts and apps that nobody has. Singapore has no
 * app yet, so that the page that stands in for the stores is seen too (AMB-80). What an operator
 * has set stays.
 */
export async function adornTenant(db: Db, id: string): Promise<void> {
  const social = ['line', 'facebook', 'instagram', 'tiktok', 'youtube'].map((kind) => ({
    kind,
    url: `https://${kind}.example/khum.${id.toLowerCase()}`,
  }));
  const { ios, android } = id === 'SG' ? { ios: '', android: '' } : STORES;
  await db.run(sql`update tenant set contact_email = case when contact_email = '' then ${CONTACT}
        else contact_email end
      where id = ${id}`);
  await db.run(sql`update tenant set social = ${JSON.stringify(social)}::jsonb, ios_app_id = ${ios},
      android_app_id = ${android}
    where id = ${id} and social = '[]' and ios_app_id = '' and android_app_id = ''`);
}

/** Takes it away again, where it is still what the demo put there. */
export async function unadornTenants(db: Db): Promise<void> {
  await db.run(sql`update tenant set
      contact_email = case when contact_email = ${CONTACT} then '' else contact_email end,
      ios_app_id = case when ios_app_id = ${STORES.ios} then '' else ios_app_id end,
      android_app_id = case when android_app_id = ${STORES.android} then '' else android_app_id end,
      social = coalesce((select jsonb_agg(one) from jsonb_array_elements(social) one
        where one->>'url' not like '%.example/khum.%'), '[]')`);
}
