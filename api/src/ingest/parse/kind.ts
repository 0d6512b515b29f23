/**
 * What sort of row this is: of new goods or used ones, of something that is gone, for everybody or
 * for new customers alone. Pure.
 */
import type { Condition } from '#contract/catalog/condition.ts';

const NEW =
  /^(?:new|brand[ _-]?new|newcondition|https?:\/\/schema\.org\/newcondition|ใหม่|ของใหม่|สินค้าใหม่|มือหนึ่ง|มือ 1|baru|barang baru|mới|hàng mới|1|nib|bnib)$/i;
/**
 * In a title, only words that say nothing else: "used for" and "bekas jerawat" (acne scars) are of
 * new goods.
 */
const USED_TITLE =
  /มือสอง|มือ 2(?!\d)|\brefurbish(?:ed)?\b|\bre-?conditioned\b|\bpre-?(?:owned|loved)\b|\bsecond[ -]?hand\b|\bopen[ -]box\b|[([]\s*(?:used|bekas|second)\s*[)\]]|\b(?:barang|kondisi) (?:bekas|second)\b|\bex[ -]display\b|hàng cũ|đã qua sử dụng|like new \d\d ?%/iu;

const REBUILT = /refurbish|renewed|recondition|rekondisi|tân trang|ซ่อม/i;

/** What the goods are where they are not new, by the column or by the title. */
export function conditionOf(column: string, title: string): Condition | null {
  const said = column.trim();
  const words = said !== '' && !NEW.test(said) ? said : (USED_TITLE.exec(title)?.[0] ?? null);
  return words === null ? null : REBUILT.test(words) ? 'REFURBISHED' : 'USED';
}

const GONE = /^(?:delete|deleted|del|remove|removed|expired?|hapus|dihapus|ลบ|ลบออก|xóa|đã xóa)$/i;

/** Whether a feed of changes says that the item is no longer there. */
export function isGone(action: string): boolean {
  return GONE.test(action.trim());
}

const NEW_CUSTOMER =
  /(?<![a-z])new[ _-]?(?:customer|user|buyer|member|client)s?(?![a-z])|(?<![a-z])(?:first|1st)[ _-]?(?:order|purchase|buy|transaction)s?(?![a-z])|ลูกค้าใหม่|ผู้ใช้ใหม่|ผู้ซื้อใหม่|สมาชิกใหม่|(?:สั่งซื้อ|ซื้อ|ออเดอร์)(?:ครั้ง)?แรก|\b(?:pengguna|pembeli|pelanggan|user|member) baru\b|\b(?:pesanan|pembelian|transaksi|order) pertama\b|khách(?: hàng)? mới|người (?:dùng|mua) mới|đơn(?: hàng)? đầu tiên/iu;

export type Audience = 'PUBLIC' | 'NEW_CUSTOMER';

/** Whose price this is: what only newcomers pay says nothing about what others do (BEY-04). */
export function audienceOf(...texts: readonly string[]): Audience {
  return texts.some((text) => NEW_CUSTOMER.test(text)) ? 'NEW_CUSTOMER' : 'PUBLIC';
}
