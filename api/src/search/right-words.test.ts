import { beforeAll, expect, test } from 'vitest';
import { buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill, keepKinds } from './index.ts';

const world = await makeWorld();
const TITLES = {
  TH: [
    'เซรั่มลดเลือนริ้วรอยรอบดวงตา',
    'เจลดับกลิ่นกาย 200 ml',
    'ผ้าพิมพ์ลายสีดำ',
    'รองเท้าผ้าใบ สีเขียว',
    'เสื้อยืดคอกลม',
    'หูฟังไร้สาย',
    'ที่นั่งเด็กในรถ',
  ],
  ID: [
    'Kaus polos katun',
    'Tas renang anak',
    'Poster kota Padang',
    'Mangkuk pets besi',
    'Rinso deterjen cair',
    'Sepatu sekolah hitam',
    'Roti tawar isi selai',
    'Kemeja University AS',
  ],
} as const;

beforeAll(async () => {
  for (const [tenant, titles] of Object.entries(TITLES)) {
    const ctx = await world.ctx(tenant);
    for (const name of titles) await buildGoods(ctx, { name });
    await world.jobQueue.workAll();
    await backfill(ctx);
    await keepKinds(ctx);
  }
});

async function asked(tenant: keyof typeof TITLES, keyword: string) {
  const answer = await world.call('search.search', { keyword }, { 'x-tenant': tenant });
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return {
    found: (answer.data?.content ?? []).map((card) => (card as { name: string }).name),
    corrected: answer.data?.understood?.corrected ?? null,
  };
}

const words = (text: string) => text.trim().split(/\s+/);
/** Of nothing that is sold here. */
const ORDINARY = {
  TH: words(`เรือดำน้ำ ภูเขา ช้าง ยีราฟ ประชาธิปไตย รัฐบาล ตำรวจ สายรุ้ง แผ่นดินไหว จรวด
    สะพาน ปราสาท เจดีย์ ส้มตำ ทุเรียน มังคุด กุหลาบ จระเข้ แมงมุม พายุ น้ำตก ชายหาด ประวัติศาสตร์ ระนาด
    หมากรุก ชิงช้า บันได ปืนใหญ่ ดาบ ธนู มงกุฎ บัลลังก์ เข็มทิศ หุ่นยนต์ ผีดูดเลือด แม่มด นางเงือก มังกร`),
  ID: words(`universitas kamus peta pedang petani gunung kelinci gajah jerapah demokrasi pemerintah
    polisi pelangi petir gempa satelit roket jembatan istana candi durian manggis semangka nanas
    anggrek teratai hiu buaya semut badai gua pantai sejarah seruling lentera catur dadu borgol
    rantai meriam perisai panah mahkota kompas naga hantu nelayan hakim penyair bendera tarian`),
} as const;

test('BEY-09: an ordinary word that nobody sells anything of is left alone, and finds nothing', async () => {
  for (const [tenant, some] of Object.entries(ORDINARY))
    for (const word of some)
      expect({ word, ...(await asked(tenant as keyof typeof TITLES, word)) }).toEqual({
        word,
        found: [],
        corrected: null,
      });
  expect(await asked('ID', 'kapal selam')).toEqual({ found: [], corrected: null });
});

test('BEY-09: slips of what is sold are still read, also where they make another word', async () => {
  for (const [tenant, typed, title] of [
    ['TH', 'รองเท่า', 'รองเท้าผ้าใบ สีเขียว'],
    ['TH', 'เสือยืด', 'เสื้อยืดคอกลม'],
    ['TH', 'หุฟัง', 'หูฟังไร้สาย'],
    ['ID', 'sepetu', 'Sepatu sekolah hitam'],
    ['ID', 'rinzo', 'Rinso deterjen cair'],
    ['ID', 'kays', 'Kaus polos katun'],
    ['ID', 'deterjn', 'Rinso deterjen cair'],
  ] as const)
    expect((await asked(tenant, typed)).found, typed).toEqual([title]);
});

test('BEY-49: letters of another style are the plain ones', async () => {
  for (const typed of ['ＲＩＮＳＯ', '𝐫𝐢𝐧𝐬𝐨', '𝑹𝒊𝒏𝒔𝒐', 'ⓡⓘⓝⓢⓞ'])
    expect((await asked('ID', typed)).found, typed).toEqual(['Rinso deterjen cair']);
});
