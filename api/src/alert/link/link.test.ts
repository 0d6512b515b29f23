/** Waiting for a link that Khum does not know (BEY-14), through the API and by feeds. */
import pg from 'pg';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { LINK_WAIT_DAYS, LINK_WAITS_MAX } from '#contract/alert/limits.ts';
import { take, temporary } from '../../../../test/feeds.ts';
import { codeFor, signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { alertExport } from '../export.ts';
import { fulfilMissed } from './fulfil.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const ctx = () => world.ctx();
const DAY = 86_400_000;
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));

let files = 0;
/** A feed with products at these addresses. */
async function feed(urls: readonly string[], { tenant = 'TH', stock = 'yes' } = {}) {
  later(3_600_000);
  files += 1;
  const rows = urls.map((url, at) => `n${files}-${at},Kettle ${files}-${at},490,${stock},${url}`);
  await take(world, {
    file: temporary(`links-${files}.csv`, `id,title,price,in_stock,url\n${rows.join('\n')}\n`),
    source: `links-${tenant.toLowerCase()}`,
    tenant,
    observedAt: world.clock.now(),
  });
  await world.jobQueue.workAll();
}
const wait = (who: Person, text: string) => world.call('link-wait.create', { text }, who.headers);
const urls = async (who: Person, text?: string) =>
  (
    await world.call('link-wait.all', text === undefined ? {} : { text }, who.headers)
  ).data?.waits.map(({ url }) => url);
async function told(who: Person, tenant = 'TH'): Promise<string[]> {
  const { db } = await world.ctx(tenant);
  const rows = await db.rows<{ kind: string; price: string | null; verdict: string | null }>(sql`
    select kind, holes->>'price' as price, holes->>'verdict.en' as verdict from message
    where account_id = ${Number(who.userId)} and kind like 'watch.%' order by id`);
  return rows.map(({ kind, price, verdict }) => [kind, price, verdict].filter(Boolean).join(' '));
}
const KNOWN = 'watch.KNOWN ฿490 seen once';
// a shop that is no marketplace is known by what it sells already
await feed(['https://shopee.th.example/first']);

