/** Which alerts a new deal fires, once each, and what it costs (ALERT-11, BEY-05, BEY-06, BEY-46). */
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Answer, Ask } from '#contract/calls.ts';
import {
  buildBrand,
  buildCategory,
  buildDeal,
  buildGoods,
  setPrice,
} from '../../../../test/build.ts';
import type { DealSpec, GoodsMade, GoodsSpec } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { settleDeals } from '../../content/index.ts';
import { evaluateDeals } from './evaluate.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const ctx = () => world.ctx();
const { db } = await ctx();
const MINUTE = 60_000;
const DAY = 86_400_000;
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));

type Alert = Answer<'alert.create'>;
async function alertOf(who: Person, ask: Ask<'alert.create'>): Promise<Alert> {
  const made = await world.call('alert.create', ask, who.headers);
  expect(made).toMatchObject({ success: true });
  return made.data as Alert;
}
/** A deal that opens now, settled and announced as any is. */
async function open(spec: DealSpec & { goods?: GoodsSpec | GoodsMade } = {}) {
  const { goods: about = {}, ...deal } = spec;
  const goods =
    'offerId' in about ? about : await buildGoods(await ctx(), { price: 500_00, ...about });
  const made = await buildDeal(await ctx(), goods, deal);
  await settleDeals(await ctx(), [made.id]);
  await world.jobQueue.workAll();
  return { ...made, goods };
}
async function messagesTo(who: Person): Promise<string[]> {
  const rows = await db.rows<{ text: string }>(sql`
    select m.kind || ' ' || coalesce(m.subject_id::text, '') || ' ' || (m.holes ->> 'price') as text
    from message m where m.account_id = ${Number(who.userId)} order by m.id`);
  return rows.map(({ text }) => text);
}
const outcomesOf = async ({ id }: Alert, who: Person) =>
  ((await world.call('alert.looks', { id }, who.headers)).data?.looks ?? []).map(
    ({ outcome }) => outcome,
  );
const again = async ({ id }: Alert, who: Person) =>
  (await world.call('alert.pages', {}, who.headers)).data?.content.find((one) => one.id === id);

test('ALERT-11: a new deal that matches fires once, one that does not is silence', async () => {
  const ann = await signUp(world);
  const brand = await buildBrand(db, 'Volta');
  const top = await buildCategory(db, { names: { en: 'Power' } });
  const leaf = await buildCategory(db, { names: { en: 'Batteries' }, parent: top });
  const alert = await alertOf(ann, {
    keyword: 'power bank',
    brandId: String(brand.id),
    categoryIds: [String(top.id)],
    tags: ['Fast charging', 'ส่งฟรี'],
  });
  later(MINUTE);
  const goods = { brandId: brand.id, categoryId: leaf.id, name: 'Volta Power Banks 20000' };
  const tags = ['fast  CHARGING'];
  const other = await buildBrand(db, 'Other');
  await open({ goods: { ...goods, name: 'Volta Powder' }, keywords: tags });
  await open({ goods: { ...goods, brandId: other.id }, keywords: tags });
  await open({ goods: { ...goods, categoryId: (await buildCategory(db)).id }, keywords: tags });
  await open({ goods, keywords: ['charging'] });
  expect(await messagesTo(ann)).toEqual([]);
  const deal = await open({ goods, keywords: tags });
  expect(await messagesTo(ann)).toEqual([`alert.deal ${deal.id} ฿500`]);
  expect(await again(alert, ann)).toMatchObject({ firedCount: 1 });
  // a label is a tag as well
  const labelled = await open({
    goods: { ...goods, price: 400_00 },
    manualLabels: ['FREE_SHIPPING'],
  });
  expect(await messagesTo(ann)).toHaveLength(2);
  // whatever is announced again changes nothing
  for (const id of [deal.id, labelled.id]) await evaluateDeals(await ctx(), [id, id]);
  expect(await messagesTo(ann)).toHaveLength(2);
  expect(await outcomesOf(alert, ann)).toEqual(['FIRED', 'FIRED']);
});

