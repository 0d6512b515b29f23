/** Neutral texts that stand in for the operator's documents, and say so (AMB-81). */
import sql, { join } from 'sql-template-tag';
import type { Db } from '../kernel/postgres/database.ts';

const TEXTS = {
  privacy: {
    th: '<p>ข้อความนี้เป็นตัวอย่าง ผู้ดูแลเว็บไซต์จะแทนที่ด้วยนโยบายความเป็นส่วนตัวฉบับจริง</p><h2>สิ่งที่ซอฟต์แวร์นี้เก็บ</h2><ul><li>คุกกี้สำหรับภาษา ประเทศ ธีม และการไม่ใช้แท็กแอฟฟิลิเอต</li><li>รหัสอุปกรณ์แบบสุ่ม เก็บเป็นค่าแฮชเมื่อคุณไปที่ร้าน และลบหลัง 90 วัน</li></ul><h2>สิ่งที่ไม่เก็บ</h2><p>หน้าเว็บไม่เรียกบริการของบริษัทอื่น และไม่มีการติดตามข้ามเว็บไซต์</p>',
    en: '<p>This is a sample text. The operator of this site replaces it with a privacy policy of their own.</p><h2>What this software stores</h2><ul><li>Cookies for language, country, appearance and the choice of no affiliate tags</li><li>A random device id, stored as a hash when you leave for a shop and deleted after 90 days</li></ul><h2>What it does not store</h2><p>Pages contact no other company, and nobody is tracked across sites.</p>',
  },
  terms: {
    th: '<p>ข้อความนี้เป็นตัวอย่าง ผู้ดูแลเว็บไซต์จะแทนที่ด้วยข้อตกลงผู้ใช้ฉบับจริง</p><h2>ราคา</h2><p>ราคาเปลี่ยนได้ตลอดเวลา ราคาจริงคือราคาที่ร้านแสดงตอนสั่งซื้อ เราแสดงเวลาที่เห็นราคาไว้ข้างราคาเสมอ</p><h2>การซื้อ</h2><p>คุณซื้อกับร้าน ไม่ใช่กับเว็บไซต์นี้</p>',
    en: '<p>This is a sample text. The operator of this site replaces it with a user agreement of their own.</p><h2>Prices</h2><p>Prices change at any time; the price that the shop shows when you order is the one that applies. We show next to each price when we saw it.</p><h2>Buying</h2><p>You buy from the shop, not from this site.</p>',
  },
} as const;

/** Where a tenant has no document of a kind and language yet. */
export async function addPlaceholders(db: Db): Promise<void> {
  const rows = Object.entries(TEXTS).flatMap(([kind, texts]) =>
    Object.entries(texts).map(([lang, html]) => sql`(${kind}, ${lang}, ${html})`),
  );
  await db.run(sql`
    insert into document (tenant_id, kind, lang, version, html, is_placeholder, published_at)
    select t.id, d.kind, d.lang, 1, d.html, true, t.created_at from tenant t
      cross join (values ${join(rows)}) as d(kind, lang, html)
    on conflict do nothing`);
}