test('BEY-14: a link is awaited until a feed brings its product under another spelling; one message says price and verdict, once', async () => {
  const [ann, ben] = [await signUp(world), await signUp(world)];
  const text = 'ลองดู https://shopee.co.th/Steel-Kettle-i.71.81?utm_source=app เลย';
  const made = await wait(ann, text);
  expect(made.data).toMatchObject({
    wait: { platform: 'SHOPEE', url: 'https://shopee.co.th/Steel-Kettle-i.71.81' },
    goodsCode: null,
    isNew: true,
  });
  await wait(ben, 'https://www.lazada.co.th/products/kettle-i91-s2.html');
  await wait(ben, 'https://shopee.th.example/kettle?v=2&utm_source=x');
  await feed(['https://shopee.co.th/other.shop/71/82', 'https://shopee.co.th/product/72/81']);
  expect(await told(ann)).toEqual([]);
  await feed([
    'https://shopee.co.th/lovely.shop/71/81?utm_campaign=feed',
    'https://m.lazada.co.th/products/i91-s9.html',
  ]);
  expect(await told(ann)).toEqual([KNOWN]);
  expect(await urls(ann)).toEqual([]);
  expect(await told(ben)).toEqual([KNOWN]);
  expect(await urls(ben)).toEqual(['https://shopee.th.example/kettle?v=2']);
  await feed(['https://shopee.co.th/Steel-Kettle-i.71.81']);
  await fulfilMissed(await ctx());
  expect(await told(ann)).toEqual([KNOWN]);
  const [message] =
    (await world.call('message.system', {}, { ...ann.headers, 'accept-language': 'en' })).data
      ?.content ?? [];
  expect(message).toMatchObject({
    title: '“Kettle 3-0”: ฿490',
    text: 'Khum now has the price of the link you were waiting for. Verdict: seen once.',
    jump: { href: expect.stringMatching(/^\/product\//) },
  });
});

test('BEY-14: the same address under another parameter, or a similar number at another shop, is another product', async () => {
  const ann = await signUp(world);
  await wait(ann, 'https://shopee.co.th/product/55/66');
  await wait(ann, 'https://www.lazada.co.th/products/i66.html');
  await wait(ann, 'https://shopee.th.example/p?id=7');
  await feed([
    'https://www.tiktok.com/view/product/66',
    'https://shopee.sg/product/55/66',
    'https://shopee.co.th/product/5/566',
    'https://shopee.th.example/p?id=8',
  ]);
  await fulfilMissed(await ctx());
  expect(await told(ann)).toEqual([]);
  expect(await urls(ann)).toHaveLength(3);
});

test('BEY-14: a wait is fulfilled in its own region only', async () => {
  const here = await signUp(world);
  const there = await signUp(world, { tenant: 'SG' });
  const text = 'https://shop.tiktok.com/view/product/1728';
  await wait(here, text);
  expect((await wait(there, text)).data?.isNew).toBe(true);
  await feed(['https://www.tiktok.com/view/product/1728'], { tenant: 'SG' });
  expect(await told(here)).toEqual([]);
  expect(await told(there, 'SG')).toEqual([expect.stringMatching(/^watch\.KNOWN /)]);
  expect(await urls(here)).toHaveLength(1);
  // and only links of the region are waited for
  expect((await wait(here, 'https://shopee.sg/product/1/2')).errorKey).toBe('link_wait.link');
});

test('BEY-14: the same product twice is one wait; fifty at most, and a known product is answered', async () => {
  const ann = await signUp(world);
  const first = await wait(ann, 'https://shopee.co.th/product/10/20');
  const again = await wait(ann, 'Look! shopee.co.th/Any-words-i.10.20?utm_source=x');
  expect(again.data).toEqual({ ...first.data, isNew: false });
  expect(await urls(ann, 'https://shopee.co.th/lovely.shop/10/20')).toHaveLength(1);
  expect(await urls(ann, 'https://shopee.co.th/product/10/21')).toEqual([]);
  for (let at = 1; at < LINK_WAITS_MAX; at += 1)
    expect((await wait(ann, `https://shopee.co.th/product/11/${at}`)).success).toBe(true);
  const over = await wait(ann, 'https://shopee.co.th/product/12/1');
  expect(over).toMatchObject({ success: false, errorKey: 'link_wait.limit', code: 429 });
  expect((await wait(ann, 'https://shopee.co.th/product/10/20')).success).toBe(true);
  const id = first.data?.wait?.id as string;
  const eve = await signUp(world);
  await world.call('link-wait.remove', { id }, eve.headers);
  expect(await urls(ann)).toHaveLength(LINK_WAITS_MAX);
  for (const _ of [1, 2])
    expect((await world.call('link-wait.remove', { id }, ann.headers)).success).toBe(true);
  expect((await wait(ann, 'https://shopee.co.th/product/12/1')).data?.isNew).toBe(true);
  await feed(['https://shopee.co.th/product/10/20']);
  const known = await wait(ann, 'https://shopee.co.th/product/10/20');
  expect(known.data).toEqual({ wait: null, goodsCode: expect.any(String), isNew: false });
  for (const text of ['no link', 'https://shopee.co.th/cart', 'https://stranger.example/p/1'])
    expect((await wait(ann, text)).errorKey, text).toBe('link_wait.link');
  expect(
    (await world.call('link-wait.create', { text: 'https://shopee.co.th/product/1/1' })).code,
  ).toBe(401);
});

test('BEY-14: an address as long as can be pasted is awaited too', async () => {
  const ann = await signUp(world);
  const words = Array.from({ length: 1_900 }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
  ).join('');
  const made = await wait(ann, `https://shopee.th.example/${words}`);
  expect(made.data?.isNew).toBe(true);
});

test('BEY-14: a message that fails is sent at the next try, and once', async () => {
  const ann = await signUp(world);
  await wait(ann, 'https://shopee.co.th/product/30/40');
  const owner = new pg.Client(world.url);
  await owner.connect();
  await owner.query('alter table message rename to message_away');
  await feed(['https://shopee.co.th/product/30/40']);
  expect(await urls(ann)).toHaveLength(1);
  await owner.query('alter table message_away rename to message');
  await owner.end();
  for (let tries = 0; tries < 8; tries += 1) {
    later(3_600_000);
    await world.jobQueue.workAll();
  }
  expect(await told(ann)).toEqual([KNOWN]);
  expect(await urls(ann)).toEqual([]);
});

test('BEY-14: what no event told of is found by the hour; two workers at once tell it once', async () => {
  const ann = await signUp(world);
  await feed(['https://shopee.co.th/product/31/41', 'https://shopee.th.example/late?v=1']);
  const { db } = await ctx();
  // as if it had come between the check and the wait
  await db.run(sql`update goods set listed = false where name in (
    select g.name from goods g join offer o on o.goods_id = g.id
    where o.url like '%/31/41' or o.url like '%/late?v=1')`);
  await wait(ann, 'https://shopee.co.th/lovely.shop/31/41');
  await wait(ann, 'http://shopee.th.example/late?utm_source=a&v=1');
  await db.run(sql`update goods set listed = true`);
  const workers = [await ctx(), await ctx()];
  await Promise.all(workers.map(fulfilMissed));
  expect(await told(ann)).toEqual([KNOWN, KNOWN]);
});

/** Mails about prices. */
async function mailed(who: Person): Promise<string[]> {
  const rows = await world.database.platform().rows<{ text: string }>(sql`
    select subject || ' ' || body as text from letter
    where receiver = ${who.email} and template in ('offer', 'digest') order by id`);
  return rows.map(({ text }) => text);
}

test('BEY-14: two awaited links of one product are one message', async () => {
  const ann = await signUp(world);
  await feed(['https://shopee.co.th/product/35/45', 'https://www.lazada.co.th/products/i95.html']);
  const { db } = await ctx();
  const goods = await db.rows<{ goods_id: number }>(sql`
    select goods_id from offer where url like '%/35/45' or url like '%/i95.html' order by id`);
  await db.run(sql`update goods set listed = false where id = ${goods[0]?.goods_id}`);
  await db.run(
    sql`update offer set goods_id = ${goods[0]?.goods_id} where goods_id = ${goods[1]?.goods_id}`,
  );
  await wait(ann, 'https://shopee.co.th/lovely.shop/35/45');
  await wait(ann, 'https://www.lazada.co.th/products/kettle-i95-s1.html');
  expect(await urls(ann)).toHaveLength(2);
  await db.run(sql`update goods set listed = true where id = ${goods[0]?.goods_id}`);
  await fulfilMissed(await ctx());
  expect(await told(ann)).toEqual([KNOWN]);
  expect(await urls(ann)).toEqual([]);
});

test('BEY-14, BEY-47: it leaves by the ways that are set for all price watches; what is sold out is said to be', async () => {
  const ann = await signUp(world);
  const ben = await signUp(world, { headers: { 'accept-language': 'en' } });
  await world.call('watch.save-defaults', { ways: [], frequency: 'INSTANT' }, ann.headers);
  for (const who of [ann, ben]) await wait(who, 'https://shopee.co.th/product/36/46');
  await feed(['https://shopee.co.th/product/36/46']);
  expect(await told(ann)).toEqual([KNOWN]);
  expect(await mailed(ann)).toEqual([]);
  const [mail, ...more] = await mailed(ben);
  expect(more).toEqual([]);
  expect(mail).toContain('฿490');
  expect(mail).toContain('Verdict: seen once');
  await wait(ann, 'https://shopee.co.th/product/32/42');
  await feed(['https://shopee.co.th/product/32/42'], { stock: 'no' });
  expect(await told(ann)).toEqual([KNOWN, 'watch.KNOWN.out']);
});

test(`BEY-14: a wait that nothing comes of ends after ${LINK_WAIT_DAYS} days, on the day that it says`, async () => {
  const ann = await signUp(world);
  const made = await wait(ann, 'https://shopee.co.th/product/33/43');
  const end = Date.parse(made.data?.wait?.endTime as string);
  expect(end - world.clock.now().getTime()).toBe(LINK_WAIT_DAYS * DAY);
  world.clock.set(new Date(end - 1));
  await fulfilMissed(await ctx());
  const left = async () =>
    (
      await (
        await ctx()
      ).db.rows(sql`
      select 1 from link_wait where account_id = ${Number(ann.userId)}`)
    ).length;
  expect(await left()).toBe(1);
  world.clock.set(new Date(end));
  await fulfilMissed(await ctx());
  expect(await left()).toBe(0);
  expect(await told(ann)).toEqual([]);
});

test('BEY-14, BEY-17, SEC-04: awaited links are in the data export, and go with the account', async () => {
  const ann = await signUp(world);
  await wait(ann, 'https://shopee.co.th/product/34/44');
  const inside = await ctx();
  expect((await alertExport(inside, Number(ann.userId)))['awaited-links']).toEqual([
    expect.objectContaining({ url: 'https://shopee.co.th/product/34/44', platform: 'SHOPEE' }),
  ]);
  const key = { rcv: ann.email, rcvType: 'EMAIL', authScene: 'CLOSEUSER' } as const;
  await world.call('verification.send', key, ann.headers);
  const closed = await world.call(
    'profile.close',
    { ...key, authCode: await codeFor(world, ann.email), deleteContent: true },
    ann.headers,
  );
  expect(closed.success).toBe(true);
  await feed(['https://shopee.co.th/product/34/44']);
  expect(await told(ann)).toEqual([]);
  expect(
    await inside.db.rows(sql`select 1 from link_wait where account_id = ${Number(ann.userId)}`),
  ).toEqual([]);
});
