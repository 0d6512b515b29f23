import type { Phrases } from './phrase.ts';

/** What names of attributes in feeds say that they are of, in every language together. */
export interface AttributeWords {
  /** Memory that programs run in, whatever else it says. */
  readonly surely: Phrases;
  /** Memory, unless it says that it is storage. */
  readonly memory: Phrases;
  readonly storage: Phrases;
  /** No figure of the thing itself: its parcel, what it may carry, what it could be extended to. */
  readonly beside: Phrases;
  /** In a value: it has not what it names. */
  readonly not: Phrases;
  /** Places, numbers of parts and whatever else nobody says of a thing. */
  readonly unread: Phrases;
}

export const ATTRIBUTE_WORDS: AttributeWords = {
  surely: 'ram, แรม',
  memory: `
    memory, หน่วยความจำ, memori, bộ nhớ
  `,
  storage: `
    storage, internal, rom, ssd, hdd, emmc, flash memory, hard (disk|drive), disk, drive
    รอม, ภายใน, จัดเก็บ, เก็บข้อมูล, ความจุเครื่อง, ฮาร์ดดิสก์
    penyimpanan, storan, simpanan, dalaman, memori hp
    bộ nhớ trong, lưu trữ, ổ cứng
  `,
  beside: `
    package, packaging, packing, parcel, shipping, gross, carton, box
    kemasan, paket, pengiriman, kotor, kotak, bungkusan, penghantaran
    พัสดุ, บรรจุภัณฑ์, กล่อง, ขนส่ง, รวมกล่อง
    bao bì, đóng gói, gói hàng, kiện hàng, vận chuyển, hộp
    max[imum] (ram|memory|storage|load|weight), load capacity, capacity of load, user weight
    ram maksimal, beban, berat maksimal, berat pengguna, had berat
    รับน้ำหนัก, น้ำหนักผู้ใช้, แรมสูงสุด, น้ำหนักสูงสุด
    tải trọng, chịu tải, ram tối đa
    expandable, extended, expansion, virtual, upgradable, memory card, (micro)sd, card slot, slot
    kartu memori, kad memori, การ์ดหน่วยความจำ, รองรับการ์ด, เพิ่มได้, ขยายได้, thẻ nhớ, mở rộng
    vram, graphic[s], gpu, video memory, การ์ดจอ, การ์ดแสดงผล, kartu grafis, kad grafik
    card đồ họa, cache, แคช
    charging time, charge time, เวลาชาร์จ, ระยะเวลาชาร์จ, (waktu|lama) (pengisian|isi|cas|mengecas)
    thời gian sạc, warranty, ประกัน, garansi, waranti, jaminan, bảo hành, delivery, จัดส่ง, giao hàng
    standby, สแตนด์บาย
  `,
  not: 'no, not, without, none, tidak, tanpa, bukan, tak, tiada, ไม่, không, hindi, walang',
  unread: 'breadcrumb, mpn, sku, condition, gtin, ean, barcode, model number, part number',
};
