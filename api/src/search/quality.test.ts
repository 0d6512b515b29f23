import { beforeAll, expect, test } from 'vitest';
import { buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill, keepKinds } from './index.ts';

const world = await makeWorld();
const TITLES = {
  PH: {
    wall: 'Wall mounted electric fan 16 inch',
    clip: 'Clip electric fan for desk',
    mens: 'Casio digital mens watch',
    womens: 'Casio watch for women',
    cat: 'Flavorex cat treats 80 g',
    dog: 'Sleeky dog treats 175 g',
    pan: 'Non-stick wok frying pan 34 cm',
    other: 'Cast iron frying pan 26 cm',
    cable: 'USB type C charging cable 2 m',
    acne: 'Creamy wash against acne 170 g',
    bracket: 'TV wall mount bracket 26-80 inch, universal',
    pocket: 'Trek shorts, 8 pocket',
    cooker: 'Rice cooker 1.8 L',
    roof: 'Waterproof tape for a leaf gutter, Kings brand',
  },
  MY: {
    rugged: 'Oukitel rugged phone 10600 mAh',
    plain: 'Samsung Galaxy A15 phone',
    hanky: 'Tuala sapu tangan bayi kapas',
    soap: 'Sabun madu muka',
  },
  TH: {
    powder: 'แป้งผสมรองพื้น เบาสบาย',
    milk: 'นมกล่องสำหรับคนท้อง รสจืด',
    seam: 'กางเกงชั้นในสตรี ไร้รอยต่อ',
  },
  ID: { club: 'Koper kain 20 inci good quality polo fans', handle: 'Handel koper viber' },
  VN: { shelf: 'Kệ sách gỗ 6 tầng' },
} as const;
type Region = keyof typeof TITLES;
const names = new Map<string, string>();

beforeAll(async () => {
  for (const [region, titles] of Object.entries(TITLES)) {
    const ctx = await world.ctx(region as Region);
    for (const [key, name] of Object.entries(titles)) {
      const { code } = await buildGoods(ctx, { name });
      names.set(code, key);
    }
    await world.jobQueue.workAll();
    await backfill(ctx);
    await keepKinds(ctx);
  }
}, 120_000);

async function ask(region: Region, keyword: string) {
  const { data, success } = await world.call('search.search', { keyword }, { 'x-tenant': region });
  expect(success, keyword).toBe(true);
  return {
    found: (data?.content ?? []).map((card) => names.get((card as { code: string }).code)),
    corrected: data?.understood?.corrected ?? null,
  };
}
const found = async (region: Region, keyword: string) => (await ask(region, keyword)).found;

test('BEY-49: what a thing is like, where and for whom is known in the languages of the region', async () => {
  expect((await found('PH', 'bentilador sa dingding'))[0]).toBe('wall');
  expect((await found('PH', 'relo ng lalaki na casio'))[0]).toBe('mens');
  expect((await found('PH', 'treats para sa pusa'))[0]).toBe('cat');
  expect((await found('PH', 'shorts na maraming bulsa'))[0]).toBe('pocket');
  expect((await found('MY', 'telefon tahan lasak'))[0]).toBe('rugged');
  expect((await found('TH', 'nom khon thong'))[0]).toBe('milk');
  expect((await found('ID', 'gagang koper'))[0]).toBe('handle');
});

test('BEY-49: what a thing is against or for finds it where the word beside it finds nothing', async () => {
  expect(await found('PH', 'banlaw sa tigyawat')).toEqual(['acne']);
  expect(await found('TH', 'แป้งคุมมัน')).toEqual(['powder']);
});

test('BEY-49: a quality that is said by what it is not is none that is refused', async () => {
  expect((await found('PH', 'kawali na hindi dumidikit'))[0]).toBe('pan');
  expect(await found('TH', 'กางเกงในไร้รอยต่อ')).toEqual(['seam']);
});

test('BEY-49: where nobody sells a kind, what is of the wider one is found', async () => {
  expect((await found('PH', 'hdmi cable'))[0]).toBe('cable');
});

test('BEY-49: another name of one word is none within a longer name, nor in another number, nor of food', async () => {
  expect(await found('MY', 'penyapu')).toEqual([]);
  expect(await found('MY', 'sapu tangan')).toEqual(['hanky']);
  expect(await found('MY', 'honey')).toEqual([]);
  expect(await found('ID', 'kipas angin')).toEqual([]);
  expect(await found('PH', 'television')).toEqual(['bracket']);
});

test('BEY-49: a word of the language is no slip, nor is a form of a verb several words', async () => {
  expect((await ask('PH', 'frying pan na walang takip')).corrected).toBeNull();
  expect((await ask('PH', 'waterproof tape leaking')).corrected).toBeNull();
});

test('BEY-49: beside the other word of a name what sounds like its word is a slip of it', async () => {
  expect(await ask('PH', 'rays cooker')).toEqual({
    found: ['cooker'],
    corrected: 'rice cooker',
  });
  expect((await ask('PH', 'mic pang karaoke')).corrected).toBeNull();
});

test('BEY-49: a thing with its marks is no word of another language', async () => {
  expect((await found('VN', 'kệ treo tường'))[0]).toBe('shelf');
});
