import { beforeAll, expect, test } from 'vitest';
import { buildBrand, buildGoods } from '../../../../test/build.ts';
import { makeWorld } from '../../../../test/world.ts';
import type { Language } from '#contract/language.ts';
import { backfill } from '../../search/index.ts';
import { answersTo } from '../converse.ts';

const world = await makeWorld();
const last = async (lang: Language, ...turns: string[]) => {
  const answer = (await answersTo({ ...(await world.ctx('TH')), lang }, turns)).at(-1);
  return { text: answer?.text ?? '', names: (answer?.cards ?? []).map(({ name }) => name) };
};

const WATCH = 'Qumbo Wave 9 smart watch';
const SPEAKER = 'Zirrel Neo speaker, waterproof';
const NEWER = 'Zirrel Neo 6 speaker';

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  const qumbo = await buildBrand(ctx.db, 'Qumbo');
  const zirrel = await buildBrand(ctx.db, 'Zirrel');
  for (const one of [
    { name: WATCH, brandId: qumbo.id, price: 389_00, was: 519_00, real: 0.25, verdict: 'VERIFIED' },
    { name: SPEAKER, brandId: zirrel.id, price: 1200_00 },
    { name: NEWER, brandId: zirrel.id, price: 1900_00 },
  ] as const)
    await buildGoods(ctx, one);
  await backfill(ctx);
});

test.each([
  ['th', 'qumbo wave 9 กับ zirrel neo'],
  ['en', 'qumbo wave 9 and zirrel neo'],
  ['en', 'Zirrel Neo, Qumbo Wave 9?'],
  ['id', 'qumbo wave 9 sama zirrel neo'],
  ['en', 'which one drop more from usual, qumbo wave 9 or zirrel neo'],
] as const)(
  'BEY-10: brands that no lexicon knows are compared by their names: %s %s',
  async (lang, said) => {
    const { names } = await last(lang, said);
    expect(names.toSorted()).toEqual([WATCH, SPEAKER]);
  },
);

test('BEY-10: a name alone is not the newer model that has a figure behind it', async () => {
  expect((await last('en', 'zirrel neo and zirrel neo 6')).names).toEqual([SPEAKER, NEWER]);
});

test('BEY-10: what is asked of two that are named is answered of both, and what follows too', async () => {
  const real = await last('th', 'qumbo wave 9 zirrel neo ตัวไหนลดจริง');
  expect(real.names).toEqual([WATCH, SPEAKER]);
  const total = await last('en', 'qumbo wave 9 and zirrel neo total with shipping');
  expect(total.text).toContain('Both together: ฿1,589.');
  const price = await last('en', 'qumbo wave 9 and zirrel neo', 'is that a good price?');
  expect(price.text).toContain(WATCH);
  expect(price.text).toContain(SPEAKER);
});

test('BEY-10: a maker that nothing is called by, or one product alone, compares nothing', async () => {
  expect((await last('en', 'qumbo wave 9 and zirrel omega')).text).not.toContain('cheaper one');
  expect((await last('en', 'speaker from zirrel or qumbo')).text).not.toContain('cheaper one');
});

test('BEY-10: a question whether its shop can be trusted names who sells it', async () => {
  for (const said of ['is the seller of qumbo wave 9 legit', 'ร้านที่ขาย qumbo wave 9 เชื่อถือได้มั้ย'])
    expect((await last('en', said)).text, said).toContain(`${WATCH} is sold by`);
});

test('BEY-10: of a maker that is known nothing is unread, and a limit is no name', async () => {
  const near = await last('en', 'qumbo omega 5');
  expect(near.names).toEqual([WATCH]);
  expect(near.text).toContain('nothing that matches all of');
  const vague = await last('en', 'something fun for the weekend under 500');
  expect(vague.names).toEqual([WATCH]);
  const within = await last('en', 'useful speaker under 3000');
  expect(within.text).not.toContain('costs more');
});
