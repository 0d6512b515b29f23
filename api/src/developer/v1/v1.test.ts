import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import {
  buildBrand,
  buildCategory,
  buildDeal,
  buildGoods,
  setPrice,
} from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { makeWorld, START } from '../../../../test/world.ts';
import { settleDeals } from '../../content/index.ts';

const world = await makeWorld({ env: { API_RATE_LIMIT: '1000' } });
const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.server.inject({ url, headers: { host: 'khum.example', ...headers } });

interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean; schema: { pattern?: string } }[];
  responses: Record<string, { content: { 'application/json': { schema: object } } }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}
const document = (await get('/openapi.json')).json<Document>();
const reads = Object.entries(document.paths).flatMap(([path, item]) =>
  item.get?.security.some((one) => Object.keys(one).length === 0)
    ? [[path, item.get] as const]
    : [],
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: 'khum', components: document.components });
/** Whether a body is what the document says about this answer. */
function documented(operation: Operation, status: number, body: unknown): void {
  const answer = operation.responses[status];
  expect(answer, `${operation.operationId} documents ${status}`).toBeDefined();
  const schema = JSON.parse(
    JSON.stringify(answer?.content['application/json'].schema).replaceAll(
      '"#/components',
      '"khum#/components',
    ),
  );
  expect(ajv.validate(schema, body) || ajv.errorsText(), operation.operationId).toBe(true);
}

let person: Person;
let code = '';
let dealCode = '';
beforeAll(async () => {
  const ctx = await world.ctx();
  person = await signUp(world);
  const category = await buildCategory(world.database.platform(), { names: { en: 'Audio' } });
  const brand = await buildBrand(world.database.platform(), 'Sonar');
  const spec = {
    name: 'Sonar headphones',
    brandId: brand.id,
    categoryId: category.id,
    price: 700_00,
    was: 1000_00,
    verdict: 'VERIFIED' as const,
    real: 0.3,
  };
  const goods = await buildGoods(ctx, spec);
  await setPrice(ctx, goods, spec);
  const deal = await buildDeal(ctx, goods, { title: 'Sonar headphones 30% off' });
  [code, dealCode] = [goods.code, deal.code];
  await ctx.emit({ topic: 'goods.changed', goodsIds: [goods.id] });
  await settleDeals(ctx, [deal.id]);
  await world.jobQueue.workAll();
  await ctx.db.run(sql`insert into coupon (tenant_id, source, key, code, title, platform,
      discount_type, amount, currency, shelf_at, created_at, updated_at)
    values ('TH', 'test', 'c1', 'SAVE50', 'Save 50', 'LAZADA', 'AMOUNT', 5000, 'THB', ${ctx.now},
      ${ctx.now}, ${ctx.now})`);
});

/** An address of a path, its holes filled with something that is there. */
const there = (path: string) =>
  path.replace('{code}', path.includes('/deals/') ? dealCode : code) +
  (path === '/v1/search' ? '?q=Sonar' : '') +
  (path === '/v1/lookup' ? '?url=https://shopee.co.th/product/1/2' : '');

test('BEY-18 P-27: every documented read answers as documented, without a token, for programs of any origin', async () => {
  expect(reads.length).toBeGreaterThanOrEqual(10);
  for (const [path, operation] of reads) {
    const answer = await get(there(path), { origin: 'https://elsewhere.example' });
    expect(answer.statusCode, `${path} ${answer.body.slice(0, 200)}`).toBe(200);
    documented(operation, 200, answer.json());
    const { items } = answer.json<{ items?: unknown[] }>();
    if (items) expect(items.length, `${path} has something to show`).toBeGreaterThan(0);
    expect(answer.headers, path).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=30',
      'ratelimit-limit': '1000',
      'ratelimit-reset': expect.any(String),
    });
    expect(answer.headers['set-cookie'], path).toBeUndefined();
    // the clock alone changes nothing
    world.clock.set(new Date(world.clock.now().getTime() + 2000));
    const again = await get(there(path), { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body], path).toEqual([304, '']);
  }
  world.clock.set(START);
});

test('BEY-18 AMB-28: what is not there, asked wrongly or with a bad token is refused as documented, by its HTTP status', async () => {
  for (const [path, operation] of reads) {
    if (operation.responses[404]) {
      const missing = await get(path.replace('{code}', 'no-such-thing'));
      expect(missing.statusCode, path).toBe(404);
      documented(operation, 404, missing.json());
    }
    const wrong = await get(`${there(path)}${there(path).includes('?') ? '&' : '?'}tenant=XX`);
    expect(wrong.statusCode, path).toBe(422);
    documented(operation, 422, wrong.json());
    const stranger = await get(there(path), { authorization: 'Bearer khum_nobody' });
    expect([stranger.statusCode, stranger.headers['cache-control']], path).toEqual([
      401,
      'no-store',
    ]);
    documented(operation, 401, stranger.json());
    // whoever is signed in on the site has no word here
    expect(
      (await get(there(path), { authorization: `Bearer ${person.token}` })).statusCode,
      path,
    ).toBe(401);
  }
  expect((await get('/v1/goods?page=many')).json()).toMatchObject({
    error: { key: 'common.invalid', fields: { page: 'field.type' } },
  });
  expect((await get('/v1/goods?q=a%00b')).statusCode).toBeLessThan(500);
  expect((await get('/v1/nothing')).json()).toMatchObject({ error: { key: 'request.unknown' } });
});

