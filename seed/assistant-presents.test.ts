/** Presents for what somebody likes, over the demo world. */
import { expect, test } from 'vitest';
import { answersTo } from '#api/assistant/index.ts';
import { makeDemoWorld } from '../test/demo.ts';

const world = await makeDemoWorld();

async function last(tenant: string, ...turns: string[]) {
  return (await answersTo({ ...(await world.ctx(tenant)), lang: 'en' }, turns)).at(-1);
}

const LIKED = [
  [
    'SG',
    ['farewell gift for a colleague, she likes plants n tea'],
    /plant|watering|seeds|teapot|honey/,
  ],
  ['PH', ['regalo para kay tatay. Mahilig siyang magkumpuni sa bahay.'], /driver|wrench|torch|box/],
  ['MY', ['hadiah untuk adik yang suka tengok bintang'], /telescope|compass|torch/],
  ['VN', ['quà tặng mẹ thích làm vườn'], /plant|watering|seeds/],
  ['ID', ['kado buat mama yang hobi ngerajut'], /rajut|jahit/],
  ['TH', ['หาของขวัญให้แม่ แม่ชอบทำสวน', 'ไม่เอาต้นไม้กระถางนะ'], /บัวรดน้ำ|เมล็ด|watering|seeds/],
  ['SG', ['gift ideas for a cat lover'], /cat litter/],
  ['PH', ['gift for a runner'], /shoes|cap|watch|headphones/],
  ['VN', ['quà cho em trai mê chụp ảnh'], /camera|memory card|backpack/],
  [
    'TH',
    ['ของขวัญให้แฟนสายแคมป์'],
    /เต็นท์|ไฟฉาย|เป้|เข็มทิศ|พาวเวอร์|แบตสำรอง|tent|torch|backpack|compass|power/,
  ],
] as const;

test('BEY-10: what they like comes first and is said to, alone where there is enough of it', async () => {
  const counts = [];
  for (const [tenant, turns, liked] of LIKED) {
    const answer = await last(tenant, ...turns);
    const found = (answer?.cards ?? []).map(({ name }) => liked.test(name));
    const first = found.findIndex((one) => !one);
    const n = first < 0 ? found.length : first;
    counts.push(n);
    expect(found.slice(n), turns.join(' / ')).not.toContain(true);
    expect(n === 0 || n === 1 || n === found.length, turns.join(' / ')).toBe(true);
    const said =
      n === 0 ? 'nothing that goes with' : n === found.length ? 'that go with' : 'only the first';
    expect(answer?.text, turns.join(' / ')).toContain(said);
  }
  expect(counts.filter((n) => n > 1).length).toBeGreaterThan(LIKED.length / 2);
});

test('BEY-10: lipstick that is refused by a short word is no idea', async () => {
  const answer = await last('VN', 'quà sinh nhật cho bạn gái khoảng 400k, k lấy son nha');
  expect(answer?.text).toContain('for her');
  expect(answer?.cards.length).toBeGreaterThan(0);
  for (const { name } of answer?.cards ?? []) expect(name).not.toContain('lipstick');
});

test('BEY-10: of two traits only the one that no title says is denied', async () => {
  const answer = await last('SG', 'got any gaming mouse', 'the wireless one');
  const areSaid = (answer?.cards ?? []).every(({ name }) => name.includes('wireless'));
  expect(answer?.cards.length).toBeGreaterThan(0);
  expect(areSaid && answer?.text.includes('No title says “wireless”')).toBe(false);
});

test('BEY-10: of a thing that costs more than the budget of a present the least is said, and no denial', async () => {
  const answer = await last('SG', 'gift for my dad up to $2', 'any headphones?');
  const [card] = answer?.cards ?? [];
  expect(card?.name).toMatch(/headphones/);
  expect(answer?.text).toContain('costs more');
});
