/** What is asked after a list, a comparison or a product that was asked about. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { heldAsked, personIn } from '../../words/index.ts';
import { understand } from './follow.ts';

const after = (currency: CurrencyCode, turns: readonly string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['SGD', 'is the Pavio One 5 a good price', 'got cheaper before or not'],
  ['SGD', 'is the Pavio One 5 a good price', 'when was it cheapest?'],
  ['SGD', 'is the Pavio One 5 a good price', 'how low has it gone'],
  ['MYR', 'harga Teqra Duo ok tak', 'bila paling murah dia pernah jadi?'],
  ['IDR', 'harga laptop Byteen Lite bagus ga', 'paling murah kapan'],
  ['PHP', 'Teqra Wave smart watch good price ba', 'kailan siya pinakamura'],
  ['VND', 'tai nghe Teqra Core giá tốt không', 'rẻ nhất khi nào'],
  ['VND', 'tai nghe Teqra Core gia tot khong', 're nhat khi nao'],
  ['THB', 'หูฟัง Teqra Core ราคาดีไหม', 'ถูกสุดเมื่อไหร่'],
] as const)('BEY-49: in %s, after %j, %j asks for the lowest that is known', (...row) => {
  const [currency, ...turns] = row;
  expect(after(currency, turns)).toMatchObject({ kind: 'GOOD_PRICE', isEver: true });
});

test('BEY-49: whether it will be cheaper, or is elsewhere, asks for no record', () => {
  for (const text of ['will it be cheaper before christmas', 'is it cheaper at lazada?'])
    expect(after('SGD', ['is the Pavio One 5 a good price', text]).isEver, text).toBeUndefined();
});

test.each([
  ['SGD', ['byteen edge 5 vs byteen pro', 'so which one to get for uni']],
  ['SGD', ['byteen edge 5 vs byteen pro', 'ok which should i go for']],
  ['IDR', ['bandingkan pawlo classic dan pawlo harvest', 'jadi mending yang mana']],
  ['MYR', ['banding byteen edge dengan byteen pro', 'jadi nak ambil yang mana']],
  ['PHP', ['compare nuvox neo and mirelle go 3', 'so alin bibilhin ko']],
  ['VND', ['so sánh byteen lite 3 với qubix flex 8', 'mua con nào lợi hơn']],
  ['THB', ['qubix max กับ corvia plus ต่างกันยังไง', 'แล้วเอาตัวไหนดี']],
] as const)('BEY-49: in %s, the last of %j asks which of the two to take', (...row) => {
  const [currency, turns] = row;
  expect(after(currency, turns)).toMatchObject({ kind: 'PICK', things: [] });
});

test.each([
  ['VND', ['quà cho bạn gái 500k', 'không lấy son, thích nước hoa hơn'], 'nước hoa', 'son'],
  ['SGD', ['gift for my wife, 60', 'not lipstick, perfume rather'], 'perfume', 'lipstick'],
  ['MYR', ['hadiah isteri rm100', 'bukan lipstick, minyak wangi'], 'minyak wangi', 'lipstick'],
  ['IDR', ['kado buat istri 300rb', 'jangan lipstik, parfum aja'], 'parfum', 'lipstik'],
  ['PHP', ['regalo para kay gf 500', 'wag lipstick, pabango na lang'], 'pabango', 'lipstick'],
  ['THB', ['ของขวัญแฟน งบ 500', 'ไม่เอาลิปสติก เอาน้ำหอมดีกว่า'], 'น้ำหอม', 'ลิปสติก'],
] as const)('BEY-49: in %s, after %j a present of one kind and not of the other', (...row) => {
  const [currency, turns, wanted, refused] = row;
  const { kind, things } = after(currency, turns);
  expect(kind).toBe('PRESENT');
  expect(things[0]).toContain(wanted);
  expect(things[0]).toContain(`-"${refused}"`);
  expect(things[0]).not.toContain(`-"${wanted}"`);
});

test('BEY-49: what is meant instead of the thing of an alert is waited for', () => {
  const meant = { kind: 'ALERT', amount: 30_000_000 };
  const [first, again] = ['báo mình khi tai nghe giảm còn 300k', 'à nhầm, loa Teqra Wave 6'];
  const { things, ...alert } = after('VND', [first, again]);
  expect([things, alert.kind]).toEqual([['loa Teqra Wave 6'], meant.kind]);
  expect(alert.amount).toBe(after('VND', [first]).amount);
});

test('BEY-49: another kind instead of the one that is refused by a word of its name', () => {
  expect(after('SGD', ['robot vacuum under 200', 'not robot, a handheld vacuum'])).toMatchObject({
    kind: 'FIND',
    things: ['handheld vacuum <= 200 -"robot"'],
  });
  const corrected = after('VND', ['robot hút bụi', 'không phải robot, máy hút bụi cầm tay']);
  expect(corrected.of).toBeUndefined();
});

test('BEY-49: months that are over are no age of a baby', () => {
  for (const text of ['ถูกสุด 3 เดือนที่ผ่านมา', 'the last 3 months', 'harga 3 bulan terakhir'])
    expect(personIn(text).age, text).toBeNull();
  for (const text of ['ลูก 3 เดือน', 'a 3 month old', 'bayi 3 bulan'])
    expect(personIn(text).age, text).toBe(0);
  const turns = ['qubix max กับ corvia plus ต่างกันยังไง', 'ตัวแรกเคยถูกกว่านี้ไหม 3 เดือนที่ผ่านมา'];
  expect(after('THB', turns)).toMatchObject({ kind: 'GOOD_PRICE', places: [0] });
});

test('BEY-49: a product by its name is asked about, whatever was spoken of before', () => {
  for (const first of ['gift for dad under 500', 'phones'])
    expect(after('SGD', [first, 'is the Lumo Wave 2 camera a good price?'])).toMatchObject({
      kind: 'GOOD_PRICE',
      things: ['Lumo Wave 2 camera'],
    });
});

test('BEY-49: after which lasts longest, cheaper is cheaper than that one', () => {
  const turns = ['bluetooth speakers with long battery', 'which lasts longest'];
  expect(after('PHP', turns)).toMatchObject({ kind: 'SIZED', size: 'lasting' });
  const than = after('PHP', [...turns, 'cheaper than that?']);
  expect(than).toMatchObject({ by: 'CHEAPER', places: [0], things: ['bluetooth speakers'] });
});

test('BEY-49: what the second can do looks for nothing else afterwards', () => {
  const turns = ['หม้อทอด งบ 1500', 'อันที่สองล้างเครื่องได้มั้ย', 'มีถูกกว่านี้อีกไหม'];
  const { by, things } = after('THB', turns);
  expect([by, things[0]]).toEqual(['CHEAPER', 'หม้อทอด <= 1500']);
});

test('BEY-49: history of the cheaper of two that were compared', () => {
  for (const text of ['price history of the cheaper one', 'price history nung mas mura'])
    expect(after('PHP', ['compare nuvox neo and mirelle go 3', text])).toMatchObject({
      kind: 'MOVED',
      by: 'CHEAPEST',
    });
});

test('BEY-49: of memory gigabytes are meant without their name', () => {
  for (const text of ['laptop RAM 16', 'laptop ram16', 'laptop 16 GB RAM'])
    expect(heldAsked(text)?.rest, text).toBe('laptop 16 GB');
});

test.each([
  ['THB', 'โลชั่น salaya', 'เอาแบบไม่มีน้ำหอม', 'โลชั่น salaya ไม่มีน้ำหอม'],
  ['SGD', 'body lotion', 'fragrance free one', 'body lotion fragrance free'],
  ['IDR', 'losion', 'yang tanpa parfum', 'losion tanpa parfum'],
] as const)('BEY-49: in %s after "%s" "%s" narrows it', (currency, thing, asked, found) => {
  expect(after(currency, [thing, asked])).toMatchObject({ kind: 'FIND', things: [found] });
});

test('BEY-49: an alert that is corrected is of the product alone', () => {
  const turns = ['bao minh khi tai nghe giam con 300k', 'a nham, loa bluetooth teqra wave 6 co'];
  expect(after('VND', turns)).toMatchObject({
    kind: 'ALERT',
    things: ['loa bluetooth teqra wave 6'],
    amount: 300_000,
  });
});
