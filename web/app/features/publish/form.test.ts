import { expect, test } from 'vitest';
import {
  askOf,
  endsFrom,
  flashOf,
  keywordsIn,
  movedEnd,
  wordsOf,
  wrongBy,
  wrongIn,
} from './form.ts';

const at = {
  currency: 'THB',
  ends: endsFrom(Date.parse('2026-11-22T17:30:00Z'), 'Asia/Bangkok'),
} as const;
const words = {
  ...wordsOf(null, 'Asia/Bangkok'),
  title: 'Fan',
  text: 'Quiet',
  disclosure: 'NONE' as const,
};
const deal = { ...words, url: 'https://shop.example/p', price: '1,290' };

test('P-17: prices are sent in minor units, times and what is empty as they are, keywords apart', () => {
  expect(askOf({ ...deal, origin: '2000.5', end: '2026-12-01T10:00' }, 'DEAL', 'THB').deal).toEqual(
    {
      url: 'https://shop.example/p',
      isFreebie: false,
      isFlash: false,
      currentAmount: 129_000,
      originAmount: 200_050,
      couponCode: '',
      startTime: '',
      endTime: '2026-12-01T10:00',
    },
  );
  expect(askOf({ ...deal, price: '149.000' }, 'DEAL', 'VND').deal?.currentAmount).toBe(149_000);
  expect(askOf(words, 'NOTE', 'THB')).toMatchObject({ viewerType: 'ALL', disclosure: 'NONE' });
  expect(askOf({ ...words, disclosure: '' }, 'NOTE', 'THB')).not.toHaveProperty('disclosure');
  expect(keywordsIn('fan, #quiet,, พัดลม')).toEqual(['fan', 'quiet', 'พัดลม']);
});

test('AMB-32: what is given away needs no price, and says so again when it is opened', () => {
  const free = { ...words, url: 'https://shop.example/p', isFreebie: true, price: '' };
  expect(wrongIn(free, 'DEAL', at, true)).toEqual({});
  // what was typed before the box was ticked says nothing any more
  expect(wrongIn({ ...free, price: 'x', origin: '0' }, 'DEAL', at, true)).toEqual({});
  expect(wrongIn({ ...free, isFreebie: false }, 'DEAL', at, true)).toEqual({
    price: 'publish.need.price',
  });
});

test('LAB-02: a flash sale ends today in its region unless its author says when, and never without an end', () => {
  // half past midnight in Bangkok, still the day before elsewhere
  const flash = { ...deal, ...flashOf(true, deal, at.ends) };
  expect(flash).toMatchObject({ isFlash: true, end: '2026-11-23T23:59' });
  expect(wrongIn(flash, 'DEAL', at, true)).toEqual({});
  expect(wrongIn({ ...flash, end: '' }, 'DEAL', at, true)).toEqual({ end: 'publish.need.end' });
  expect(wrongBy({ 'deal.endTime': 'field.required' })).toEqual({ end: 'publish.need.end' });
  const known = { ...deal, end: '2026-11-23T12:00' };
  expect(flashOf(true, known, at.ends).end).toBe('2026-11-23T12:00');
  const later = { ...deal, start: '2026-11-25T09:00' };
  expect(flashOf(true, later, at.ends).end, 'it begins later').toBe('2026-11-25T23:59');
  expect(flashOf(false, flash, at.ends)).toEqual({ isFlash: false, end: flash.end });
});

test('LAB-02: a flash sale that is posted in the last hour of a day ends the next day, by the clocks of six regions', () => {
  for (const [timezone, hours] of [
    ['Asia/Bangkok', 7],
    ['Asia/Jakarta', 7],
    ['Asia/Singapore', 8],
    ['Asia/Kuala_Lumpur', 8],
    ['Asia/Manila', 8],
    ['Asia/Ho_Chi_Minh', 7],
  ] as const) {
    const endsAt = (local: string) =>
      endsFrom(Date.parse(`${local}Z`) - hours * 3_600_000, timezone);
    for (const [local, end] of [
      ['2026-12-31T00:00:00', '2026-12-31T23:59'],
      ['2026-12-31T22:58:59', '2026-12-31T23:59'],
      ['2026-12-31T22:59:00', '2027-01-01T23:59'],
      ['2026-12-31T23:59:59', '2027-01-01T23:59'],
    ] as const) {
      const ends = endsAt(local);
      const flash = { ...deal, ...flashOf(true, deal, ends) };
      expect(flash.end, `${timezone} ${local}`).toBe(end);
      expect(wrongIn(flash, 'DEAL', { ...at, ends }, true)).toEqual({});
    }
    const late = { ...deal, start: '2027-02-28T23:30' };
    expect(flashOf(true, late, endsAt('2026-12-31T12:00:00')).end).toBe('2027-03-01T23:59');
    const opened = endsAt('2026-12-31T20:00:00');
    const flash = { ...deal, ...flashOf(true, deal, opened) };
    expect(movedEnd(flash, opened, endsAt('2026-12-31T23:57:59')), 'still ahead').toBeNull();
    expect(movedEnd(flash, opened, endsAt('2027-01-01T00:10:00'))).toBe('2027-01-01T23:59');
    const chosen = { ...flash, end: '2026-12-31T21:00' };
    expect(movedEnd(chosen, opened, endsAt('2027-01-01T00:10:00')), 'its author knew').toBeNull();
    const other = { ...flash, isFlash: false };
    expect(movedEnd(other, opened, endsAt('2027-01-01T00:10:00')), 'no sale').toBeNull();
  }
});

test('P-17: a deal ends in the future and within a year', () => {
  const wrong = (end: string) => wrongIn({ ...deal, end }, 'DEAL', at, true).end;
  expect(at.ends).toEqual({ min: '2026-11-23T00:31', max: '2027-11-24T00:30' });
  for (const end of ['2026-11-23T00:30', '0026-11-23T10:00', '2027-11-24T00:31'])
    expect(wrong(end), end).toBe('publish.wrong.end');
  for (const end of ['', at.ends.min, at.ends.max]) expect(wrong(end), end).toBeUndefined();
});

test('BEY-11, P-17: what is missing is said by its field, the tie to the seller too', () => {
  expect(wrongIn(wordsOf(null, 'Asia/Bangkok'), 'DEAL', at)).toEqual({
    title: 'publish.need.title',
    url: 'publish.need.url',
    price: 'publish.need.price',
    images: 'publish.need.picture',
    text: 'publish.need.text',
    disclosure: 'publish.need.disclosure',
  });
  expect(wrongIn(words, 'NOTE', at)).toEqual({});
  expect(wrongIn(deal, 'DEAL', at, true)).toEqual({});
  expect(wrongIn({ ...deal, images: [{ url: '/media/p/1/a.webp' }] }, 'DEAL', at)).toEqual({});
  expect(wrongIn({ ...deal, origin: '1290' }, 'DEAL', at, true)).toEqual({
    origin: 'publish.wrong.origin',
  });
  expect(
    wrongIn({ ...deal, start: '2026-12-02T10:00', end: '2026-12-02T09:00' }, 'DEAL', at, true),
  ).toEqual({ end: 'publish.wrong.end' });
  expect(
    wrongBy({
      'deal.url': 'content.link',
      text: 'content.links',
      disclosure: 'field.required',
      groupIds: 'field.choice',
    }),
  ).toEqual({
    url: 'publish.wrong.link',
    text: 'publish.wrong.links',
    disclosure: 'publish.need.disclosure',
  });
});
