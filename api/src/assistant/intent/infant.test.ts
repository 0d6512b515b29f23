/** Milk, juice and pillows for whoever is below a year are warned of; their bottles are goods. */
import { expect, test } from 'vitest';
import { understand } from './follow.ts';

test.each([
  ['PHP', 'may gatas ba for newborn'],
  ['PHP', 'pwede ba fresh milk sa 5 months old'],
  ['PHP', 'juice para sa 4 months na baby'],
  ['IDR', 'susu untuk bayi baru lahir'],
  ['IDR', 'susu uht buat anak 8 bulan'],
  ['IDR', 'bantal bayi baru lahir'],
  ['MYR', 'susu utk baby 1 bulan'],
  ['MYR', 'bantal utk newborn'],
  ['MYR', 'air masak utk bayi 2 bulan'],
  ['SGD', 'milk for my newborn'],
  ['SGD', 'honey for newborn'],
  ['SGD', 'pillow for newborn'],
  ['THB', 'นมเด็กแรกเกิด'],
  ['THB', 'นมกล่องสำหรับเด็ก 6 เดือน'],
  ['THB', 'น้ำผลไม้ให้ลูก 4 เดือน'],
  ['VND', 'sữa cho trẻ sơ sinh'],
  ['VND', 'sua cho tre so sinh'],
  ['VND', 'nước ép cho bé 4 tháng'],
  ['VND', 'gối cho trẻ sơ sinh'],
  ['SGD', 'for newborn', 'milk'],
  ['PHP', 'para sa newborn sana', 'gatas'],
  ['THB', 'ให้ทารกได้ไหม', 'นมกล่อง'],
] as const)('BEY-10: in %s “%s” is warned of', (currency, text, ...before) => {
  expect(understand(text, before, currency)).toMatchObject({ kind: 'WARNING', warning: 'infant' });
});

test.each([
  ['SGD', 'bottle for newborn'],
  ['SGD', 'diapers newborn'],
  ['SGD', 'baby water bottle'],
  ['SGD', 'breast milk storage bag for newborn'],
  ['SGD', 'milk for my 5 year old'],
  ['SGD', 'socks for newborn', 'milk'],
  ['IDR', 'botol dot susu bayi'],
  ['IDR', 'penghangat susu bayi'],
  ['MYR', 'pam susu utk bayi'],
  ['MYR', 'botol susu newborn'],
  ['PHP', 'bote ng gatas para sa baby'],
  ['THB', 'ขวดนมทารก'],
  ['THB', 'เครื่องอุ่นนมทารก'],
  ['THB', 'หมอนให้นมทารก'],
  ['VND', 'bình sữa cho trẻ sơ sinh'],
  ['VND', 'sữa tắm cho bé sơ sinh'],
  ['VND', 'nước giặt cho trẻ sơ sinh'],
] as const)('BEY-10: in %s “%s” looks for goods', (currency, text, ...before) => {
  expect(understand(text, before, currency).kind).toBe('FIND');
});
