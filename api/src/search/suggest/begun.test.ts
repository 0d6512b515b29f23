import { expect, test } from 'vitest';
import { hasWords, isWithinWord, wordsBegun } from './begun.ts';

test('BEY-49: the last word becomes what it is in titles that have the words before it, marks and all', () => {
  const titles = [
    'Tas Travel anak motif dino',
    'TAS travel lipat, travelling bag',
    'Tas sekolah',
    'Travel organizer',
  ];
  expect(wordsBegun('tas tra', titles)).toEqual(['tas travel']);
  expect(wordsBegun('koper tra', titles)).toEqual([]);
  expect(wordsBegun('Sữa r', ['Sữa rửa mặt'])).toEqual([]);
  expect(wordsBegun('sua rua m', ['Sữa rửa mặt'])).toEqual([]);
  expect(wordsBegun('dư', ['Kem dưỡng da'])).toEqual([]);
  expect(wordsBegun('kem duo', ['Kem dưỡng da', 'KEM DƯỠNG ẩm'])).toEqual(['kem dưỡng']);
  expect(wordsBegun('กระเป', ['กระเป๋าสะพายข้าง'])).toEqual(['กระเป๋า']);
});

test('BEY-49: a word that titles have as it was typed is finished, and none goes on from a better one', () => {
  expect(wordsBegun('relo', ['Relo ng babae', 'Reloj digital', 'relo smart'])).toEqual([]);
  expect(wordsBegun('perfu', ['Perfume oil', 'perfume spray', 'Perfumed candle'])).toEqual([
    'perfume',
  ]);
});

test('BEY-49: letters in the middle of a word are told from its beginning; Thai runs on', () => {
  expect(isWithinWord('tsh', 'Lewis & Pearl Scentshop')).toBe(true);
  expect(isWithinWord('tsh', 'Scentshop Tshirt')).toBe(false);
  expect(isWithinWord('pho', 'Power phone')).toBe(false);
  expect(isWithinWord('ฟัง', 'หูฟัง')).toBe(false);
});

test('BEY-49: another word for what was typed is in a name only whole: a car is no Carnation', () => {
  expect(hasWords('car', 'Car Care Shop')).toBe(true);
  expect(hasWords('car', 'Carnation')).toBe(false);
  expect(hasWords('phone', 'Earphone')).toBe(false);
  expect(hasWords('หูฟัง', 'หูฟังไร้สาย')).toBe(true);
});