test('ALERT-11: what opened before, and while it was paused, is no news', async () => {
  const ann = await signUp(world);
  const early = await open({ title: 'Kettlebell early' });
  later(MINUTE);
  const alert = await alertOf(ann, { keyword: 'kettlebell' });
  await db.run(sql`update content set update_time = ${world.clock.now()} where id = ${early.id}`);
  await evaluateDeals(await ctx(), [early.id]);
  later(MINUTE);
  await world.call('alert.pause', { id: alert.id }, ann.headers);
  await open({ title: 'Kettlebell meanwhile' });
  later(MINUTE);
  await world.call('alert.resume', { id: alert.id }, ann.headers);
  await evaluateDeals(
    await ctx(),
    (await db.rows<{ id: number }>(sql`select content_id as id from deal`)).map(({ id }) => id),
  );
  expect(await messagesTo(ann)).toEqual([]);
  later(MINUTE);
  const late = await open({ title: 'Kettlebell late' });
  expect(await messagesTo(ann)).toEqual([`alert.deal ${late.id} ฿500`]);
});

test('BEY-05, BEY-46: a deal that does not meet the rule at first fires once it does, and says why not before', async () => {
  const ann = await signUp(world);
  const alert = await alertOf(ann, {
    keyword: 'dumbbell',
    rule: { maxAmount: 300_00, verifiedOnly: true },
  });
  later(MINUTE);
  const deal = await open({ title: 'Dumbbell', amount: 500_00 });
  const change = async (spec: GoodsSpec) => {
    later(MINUTE);
    await setPrice(await ctx(), deal.goods, spec);
    await (await ctx()).emit({ topic: 'price.judged', goodsIds: [deal.goods.id] });
    await world.jobQueue.workAll();
  };
  await change({ price: 300_00 });
  // the same again is no evaluation
  await change({ price: 300_00 });
  await change({ price: 300_00, was: 400_00, verdict: 'VERIFIED', real: 0.25 });
  await change({ price: 200_00, was: 400_00, verdict: 'VERIFIED', real: 0.5 });
  expect(await outcomesOf(alert, ann)).toEqual(['FIRED', 'NOT_VERIFIED', 'ABOVE']);
  expect(await messagesTo(ann)).toEqual([`alert.deal ${deal.id} ฿300`]);
});

test('BEY-05: several alerts about one product are one message; another price is another', async () => {
  const ann = await signUp(world);
  const one = await alertOf(ann, { keyword: 'barbell', emailNotify: false });
  const two = await alertOf(ann, { tags: ['weights'] });
  later(MINUTE);
  const { goods } = await open({ title: 'Barbell', keywords: ['Weights'] });
  expect(await messagesTo(ann)).toHaveLength(1);
  expect([await outcomesOf(one, ann), await outcomesOf(two, ann)]).toEqual([
    ['SAME_PRODUCT'],
    ['FIRED'],
  ]);
  later(MINUTE);
  await open({ goods, title: 'Barbell once more' });
  expect(await messagesTo(ann)).toHaveLength(1);
  later(DAY);
  await open({ goods, title: 'Barbell the next day' });
  expect(await messagesTo(ann)).toHaveLength(2);
});

