/** Sentences whose words no rule knows are read by examples; what names goods stays a search. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from './follow.ts';
import type { Question } from './question.ts';

type Case = readonly [CurrencyCode, readonly string[], Partial<Question>];

// written by people who saw neither rules nor examples
test.each([
  ['IDR', ['min ini tuh toko apa bukan sih, kok gaada tombol keranjang'], { kind: 'SERVICE' }],
  ['SGD', ['who made u, are you shopees own bot or what'], { kind: 'ABOUT', about: ['person'] }],
  [
    'MYR',
    ['anak sy baru 3 minggu, pipi naik ruam merah2. losyen purelle tu boleh sapu tak'],
    { kind: 'WARNING' },
  ],
  ['THB', ['เวปนี้ขายเองหรือแค่พาไปช้อปปี้คะ'], { kind: 'SERVICE' }],
  ['PHP', ['libre lang ba tong khum?'], { kind: 'ABOUT', about: ['free'] }],
  [
    'IDR',
    ['ada voucher tiktok shop apa aja', 'bisa digabung sama gratis ongkir ga, blanjaku 150rb'],
    { kind: 'STACKING' },
  ],
  [
    'IDR',
    ['speaker nuvox flex', 'pernah lbh murah dr itu gak 3 bln terakhir'],
    { kind: 'GOOD_PRICE', things: [] },
  ],
  [
    'IDR',
    ['bayi 4 bln boleh pake losion petalia rosy yg tanpa parfum ga bun'],
    { kind: 'WARNING', warning: 'infant' },
  ],
] satisfies Case[])('BEY-49: in %s %j is read by examples', (currency, turns, asked) => {
  const [text = '', ...before] = turns.toReversed();
  expect(understand(text, before.toReversed(), currency)).toMatchObject(asked);
});

test('BEY-49: an amount after an alert is that of the alert', () => {
  const turns = ['ping me when the air fryer falls below 90'];
  expect(understand('hmm change that to 85 lah', turns, 'SGD')).toMatchObject({
    kind: 'ALERT',
    amount: 85_00,
  });
});

test('BEY-49, property: a kind with traits and a name is looked for, whatever its name is', () => {
  const letters = fc.stringMatching(/^[b-df-hj-np-tv-z][aeiou][b-df-hj-np-tv-z]{1,2}[aeiou]$/);
  const kinds = fc.constantFrom('kettle', 'headphones', 'running shoes', 'rice cooker', 'backpack');
  fc.assert(
    fc.property(letters, letters, kinds, fc.nat(9), (maker, line, kind, figure) => {
      const name = `${maker} ${line} ${figure} ${kind}`;
      const { kind: read, things } = understand(name, [], 'SGD');
      expect(read, name).toBe('FIND');
      expect(things.join(' '), name).toContain(kind.split(' ')[0]);
    }),
    { numRuns: 60 },
  );
});
