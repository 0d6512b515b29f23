/** Turns that were once read as the opposite of what they say, or as nothing of the kind. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf } from '../../search/index.ts';
import { reckoningIn } from '../sum/voucher.ts';
import { understand } from './follow.ts';

const after = (currency: CurrencyCode, ...turns: readonly string[]) =>
  understand(turns.at(-1) as string, turns.slice(0, -1), currency);
const readOf = (currency: CurrencyCode, ...turns: readonly string[]) => {
  const { kind, things } = after(currency, ...turns);
  return { kind, ...intentOf(things[0] ?? '', currency) };
};

test.each([
  ['THB', ['รองเท้าวิ่ง', 'ขอแบบที่ไม่ได้ขายในลาซาด้า'], ['LAZADA']],
  ['IDR', ['sepatu lari', 'yang gak dijual di Shopee'], ['SHOPEE']],
  ['PHP', ['blender but not Kettla and not from Lazada, around 2k'], ['LAZADA']],
] as const)('BEY-49: in %s %j keeps a platform out', (currency, turns, notPlatforms) => {
  const read = readOf(currency, ...turns);
  expect(read).toMatchObject({ kind: 'FIND', notPlatforms });
  expect(read.platforms).toBeUndefined();
});

test.each([
  ['THB', ['เครื่องปริ้น', 'เกิน 3,500 ไม่เอานะ'], 3500_00],
  ['THB', ['หูฟัง', 'แพงกว่า 900 ไม่เอา'], 900_00],
] as const)('BEY-49: in %s %j is the most', (currency, turns, maxAmount) => {
  const read = readOf(currency, ...turns);
  expect(read).toMatchObject({ kind: 'FIND', maxAmount });
  expect(read.minAmount).toBeUndefined();
});

test('BEY-10: a present may cost more, within what is said; what somebody owns is left out', () => {
  const present = ['ซื้ออะไรให้แม่ดี ชอบปลูกต้นไม้ งบ 500', 'มีอะไรแพงขึ้นอีกนิดไหม ไม่เกิน 800'];
  expect(after('THB', ...present)).toMatchObject({ kind: 'PRESENT', by: 'DEARER' });
  expect(readOf('THB', ...present).maxAmount).toBe(800_00);
  const without = (currency: CurrencyCode, ...turns: readonly string[]) =>
    readOf(currency, ...turns).without;
  expect(
    without('SGD', 'gift for a colleague, loves coffee, $15', 'she already has a drip set'),
  ).toEqual(['drip']);
  expect(
    without('IDR', 'kado anak cewek umur 4 tahun, maks 100rb', 'krayonnya udah punya'),
  ).toEqual(['krayon']);
  expect(without('THB', 'ของจับฉลาก งบ 300', 'ไม่เอาของกิน')).toEqual(['ของกิน']);
});

test.each([
  ['IDR', ['paket saya udah 5 hari belom nyampe, bisa cek resinya?'], 'SERVICE'],
  ['SGD', ['am I allowed to bring honey into Australia from here'], 'WARNING'],
  ['IDR', ['power bank yang boleh dibawa ke pesawat'], 'FIND'],
  ['VND', ['ma giam gia Lazada', 'tiktok thi sao'], 'COUPONS'],
  ['IDR', ['diskon terbesar', 'harga coretnya itu beneran gak sih'], 'EXPLAIN'],
  ['PHP', ['tell me when running shoes go below 900', 'and also a basketball below 550'], 'ALERT'],
  ['VND', ['show me something nice for a new apartment under 300k'], 'PRESENT'],
  ['SGD', ['smartphones', 'compare the frist two'], 'COMPARE'],
  ['SGD', ['seller sent me the wrong colour, can I get a refund'], 'SERVICE'],
  ['THB', ['สั่งของไปแล้วอยากเปลี่ยนที่อยู่จัดส่ง ทำยังไงคะ'], 'SERVICE'],
  ['THB', ['คูปองลาซาด้า', 'ใช้พร้อมโค้ดร้านได้มั้ย'], 'STACKING'],
  ['THB', ['หลานชาย 8 ขวบ บ้าบอลมาก วันเกิดเสาร์นี้'], 'PRESENT'],
  ['SGD', ['housewarming for a couple, 40 bucks, no candles'], 'PRESENT'],
  ['SGD', ['biggest discount today', 'any ending before midnight'], 'ENDING'],
  ['SGD', ['any end table below 100'], 'FIND'],
  ['IDR', ['bayi 4 bln boleh pake losion petalia rosy yg tanpa parfum ga bun'], 'WARNING'],
] as const)('BEY-10: in %s %j is read as %s', (currency, turns, kind) => {
  expect(after(currency, ...turns).kind).toBe(kind);
});

test('BEY-10: of what is claimed no price is left in the name, and a word keeps the marks of its own turn', () => {
  const { kind, things } = after(
    'IDR',
    'headphone Mirelle Pro 4 dicoret jadi 1.239.000, diskonnya beneran gak',
  );
  expect([kind, ...things]).toEqual(['EXPLAIN', 'headphone Mirelle Pro 4']);
  expect(after('VND', 'sơn móng tay dưới 100k', 'lấy thêm cây son').things[0]).toContain('son');
});

test.each([
  ['SGD', ['any good blender below 50', 'which one better for smoothies w frozen fruit']],
  ['IDR', ['blender di bawah 500rb', 'yang bagus buat jus buah yang mana']],
  ['THB', ['เครื่องปั่นไม่เกิน 1500', 'ตัวไหนเหมาะปั่นผลไม้แช่แข็ง']],
  ['MYR', ['pengisar bawah rm150', 'yang mana sesuai untuk jus buah']],
  ['VND', ['tìm máy xay sinh tố', 'cái nào hợp để xay trái cây']],
] as const)('BEY-10: in %s what %j is for is looked for no more', (currency, turns) => {
  expect(after(currency, ...turns).kind).toBe('PICK');
});

test.each([
  ['THB', ['ข้าว 5 โล 224 กับถุงโลนึง 49 อันไหนคุ้มกว่า']],
  ['THB', ['หมูโลละ 155 กับแพ็คครึ่งโล 72 อันไหนถูก']],
  ['IDR', ['beras 5kg 75rb atau sekilo 16rb']],
  ['PHP', ['bigas 5 kilo 265 o isang kilo 55 mas sulit']],
  ['VND', ['gạo túi 5kg 120k hay một ký 26k']],
  ['SGD', ['a kilo for 8.50 or 400g for 3.20 which cheaper']],
] as const)('BEY-50: in %s one of a unit is a size in %j', (currency, turns) => {
  expect(after(currency, ...turns).kind).toBe('PACKS');
});

test('BEY-50: the basket that something was taken out of is the basket of the sum', () => {
  const { kind, things } = after(
    'SGD',
    'can stack shop voucher $5 off min $40 with platform 8% off cap $6 min $50? cart is 58.40',
    'if i take out one thing become 47 then?',
  );
  expect([kind, reckoningIn(things[0] ?? '', 'SGD')?.prices]).toEqual(['RECKON', [47_00]]);
});

test('BEY-49: what is too heavy is a limit of weight, and no price; a friend says why', () => {
  const turns = ['โน๊ตบุ๊คเรียนวิดคอม งบ 2 หมื่น', 'ไม่เอาหนักเกิน 1.5 โล', 'ไม่เอา corvia นะ เพื่อนใช้แล้วบ่นร้อน'];
  const read = readOf('THB', ...turns);
  expect(read).toMatchObject({ kind: 'FIND', maxAmount: 20_000_00, without: ['corvia'] });
  expect(read.minAmount).toBeUndefined();
  expect(after('THB', ...turns).things[0]).toContain('ไม่เกิน 1.5 โล');
});

test('BEY-10: lines of a screen are no price; behind a size a figure is what it costs', () => {
  const { kind, amount, things } = after('THB', 'ทีวี breezo 65 นิ้ว 4k เคยลงต่ำสุดเท่าไหร่อะ');
  expect([kind, amount, ...things]).toEqual(['GOOD_PRICE', undefined, 'ทีวี breezo 65 นิ้ว 4k']);
  const real = after('THB', 'krungo gold 5 โล 149 นี่ลดจริงหรือลดปลอมอะ');
  expect([real.kind, ...real.things]).toEqual(['EXPLAIN', 'krungo gold 5 โล']);
});

test('BEY-10: an alert for a million and a tenth is none for the figure of a name', () => {
  const { kind, amount, things } = after(
    'VND',
    'báo mình khi xe scooter pedalo pace 4 xuống dưới 1tr1',
  );
  expect([kind, amount, ...things]).toEqual(['ALERT', 1_100_000, 'xe scooter pedalo pace 4']);
});

test.each([
  ['THB', 'หม้อทอดไร้น้ำมันไม่เกิน 1500', 'เอาของ cuchina มีมั้ยคะ สีขาวยิ่งดี', 'หม้อทอดไร้น้ำมัน'],
  ['SGD', 'running shoes', 'got kazeo in black?', 'running shoes'],
  ['IDR', 'air fryer di bawah 1jt', 'ada morika warna putih?', 'air fryer'],
  ['VND', 'tim tai nghe duoi 500k', 'hãng teqra màu trắng có ko', 'tai nghe'],
] as const)(
  'BEY-49: in %s after %j a colour of a maker in %j is of %s',
  (currency, known, said, thing) => {
    const { kind, things } = after(currency, known, said);
    expect(kind).toBe('FIND');
    expect(things[0]).toContain(thing);
  },
);

test('BEY-10: the biggest discounts of a department today are of that department', () => {
  const { kind, things } = after('THB', 'วันนี้ของแม่และเด็กอะไรลดเยอะสุดคะ');
  expect([kind, ...things]).toEqual(['BIGGEST', 'แม่และเด็ก']);
});

test('BEY-10: honey for a child is warned of, however it is asked', () => {
  expect(after('THB', 'แล้วน้ำผึ้งผสมน้ำให้ลูกกินได้ยัง แม่สามีบอกว่าดีแก้ท้องผูก').kind).toBe('WARNING');
  expect(after('IDR', 'madu boleh dikasih anak ga').kind).toBe('WARNING');
  expect(after('THB', 'น้ำผึ้งไม่เกิน 200').kind).toBe('FIND');
});

test('BEY-49: another budget that will do as well is the budget', () => {
  const read = readOf('SGD', 'wireless headphones below 60', 'ok 120 also can but dun want aira');
  expect(read).toMatchObject({ kind: 'FIND', maxAmount: 120_00, without: ['aira'] });
});
