/** What a feed does not say of place and maker is read from its titles. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildCategory } from '../../../../test/build.ts';
import type { CategoryMade } from '../../../../test/build.ts';
import { take, temporary } from '../../../../test/feeds.ts';
import { makeWorld } from '../../../../test/world.ts';

const world = await makeWorld();
const db = world.database.platform();
const category = (code: string, th: string, en: string, id: string, parent?: CategoryMade) =>
  buildCategory(db, { code, names: { th, en, id }, ...(parent && { parent }) });
const electronics = await category('tel', 'อิเล็กทรอนิกส์', 'Electronics', 'Elektronik');
await category('tel1', 'สมาร์ตโฟน', 'Smartphones', 'Ponsel pintar', electronics);
const kitchen = await category('tki', 'ครัว', 'Kitchen', 'Dapur');
await category('tki1', 'หม้อทอดไร้น้ำมัน', 'Air fryers', 'Air fryer', kitchen);

let serial = 0;
const imported = async (header: string, rows: readonly string[]) => {
  const source = `title-${(serial += 1)}`;
  const lines = rows.map((row, at) => `${at},${row},100,https://shop.example/${source}/${at}`);
  const file = temporary(`${source}.csv`, [`id,${header},price,url`, ...lines].join('\n'));
  const report = await take(world, { file, source, tenant: 'TH' });
  expect(report.refused).toBe(0);
  const found = await db.rows<{ place: string; brand: string | null }>(sql`
    select c.code as place, b.name as brand from offer o join goods g on g.id = o.goods_id
      join category c on c.id = g.category_id left join brand b on b.id = g.brand_id
      where o.source = ${source} order by o.external_id`);
  return found.map(({ place, brand }) => [place, brand]);
};

test('OPS-20: titles alone give the category and the brand of a raw feed, in any language', async () => {
  expect(
    await imported('title', [
      'Realme C67 8/256 smartphone 5G',
      'หม้อทอดไร้น้ำมัน ฟิลิปส์ 4.1 ลิตร',
      'Blender tangan Miyako',
      'Casing untuk Samsung A54',
      'Vòng tay hạt gỗ',
      '1/2 % ___ 💥',
    ]),
  ).toEqual([
    ['tel1', 'Realme'],
    ['tki1', 'Philips'],
    ['tki', 'Miyako'],
    ['tel', null],
    ['other', null],
    ['other', null],
  ]);
});

test('OPS-20: a feed that names a category keeps it, and a title may only narrow it', async () => {
  expect(
    await imported('title,brand,category', [
      'Philips air fryer,Sonar,Kitchen > Small things',
      'Philips air fryer,No Brand,Electronics',
      'Thing without a name,,Toko > Handphone',
    ]),
  ).toEqual([
    ['tki1', 'Sonar'],
    ['tel', null],
    ['tel1', null],
  ]);
});

test('OPS-20: the maker among the specifications comes before the title', async () => {
  const specs = '"[{""name"":""Merek"",""value"":""Kopikina""}]"';
  expect(await imported('title,attributes', [`Philips style mug,${specs}`])).toEqual([
    ['tki', 'Kopikina'],
  ]);
});
