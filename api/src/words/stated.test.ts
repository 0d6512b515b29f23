/** What shops state: titles, and attributes of feeds in whatever language. */
import { expect, test } from 'vitest';
import { heldIn } from './held.ts';
import { hoursIn, measuresIn, statesSizes } from './measure.ts';
import { statedIn } from './stated.ts';
import { wordsOf } from './words.ts';

const of = (...pairs: (readonly [string, string])[]) =>
  pairs.map(([name, value]) => ({ name, value }));
const firstOf = (text: string, dimension: string) =>
  measuresIn(text).find((one) => one.dimension === dimension)?.amount;

test.each([
  ['Memory (RAM)', '16 GB', 16, undefined],
  ['RAM', '8GB', 8, undefined],
  ['แรม', '12 GB', 12, undefined],
  ['หน่วยความจำ', '8 GB', 8, undefined],
  ['หน่วยความจำภายใน', '32 GB', undefined, 32],
  ['ความจุ SSD', '512 GB', undefined, 512],
  ['Penyimpanan', '256 GB', undefined, 256],
  ['Memori internal', '32 GB', undefined, 32],
  ['Bộ nhớ trong', '128 GB', undefined, 128],
  ['Bộ nhớ RAM', '8 GB', 8, undefined],
  ['Storage capacity', '1 TB', undefined, 1000],
  ['Internal memory', '64 GB', undefined, 64],
  ['Memory', '256 GB', undefined, 256],
  ['RAM/ROM', '8 GB + 256 GB', 8, 256],
  ['Spec', '256 GB ROM, 6 GB RAM', 6, 256],
  ['Specification', '8GB RAM 256GB SSD', 8, 256],
  ['Program', '8 GB', undefined, 8],
  ['VRAM', '8 GB', undefined, undefined],
  ['Expandable storage', 'up to 1 TB', undefined, undefined],
  ['Memory card slot', '512 GB', undefined, undefined],
] as const)(
  'BEY-10: an attribute "%s" of %s is memory or storage',
  (name, value, memory, storage) => {
    const stated = statedIn('Laptop', of([name, value]));
    expect(heldIn(stated, 'memory')?.amount).toBe(memory);
    expect(heldIn(stated, 'storage')?.amount).toBe(storage);
  },
);

test.each([
  ['ความจุแบตเตอรี่', '5000 mAh', 'charge', 5000],
  ['Kapasitas baterai', '20.000 mAh', 'charge', 20_000],
  ['Dung lượng pin', '5000mAh', 'charge', 5000],
  ['Berat', '1,3 kg', 'weight', 1300],
  ['Daya', '22,5 W', 'power', 22.5],
  ['Layar', '6,7 inci', 'length', 170.18],
  ['Package weight', '2 kg', 'weight', undefined],
  ['น้ำหนักพัสดุ', '2 กก.', 'weight', undefined],
  ['Berat maksimal pengguna', '120 kg', 'weight', undefined],
  ['Shipping weight', '2 kg', 'weight', undefined],
  ['MPN', '20000 mAh', 'charge', undefined],
  ['breadcrumb', 'Power banks > 20000 mAh', 'charge', undefined],
] as const)('BEY-10: an attribute "%s" of %s states %s %s', (name, value, dimension, amount) => {
  expect(firstOf(statedIn('Thing', of([name, value])), dimension)).toBe(amount);
});

test('BEY-10: a title wins where an attribute says otherwise', () => {
  const stated = statedIn(
    'Lumo phone 6/128 GB, 5000 mAh',
    of(['RAM', '8 GB'], ['Storage', '256 GB'], ['Battery', '4500 mAh'], ['Weight', '190 g']),
  );
  expect(heldIn(stated, 'memory')?.amount).toBe(6);
  expect(heldIn(stated, 'storage')?.amount).toBe(128);
  expect(firstOf(stated, 'charge')).toBe(5000);
  expect(firstOf(stated, 'weight')).toBe(190);
  expect(statesSizes(stated, '4500 mAh')).toBe(false);
  expect(wordsOf(stated).some(({ text }) => text === '4500' || text === '256')).toBe(false);
});

test('BEY-10: words of attributes are stated, names of them and what they deny are not', () => {
  const stated = statedIn(
    'Backpack',
    of(
      ['Colour', 'Navy blue'],
      ['Waterproof', 'No'],
      ['Features', 'Not waterproof'],
      ['Playtime', '30 hours'],
      ['Charging time', '2 hours'],
    ),
  );
  const words = wordsOf(stated).map(({ text }) => text);
  expect(words).toEqual(expect.arrayContaining(['navy', 'blue']));
  expect(words).not.toContain('waterproof');
  expect(hoursIn(stated)?.amount).toBe(30);
});

test('BEY-10: odd attributes cost little and change no title', () => {
  const title = 'Phone, 128 GB';
  expect(statedIn(title, [])).toBe(title);
  for (const value of ['', ' ', ';;;', '\u0000\u202E', '(()', '-', '8'.repeat(50_000)])
    expect(statedIn(title, of(['RAM', value])).startsWith(title)).toBe(true);
  expect(statedIn(title, [{ name: 'Colour' } as never])).toBe(title);
  const many = Array.from({ length: 5000 }, (_, at) => ({
    name: `n${at}`,
    value: '😀'.repeat(9000),
  }));
  const stated = statedIn(title, many);
  expect(stated.length).toBeLessThan(30 * 400);
  expect(stated.isWellFormed()).toBe(true);
  // neither a name nor a value reaches into its neighbours
  const apart = statedIn('Phone 12', of(['8', 'GB RAM'], ['Code', '2024'], ['mAh', 'x']));
  expect(heldIn(apart, 'memory')).toBeUndefined();
  expect(measuresIn(apart)).toEqual([]);
});
