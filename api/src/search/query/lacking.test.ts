import { expect, test } from 'vitest';
import { thingIn } from '../../words/index.ts';
import { intentOf } from './intent.ts';

test('BEY-49: what a thing is free of is not the thing, and is not refused', () => {
  for (const [text, currency, thing] of [
    ['sugar free chocolate', 'SGD', 'chocolate'],
    ['fragrance free lotion', 'SGD', 'lotion'],
    ['ช็อกโกแลตไม่มีน้ำตาล', 'THB', 'ช็อกโกแลต'],
    ['cokelat tanpa gula', 'IDR', 'cokelat'],
    ['coklat tanpa gula', 'MYR', 'coklat'],
    ['sữa không đường', 'VND', 'sua'],
  ] as const) {
    expect(thingIn(text, currency), text).toBe(thing);
    expect(intentOf(text, currency).without, text).toBeUndefined();
  }
  // "free" of an offer says nothing of what a thing lacks
  expect(thingIn('sugar free shipping', 'SGD')).toBe('sugar');
  expect(thingIn('honey free gift', 'SGD')).toBe('honey');
});

test('BEY-49: a trait with a name of its own is refused, however the refusal begins', () => {
  for (const [text, currency, refused] of [
    ['หูฟัง ไม่ใช่แบบครอบหู', 'THB', 'ครอบหู'],
    ['หูฟังไม่เอาแบบครอบหู', 'THB', 'ครอบหู'],
    ['headphones not waterproof', 'SGD', 'waterproof'],
    ['headphone bukan yang tahan air', 'IDR', 'tahan air'],
  ] as const)
    expect(intentOf(text, currency).without, text).toEqual([refused]);
  for (const [text, currency] of [
    ['ขวดนม ไม่มี bpa', 'THB'],
    ['cat litter no dust', 'SGD'],
  ] as const)
    expect(intentOf(text, currency).without, text).toBeUndefined();
});
