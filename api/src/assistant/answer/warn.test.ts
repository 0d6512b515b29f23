/** Warnings speak of what was asked, reckon what can be reckoned, and stay true. */
import { beforeAll, expect, test } from 'vitest';
import { buildGoods } from '../../../../test/build.ts';
import { makeWorld } from '../../../../test/world.ts';
import { LANGUAGES } from '#contract/language.ts';
import { backfill } from '../../search/index.ts';
import { answersTo } from '../converse.ts';
import { say } from '../messages/say.ts';

const world = await makeWorld();
const ask = async (...turns: string[]) =>
  answersTo({ ...(await world.ctx('TH')), lang: 'en' }, turns);
const last = async (...turns: string[]) => (await ask(...turns)).at(-1)?.text ?? '';

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  for (const one of [
    { name: 'Milko Tiny baby bottle 240 ml', price: 190_00 },
    { name: 'Voltia Ten power bank 10000 mAh', price: 390_00 },
    { name: 'Voltia Big power bank 30000 mAh', price: 990_00 },
    { name: 'Voltia Go power bank, cabin approved', price: 490_00 },
    { name: 'Pexa One smartphone, 5000 mAh', price: 4990_00 },
  ])
    await buildGoods(ctx, one);
  await backfill(ctx);
});

test('BEY-49: for a baby it is said what concerns the thing, and nothing else', async () => {
  for (const [text, said, unsaid] of [
    ['pillow for my newborn', /firm, flat mattress/, /Honey|teat/],
    ['can a newborn have honey', /Honey must not/, /mattress|teat/],
    ['is panadol ok for my 2 month old baby', /no medicine/, /Honey|mattress/],
    ['is a walker safe for a baby', /no small parts/, /Honey|mattress/],
    ['baby formula, do you have?', /^As far as I know, no shop here sells infant formula/, /฿/],
  ] as const) {
    const answer = await last(text);
    expect(answer, text).toMatch(said);
    expect(answer, text).not.toMatch(unsaid);
  }
});

test('BEY-49: a bottle that is named comes with what its title says, and stays what is spoken of', async () => {
  const [asked, price, alert] = await ask(
    'Is the Milko Tiny baby bottle safe for newborns?',
    'is 190 the lowest ever?',
    'tell me when it drops to 150',
  );
  expect(asked?.text).toMatch(/^The title of Milko Tiny [^\n]* names no age\.\nWhat to check/);
  expect(price?.text).toContain('Milko Tiny');
  expect(alert?.cards[0]?.href).toContain('watch=15000');
});

test('BEY-49: what a power bank holds is reckoned in watt-hours', async () => {
  expect(await last('am I allowed to bring a 20000 mah power bank on a flight')).toMatch(
    /^20000 mah is about 74 Wh \(at 3\.7 V\)\.\nMany airlines allow/,
  );
  const list = await last('power bank', 'which of these can I bring on the plane');
  expect(list).toContain('10000 mAh, about 37 Wh');
  expect(list).toContain('30000 mAh, about 111 Wh');
  expect(list).toContain('The shop says of Voltia Go power bank, cabin approved');
  expect(await last('power bank', 'can bring on plane or not', 'and 27000 mAh?')).toContain(
    'about 100 Wh',
  );
  expect(await last('can I bring a phone on the plane')).not.toContain('Wh (at');
});

test('BEY-49: a mark of safety is that of the region, and titles say who claims it', async () => {
  expect(await last('what safety mark should I look for')).toContain('มอก. (TIS)');
  expect(await last('Voltia Ten power bank', 'got tis mark?')).toMatch(
    /^The title of Voltia Ten [^\n]* does not say: tis mark\.[^]*มอก/,
  );
});

test('BEY-49: scams and fires offer nothing, and name no number of a hotline', async () => {
  for (const [turns, said] of [
    [['seller wants me to pay outside the app by transfer'], /^Don’t: .*inside the platform/],
    [['sms says my parcel is on hold, pay at the link'], /^Don’t click or pay/],
    [['someone asks for my otp', 'i already gave it'], /^Call your bank at once/],
    [['can this extinguisher be used on oil fire'], /Never throw water on burning oil/],
  ] as const) {
    const answers = await ask(...turns);
    expect(answers.at(-1)?.text).toMatch(said);
    expect(answers.at(-1)?.text).not.toMatch(/allergy|Type its name/);
    expect(answers.at(-1)?.cards).toEqual([]);
  }
  for (const lang of LANGUAGES) expect(say(lang, 'warn.scammed')).not.toMatch(/\d/);
});
