import fc from 'fast-check';
import { expect, test } from 'vitest';
import { natureOf, writtenOf } from './belonging.ts';
import { dictionaryOf } from './dictionary.ts';
import { wordsOf } from './words.ts';

const kindsOf = (title: string, currency: string) => {
  const texts = wordsOf(title).map((word) => word.text);
  return natureOf(texts, dictionaryOf(currency), writtenOf(title, texts)).kinds;
};

test('BEY-49: a title is of the thing that it names, and of no other that it is made for', () => {
  for (const [currency, title, kind] of [
    ['THB', 'มือถือ Lumo 5G จอ 6.5 นิ้ว', 'phone'],
    ['THB', 'หูฟังออกกำลังกาย Sonvo', 'headphone'],
    ['IDR', 'Handphone Lumo Max 8/256 garansi resmi', 'phone'],
    ['IDR', 'Kulkas 2 pintu Breezo 200 liter', 'refrigerator'],
    ['PHP', 'Redmi Note 13 8GB 256GB global version', 'phone'],
    ['VND', 'Tủ lạnh mini Breezo 90 lít', 'refrigerator'],
    ['MYR', 'Smart TV 43 inch Domia with free wall bracket', 'television'],
    ['SGD', 'Running shoes Strideo, foam sole', 'shoes'],
    ['PHP', 'Cordless vacuum Breezo 20 kPa', 'vacuum cleaner'],
  ] as const)
    expect(kindsOf(title, currency), title).toContain(kind);
  for (const [currency, title, kind] of [
    ['THB', 'เคสมือถือ Lumo กันกระแทก', 'phone'],
    ['THB', 'ฟิล์มกระจก สำหรับมือถือ Lumo', 'phone'],
    ['IDR', 'Casing handphone Lumo Max', 'phone'],
    ['IDR', 'Roda koper pengganti', 'suitcase'],
    ['MYR', 'USB cable type C fast charging for phone', 'phone'],
    ['MYR', 'Wall bracket for smart TV 32 inch', 'television'],
    ['VND', 'Ốp lưng điện thoại Lumo', 'phone'],
    ['PHP', 'Phone lens protector Lumo', 'phone'],
    ['SGD', 'Camera bag Felto', 'camera'],
    ['SGD', 'Domia oak TV rack 120 cm with two drawers', 'television'],
    ['MYR', 'Drain pump of Breezo front load washing machine', 'washing machine'],
    ['PHP', 'Refrigerator door hose Breezo, water inlet', 'refrigerator'],
    ['PHP', 'Toothbrush shelf Felto, no drilling', 'toothbrush'],
    ['PHP', 'Motorcycle helmet bluetooth intercom Lumo', 'motorcycle helmet'],
    ['PHP', 'Vacuum packed roasted peanuts 500 g', 'vacuum cleaner'],
    ['SGD', 'Vacuum insulated tumbler Felto 600 ml', 'vacuum cleaner'],
  ] as const)
    expect(kindsOf(title, currency), title).not.toContain(kind);
});

test('BEY-49: what is counted beside another thing only holds it or measures it', () => {
  const natureIn = (title: string, currency: string) =>
    natureOf(
      wordsOf(title).map(({ text }) => text),
      dictionaryOf(currency),
    );
  const milk = natureIn('Oat milk bundle (2 bottles)', 'SGD');
  expect(milk.kinds).toContain('plant milk');
  expect(milk.kinds).not.toContain('bottle');
  expect([...milk.lesser]).toEqual([4]);
  expect([...natureIn('Hexlo vitamins, 60 tablets', 'PHP').lesser]).toEqual([3]);
  expect(kindsOf('Set of 3 bottles, 500 ml', 'SGD')).toContain('bottle');
});

