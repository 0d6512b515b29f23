/** What is asked of a list or a product that was shown: how it moved, what it goes on with. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from './follow.ts';

const after = (currency: CurrencyCode, turns: readonly string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['IDR', ['cari blender', 'harga tiga bulan terakhir naik atau turun?'], { span: 'quarter' }],
  ['SGD', ['blenders', 'how has the price moved, did it go up or down?'], {}],
  ['SGD', ['blenders', 'and the second one, has it gone up?'], { places: [1] }],
  ['THB', ['หม้อทอดไร้น้ำมัน', 'สามเดือนที่ผ่านมาราคาขึ้นหรือลง'], { span: 'quarter' }],
  ['THB', ['หูฟัง', 'ตัวแรกราคาช่วงที่ผ่านมาเป็นยังไงบ้าง'], { places: [0] }],
  ['VND', ['tai nghe', 'giá ba tháng qua tăng hay giảm?'], { span: 'quarter' }],
  ['VND', ['tai nghe', 'gia 3 thang qua tang hay giam'], {}],
  ['MYR', ['air fryer', 'naik ke turun harga dia sebulan ni'], { span: 'month' }],
  ['PHP', ['air fryer', 'tumaas ba o bumaba ang presyo nitong tatlong buwan'], { span: 'quarter' }],
  ['SGD', ['power bank', 'price trend of the cheapest one?'], { by: 'CHEAPEST' }],
  [
    'IDR',
    ['harga blender Stovia Core lagi naik apa turun ya'],
    { things: ['blender Stovia Core'] },
  ],
  ['SGD', ['blenders', 'Aira Nova price trend'], { things: ['Aira Nova'] }],
  ['SGD', ['did headphone prices go up?'], { things: ['headphone'] }],
] as const)('BEY-10: in %s, after %j the history of the price is asked for', (...row) => {
  const [currency, turns, meant] = row;
  expect(after(currency, turns)).toMatchObject({ kind: 'MOVED', ...meant });
});

test('BEY-10: whether a price of now is good asks for no history', () => {
  for (const [currency, text] of [
    ['THB', 'หูฟังราคานี้ดีไหม'],
    ['IDR', 'harga blender ini bagus ga'],
    ['SGD', 'is the blender a good price'],
  ] as const)
    expect(after(currency, [text]).kind, text).toBe('GOOD_PRICE');
});

test.each([
  ['SGD', 'rice 5 kg vs 1 kg per kilo', ['rice 5 kg', 'rice 1 kg']],
  ['SGD', 'honey 250g or 500g, which is cheaper per 100 g', ['honey 250g', 'honey 500g']],
  ['THB', 'ข้าว 5 กก. กับ 1 กก. อันไหนถูกกว่าต่อกิโล', ['ข้าว 5 กก', 'ข้าว 1 กก']],
  ['IDR', 'beras 5 kg atau 1 kg, lebih murah mana per kilo?', ['beras 5 kg', 'beras 1 kg']],
  ['VND', 'gạo 5kg hay 1kg rẻ hơn tính theo kg', ['gạo 5kg', 'gạo 1kg']],
  ['SGD', 'grapes or avocado, which is cheaper per kilo', ['grapes', 'avocado']],
  ['THB', 'องุ่นกับอโวคาโด อันไหนถูกกว่าต่อกิโล', ['องุ่น', 'อโวคาโด']],
  ['IDR', 'anggur atau alpukat, mana lebih murah per kilo?', ['anggur', 'alpukat']],
  ['PHP', 'grapes o apples, alin mas mura kada kilo', ['grapes', 'apples']],
] as const)('BEY-10, BEY-20: in %s "%s" compares two by the unit', (currency, text, things) => {
  expect(after(currency, [text])).toMatchObject({ kind: 'UNITS', things });
});

test.each([
  ['THB', ['โน้ตบุ๊ก', 'เบาๆ'], 'light', 'โน้ตบุ๊ก'],
  ['IDR', ['laptop', 'yang ringan'], 'light', 'laptop'],
  ['SGD', ['laptops', 'light ones'], 'light', 'laptops'],
  ['VND', ['laptop', 'nhẹ'], 'light', 'laptop'],
  ['SGD', ['headphones', 'long battery'], 'lasting', 'headphones'],
  ['MYR', ['power bank besar'], 'big', 'power bank'],
  ['PHP', ['suitcase', 'maliit lang'], 'small', 'suitcase'],
  ['THB', ['โน้ตบุ๊กเบาๆ งบ 20000'], 'light', 'โน้ตบุ๊ก <= 20000'],
] as const)('BEY-10: in %s an adjective of %j is an order', (currency, turns, order, of) => {
  expect(after(currency, turns).alike).toEqual({ order, of });
});

test.each([
  ['SGD', ['headphones', 'most reviewed'], { by: 'REVIEWED', things: ['headphones'] }],
  ['IDR', ['headphone paling banyak ulasan'], { by: 'REVIEWED', things: ['headphone'] }],
  ['THB', ['หูฟัง', 'รีวิวเยอะสุดตัวไหน'], { by: 'REVIEWED', things: ['หูฟัง'] }],
  ['VND', ['tai nghe nhiều đánh giá nhất'], { by: 'REVIEWED', things: ['tai nghe'] }],
  ['IDR', ['barang dapur', 'dari semua itu mana yang paling murah?'], { by: 'CHEAPEST' }],
  ['SGD', ['kitchen stuff', 'out of all those, best rated?'], { by: 'RATED', isSorted: true }],
  ['THB', ['หูฟัง งบ 50', 'ตัวไหนถูกสุดในนี้'], { by: 'CHEAPEST', things: [] }],
  ['THB', ['ของใช้ในครัว', 'ในทั้งหมดนั้นอันไหนลดเยอะสุด'], { kind: 'BIGGEST' }],
] as const)('BEY-10: in %s %j is an order of what was shown', (currency, turns, meant) => {
  const question = after(currency, turns);
  expect(question).toMatchObject(meant);
  expect(question.isOfAll).not.toBe(true);
});

test.each([
  ['IDR', ['hp 128 GB', '256 nambah brp'], ['hp 128 GB', 'hp 256 GB']],
  [
    'SGD',
    ['smartphone 128 gb', 'how much more for 256?'],
    ['smartphone 128 gb', 'smartphone 256 gb'],
  ],
  ['THB', ['มือถือ 128 GB', '256 เพิ่มกี่บาท'], ['มือถือ 128 GB', 'มือถือ 256 GB']],
] as const)('BEY-10: in %s %j asks what another size costs more', (currency, turns, things) => {
  expect(after(currency, turns)).toMatchObject({ kind: 'EXTRA', things });
});

test.each([
  [
    'SGD',
    ['headphones', 'how about speakers?', 'compare with the one before'],
    ['headphones', 'speakers'],
  ],
  ['THB', ['หูฟัง', 'ลำโพง', 'เทียบกับตัวก่อนหน้า'], ['หูฟัง', 'ลำโพง']],
] as const)(
  'BEY-10: in %s %j compares with what was spoken of before',
  (currency, turns, things) => {
    expect(after(currency, turns)).toMatchObject({ kind: 'COMPARE', things });
  },
);

test('BEY-10: the one before is the card that was spoken of before', () => {
  const turns = ['headphone', 'yang kedua harganya bagus?', 'kalau yang ketiga?'];
  expect(after('IDR', [...turns, 'bandingin sama yang sebelumnya'])).toMatchObject({
    kind: 'COMPARE',
    places: [1, 2],
  });
});

test.each([
  ['THB', ['ขวดนม', 'ขวดคอกว้าง'], 'ขวดนม คอกว้าง'],
  ['IDR', ['botol susu bayi', 'botol leher lebar'], 'botol susu bayi leher lebar'],
  ['SGD', ['backpacks', 'waterproof bag'], 'backpacks waterproof'],
  ['SGD', ['running shoes', 'shoes with foam sole'], 'running shoes foam sole'],
] as const)('BEY-10: in %s the wider word of %j names no other thing', (currency, turns, thing) => {
  expect(after(currency, turns)).toMatchObject({ kind: 'FIND', things: [thing] });
});

test.each([
  ['SGD', 'Aira Nova headphones now vs last month', 'Aira Nova headphones'],
  ['IDR', 'blender Stovia Core sekarang vs bulan lalu', 'blender Stovia Core'],
  ['VND', 'tai nghe Teqra Core 7 bây giờ so với tháng trước', 'tai nghe Teqra Core 7'],
  ['PHP', 'sonvo duo headphones ngayon vs last month', 'sonvo duo headphones'],
] as const)('BEY-10: in %s "%s" is one product at two times', (currency, text, thing) => {
  expect(after(currency, [text])).toMatchObject({ kind: 'GOOD_PRICE', things: [thing] });
});

test.each([
  ['IDR', 'vocer untuk hp'],
  ['IDR', 'voucher yang bisa dipakai untuk headphone'],
  ['THB', 'ส่วนลดที่ใช้กับรองเท้าได้'],
  ['PHP', 'code na pwede gamitin pambili ng phone'],
  ['MYR', 'baucar yang boleh guna untuk telefon'],
  ['VND', 'mã giảm giá dùng được cho tai nghe'],
  ['SGD', 'coupons usable with skincare'],
] as const)('BEY-10: in %s "%s" asks for coupons', (currency, text) => {
  expect(after(currency, [text]).kind).toBe('COUPONS');
});

test.each([
  ['SGD', ['milk pack of 4', 'compare with pack of 24'], ['milk 4', 'milk pack of 24']],
  ['IDR', ['beras 5 kg', 'bandingkan dengan 1 kg'], ['beras 5 kg', 'beras 1 kg']],
] as const)('BEY-10: in %s %j compares two sizes of the same', (currency, turns, things) => {
  expect(after(currency, turns)).toMatchObject({ kind: 'COMPARE', things });
});

test.each([
  ['IDR', ['madu 500 gram 65 ribu itu wajar?'], { kind: 'GOOD_PRICE', amount: 65_000_00 }],
  ['SGD', ['Aira Nova for $60, good deal?'], { kind: 'GOOD_PRICE', amount: 60_00 }],
  [
    'MYR',
    ['air fryer Morika 5 litres ok ke harga RM199?'],
    { things: ['air fryer Morika 5 litres'] },
  ],
  ['THB', ['ลำโพง Sonvo Go 8', 'ช่วงสามเดือนนี้เคยถูกสุดเท่าไหร่'], { kind: 'GOOD_PRICE' }],
  ['SGD', ['biggest price drops this week'], { kind: 'BIGGEST', things: [] }],
  ['IDR', ['diskon paling gila hari ini'], { kind: 'BIGGEST', things: [] }],
  [
    'VND',
    ['tai nghe giam gia nhieu nhat', 'freeship khong'],
    { things: ['tai nghe free shipping'] },
  ],
] as const)('BEY-10: in %s %j is read as it is meant', (currency, turns, meant) => {
  expect(after(currency, turns)).toMatchObject(meant);
});

test.each([
  ['SGD', 'headphones', 'is the first one on discount now', { places: [0] }],
  ['SGD', 'headphones', 'is it on sale?', { places: [] }],
  ['THB', 'หูฟัง', 'อันแรกลดอยู่ป่าว', { places: [0] }],
  ['IDR', 'headphone', 'yg kedua lg promo?', { places: [1] }],
  ['MYR', 'earbuds', 'yang pertama tengah sale tak', { places: [0] }],
  ['PHP', 'headphones', 'naka sale ba yung una', { places: [0] }],
  ['VND', 'tai nghe', 'cái đầu tiên có đang giảm giá không', { places: [0] }],
  ['THB', 'Aira Hush 2 ตอนนี้ลดอยู่ไหม', { things: ['Aira Hush 2'] }],
  ['SGD', 'aira nova, is it on discount', { things: ['aira nova'] }],
] as const)('BEY-10: in %s "%s" asks whether it is reduced', (currency, ...row) => {
  const turns = row.filter((one) => typeof one === 'string');
  expect(after(currency, turns)).toMatchObject({ kind: 'EXPLAIN', ...(row.at(-1) as object) });
});

test.each([
  ['SGD', 'what is on sale now?', 'DEALS'],
  ['VND', 'có gì đang giảm giá không', 'DEALS'],
  ['PHP', 'ano ang naka sale ngayon', 'DEALS'],
  ['THB', 'หูฟังลดราคาอยู่ไหม', 'BIGGEST'],
  ['MYR', 'ada diskaun tak untuk earbuds', 'BIGGEST'],
  ['IDR', 'headphone yang lagi promo', 'BIGGEST'],
] as const)('BEY-10: in %s "%s" asks what is reduced', (currency, asked, kind) => {
  expect(after(currency, [asked]).kind).toBe(kind);
});
