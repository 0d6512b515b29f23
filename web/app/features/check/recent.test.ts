import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recentIn, withRecent } from './recent.ts';

const one = (at: number) => ({ url: `https://shop.example/${at}`, name: `Thing ${at}` });

test('BEY-14: the links checked last come first, each product once, eight at most', () => {
  const list = Array.from({ length: 12 }, (_, at) => one(at)).reduce(
    withRecent,
    [] as ReturnType<typeof recentIn>,
  );
  expect(list.map(({ name }) => name)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4].map((at) => `Thing ${at}`),
  );
  expect(
    withRecent(list, one(9))
      .map(({ url }) => url)
      .filter((url) => url.endsWith('/9')),
  ).toHaveLength(1);
  expect(recentIn(JSON.stringify(list))).toEqual(list);
});

test('BEY-14: whatever lies in the storage, only addresses of the web with a name are shown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      for (const { url, name } of recentIn(text))
        expect([/^https?:/.test(url), name !== '']).toEqual([true, true]);
    }),
  );
  expect(
    recentIn(
      '[{"url":"javascript:alert(1)","name":"x"},{"url":"https://a.example","name":""},null,3]',
    ),
  ).toEqual([]);
});