test('BEY-18: every price says when it was seen and where it is read, in the region and language of the address', async () => {
  const { items } = (await get('/v1/deals?tenant=th&lang=en')).json();
  expect(items[0]).toMatchObject({
    title: 'Sonar headphones 30% off',
    goodsCode: code,
    price: {
      amount: 700_00,
      currency: 'THB',
      wasAmount: 1000_00,
      claimedDiscount: 0.3,
      seenAt: world.clock.now().toISOString(),
    },
    verdict: { kind: 'VERIFIED', realDiscount: 0.3 },
    url: `http://khum.example/content/${dealCode}?tenant=TH`,
  });
  const elsewhere = (await get('/v1/deals?tenant=ID', { cookie: 'tenant=TH; language=th' })).json();
  expect(elsewhere.items).toEqual([]);
  expect((await get('/v1/goods/none?lang=id')).json().error.message).not.toBe(
    (await get('/v1/goods/none?lang=en')).json().error.message,
  );
});

test('BEY-18: lists narrow by words, brand, shop and amount', async () => {
  const total = async (query: string) =>
    (await get(`/v1/${query}`)).json<{ total: number }>().total;
  expect(await total('goods?q=headphones')).toBe(1);
  expect(await total('goods?q=headphones&maxAmount=60000')).toBe(0);
  expect(await total('deals?platform=LAZADA')).toBe(1);
  expect(await total('deals?platform=SHOPEE')).toBe(0);
  expect(await total('goods?brand=nobody')).toBe(0);
  expect((await get('/v1/search?q=Sonar&type=deals')).json()).toMatchObject({
    total: 1,
    items: [{ type: 'deal' }],
  });
});

test('BEY-14: a link of a shop is looked up', async () => {
  const found = await get(
    `/v1/lookup?tenant=TH&url=${encodeURIComponent('https://stranger.example/p/1')}`,
  );
  expect([found.statusCode, found.json()]).toEqual([
    200,
    expect.objectContaining({ state: 'OTHER_SHOP', goods: null, offer: null }),
  ]);
  const ctx = await world.ctx();
  const { url } = (await ctx.db.row<{ url: string }>(sql`
    update offer set url = 'https://shopee.co.th/Kettle-i.4.5' where id = (select o.id from offer o
      join goods g on g.id = o.goods_id where g.code = ${code} limit 1) returning url`)) as {
    url: string;
  };
  const one = await get(
    `/v1/lookup?tenant=TH&lang=en&url=${encodeURIComponent(`Look: ${url}?utm_source=x`)}`,
  );
  expect(one.json()).toMatchObject({
    state: 'FOUND',
    platform: 'SHOPEE',
    goods: { code },
    offer: { shopUrl: url },
    url: expect.stringContaining('/check?url='),
  });
  expect((await get('/v1/lookup?tenant=TH')).statusCode).toBe(422);
});

test('BEY-18: whoever asks too often learns when to come back; a token may ask five times as often', async () => {
  const small = await makeWorld({ env: { API_RATE_LIMIT: '2' } });
  const owner = await signUp(small);
  const made = await small.call(
    'api-token.create',
    { name: 'Script', scopes: ['read'] },
    owner.headers,
  );
  const ask = (headers: Record<string, string> = {}) =>
    small.app.server.inject({ url: '/v1/categories', headers });
  const answers = [await ask(), await ask(), await ask()];
  expect(answers.map((one) => one.statusCode)).toEqual([200, 200, 429]);
  expect(answers[1]?.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' });
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(answers[2]?.json()).toMatchObject({ error: { key: 'request.flood' } });
  expect(
    (await ask({ authorization: 'Bearer khum_guessed' })).statusCode,
    'guessing tokens is asking too',
  ).toBe(429);
  const withToken = await ask({ authorization: `Bearer ${made.data?.token}` });
  expect([withToken.statusCode, withToken.headers['ratelimit-limit']]).toEqual([200, '10']);
});

test('BEY-18: the reference can be read at /docs/api, from this site alone', async () => {
  const page = await get('/docs/api');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  for (const [, file] of page.body.matchAll(/(?:href|src)="([^"]+)"/g)) {
    expect(file).toMatch(/^\//);
    expect((await get(file as string)).statusCode, file).toBe(200);
  }
  expect((await get('/docs/api/start.js')).body).toContain("'/openapi.json'");
});

test('BEY-18: a browser of another site may ask beforehand', async () => {
  const asked = await world.app.server.inject({
    method: 'OPTIONS',
    url: '/v1/deals',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
  });
  expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([204, '*']);
});
