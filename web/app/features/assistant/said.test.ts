import { expect, test } from 'vitest';
import { saidOf, textBeside } from './said.ts';
import type { AnswerCard } from './use-conversation.ts';

const card = (name: string, lines: AnswerCard['lines']) =>
  ({ goods: { name }, deal: null, lines }) as unknown as AnswerCard;

test('BEY-10: what an answer says of one product is on its card; the rest is its text', () => {
  const text = [
    'I found 2 for “fan”:',
    'Aira Fan: ฿990 at Lazada.',
    'Highest rated: Breezo Fan, 4.9 by 12 buyers.',
    'I go by prices and ratings alone.',
  ].join('\n');
  const cards = [
    card('Aira Fan', [{ at: 1, isShown: true }]),
    card('Breezo Fan', [{ at: 2, isShown: false }]),
  ] as const;
  expect(textBeside({ text, cards })).toBe(
    'I found 2 for “fan”:\nI go by prices and ratings alone.',
  );
  expect(saidOf({ text }, cards[0]), 'its card shows all of it').toBe('');
  expect(saidOf({ text }, cards[1])).toBe('Highest rated: 4.9 by 12 buyers.');
  expect(textBeside({ text, cards: [] }), 'no cards, all the text').toBe(text);
});

test('BEY-10: the name before what is said is left out in each language', () => {
  const said = (text: string) => saidOf({ text }, card('พัดลม Aira', [{ at: 0, isShown: false }]));
  expect(said('พัดลม Aira: ฿990 ที่ Lazada ถูกกว่าปกติ 31%')).toBe('฿990 ที่ Lazada ถูกกว่าปกติ 31%');
  expect(said('คะแนนสูงสุด: พัดลม Aira 4.9 จาก 12 คน')).toBe('คะแนนสูงสุด: 4.9 จาก 12 คน');
});