test('ALERT-11: nobody hears of deals of their own, of those they block, of another region, or of what is withdrawn', async () => {
  const [ann, bob, cid] = [await signUp(world), await signUp(world), await signUp(world)];
  const alerts = await Promise.all(
    [ann, bob, cid].map((who) => alertOf(who, { keyword: 'treadmill' })),
  );
  await world.call('block.create', { blockedUserId: ann.userId }, bob.headers);
  const abroad = await world.ctx('ID');
  await abroad.db.run(sql`
    insert into account (tenant_id, nickname, publisher_type, created_at)
    values ('ID', 'Abroad', 'PERSONAL', ${abroad.now})`);
  await abroad.db.run(sql`
    with made as (insert into deal_alert (tenant_id, account_id, kind, keyword, category_ids, tags, words,
      tag_keys, set_key, email_notify, verified_only, frequency, since, created_at, updated_at)
    select 'ID', id, 'CUSTOM', 'treadmill', '{}', '{}', '{treadmill}', '{}', 'x', false, false,
      'INSTANT', ${abroad.now}, ${abroad.now}, ${abroad.now} from account where tenant_id = 'ID' limit 1 returning id)
    insert into alert_anchor (tenant_id, anchor, alert_id) select 'ID', 'w:treadmill', id from made`);
  later(MINUTE);
  const goods = await buildGoods(await ctx(), { price: 500_00 });
  const deal = await buildDeal(await ctx(), goods, { title: 'Treadmill' });
  await db.run(sql`update content set author_id = ${Number(ann.userId)} where id = ${deal.id}`);
  await settleDeals(await ctx(), [deal.id]);
  await world.jobQueue.workAll();
  expect(await Promise.all([ann, bob, cid].map(messagesTo))).toEqual([
    [],
    [],
    [`alert.deal ${deal.id} ฿500`],
  ]);
  expect(await outcomesOf(alerts[0] as Alert, ann)).toEqual(['OWN']);
  expect(await outcomesOf(alerts[1] as Alert, bob)).toEqual(['BLOCKED']);
  expect(await abroad.db.rows(sql`select 1 from alert_fire`)).toEqual([]);
  later(MINUTE);
  await open({ title: 'Treadmill taken down', auditStatus: 'REJECTED' });
  await open({ title: 'Treadmill for some', viewerType: 'SELF' });
  expect(await messagesTo(cid)).toHaveLength(1);
});

test('ALERT-11: a deal is open for alerts when it starts, not when it was written', async () => {
  const ann = await signUp(world);
  const starts = new Date(world.clock.now().getTime() + 10 * MINUTE);
  await open({ title: 'Rowing machine', startsAt: starts });
  later(5 * MINUTE);
  await alertOf(ann, { keyword: 'rowing machine' });
  expect(await messagesTo(ann)).toEqual([]);
  later(6 * MINUTE);
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  expect(await messagesTo(ann)).toHaveLength(1);
});

const VOCABULARY = [
  'หูฟัง',
  'บลูทูธ',
  'ไร้สาย',
  'ลำโพง',
  'หม้อทอด',
  'ไร้น้ำมัน',
  'headphones',
  'headphone',
  'wireless',
  'a54',
  'A 54',
  'tas',
  'ransel',
  'anak',
  'ä',
  "o'neill",
  '100%',
  '🎧',
  'น้ํา',
  'ＡＢＣ',
];
const words = (most: number) =>
  fc.array(fc.constantFrom(...VOCABULARY), { minLength: 1, maxLength: most });

