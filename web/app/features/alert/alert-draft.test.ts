import { expect, test } from 'vitest';
import { draftFrom } from './alert-draft.ts';

const draftOf = (query: string) => draftFrom(new URLSearchParams(query), true);

test('AMB-68: a new alert begins with the words and the price that its address names', () => {
  expect(draftOf('keyword=rice+cooker&maxAmount=50000')).toMatchObject({
    keyword: 'rice cooker',
    rule: { frequency: 'INSTANT', maxAmount: 50_000 },
  });
  for (const wrong of ['', '0', '-5', '1.5', '1e9', '1234567890123', 'x', '500USD', '฿500', '๕๐๐'])
    expect(draftOf(`keyword=a&maxAmount=${wrong}`).rule, wrong).toEqual({ frequency: 'INSTANT' });
});
