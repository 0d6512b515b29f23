/** What was shown is called by its maker, its model or its price, over the demo world. */
import { expect, test } from 'vitest';
import { answersTo } from '#api/assistant/index.ts';
import { makeDemoWorld } from '../test/demo.ts';

const world = await makeDemoWorld();

async function answers(tenant: string, turns: readonly string[]) {
  return answersTo(await world.ctx(tenant), turns);
}
const amountOf = ({ price }: { readonly price: string }) => Number(price.replace(/[^\d.]/g, ''));
/** "Lumo Slim 5 smartphone, 128 GB": its maker and its model. */
const calledAs = (name: string) => name.split(' ').slice(0, 2).join(' ').toLowerCase();

test('BEY-10: a question about one that is called by name or price is of that one', async () => {
  const [list] = await answers('SG', ['headphones']);
  const cards = list?.cards ?? [];
  expect(cards.length).toBeGreaterThan(1);
  const last = cards.at(-1);
  const name = calledAs(last?.name ?? '');
  const isOwn = cards.filter((card) => calledAs(card.name) === name).length === 1;
  for (const asked of [
    ...(isOwn ? [`why so expensive the ${name} one lah`, `any coupons for the ${name}?`] : []),
    `the ${amountOf(last as { price: string })} one can trust or not ah`,
  ]) {
    const [, answer] = await answers('SG', ['headphones', asked]);
    expect(answer?.text, asked).toContain(last?.name);
    for (const { name: other } of cards.slice(0, -1))
      expect(answer?.text, asked).not.toContain(other);
  }
});

test('BEY-10: cheaper than one that is called is cheaper than that one', async () => {
  const [list] = await answers('ID', ['power bank']);
  const cards = list?.cards ?? [];
  const [cheapest, next] = cards.toSorted((a, b) => amountOf(a) - amountOf(b));
  const name = (next?.name ?? '').replace(/^power bank /i, '');
  const [, answer] = await answers('ID', [
    'power bank',
    `ada yang lebih murah dari ${calledAs(name)}?`,
  ]);
  expect(answer?.cards.map((card) => card.name)).toContain(cheapest?.name);
  for (const card of answer?.cards ?? [])
    expect(amountOf(card)).toBeLessThan(amountOf(next as typeof card));
});

test('BEY-10: a counter that begins the name of a thing is a part of it', async () => {
  const [answer] = await answers('TH', ['ขวดนมเด็ก 2 เดือนใช้อันไหนดีคะ']);
  expect(answer?.text).not.toContain('ยังไม่มีข้อมูล');
  expect(answer?.cards.some(({ name }) => /ขวดนม|baby bottle/i.test(name))).toBe(true);
});

test('BEY-50: goods that are named beside each other are added up, and what they come to is said', async () => {
  const [answer] = await answers('TH', ['หูฟังกับลำโพง รวมเท่าไหร่']);
  const total = (answer?.cards ?? []).reduce((sum, card) => sum + amountOf(card), 0);
  expect(answer?.cards).toHaveLength(2);
  expect(answer?.text).toContain(`฿${total.toLocaleString('en')}`);
});

test('BEY-10: a question that made the list goes on as it was typed', async () => {
  const [list] = await answers('TH', ['หูฟัง']);
  const [one, other] = list?.cards ?? [];
  const names = [one, other].map(
    (card) => (/[A-Za-z][\w-]*(?: [A-Z0-9][\w-]*)+/.exec(card?.name ?? '') ?? [''])[0],
  );
  const compared = `${names[0]} หรือ ${names[1]}`;
  const [first, again] = await answers('TH', [compared, 'อันไหนถูกสุด']);
  const shown = new Set(first?.cards.map(({ name }) => name));
  expect(shown.size).toBe(2);
  for (const { name } of again?.cards ?? []) expect(shown).toContain(name);
});
