import { expect, test } from 'vitest';
import { dictionaryOf } from './dictionary.ts';
import { filipinoForms } from './filipino.ts';

test('BEY-49: what is for doing something is written apart, together and as it is spoken', () => {
  expect(filipinoForms('pang linis')).toEqual(expect.arrayContaining(['panglinis', 'panlinis']));
  expect(filipinoForms('panlinis')).toContain('pang linis');
  expect(filipinoForms('pang bukas')).toContain('pambukas');
  expect(filipinoForms('pang punas')).toContain('pamunas');
  expect(filipinoForms('pang sulat')).toEqual(expect.arrayContaining(['pansulat', 'panulat']));
  expect(filipinoForms('panda')).not.toContain('pang da');
});

test('BEY-49: a name that is linked to the word behind it is the same name, and no short one is', () => {
  expect(filipinoForms('relo')).toEqual(['relong']);
  expect(filipinoForms('pantalon')).toContain('pantalong');
  expect(filipinoForms('pan')).toEqual([]);
  expect(filipinoForms('payong')).toEqual([]);
  expect(filipinoForms('sinturon')).toEqual(['sinturong']);
  expect(filipinoForms('unan')).toEqual([]);
});

test('BEY-49: such forms name things where Filipino is spoken, and nowhere else', () => {
  const spoken = dictionaryOf('PHP');
  for (const [form, kind] of [
    ['relong', 'watch'],
    ['kawaling', 'frying pan'],
    ['pang linis ng sahig', 'floor cleaner'],
    ['pang charge', 'charger'],
    ['pangcharge', 'charger'],
  ] as const) {
    expect(spoken.kindsOf(form), form).toContain(kind);
    expect(dictionaryOf('VND').kindsOf(form), form).toEqual([]);
  }
  expect(spoken.kindsOf('pang')).toEqual([]);
});
