import { beforeAll, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill } from './index.ts';
import { wordsOf } from '../words/words.ts';

const world = await makeWorld();
const TITLES = {
  pan: 'กระทะเคลือบหิน Kettla 28 ซม.',
  shoes: 'Running shoes Strideo Neo, light',
  leather: 'Leather belt bag Ombrai',
  watch: 'สมาร์ตวอทช์ Lumo กันน้ำ',
  fryer: 'หม้อทอดไร้น้ำมัน Morika 5 ลิตร',
  spray: 'Antiseptic spray Soti 100ml',
  ear: 'Wireless headphones Sonvo Go',
  battery: 'พาวเวอร์แบงก์ Voltia 20000 mAh',
  heater: 'หม้อสุกี้ไฟฟ้า Savora 2 ลิตร',
  knives: "Chef's knives set Cuchina",
  phone: 'Lumo Mini 3 smartphone, long battery life',
  case: 'เคสมือถือ Mirelle Go 7 กันกระแทก',
  cover: 'Mirelle Lite 6 phone case, magnetic',
  bag: 'กระเป๋าโน้ตบุ๊ก Felto Lite 15.6 นิ้ว',
  laptop: 'โน้ตบุ๊กทำงาน Byteen Duo 6 หนัก 1.3 กก.',
  glasses: 'แว่นกันแดด Ombrai Coast กัน UV400',
  vacuum: 'เครื่องดูดฝุ่น Puresa One 400 วัตต์',
  lotion: 'โลชั่น Petalia ไม่มีน้ำหอม',
  perfume: 'ชุดของขวัญ Salaya น้ำหอม 50 มล.',
  microphone: 'Vokalo microphone for singing',
  plug: 'Wired plug Zendra',
  guard: 'Rashguard Aquilo long sleeve',
  mat: 'Flexo Tempo mat 10 mm',
  plates: 'ชุดจาน Cuchina เซรามิก 6 ใบ',
  towel: 'ผ้าเช็ดตัว Linnen ผ้าฝ้าย',
} as const;
const names = new Map<string, keyof typeof TITLES>();

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  const category = await buildCategory(ctx.db, { code: 'all', names: { en: 'Everything' } });
  const sonvo = await buildBrand(ctx.db, 'Sonvo', 'S');
  for (const [key, name] of Object.entries(TITLES)) {
    const { code } = await buildGoods(ctx, {
      name,
      categoryId: category.id,
      price: 100_00,
      ...(key === 'ear' ? { brandId: sonvo.id } : {}),
    });
    names.set(code, key as keyof typeof TITLES);
  }
  await world.jobQueue.workAll();
  await backfill(ctx);
});

async function ask(keyword: string) {
  const answer = await world.call('search.search', { keyword });
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return {
    found: (answer.data?.content ?? []).map((card) => names.get((card as { code: string }).code)),
    understood: answer.data?.understood,
  };
}

test('BEY-09: a thing glued to a word that nobody knows is found, and the answer says that not everything was', async () => {
  for (const [typed, wanted] of [
    ['กระทะเทฟล่อน', 'pan'],
    ['กระทะพรีเมี่ยมซุปเปอร์', 'pan'],
    ['สมาร์ทวอชเด็กผู้หญิง', 'watch'],
    ['noise cancelling headphones', 'ear'],
  ] as const)
    expect((await ask(typed)).found[0], typed).toBe(wanted);
  expect((await ask('noise cancelling headphones')).understood?.partial).toBe(true);
});

test('BEY-09: a slip of a spelling that only the dictionary knows is forgiven, alone and within a run', async () => {
  for (const [typed, wanted] of [
    ['เพาเวอแบงค์', 'battery'],
    ['พาวเว่อแบงค์', 'battery'],
    ['แอร์ฟลายเออร์', 'fryer'],
    ['อยากได้แอร์ฟลายเออร์', 'fryer'],
    ['earbusd', 'ear'],
  ] as const)
    expect((await ask(typed)).found[0], typed).toBe(wanted);
});

test('BEY-09: where nobody sells the thing, what comes nearest is shown as such; a quality alone leads nowhere', async () => {
  const sneakers = await ask('sneakers for men');
  expect([sneakers.found[0], sneakers.understood?.partial]).toEqual(['shoes', true]);
  expect((await ask('แปรงสีฟันไฟฟ้า')).found).toEqual([]);
  // a department is whatever it holds
  expect((await ask('kitchenware')).found).toContain('pan');
  expect((await ask('ของใช้ในครัว')).found).toContain('fryer');
  // the name of a maker leads to what it makes
  expect((await ask('toaster sonvo')).found).toEqual(['ear']);
});

