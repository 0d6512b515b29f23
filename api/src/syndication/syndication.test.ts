import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sax from 'sax';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld } from '../../../test/world.ts';
import { buildBrand, buildCategory, buildDeal, buildGoods } from '../../../test/build.ts';
import { settleDeals, savePieces } from '../content/index.ts';
import { setRegion } from '../tenant/index.ts';
import { boundedQueue } from './share/queue.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'khum-syndication-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = await makeWorld({ dataDir });
const later = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000);
const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.server.inject({ method: 'GET', url, headers: { host: 'khum.example', ...headers } });

/** Reads XML strictly; the texts of each element by its name. */
function read(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const parser = sax.parser(true);
  let text = '';
  parser.onopentag = () => {
    text = '';
  };
  parser.ontext = parser.oncdata = (more) => {
    text += more;
  };
  parser.onclosetag = (name) => {
    texts.set(name, [...(texts.get(name) ?? []), text]);
    text = '';
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
  return texts;
}

let goods: { id: number; offerId: number; code: string };
let deal: { id: number; code: string };
let brand: { id: number; code: string; name: string };

beforeAll(async () => {
  const ctx = await world.ctx();
  const category = await buildCategory(ctx.db, {
    code: 'kitchen',
    names: { en: 'Kitchen', th: 'ครัว' },
  });
  brand = await buildBrand(ctx.db, 'Krobkrob');
  goods = await buildGoods(ctx, {
    name: 'หม้อทอด <Max> & "Pro"',
    price: 990_00,
    was: 1290_00,
    verdict: 'VERIFIED',
    real: 0.21,
    brandId: brand.id,
    categoryId: category.id,
    platform: 'SHOPEE',
  });
  deal = await buildDeal(ctx, goods, {
    title: 'Fryer <b> & ]]> more',
    endsAt: later(30),
    keywords: ['fryer'],
  });
  await settleDeals(ctx, [deal.id]);
  await savePieces(ctx, [
    {
      code: 'a1',
      type: 'ARTICLE',
      title: 'เลือกหม้อทอด',
      text: '<p>x</p>',
      summary: 'สั้น ๆ',
      publishTime: later(-5),
      keywords: ['fryer'],
    },
    { code: 'n1', type: 'NOTE', title: 'Note', text: '<p>x</p>', publishTime: later(-4) },
  ]);
});

test('BEY-34: the site map is an index of maps that hold every public page once, and well formed', async () => {
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toContain('application/xml');
  const maps = read(index.body).get('loc') as string[];
  const found: string[] = [];
  for (const map of maps) {
    const answer = await get(new URL(map).pathname);
    expect(answer.statusCode, map).toBe(200);
    found.push(...(read(answer.body).get('loc') ?? []));
  }
  expect(new Set(found).size).toBe(found.length);
  const paths = found.map((one) => decodeURIComponent(one.replace('http://khum.example', '')));
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/how-we-judge',
      '/how-we-judge/waiting',
      `/content/${deal.code}`,
      `/product/${goods.code}`,
      '/article/a1',
      '/note-detail/n1',
      '/products/ครัว-kitchen',
      `/brand/${brand.code}`,
    ]),
  );
});

test('BEY-34, TEN-12: the map of another region knows nothing of this one, and names its region', async () => {
  const maps = read((await get('/sitemap.xml?tenant=ID')).body).get('loc') as string[];
  expect(maps).toEqual(['http://khum.example/sitemap/pages.xml?tenant=ID']);
  expect((await get('/sitemap/products-1.xml?tenant=ID')).body).not.toContain(goods.code);
  for (const name of [
    'nope-1.xml',
    'products.xml',
    'products-x.xml',
    'constructor-1.xml',
    'pages-1.xml',
  ])
    expect((await get(`/sitemap/${name}`)).statusCode, name).toBe(404);
});

test('BEY-34: beyond ten thousand addresses a kind has another map, and together they hold all', async () => {
  const ctx = await world.ctx('VN');
  await ctx.db.run(sql`insert into goods (tenant_id, code, name, created_at, updated_at)
    select 'VN', 'v' || n, 'V', ${ctx.now}, ${ctx.now} from generate_series(1, 10500) n`);
  await ctx.db.run(sql`insert into goods_price (goods_id, tenant_id, platform, offer_count,
      current_amount, in_stock, observed_at, verdict, evidence, labels, spark, judged_at, judged_on)
    select g.id, g.tenant_id, 'LAZADA', 1, 100, true, ${ctx.now}, 'NO_CLAIM', '{}', '{}', '{}',
      ${ctx.now}, '2026-11-21' from goods g where g.tenant_id = 'VN'`);
  const maps = (read((await get('/sitemap.xml?tenant=VN')).body).get('loc') as string[]).filter(
    (one) => one.includes('/products-'),
  );
  expect(maps).toHaveLength(2);
  const counts = await Promise.all(
    maps.map(
      async (map) =>
        (read((await get(map.replace('http://khum.example', ''))).body).get('loc') as string[])
          .length,
    ),
  );
  expect(counts).toEqual([10_000, 500]);
});

