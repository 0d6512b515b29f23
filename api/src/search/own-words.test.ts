import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { wordRuns } from '../words/index.ts';
import { backfill } from './index.ts';

const world = await makeWorld();
const TITLES = [
  'Panasonic KX-TG3551BX cordless phone [2.4GHz] white',
  'นมกล่องยูเอชทีสำหรับคนท้อง แอนมัม มาเทอร์น่า รสจืด 180 มล. แพ็ค 36',
  'รองเท้าผ้าใบผู้หญิง พื้นหนา ส้นสูง 5 ซม. Kelto สีครีม',
  'กระทะเคลือบหิน Kettla 28 ซม. ใช้กับเตาแม่เหล็กไฟฟ้าได้',
  'Tas ransel anak perempuan Bobba motif kelinci ukuran 12 inci anti air',
  'Panci presto Maspro 8 liter aluminium gagang kayu jati',
  'Nồi chiên không dầu Lumiko 5 lít màu đen bảo hành 12 tháng',
  'Áo khoác nam Fenno chống nắng mùa hè vải thun lạnh',
  'Beg tangan wanita Zalora kulit lembut bertali rantai emas',
  'Tsinelas panlalaki Rambo goma makapal hindi madulas',
  'Crop top Shein-ish ribbed cotton, y2k, long sleeve ✨ XL',
  'Led lamp E27 9W warm-white 4pcs bulb Philipp',
  'Hello Kitty water bottle 500ml BPA free straw lid',
] as const;
const PRICES = TITLES.map((_, at) => (at + 1) * 50_00);

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  for (const [at, name] of TITLES.entries())
    await buildGoods(ctx, { name, price: PRICES[at] as number });
  await world.jobQueue.workAll();
  await backfill(ctx);
});

/** Three or more words of a title, in any order. */
const ownWords = fc
  .constantFrom(...TITLES)
  .chain((title) =>
    fc.shuffledSubarray([...new Set(wordRuns(title).map((run) => run.text))], { minLength: 3 }),
  )
  .map((words) => words.join(' '));

async function ask(keyword: string, maxAmount?: number) {
  const answer = await world.call('search.search', {
    keyword,
    ...(maxAmount === undefined ? {} : { maxAmount }),
  });
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return answer.data;
}

test('BEY-49: no words of a title, three or more in any order, find nothing, and none is replaced', async () => {
  await fc.assert(
    fc.asyncProperty(ownWords, async (keyword) => {
      const answer = await ask(keyword);
      expect(answer?.content.length, keyword).toBeGreaterThan(0);
      expect(answer?.understood?.corrected, keyword).toBeNull();
    }),
    { numRuns: 80 },
  );
}, 120_000);

test('BEY-49: whatever is found with a budget is within it, however the words are loosened', async () => {
  await fc.assert(
    fc.asyncProperty(
      ownWords,
      fc.constantFrom('', ' wireless', ' หายาก', ' zqx81'),
      fc.integer({ min: 1, max: TITLES.length }),
      async (words, more, dearest) => {
        const answer = await ask(`${words}${more}`, dearest * 50_00);
        const amounts = (answer?.content ?? []).map((card) =>
          'currentAmount' in card ? card.currentAmount : Number.NaN,
        );
        expect(
          amounts.every((amount) => amount <= dearest * 50_00),
          `${words}${more}: ${amounts}`,
        ).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);