test('BEY-09: a lone word is not taken for another that no slip of a finger or an ear makes of it', async () => {
  expect((await ask('weather')).found).toEqual([]);
  expect((await ask('keather')).found).toEqual(['leather']);
  expect((await ask('leathr')).found).toEqual(['leather']);
});

test('BEY-09: the wrong keyboard is seen even with a slip in the word', async () => {
  expect((await ask('้ำฟกย้นืำห')).found[0]).toBe('ear');
  expect((await ask('้ำฟย้นืำห')).found[0]).toBe('ear');
  expect((await ask('s,vmvf')).found[0]).toBe('fryer');
});

test('BEY-09: figures glued to words, and either number of a noun', async () => {
  expect((await ask('spray100ml')).found[0]).toBe('spray');
  expect((await ask('spay100ml')).found[0]).toBe('spray');
  expect((await ask('chef knife')).found[0]).toBe('knives');
  expect((await ask('shoe')).found).toEqual(['shoes']);
});

test('BEY-09: what a thing is said to be without is found last', async () => {
  expect((await ask('น้ำหอม')).found).toEqual(['perfume', 'lotion']);
});

test('BEY-09: whoever looks for a thing finds it before what is made for it', async () => {
  for (const typed of ['มือถือ', 'โทรศัพท์', 'phone', 'smartphone'])
    expect((await ask(typed)).found[0], typed).toBe('phone');
  expect((await ask('laptop')).found[0]).toBe('laptop');
  expect((await ask('เคสมือถือ')).found.toSorted()).toEqual(['case', 'cover']);
  expect((await ask('phone case')).found.toSorted()).toEqual(['case', 'cover']);
  expect((await ask('sunscreen')).found).not.toContain('glasses');
});

test('BEY-09: what is heard takes in no word that is right', async () => {
  const robot = await ask('เครื่องดูดฝุ่นหุ่นยนต์');
  expect(robot.found[0]).toBe('vacuum');
  expect(robot.understood?.text).not.toContain('headphone');
});

test('BEY-09: a sound-alike has the same vowels too, and leaves nothing of the word unread', async () => {
  const flexo = await ask('เน็ตฟลิกซ์');
  expect(flexo.found).toEqual([]);
  expect(flexo.understood?.corrected).toBeNull();
  expect((await ask('ฟลิกซ์')).found).toEqual([]);
  expect((await ask('เฟลกโซ')).found).toEqual(['mat']);
});

test('BEY-49: of glued words of which nothing has all, the thing is found', async () => {
  expect((await ask('runningshoesmagnetic')).found).toEqual(['shoes']);
});

test('BEY-49: a name that is no thing is found whole or not at all, and a colour is no cloth', async () => {
  expect((await ask('จานดาวเทียม')).found).toEqual([]);
  expect((await ask('จาน')).found).toEqual(['plates']);
  expect((await ask('เสื้อสีฟ้า')).found).not.toContain('towel');
});

test('BEY-49: words around what is looked for are not missed, and a budget goes on to what comes nearest within it', async () => {
  expect(
    (await ask('Can you please show me a smartphone that comes with long battery')).found[0],
  ).toBe('phone');
  const ctx = await world.ctx('TH');
  const dear = await buildGoods(ctx, {
    name: 'Leather belt bag Ombrai Deluxe travel',
    price: 9_000_00,
  });
  await world.jobQueue.workAll();
  await backfill(ctx);
  const { found } = await ask('leather belt bag deluxe travel under 200 baht');
  expect(found[0]).toBe('leather');
  const answer = await world.call('search.search', { keyword: 'leather belt bag deluxe travel' });
  expect(answer.data?.content[0]).toMatchObject({ code: dear.code });
});

test('BEY-49: a word of a title is never replaced, and a name that nobody sells is left', async () => {
  const words = Object.values(TITLES).flatMap((title) => wordsOf(title).map((word) => word.text));
  for (const word of new Set(words.filter((text) => text.length > 2)))
    expect((await ask(word)).understood?.corrected ?? null, word).toBeNull();
  for (const word of ['crop top', 'โปโก้', 'เฮลโลคิตตี้', 'gạo', 'weather'])
    expect((await ask(word)).understood?.corrected ?? null, word).toBeNull();
});

test('BEY-49: what comes after "with" or "for" describes the thing, and is not what is looked for', async () => {
  for (const [typed, first] of [
    ['microphone with wired xlr plug', 'microphone'],
    ['looking for a microphone with a plug', 'microphone'],
    ['plug for a microphone', 'plug'],
  ] as const)
    expect((await ask(typed)).found[0], typed).toBe(first);
});

test('BEY-49: two words in the plural are found where titles write them as one in the singular', async () => {
  expect((await ask('rash guards')).found).toEqual(['guard']);
});
