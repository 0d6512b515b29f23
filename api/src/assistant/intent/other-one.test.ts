/** The other of two, what is refused no more, orders asked on, and what must be warned of. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { withThatCode } from './code.ts';
import { understand } from './follow.ts';
import type { Question } from './question.ts';

type Case = readonly [CurrencyCode, readonly string[], Partial<Question>];
const after = (currency: CurrencyCode, turns: readonly string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['VND', ['tai nghe chống ồn', 'cái thứ hai giá bao nhiêu', 'thế cái kia?'], { places: [0] }],
  ['SGD', ['headphones', 'how much is the first one', 'and the other one?'], { places: [1] }],
  ['IDR', ['headphone', 'yang pertama berapa', 'kalau yang satunya lagi?'], { places: [1] }],
  ['PHP', ['power bank', 'magkano yung pangalawa', 'yung isa?'], { places: [0] }],
  ['THB', ['หูฟัง', 'อันแรกราคาเท่าไหร่', 'แล้วอีกอันล่ะ'], { places: [1] }],
] satisfies Case[])(
  'BEY-10: in %s the other one is the other of two: %s',
  (currency, turns, meant) => {
    expect(after(currency, turns)).toMatchObject(meant);
  },
);

test('BEY-10: of two that were named one after the other both are compared', () => {
  const turns = ['Is 6,690 okay for the Sonvo Plus 7?', 'how much is the Sonvo Duo'];
  const { kind, things } = after('PHP', [...turns, 'alin mas sulit sa dalawa?']);
  expect({ kind, things }).toEqual({ kind: 'COMPARE', things: ['Sonvo Plus 7', 'Sonvo Duo'] });
});

test('BEY-10: what was refused and is asked for after all is refused no more', () => {
  const turns = [
    'nồi chiên không dầu 5 lít, không lấy Saapan',
    'thôi cũng được, cho xem con Saapan',
  ];
  const { of, things } = after('VND', turns);
  expect({ of, things }).toEqual({ of: 'nồi chiên không dầu 5 lít', things: ['Saapan'] });
});

test.each([
  ['MYR', ['macam mana nak pulangkan barang rosak', 'berapa hari ada?']],
  ['VND', ['tôi muốn hủy đơn hàng', 'gọi số nào?']],
] as const)('BEY-10: in %s what follows on an order is of orders too: %s', (currency, turns) => {
  expect(after(currency, turns).kind).toBe('SERVICE');
});

test.each([
  ['SGD', 'can my mum take it with her warfarin?', 'medicine'],
  ['THB', 'กินวิตามินคู่กับยาความดันได้มั้ย', 'medicine'],
  ['SGD', 'help, the power bank I bought yesterday is swelling up and hot', 'defect'],
  ['THB', 'พาวเวอร์แบงค์ที่ซื้อมามันบวม ทำไงดี', 'defect'],
  ['IDR', 'powerbank yang baru beli kok kembung', 'defect'],
  ['MYR', 'bateri phone saya dah kembung', 'defect'],
  ['VND', 'cục sạc mới mua bị bốc khói', 'defect'],
  ['PHP', 'yung charger ko umuusok', 'defect'],
  ['VND', 'da mình hay bị dị ứng, dùng kem dưỡng thể nào được?', 'safety'],
] as const)('BEY-10: in %s one is warned: %s', (currency, text, warning) => {
  expect(after(currency, [text])).toMatchObject({ kind: 'WARNING', warning });
});

test.each([
  [
    'IDR',
    ['Berapa harga terendah air fryer Morika Slim?', 'sekarang 709rb itu termasuk murah gak'],
  ],
  ['THB', ['เต็นท์', 'นอนได้กี่คน']],
  ['MYR', ['beras organik berapa sekilo']],
  ['SGD', ['power bank that does not get hot']],
  ['IDR', ['hp yang baterainya awet']],
] as const)('BEY-10: in %s nobody is frightened without need: %s', (currency, turns) => {
  expect(after(currency, turns).warning).toBeUndefined();
});

test.each([
  ['โค้ด WEEKEND150 ใช้ยังไงอ่ะ', 'ในตะกร้ามี 550 ใช้ได้มั้ย', 'WEEKEND150'],
  ['Kode DESK20 masih berlaku?', 'kalau belanja 700 ribu dapet potongan berapa?', 'DESK20'],
  ['APP5 if I spend $25 how much I save?', 'and if only $15?', 'APP5'],
])('BEY-50: a sum after a code is of that code: %s, %s', (before, text, code) => {
  expect(withThatCode(text, [before])).toBe(`${text} (code ${code})`);
});
