import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { makeDemoWorld } from '../test/demo.ts';

const world = await makeDemoWorld();

/** Query → the third category whose goods are expected. */
const GOLDEN: Readonly<Record<'TH' | 'ID' | 'SG', Readonly<Record<string, string>>>> = {
  TH: {
    หูฟังไร้สาย: 'el11',
    'หูฟัง ไร้สาย': 'el11',
    หฟังไร้สาย: 'el11',
    "s^ay'": 'el11',
    "s^ay'wihlkp": 'el11',
    'หูฟัง ไม่เกิน ๕๐๐๐': 'el11',
    พาวเวอร์แบงก์: 'el31',
    เพาเวอร์แบงค์: 'el31',
    powerbank: 'el31',
    'power bank': 'el31',
    หม้อทอดไร้น้ำมัน: 'ki13',
    หมอทอดไร้นำมัน: 'ki13',
    'air fryer': 'ki13',
    หม้อทอดไร้น้ำมันMorika: 'ki13',
    โน๊ตบุ๊คทำงาน: 'co11',
    เมาไร้สาย: 'co21',
    ลำโพงบลูทูท: 'el12',
    รองเท้าวิง: 'fa31',
    'เครื่องปั่น ราคาถูก': 'ki23',
    กระเปาเดินทาง: 'ba21',
    เสื่อโยค่ะ: 'he43',
    'ลิปสติก ส่งฟรี': 'be11',
    กาน้ำชา: 'ki22',
    สมาร์ทวอทช์: 'el23',
  },
  ID: {
    'headphone nirkabel': 'el11',
    'headphon nirkabel': 'el11',
    'penawaran blender murah': 'ki23',
    'tawaran blender': 'ki23',
    blendr: 'ki23',
    blendre: 'ki23',
    powerbank: 'el31',
    'power bank di bawah 500rb': 'el31',
    'sepatu lari': 'fa31',
    sepatulari: 'fa31',
    'sepatu pelari': 'fa31',
    'airfryer murah': 'ki13',
    kaos: 'fa21',
    'kaus pria': 'fa21',
    'tas ransel': 'ba12',
    ransle: 'ba12',
    'mouse wireless': 'co21',
    'mouse nirkabl': 'co21',
    'speaker bluetooth': 'el12',
    'speker blutooth': 'el12',
    'matras yoga': 'he43',
    lipstik: 'be11',
    lipstick: 'be11',
    'teko teh': 'ki22',
  },
  SG: {
    'wireless headphones': 'el11',
    'wireles hedphones': 'el11',
    'headphones wireless': 'el11',
    wirelessheadphones: 'el11',
    'headphones under 200': 'el11',
    'bluetooth speaker': 'el12',
    'bleutooth speeker': 'el12',
    powerbank: 'el31',
    'power bnak': 'el31',
    'air fryer': 'ki13',
    airfryer: 'ki13',
    'air fryr': 'ki13',
    'running shoes': 'fa31',
    'runing shoe': 'fa31',
    glove: 'ba42',
    'yoga matt': 'he43',
    'พีืืรืเ ห้นำห': 'fa31',
    'wireless mouse': 'co21',
    'blender cheap': 'ki23',
    'suitcase between 30 and 300': 'ba21',
    backpack: 'ba12',
    'back pack': 'ba12',
    't-shirt': 'fa21',
    lipsticks: 'be11',
    หูฟัง: 'el11',
  },
};

test('BEY-09, SRCH-10, DEMO-21, DEMO-22: of 73 queries in three languages, 95 % find what is meant in the first five, 80 % at the top', async () => {
  const [lines, sum] = [[] as string[], { asked: 0, first: 0, five: 0 }];
  for (const [tenant, queries] of Object.entries(GOLDEN)) {
    const ctx = await world.ctx(tenant);
    const rows = await ctx.db.rows<{ code: string; category: string }>(
      sql`select g.code, k.code as category from goods g join category c on c.id = g.category_id
          join category k on k.id = c.id`,
    );
    const categories = new Map(rows.map((row) => [row.code, row.category]));
    for (const [keyword, wanted] of Object.entries(queries)) {
      const answer = await world.call(
        'search.search',
        { keyword, pageRequest: { page: 1, size: 5 } },
        { 'x-tenant': tenant },
      );
      const found =
        answer.data?.content.map((card) => categories.get(card.code) ?? card.code) ?? [];
      sum.asked++;
      if (found[0] === wanted) sum.first++;
      if (found.includes(wanted)) sum.five++;
      if (found[0] !== wanted)
        lines.push(`${tenant} ${keyword}: wanted ${wanted}, found ${found.join(' ')}`);
    }
  }
  const report = `${JSON.stringify(sum)}\n${lines.join('\n')}`;
  if (process.env.KHUM_GOLDEN_REPORT) console.info(report);
  expect(sum.asked, report).toBeGreaterThanOrEqual(60);
  expect(sum.five / sum.asked, report).toBeGreaterThanOrEqual(0.95);
  expect(sum.first / sum.asked, report).toBeGreaterThanOrEqual(0.8);
});
