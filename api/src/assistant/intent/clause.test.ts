import { expect, test } from 'vitest';
import { clausesOf } from './clause.ts';
import { understand } from './follow.ts';

test('BEY-10: of several questions in one turn each is read, and one that goes on is one', () => {
  for (const [text, clauses] of [
    ['when is 11.11? and where is my order', 2],
    ['kapan harbolnas? terus mending nunggu atau beli blender sekarang', 2],
    ['12.12 วันไหน แล้วพาวเวอร์แบงก์ควรรอไหม', 2],
    ['is it a good price, and are there coupons?', 1],
    ['I need headphones. Good sound, not heavy. Under 80 please', 1],
    ['present for my mum and my dad, who likes cooking', 1],
    ['gift for my mum and my dad', 2],
    ['what can I buy with 1000 for my godchild, 7 years old girl', 1],
    ['gift for my niece, a girl of 7', 1],
    ['gift for dad under 50, sister under 30', 2],
  ] as const)
    expect(clausesOf(text), text).toHaveLength(clauses);
});

test('BEY-10: what is taken back gives way to what is meant, with the budget of before', () => {
  for (const [before, text, thing] of [
    [['washing machine under 900'], 'no, I meant a fridge', 'fridge <= 900'],
    [['sabun bubuk'], 'eh bukan, maksudku sabun cair', 'sabun cair'],
    [['รองเท้าวิ่งไซส์ 42'], 'ไม่ใช่ หมายถึงไซส์ 44', 'รองเท้าวิ่ง ไซส์ 44'],
    [[], 'a kettle, sorry, I meant a blender', 'blender'],
  ] as const)
    expect(understand(text, before, 'SGD'), text).toMatchObject({ kind: 'FIND', things: [thing] });
});

test('BEY-10: a wish said of one that was shown asks about it, and narrows a list otherwise', () => {
  for (const [text, meant] of [
    ['the second one got free delivery or not', { kind: 'SHIPPING', places: [1], things: [] }],
    ['อันที่สามส่งฟรีปะ', { kind: 'SHIPPING', places: [2], things: [] }],
    ['cái thứ hai có freeship không', { kind: 'SHIPPING', places: [1], things: [] }],
    ['the cheaper one from an official store?', { kind: 'SELLER', by: 'CHEAPER', things: [] }],
    ['with free shipping', { kind: 'FIND' }],
  ] as const)
    expect(understand(text, ['headphones'], 'SGD'), text).toMatchObject(meant);
});

test('BEY-10: presents for two people are two questions, where each has a budget or none has', () => {
  for (const [text, clauses] of [
    ['present for my dad under $50 and one for my sister under $30', 2],
    ['ของขวัญให้แม่ 800 กับให้พ่อ 1200', 2],
    ['kado buat ibu 200rb dan buat adik 100rb', 2],
    ['gift for mom and dad', 2],
    ['gift for mom and dad under 500', 1],
    ['present for my sister, she is 12 and likes music', 1],
  ] as const) {
    expect(clausesOf(text), text).toHaveLength(clauses);
    for (const one of clausesOf(text))
      expect(understand(one, [], 'SGD').kind, `${text}: ${one}`).toBe('PRESENT');
  }
});