test('BEY-05, BEY-06, BEY-46: random alerts over random deals do what a naive matcher does, and what their preview says', async () => {
  const who = await signUp(world);
  const brands = [await buildBrand(db, 'Nook'), await buildBrand(db, 'Lumo')];
  const parent = await buildCategory(db);
  const categories = [parent, await buildCategory(db, { parent }), await buildCategory(db)];
  const TAGS = ['gifts', 'camping', 'FREE_SHIPPING'];
  const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
  const anAlert = fc.record({
    keyword: maybe(words(2).map((some) => some.join(' '))),
    brand: maybe(fc.constantFrom(0, 1)),
    categories: maybe(fc.subarray([0, 1, 2], { minLength: 1 })),
    tags: maybe(fc.subarray(TAGS, { minLength: 1 })),
    maxAmount: maybe(fc.constantFrom(100_00, 200_00, 300_00)),
  });
  const aDeal = fc.record({
    title: words(4).map((some) => some.join(' ')),
    brand: fc.constantFrom(0, 1),
    category: fc.constantFrom(0, 1, 2),
    tags: fc.subarray(TAGS),
    price: fc.constantFrom(100_00, 150_00, 250_00, 350_00),
  });
  const naive = { words: (text: string) => naiveWords(text) };
  await fc.assert(
    fc.asyncProperty(
      fc.array(anAlert, { minLength: 1, maxLength: 8 }),
      fc.array(aDeal, { minLength: 1, maxLength: 8 }),
      async (alerts, deals) => {
        await db.run(sql`delete from deal_alert`);
        await db.run(sql`delete from content`);
        await db.run(sql`delete from message where account_id = ${Number(who.userId)}`);
        later(2 * DAY);
        const made: { alert: Alert; of: (typeof alerts)[number] }[] = [];
        for (const of of alerts) {
          const answer = await world.call(
            'alert.create',
            {
              keyword: of.keyword ?? '',
              brandId: of.brand === undefined ? null : String(brands[of.brand]?.id),
              categoryIds: (of.categories ?? []).map((at) => String(categories[at]?.id)),
              tags: of.tags ?? [],
              rule: { maxAmount: of.maxAmount ?? null },
            },
            who.headers,
          );
          if (answer.data) made.push({ alert: answer.data, of });
        }
        later(MINUTE);
        const expected = new Map(made.map(({ alert }) => [alert.id, [] as string[]]));
        for (const deal of deals) {
          const goods = await buildGoods(await ctx(), {
            name: 'x',
            price: deal.price,
            brandId: brands[deal.brand]?.id as number,
            categoryId: categories[deal.category]?.id as number,
          });
          const built = await buildDeal(await ctx(), goods, {
            title: deal.title,
            keywords: deal.tags.filter((tag) => tag !== 'FREE_SHIPPING'),
            manualLabels: deal.tags.filter((tag) => tag === 'FREE_SHIPPING'),
          });
          await settleDeals(await ctx(), [built.id]);
          const has = naive.words(
            `${deal.title} ${deal.tags.filter((tag) => tag !== 'FREE_SHIPPING').join(' ')} ${brands[deal.brand]?.name} x`,
          );
          for (const { alert, of } of made) {
            const isMatch =
              naive.words(of.keyword ?? '').every((word) => has.some((one) => isSame(word, one))) &&
              (of.brand === undefined || of.brand === deal.brand) &&
              (of.categories === undefined ||
                of.categories.includes(deal.category) ||
                (deal.category === 1 && of.categories.includes(0))) &&
              (of.tags === undefined || of.tags.some((tag) => deal.tags.includes(tag)));
            if (isMatch)
              expected
                .get(alert.id)
                ?.push(deal.price <= (of.maxAmount ?? Infinity) ? 'fires' : 'ABOVE');
          }
        }
        await world.jobQueue.workAll();
        let messages = 0;
        for (const { alert, of } of made) {
          const outcomes = await outcomesOf(alert, who);
          const seen = outcomes.map((one) => (one === 'ABOVE' ? one : 'fires')).toSorted();
          expect(seen).toEqual((expected.get(alert.id) ?? []).toSorted());
          messages += outcomes.filter((one) => one === 'FIRED').length;
          const preview = await world.call(
            'alert.preview',
            {
              keyword: of.keyword ?? '',
              brandId: of.brand === undefined ? null : String(brands[of.brand]?.id),
              categoryIds: (of.categories ?? []).map((at) => String(categories[at]?.id)),
              tags: of.tags ?? [],
              rule: { maxAmount: of.maxAmount ?? null },
            },
            who.headers,
          );
          const fires = seen.filter((one) => one === 'fires').length;
          expect(preview.data).toMatchObject({ matchTotal: fires, firedCount: fires });
        }
        expect(await messagesTo(who)).toHaveLength(messages);
      },
    ),
    { numRuns: Number(process.env.KHUM_SERIES ?? 25) },
  );
}, 240_000);

/** Words by spaces alone, in one spelling. */
function naiveWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ํา', 'ำ')
    .replaceAll('ä', 'a')
    .replaceAll("'", ' ')
    .replaceAll(/%|🎧/g, ' ')
    .replaceAll(/a ?54/g, 'a 54')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/^headphones$/, 'headphone'));
}
const isSame = (word: string, one: string) =>
  word === one || (/^[ก-๙]{5,}$/.test(word) && one.includes(word));
