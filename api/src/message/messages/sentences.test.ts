import { expect, test } from 'vitest';
import { sayMessage } from './sentences.ts';

test('a day in a message is written as its reader writes days', () => {
  const said = (lang: 'th' | 'en' | 'id') =>
    sayMessage(lang, 'award.expired', { prize: '2026-11-30 mug', day: '2026-11-30' });
  expect(said('en')).toEqual({
    title: 'Your prize expired: 2026-11-30 mug',
    text: 'No address was entered by 30 Nov 2026.',
  });
  expect(said('th').text).toContain('ภายใน 30 พ.ย. 2026');
  expect(said('id').text).toContain('sampai 30 Nov 2026');
});
