/** Deal alerts of a viewer: limits, duplicates, states, words (rows ALERT, VAL-16, ERR-13..17). */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Answer, Ask } from '#contract/calls.ts';
import { buildBrand, buildCategory } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const { db } = await world.ctx();

const create = (who: Person, ask: Ask<'alert.create'>, headers = {}) =>
  world.call('alert.create', ask, { ...who.headers, ...headers });
async function made(who: Person, ask: Ask<'alert.create'>): Promise<Answer<'alert.create'>> {
  const answer = await create(who, ask);
  expect(answer).toMatchObject({ success: true });
  return answer.data as Answer<'alert.create'>;
}
const listed = async (who: Person, ask: Partial<Ask<'alert.pages'>> = {}) =>
  (await world.call('alert.pages', ask, who.headers)).data as Answer<'alert.pages'>;
const anchorsOf = async ({ id }: { id: string }) =>
  (
    await db.rows<{ anchor: string }>(
      sql`select anchor from alert_anchor where alert_id = ${Number(id)} order by 1`,
    )
  ).map(({ anchor }) => anchor);

test('ALERT-01, ALERT-03, P-05: keyword, brand, categories, tags, mail and rule come back as they were set', async () => {
  const ann = await signUp(world);
  const brand = await buildBrand(db, 'Aira');
  const category = await buildCategory(db, {
    names: { en: 'Speakers', th: 'ลำโพง', id: 'Speaker' },
  });
  const alert = await made(ann, {
    keyword: '  หูฟัง  ไร้สาย ',
    brandId: String(brand.id),
    categoryIds: [String(category.id)],
    tags: ['#แคมป์ปิ้ง', 'ส่งฟรี'],
    emailNotify: false,
    rule: { maxAmount: 109_000, verifiedOnly: true, lowDays: 0, frequency: 'WEEKLY' },
  });
  expect(alert).toMatchObject({
    kind: 'CUSTOM',
    keyword: 'หูฟัง ไร้สาย',
    brand: { id: String(brand.id), code: brand.code, name: 'Aira' },
    categories: [{ id: String(category.id), code: category.code }],
    emailNotify: false,
    emailPossible: true,
    status: 'ACTIVE',
    firedCount: 0,
    lastFiredTime: null,
    rule: { maxAmount: 109_000, verifiedOnly: true, lowDays: 0, frequency: 'WEEKLY' },
  });
  const sentences = await Promise.all(
    ['th', 'en', 'id'].map(
      async (lang) =>
        (await world.call('alert.pages', {}, { ...ann.headers, 'accept-language': lang })).data
          ?.content[0]?.sentence,
    ),
  );
  expect(sentences).toEqual([
    'ดีลใหม่ที่มีคำว่า หูฟัง ไร้สาย ของแบรนด์ Aira ในหมวด ลำโพง ติดแท็ก แคมป์ปิ้ง หรือ ส่งฟรี จ่ายจริงไม่เกิน ฿1,090 ที่ลดจริง ต่ำสุดที่เคยเห็น รวมส่งสัปดาห์ละครั้ง',
    'New deals with the word หูฟัง ไร้สาย by Aira in Speakers, tagged แคมป์ปิ้ง or Free shipping, all in at most ฿1,090, with a real discount, all-time low, once a week',
    'Promo baru dengan kata หูฟัง ไร้สาย dari Aira di Speaker, bertag แคมป์ปิ้ง atau Gratis ongkir, total bayar maksimal ฿1,090, diskon nyata, rekor terendah, dikirim sekali seminggu',
  ]);
});

test('ALERT-06, ERR-13, VAL-16: the eleventh is refused, paused ones count, also when all are asked for at once', async () => {
  const ann = await signUp(world);
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, at) => create(ann, { keyword: `camera ${at}` })),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(10);
  const [first] = answers.flatMap(({ data }) => data ?? []);
  await world.call('alert.pause', { id: first?.id as string }, ann.headers);
  const refused = await create(ann, { keyword: 'tripod' }, { 'accept-language': 'en' });
  expect(refused).toMatchObject({ errorKey: 'alert.limit' });
  expect(await world.call('alert.tag-subscribe', { tag: 'gifts' }, ann.headers)).toMatchObject({
    errorKey: 'alert.limit',
  });
  await world.call('alert.remove', { id: first?.id as string }, ann.headers);
  expect(await create(ann, { keyword: 'tripod' })).toMatchObject({ success: true });
});