test('BEY-49: what only says what a thing is like is not what a title is of', () => {
  for (const [currency, title, kind, other] of [
    ['VND', 'Giày nữ cao cấp giảm giá', 'shoes', 'hat'],
    ['VND', 'Chân váy jean Rimba', 'skirt', 'jeans'],
    ['IDR', 'Laptop HP 14 inch Ryzen 5', 'notebook', 'phone'],
    ['IDR', 'Rolling luggage Lojim - tas anak', 'suitcase', 'phone'],
    ['IDR', 'Lojim koper hardcase 20 inch', 'suitcase', 'case'],
    ['IDR', 'Sabun madu alami 90 g', 'soap', 'honey'],
    ['MYR', 'realme C99 8GB 256GB | 108MP zoom camera', 'phone', 'camera'],
    ['MYR', 'Skin Game toner 100 ml', 'toner', 'game'],
    ['MYR', 'Coffee body scrub Nuri', 'body scrub', 'coffee'],
    ['MYR', '60W charger cable type C', 'charging cable', 'charger'],
    ['THB', 'ผ้านุ่มมาก กางเกงใน Nuri', 'underwear', 'fabric'],
    ['PHP', 'Car perfume Aroma Nuri', 'air freshener', 'car'],
  ] as const) {
    expect(kindsOf(title, currency), title).toContain(kind);
    expect(kindsOf(title, currency), title).not.toContain(other);
  }
  expect(kindsOf('Handel koper, koper 20 inch', 'IDR')).not.toContain('suitcase');
  expect(kindsOf('Honey 500 g', 'SGD')).toContain('honey');
  expect(kindsOf('Iced coffee bottle 250 ml', 'SGD')).toContain('coffee');
});

test('BEY-49: of a name of two things the rest of the title decides which it is', () => {
  for (const [currency, title, kind, other] of [
    ['SGD', 'Refillable leather travel notebook B6, 96 sheets', 'notebook paper', 'notebook'],
    ['THB', 'โน๊ตบุ๊ค เล่มเล็ก 64 แผ่น ปกหนัง', 'notebook paper', 'notebook'],
    ['VND', 'Notebook A5 giấy kẻ ngang 200 trang', 'notebook paper', 'notebook'],
    ['MYR', 'Notebook Lenoxa 14 inch RAM 8GB, lined sleeve free', 'notebook', 'notebook paper'],
    ['IDR', 'Keyboard musik Nuri 61 tuts', 'piano', 'keyboard'],
    ['SGD', 'Mechanical keyboard Lojim 61 keys hot swap', 'keyboard', 'piano'],
    ['SGD', 'Iron 65 mg, 120 capsules', 'supplement', 'iron'],
    ['SGD', 'Steam iron Domia 2400 W ceramic plate', 'iron', 'supplement'],
    ['SGD', 'Toner powder for laser printer 100 g', 'printer ink', 'toner'],
    ['SGD', 'Glass charger plates for weddings', 'plate', 'charger'],
    ['SGD', 'Glass food container 1 L with lid', 'food container', 'glass'],
    ['THB', 'Kettla Nova blender, glass jug', 'blender', 'glass'],
    ['IDR', 'Mainan blender anak bisa nyala', 'toy', 'blender'],
    ['VND', 'Đồ chơi máy giặt mini', 'toy', 'washing machine'],
    ['IDR', 'Keripik pisang manis 200 g', 'chips', 'banana'],
    ['VND', 'Kẹo dừa Nuri', 'candy', 'coconut'],
    ['PHP', 'Undated notebook planner, to-do list', 'notebook paper', 'notebook'],
    ['PHP', 'Lucky jade bracelet | handmade by Nuri TV', 'bracelet', 'television'],
    ['VND', 'Sim du lịch Nuri, China Mobile', 'sim card', 'phone'],
    ['THB', 'กราโนล่าน้ำผึ้ง Nuri 400 กรัม', 'cereal', 'honey'],
    ['SGD', 'Nuri Simple notebook, eye-friendly paper', 'notebook paper', 'notebook'],
  ] as const) {
    expect(kindsOf(title, currency), title).toContain(kind);
    expect(kindsOf(title, currency), title).not.toContain(other);
  }
  for (const [currency, title, kind] of [
    ['SGD', 'Magnesium glycinate 400 mg 180 tablets', 'tablet'],
    ['SGD', 'Dishwasher tablets lemon 60 pcs', 'dishwasher'],
    ['MYR', 'Mouse trap glue board Felto 4 pcs', 'mouse'],
    ['VND', 'Chuột nhồi bông cho mèo', 'mouse'],
    ['THB', 'จานดาวเทียม 60 ซม.', 'plate'],
    ['SGD', 'Hex nuts M8 stainless 50 pcs', 'nuts'],
    ['SGD', 'Football fan scarf red and white', 'fan'],
    ['PHP', 'Front fork 26 mm for motorcycle, pair', 'fork'],
    ['PHP', 'Folding bed for small dogs, washable', 'bed'],
    ['PHP', 'Indoor CCTV pan tilt 360', 'frying pan'],
    ['PHP', 'Oil pump of a steering rack', 'high heels'],
    ['PHP', 'Lumo hair color chocolate brown 60 ml', 'chocolate'],
    ['PHP', 'Sticker pad of Lumo gaming mouse', 'mouse'],
  ] as const)
    expect(kindsOf(title, currency), title).not.toContain(kind);
});

