import { expect, test } from 'vitest';
import type { Interest } from '../../lexicon/index.ts';
import { understand } from './follow.ts';
import { interestsIn, personIn, presentsFor } from '../../words/index.ts';

test.each([
  ['gift for my wife, she loves tea and baking', ['baking', 'tea']],
  ['gift for my bf, he plays badminton', ['badminton']],
  ['gift ideas for a cat lover', ['cats']],
  ['present for my brother, avid cyclist', ['cycling']],
  ['gift for dad who is always fixing things', ['repair']],
  ['ของขวัญให้แฟนสายแคมป์', ['camping']],
  ['ของขวัญให้เพื่อนที่ชอบถ่ายรูปกับดูดาว', ['stars', 'photography']],
  ['ของขวัญที่เหมาะกับแม่', []],
  ['kado buat mama yang hobi ngerajut', ['knitting']],
  ['kado untuk teman kantor pecinta kucing', ['cats']],
  ['hadiah untuk adik yang suka tengok bintang', ['stars']],
  ['regalo kay tatay, mahilig siyang magkumpuni sa bahay', ['repair']],
  ['quà tặng bố thích câu cá và uống trà', ['tea', 'fishing']],
  ['qua cho em trai thich da bong', ['football']],
  ["gift for her, she likes coffee but doesn't like tea", ['coffee']],
] as const)('BEY-10: what somebody likes is heard in "%s"', (said, liked) => {
  expect(interestsIn(said).liked).toEqual(liked);
});

test('BEY-10: of several interests the best of each comes first, and of one thing that is disliked only that is kept back', () => {
  const liking = (liked: Interest[], disliked: Interest[] = []) =>
    presentsFor('woman', null, { liked, disliked })[0];
  expect(liking(['baking', 'tea'])?.slice(0, 2)).toEqual(['cake tin', 'teapot']);
  expect(liking(['running'], ['badminton'])).toContain('running shoes');
  expect(liking(['sport'], ['badminton'])).not.toContain('badminton racket');
});

test.each([
  ['THB', 'หาของขวัญให้แม่ งบ 1000 แม่ชอบทำสวน', 'ไม่เอาต้นไม้กระถางนะ', 'watering can'],
  [
    'THB',
    'gift for my bf, he plays badminton. budget 1000',
    'no racket pls he just bought one',
    'cap',
  ],
  ['IDR', 'kado buat mama yang hobi ngerajut', 'jangan benang ya', 'sewing kit'],
  ['PHP', 'regalo kay tatay na mahilig magkumpuni', 'may toolbox na siya eh, iba naman', 'wrench'],
] as const)(
  'BEY-10: in %s, "%s", then "%s": the rest of what they like stays',
  (currency, present, refused, left) => {
    const {
      kind,
      things: [wanted = ''],
    } = understand(refused, [present], currency);
    expect(kind).toBe('PRESENT');
    expect(wanted).toContain('-"');
    const { person, age } = personIn(wanted);
    expect(presentsFor(person, age, interestsIn(wanted))[0]).toContain(left);
  },
);

test('BEY-10: a present for somebody who had a baby is for the baby', () => {
  expect(personIn('what can i buy for my sister who just had a baby?').person).toBe('baby');
  expect(personIn('อย่างอื่น').person).toBe('anyone');
});