test('ALERT-07, ERR-14: a fourth category or tag is refused; the same one twice is one', async () => {
  const ann = await signUp(world);
  const four = await Promise.all([1, 2, 3, 4].map(() => buildCategory(db)));
  const ids = four.map(({ id }) => String(id));
  expect(await create(ann, { categoryIds: ids })).toMatchObject({
    errorKey: 'alert.too_many_choices',
  });
  expect(await create(ann, { tags: ['a', 'b', 'c', 'd'] })).toMatchObject({
    errorKey: 'alert.too_many_choices',
  });
  const alert = await made(ann, {
    categoryIds: [...ids.slice(0, 3), ids[0] as string],
    tags: ['Free shipping', 'ส่งฟรี', '#gifts', 'GIFTS '],
  });
  expect(alert.categories).toHaveLength(3);
  expect(alert.tags).toHaveLength(2);
  expect(
    await world.call('alert.update', { id: alert.id, categoryIds: ids }, ann.headers),
  ).toMatchObject({ errorKey: 'alert.too_many_choices' });
});

test('ALERT-08, ERR-15: the same set is refused, whatever its case, spaces, order, Unicode form or width', async () => {
  const ann = await signUp(world);
  const [one, two] = [await buildCategory(db), await buildCategory(db)];
  const ids = [String(one.id), String(two.id)];
  await made(ann, { keyword: 'Café Grinder', categoryIds: ids, tags: ['Gifts', 'Sale now'] });
  for (const again of [
    { keyword: ' café   GRINDER', categoryIds: ids.toReversed(), tags: ['sale  NOW', '#gifts'] },
    { keyword: 'grinder cafe\u0301', categoryIds: ids, tags: ['gifts', 'sale now'] },
    { keyword: 'Ｃａｆé　ｇｒｉｎｄｅｒ', categoryIds: ids, tags: ['ｇｉｆｔｓ', 'sale now'] },
    {
      keyword: 'café\u200B grinder',
      categoryIds: ids,
      tags: ['gifts', 'sale now'],
      rule: { minScore: 5 },
    },
  ])
    expect(await create(ann, again), JSON.stringify(again)).toMatchObject({
      errorKey: 'alert.exists',
    });
  const other = await made(ann, { keyword: 'Café Grinder' });
  expect(
    await world.call(
      'alert.update',
      { id: other.id, categoryIds: ids, tags: ['sale now', 'gifts'] },
      ann.headers,
    ),
  ).toMatchObject({ errorKey: 'alert.exists' });
  // another person's is none of one's own, and saving unchanged is no duplicate
  await made(await signUp(world), { keyword: 'Café Grinder' });
  expect(
    await world.call('alert.update', { id: other.id, keyword: 'café grinder' }, ann.headers),
  ).toMatchObject({ success: true });
});

test('ALERT-09: 50 code points are a keyword, 51 are not, whatever they are made of', async () => {
  const ann = await signUp(world);
  for (const letter of ['a', 'ก', '𠮷', 'é']) {
    const fifty = letter.repeat(50);
    expect(await create(ann, { keyword: `${fifty}${letter}` }), letter).toMatchObject({
      errorKey: 'alert.keyword.too_long',
    });
    expect((await made(ann, { keyword: fifty })).keyword).toBe(fifty.normalize('NFC'));
  }
});

test('ALERT-03: nothing to look for is refused, and what hostile hands type is text like any other', async () => {
  const ann = await signUp(world);
  for (const keyword of [
    '',
    '   ',
    '%',
    "';--",
    '🎧👨‍👩‍👧',
    '\u0301\u0301',
    '\u202e',
    '***',
    '\u0000',
  ])
    expect(await create(ann, { keyword }), JSON.stringify(keyword)).toMatchObject({
      code: 422,
      errorKey: 'alert.empty',
    });
  expect(await create(ann, { tags: ['  #  '] })).toMatchObject({ errorKey: 'common.invalid' });
  expect(await create(ann, { brandId: '999999999' })).toMatchObject({ errorKey: 'common.invalid' });
  expect(await create(ann, { categoryIds: ['9999999999999999999'] })).toMatchObject({
    errorKey: 'common.invalid',
  });
  for (const keyword of [
    '100% cotton',
    "o'neill",
    'a_b\\',
    'שלום',
    '\u202eabc',
    'ก็็็็็',
    '🎧 headphones',
  ])
    expect(await create(ann, { keyword }), keyword).toMatchObject({ success: true });
});

test('ALERT-02, ERR-16, P-10: one click subscribes to a tag, again is refused, and it ends however it is written', async () => {
  const ann = await signUp(world);
  const subscribe = (tag: string) => world.call('alert.tag-subscribe', { tag }, ann.headers);
  expect((await subscribe('#Camping')).data).toMatchObject({ kind: 'TAG', tags: ['Camping'] });
  const again = await subscribe(' camping');
  expect(again).toMatchObject({ errorKey: 'alert.tag_exists', code: 409 });
  expect(await create(ann, { tags: ['CAMPING'] })).toMatchObject({ errorKey: 'alert.exists' });
  const end = () => world.call('alert.tag-unsubscribe', { tag: 'CAMPING' }, ann.headers);
  expect(await end()).toMatchObject({ success: true });
  expect(await end()).toMatchObject({ success: true });
  expect((await listed(ann)).totalElements).toBe(0);
});