test('BEY-49: the lenses that glasses are sold with are no camera lens', () => {
  const title = 'Kacamata hitam Ombrai Drift lensa polarisasi';
  expect(kindsOf(title, 'IDR')).toEqual(['sunglasses']);
  expect(kindsOf('Lensa kamera 50 mm', 'IDR')).toEqual(['camera lens']);
});

test('BEY-49: marks make another word where a title has them, and none where it has none', () => {
  expect(kindsOf('Mũ cap Nuri', 'VND')).toContain('hat');
  expect(kindsOf('Ghe thuyền nhỏ', 'VND')).not.toContain('chair');
  expect(kindsOf('ghe xep', 'VND')).toContain('chair');
  expect(writtenOf('Cạp cao cáp', ['cap', 'cao', 'cap'])).toEqual(['cạp', 'cao', 'cáp']);
});

test('BEY-49: earphones without a cable are earphones', () => {
  expect(kindsOf('หูฟังไร้สาย Sonvo', 'THB')).toContain('headphone');
  expect(kindsOf('Wireless earbuds Sonvo with charging case', 'SGD')).toContain('headphone');
});

test('BEY-49: whatever a title is, its kinds and places are those of its words', () => {
  const word = fc.constantFrom('phone', 'case', 'for', 'untuk', 'with', 'เคส', 'มือถือ', 'x', '12');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (texts) => {
      const dictionary = dictionaryOf('THB');
      const { kinds, lesser } = natureOf(texts, dictionary);
      expect(new Set(kinds).size).toBe(kinds.length);
      for (const at of lesser) expect(texts[at]).toBeDefined();
      if (texts.every((text) => !dictionary.isThing(text))) expect(kinds).toEqual([]);
    }),
  );
});

test('BEY-49: accessories of a thing are none', () => {
  expect(kindsOf('Universal electric fan accessories, mesh ring', 'PHP')).not.toContain('fan');
  expect(kindsOf('Electric fan with mesh ring', 'PHP')).toContain('fan');
});

test('BEY-49: what stands behind "of" is what a title is of that names nothing before', () => {
  expect(kindsOf('Talambuhay ng Bayani Books (32 pages)', 'PHP')).toContain('book');
  expect(kindsOf('Adaptor untuk hp Lumo', 'IDR')).not.toContain('phone');
  expect(kindsOf('Universal untuk hp Lumo', 'IDR')).not.toContain('phone');
});

test('BEY-49: a motorcycle only says where clothes are worn; cloth, windscreens and fans are no things', () => {
  const rain = kindsOf('Waterproof motorcycle terno raincoat with reflector', 'PHP');
  expect(rain).toContain('raincoat');
  expect(rain).not.toContain('motorcycle');
  expect(kindsOf('Teflon high temperature cloth', 'PHP')).not.toContain('frying pan');
  expect(kindsOf('Teflon wok frying pan', 'PHP')).toContain('frying pan');
  expect(kindsOf('Car windscreen umbrella foldable', 'PHP')).not.toContain('umbrella');
  expect(kindsOf('Jaket football fans', 'IDR')).not.toContain('fan');
});

test('BEY-49: what a maker calls its series is no part of the thing', () => {
  expect(kindsOf('Sonvo Flex wireless headphones, Bluetooth 5.4', 'SGD')).toContain('headphone');
  expect(kindsOf('Laptop kerja Qubix Flex 8 layar 14 inci', 'IDR')).toContain('notebook');
  expect(kindsOf('สมาร์ตโฟน Teqra Flex 2 128 GB', 'THB')).toContain('phone');
  expect(kindsOf('Flex on off hp Samsung A10', 'IDR')).not.toContain('phone');
  expect(kindsOf('Samsung A10 flex smartphone', 'SGD')).not.toContain('phone');
  expect(kindsOf('Original flex cable for smartphone', 'SGD')).not.toContain('phone');
});

test('BEY-49: a title that is free of something is not of that', () => {
  for (const [title, kind] of [
    ['Purelle Calm body lotion, fragrance free', 'perfume'],
    ['Krungo Harvest chocolate, sugar free', 'sugar'],
  ] as const)
    expect(kindsOf(title, 'SGD'), title).not.toContain(kind);
  expect(kindsOf('Purelle Dew perfume, free shipping', 'SGD')).toContain('perfume');
});
