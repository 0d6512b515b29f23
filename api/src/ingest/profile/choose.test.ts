import { expect, test } from 'vitest';
import { chooseMapping } from './choose.ts';

test('OPS-21: a feed with a column for the picture and one for more of them has both; one with many alone has those', () => {
  const both = chooseMapping(['id', 'title', 'price', 'url', 'image', 'images'], {});
  expect(both.columns).toMatchObject({ image: [4], images: [5] });
  expect(both.unused).toEqual([]);
  const many = chooseMapping(['id', 'title', 'price', 'url', 'images'], {});
  expect(many.columns.image).toEqual([4]);
});