test('ALERT-04, ALERT-05, SM-09, P-06..P-09: list, edit, pause, resume, delete', async () => {
  const ann = await signUp(world);
  const eve = await signUp(world);
  const alert = await made(ann, { keyword: 'tripod' });
  expect(await anchorsOf(alert)).toEqual(['w:tripod']);
  const ask = { id: alert.id };
  expect((await world.call('alert.pause', ask, ann.headers)).data).toMatchObject({
    status: 'PAUSED',
  });
  expect(await world.call('alert.pause', ask, ann.headers)).toMatchObject({ success: true });
  // what is paused costs nothing
  expect(await anchorsOf(alert)).toEqual([]);
  expect((await listed(ann, { status: 'ACTIVE' })).content).toEqual([]);
  expect((await listed(ann, { status: 'PAUSED' })).content).toHaveLength(1);
  expect((await world.call('alert.resume', ask, ann.headers)).data).toMatchObject({
    status: 'ACTIVE',
  });
  const edited = await world.call(
    'alert.update',
    { ...ask, keyword: '', tags: ['gifts', 'camping'] },
    ann.headers,
  );
  expect(edited.data).toMatchObject({ keyword: '', tags: ['gifts', 'camping'], kind: 'CUSTOM' });
  expect(await anchorsOf(alert)).toEqual(['t:camping', 't:gifts']);
  for (const name of ['alert.pause', 'alert.resume', 'alert.remove', 'alert.looks'] as const)
    expect(await world.call(name, ask, eve.headers), name).toMatchObject({ code: 404 });
  expect(await world.call('alert.update', { ...ask, keyword: 'x' }, eve.headers)).toMatchObject({
    code: 404,
  });
  expect(await world.call('alert.remove', ask, ann.headers)).toMatchObject({ success: true });
  expect(await world.call('alert.remove', ask, ann.headers)).toMatchObject({
    errorKey: 'alert.not_found',
  });
});

test('ALERT-12, AMB-68: whoever is not signed in sets none', async () => {
  expect(
    await world.call('alert.create', { keyword: 'tripod' }, { 'x-tenant': 'TH' }),
  ).toMatchObject({ code: 401 });
});

test('AMB-13: mail needs a verified address', async () => {
  const bob = await signUp(world);
  await db.run(sql`
    update account_private set email = null, mobile = '+66800000001'
    where account_id = ${Number(bob.userId)}`);
  expect(await create(bob, { keyword: 'tripod', emailNotify: true })).toMatchObject({
    errorKey: 'alert.no_email',
  });
  const alert = await made(bob, { keyword: 'tripod' });
  expect(alert).toMatchObject({ emailNotify: false, emailPossible: false });
  expect(
    await world.call('alert.update', { id: alert.id, emailNotify: true }, bob.headers),
  ).toMatchObject({ errorKey: 'alert.no_email' });
});

test('P-11: options fit what was typed, and say what is used of the limits', async () => {
  const ann = await signUp(world);
  await buildBrand(db, 'Zenbrand');
  await made(ann, { keyword: 'tripod' });
  const options = (keyword: string) =>
    world.call('alert.options', { keyword }, { ...ann.headers, 'accept-language': 'en' });
  expect((await options('zenb')).data).toMatchObject({
    brands: [{ name: 'Zenbrand' }],
    limits: { alerts: 10, categories: 3, tags: 3, keyword: 50 },
    used: 1,
    emailPossible: true,
  });
  expect((await options('free')).data?.tags).toContain('Free shipping');
  for (const keyword of ["%_\\'", '🎧', '\u0000', 'ก'.repeat(150)])
    expect(await options(keyword), keyword).toMatchObject({ success: true });
});

test('P-06, API-110: the user info counts alerts, paused ones too, and price watches', async () => {
  const ann = await signUp(world);
  const bob = await signUp(world);
  const counts = async (who: Person) => {
    const { data } = await world.call('profile.me', {}, who.headers);
    return [data?.alertCount, data?.watchCount];
  };
  const { id } = await made(ann, { keyword: 'counted' });
  await made(ann, { tags: ['counted'] });
  await world.call('alert.pause', { id }, ann.headers);
  expect([await counts(ann), await counts(bob)]).toEqual([
    [2, 0],
    [0, 0],
  ]);
  await world.call('alert.remove', { id }, ann.headers);
  expect(await counts(ann)).toEqual([1, 0]);
});