test('BEY-34: robots name the maps of every region of this host; the other texts say where things are', async () => {
  const robots = (await get('/robots.txt')).body;
  expect(robots).toContain('Sitemap: http://khum.example/sitemap.xml\n');
  expect(robots).toContain('Sitemap: http://khum.example/sitemap.xml?tenant=ID');
  expect(robots).toContain('Disallow: /api/');
  expect((await get('/.well-known/security.txt')).statusCode).toBe(404);
  await setRegion(world.database.platform(), 'TH', [['contact', 'help@khum.org']]);
  const security = (await get('/.well-known/security.txt')).body;
  expect(security).toMatch(/^Contact: mailto:help@khum\.org$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] as string);
  expect(expires - world.clock.now().getTime()).toBeGreaterThan(300 * 86_400_000);
  expect((await get('/llms.txt?lang=en')).body).toMatch(/^# Khum\n\n> deals/);
  const manifest = (await get('/manifest.webmanifest?lang=id')).json();
  expect(manifest).toMatchObject({ lang: 'id', display: 'standalone' });
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
});

test('BEY-16: deals as RSS, Atom and JSON Feed, well formed whatever their titles say', async () => {
  const rss = await get('/feeds/rss/deals?lang=en');
  expect(rss.headers['content-type']).toContain('application/rss+xml');
  const texts = read(rss.body);
  expect(texts.get('title')).toContain('฿990 · Fryer <b> & ]]> more');
  expect(texts.get('link')).toContain(`http://khum.example/content/${deal.code}`);
  expect(texts.get('description')?.join()).toContain('-21% real discount');
  expect(texts.get('pubDate')?.every((date) => !Number.isNaN(Date.parse(date)))).toBe(true);
  const atom = read((await get('/feeds/atom/deals?lang=en')).body);
  expect(atom.get('id')).toHaveLength(2);
  expect(atom.get('updated')?.every((date) => /^\d{4}-\d\d-\d\dT.*Z$/.test(date))).toBe(true);
  const json = (await get('/feeds/json/deals')).json();
  expect(json).toMatchObject({
    feed_url: 'http://khum.example/feeds/json/deals',
    items: [{ url: `http://khum.example/content/${deal.code}` }],
  });
});

test('BEY-16, P-25: every kind of feed finds its own, and only what exists is a feed', async () => {
  const titles = async (rest: string) =>
    (await get(`/feeds/json/${rest}`)).json().items.map((item: { title: string }) => item.title);
  for (const rest of ['category/kitchen', `brand/${brand.code}`, 'platform/shopee'])
    expect(await titles(rest), rest).toEqual(['฿990 · Fryer <b> & ]]> more']);
  expect(await titles('platform/tiktok')).toEqual([]);
  expect(await titles('tag/fryer')).toEqual(['เลือกหม้อทอด']);
  expect(await titles('articles')).toEqual(['Note', 'เลือกหม้อทอด']);
  expect(await titles('coupons')).toEqual([]);
  expect(await titles('search?keyword=zzzz')).toEqual([]);
  for (const rest of [
    'rss/nope',
    'rss/constructor',
    'pdf/deals',
    'rss/category/none',
    'rss/brand/none',
    'rss/platform/none',
    'rss/user/0',
    'rss/user/x',
    'rss/search',
    'rss/tag',
  ])
    expect((await get(`/feeds/${rest}`)).statusCode, rest).toBe(404);
  expect((await get(`/feeds/rss/tag/${'x'.repeat(201)}`)).statusCode).toBe(404);
});

test('BEY-16: who has the current feed gets a 304; cookies neither count nor are set', async () => {
  const first = await get('/feeds/rss/deals', {
    cookie: 'language=en; tenant=ID',
    'accept-language': 'en',
  });
  expect(first.body).toContain('<title>ดีล · คุ้ม</title>');
  expect(first.headers['set-cookie']).toBeUndefined();
  expect(first.headers['cache-control']).toMatch(
    /^public, max-age=60, stale-while-revalidate=\d+$/,
  );
  const { etag, 'last-modified': modified } = first.headers as Record<string, string>;
  expect((await get('/feeds/rss/deals', { 'if-none-match': etag as string })).statusCode).toBe(304);
  expect(
    (await get('/feeds/rss/deals', { 'if-modified-since': modified as string })).statusCode,
  ).toBe(304);
  expect(
    (
      await get('/feeds/rss/deals', {
        'if-none-match': '"other"',
        'if-modified-since': modified as string,
      })
    ).statusCode,
  ).toBe(200);
});

test('BEY-16: a new deal appears, an expired one drops', async () => {
  const ctx = await world.ctx();
  const other = await buildDeal(ctx, await buildGoods(ctx, { price: 50_00 }), { title: 'Second' });
  await settleDeals(ctx, [other.id]);
  expect((await get('/feeds/json/deals')).body).toContain('Second');
  await ctx.db.run(sql`update deal set ends_at = ${later(-1)} where content_id = ${other.id}`);
  await settleDeals(ctx, [other.id]);
  expect((await get('/feeds/json/deals')).body).not.toContain('Second');
});

test('BEY-16: the calendar has the end of the deal and the double days of the next year', async () => {
  const answer = await get('/calendar.ics?lang=en');
  expect(answer.headers['content-type']).toContain('text/calendar');
  const text = answer.body.replaceAll('\r\n ', '');
  expect(text).toContain('SUMMARY:Ends: Fryer <b> & ]]> more');
  expect(text).toContain(
    `DTSTART:${later(30)
      .toISOString()
      .replace(/[-:]|\.\d+/g, '')}`,
  );
  expect(text).toContain('SUMMARY:12.12 sale day');
  expect(text).toContain('DTSTART;VALUE=DATE:20271111');
  expect(text).not.toContain('VALUE=DATE:20261111');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(text.match(/END:VEVENT/g)?.length as number);
});

test('BEY-15, P-26: the badge shows the present price and verdict in three languages, with a tag and no cookie', async () => {
  for (const [lang, verdict] of [
    ['th', '-21% ลดจริง'],
    ['en', '-21% real discount'],
    ['id', 'diskon nyata 21%'],
  ]) {
    const badge = await get(`/badge/${goods.code}.svg?lang=${lang}`, { cookie: 'language=en' });
    expect(badge.headers['content-type']).toContain('image/svg+xml');
    expect(badge.headers['set-cookie']).toBeUndefined();
    expect(badge.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(read(badge.body).get('text')).toEqual([lang === 'th' ? 'คุ้ม' : 'Khum', '฿990', verdict]);
    expect(
      (
        await get(`/badge/${goods.code}.svg?lang=${lang}`, {
          'if-none-match': badge.headers.etag as string,
        })
      ).statusCode,
    ).toBe(304);
  }
  for (const file of ['none.svg', `${goods.code}.png`, goods.code, '..%2f.svg'])
    expect((await get(`/badge/${file}`)).statusCode, file).toBe(404);
});

test('BEY-15, P-26: the card may be framed by anyone, has no script and no cookie; names cannot break out', async () => {
  const card = await get(`/embed/${goods.code}?lang=en`);
  expect(card.headers['content-security-policy']).toContain('frame-ancestors *');
  expect(card.headers['content-security-policy']).not.toContain('script-src');
  expect(card.headers['x-frame-options']).toBeUndefined();
  expect(card.headers['set-cookie']).toBeUndefined();
  expect(card.body).toContain('฿990');
  expect(card.body).not.toMatch(/<script|<Max>/);
  expect((await get('/embed/none')).statusCode).toBe(404);
});

test('BEY-15, P-26: oEmbed describes our own products and nothing else', async () => {
  const ask = (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`);
  const answer = (
    await ask(`http://khum.example/product/${goods.code}?range=30`, '&maxwidth=300&lang=en')
  ).json();
  expect(answer).toMatchObject({
    version: '1.0',
    type: 'rich',
    width: 300,
    title: 'หม้อทอด <Max> & "Pro"',
  });
  expect(answer.html).toContain(`src="http://khum.example/embed/${goods.code}?lang=en"`);
  expect(answer.html).not.toContain('<Max>');
  for (const url of [
    `http://evil.example/product/${goods.code}`,
    'http://khum.example/product/none',
    'http://khum.example/brands',
    'x',
    '',
  ])
    expect((await ask(url)).statusCode, url).toBe(404);
  expect((await ask(`http://khum.example/product/${goods.code}`, '&format=xml')).statusCode).toBe(
    501,
  );
});

test('BEY-34: pictures for sharing are drawn of deals, products and articles, in letters and not in boxes', async () => {
  for (const address of [`deal/${deal.code}`, `product/${goods.code}`, 'article/a1']) {
    const picture = await get(`/og/${address}.png?lang=th`);
    expect(picture.headers['content-type']).toBe('image/png');
    const image = sharp(picture.rawPayload);
    expect(await image.metadata()).toMatchObject({ width: 1200, height: 630 });
    const { channels } = await image.stats();
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(12);
  }
  const other = await get(`/og/product/${goods.code}.png?lang=en`);
  expect(
    other.rawPayload.equals((await get(`/og/product/${goods.code}.png?lang=th`)).rawPayload),
  ).toBe(false);
  expect(
    other.rawPayload.equals((await get(`/og/product/${goods.code}.png?lang=en&v=2`)).rawPayload),
  ).toBe(true);
  for (const address of [
    'deal/none',
    'product/none',
    'article/none',
    'guide/none',
    'leaderboard/none',
    'nope/x',
  ])
    expect((await get(`/og/${address}.png`)).statusCode).toBe(404);
});

test('BEY-34: only some pictures are drawn at a time, some wait, and who comes then is sent away', async () => {
  const queue = boundedQueue(2, 1);
  const ends: (() => void)[] = [];
  const work = () => queue(() => new Promise<void>((resolve) => ends.push(resolve)));
  const [first, second, third] = [work(), work(), work()];
  await expect(work()).rejects.toMatchObject({ key: 'server.busy' });
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await first;
  await expect.poll(() => ends.length).toBe(3);
  ends[1]?.();
  ends[2]?.();
  await Promise.all([second, third]);
  await expect(queue(async () => 'free')).resolves.toBe('free');
});
