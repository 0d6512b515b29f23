import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { buildDeal, buildGoods, setPrice } from '../../../../test/build.ts';
import { hookReceiver } from '../../../../test/hook-receiver.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld, START } from '../../../../test/world.ts';
import { settleDeals } from '../../content/index.ts';
import { modules } from '#server/modules.ts';
import { developerWith } from '../index.ts';
import { writeDelivery } from './news.ts';
import { isHookUrl, postHook, PUBLIC_HOOKS } from './post.ts';

const receiver = await hookReceiver();
const reach = {
  mayReach: (address: string) => address === '127.0.0.1',
  ports: [receiver.port],
  plain: true,
};
const world = await makeWorld({
  modules: modules.map((one) => (one.name === 'developer' ? developerWith(reach) : one)),
  env: { API_RATE_LIMIT: '1000' },
});
const platform = world.database.platform();

async function programOf(
  owner: { headers: Record<string, string> },
  scopes: ('read' | 'webhooks')[] = ['webhooks'],
) {
  const made = (await world.call('api-token.create', { name: 'Bot', scopes }, owner.headers))
    .data as { id: string; token: string };
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    more: Record<string, string> = {},
  ) => {
    const headers = { authorization: `Bearer ${made.token}`, ...more };
    const answer = await world.app.server.inject({
      method,
      url,
      headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { ask, tokenId: made.id };
}
const owner = await signUp(world);
const { ask } = await programOf(owner);
const subscribe = async (events: string[]) =>
  (await ask('POST', '/v1/webhooks', { url: receiver.url, events })).body as {
    id: string;
    secret: string;
  };
const heard = () =>
  receiver.posted.map(
    (one) => JSON.parse(one.body) as { id: string; type: string; items: Record<string, unknown>[] },
  );
const moveOn = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));

beforeEach(async () => {
  await platform.run(sql`delete from webhook`);
  await platform.run(sql`delete from job`);
  receiver.posted.length = 0;
  Object.assign(receiver.state, { status: 200, location: '', onPost: () => {} });
});

test('BEY-18: the recipe of the API guide verifies what is posted, and refuses another body, key or time', async () => {
  const guide = await readFile(path.join(import.meta.dirname, '../../../../docs/api.md'), 'utf8');
  const recipe =
    /```js\n([^]*?)```/
      .exec(guide)?.[1]
      ?.replace('function isFromKhum', 'export function isFromKhum') ?? '';
  const { isFromKhum } = (await import(`data:text/javascript,${encodeURIComponent(recipe)}`)) as {
    isFromKhum: (headers: Record<string, unknown>, body: string, secret: string) => boolean;
  };
  // the recipe looks at the clock of whoever receives
  world.clock.set(new Date());
  const { id, secret } = await subscribe(['deal.published']);
  await ask('POST', `/v1/webhooks/${id}/test`);
  await world.jobQueue.workAll();
  const [{ headers, body }] = receiver.posted as [(typeof receiver.posted)[number]];
  world.clock.set(START);
  expect(isFromKhum(headers, body, secret)).toBe(true);
  expect(isFromKhum(headers, `${body} `, secret)).toBe(false);
  expect(isFromKhum(headers, body, `whsec_${Buffer.alloc(24).toString('base64')}`)).toBe(false);
  expect(
    isFromKhum(
      { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 301) },
      body,
      secret,
    ),
  ).toBe(false);
  expect(isFromKhum({}, body, secret)).toBe(false);
});

test('BEY-18: a deal that is published and one that ended are posted, signed after Standard Webhooks, and nothing else about them', async () => {
  const { secret } = await subscribe(['deal.published', 'deal.ended']);
  const ctx = await world.ctx();
  const spec = { price: 700_00, was: 1000_00, verdict: 'VERIFIED' as const, real: 0.3 };
  const goods = await buildGoods(ctx, spec);
  await setPrice(ctx, goods, spec);
  const deal = await buildDeal(ctx, goods, { title: 'Sonar' });
  await settleDeals(ctx, [deal.id]);
  await world.jobQueue.workAll();
  expect(heard()).toEqual([
    {
      id: expect.any(String),
      type: 'deal.published',
      createdAt: START,
      tenant: 'TH',
      items: [
        expect.objectContaining({
          code: deal.code,
          title: 'Sonar',
          goodsCode: goods.code,
          price: { amount: 700_00, currency: 'THB', seenAt: START },
          url: expect.stringContaining(`/content/${deal.code}`),
        }),
      ],
    },
  ]);
  const [{ headers, body }] = receiver.posted as [(typeof receiver.posted)[number]];
  const signed = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64');
  expect(headers).toMatchObject({
    'webhook-signature': `v1,${signed}`,
    'webhook-timestamp': String(Date.parse(START) / 1000),
    'content-type': 'application/json; charset=utf-8',
  });
  await ctx.emit({ topic: 'deal.changed', dealIds: [deal.id] });
  await world.jobQueue.workAll();
  expect(receiver.posted.length, 'what did not open or close is no news').toBe(1);
  await platform.run(sql`update deal set ends_at = ${ctx.now} where content_id = ${deal.id}`);
  await settleDeals(await world.ctx(), [deal.id]);
  await world.jobQueue.workAll();
  expect(heard()[1]).toMatchObject({
    type: 'deal.ended',
    items: [{ code: deal.code, state: 'EXPIRED', endReason: 'TIME' }],
  });
});

test('BEY-18: dropped prices and changed verdicts are posted to whom they were promised, many at a time', async () => {
  await subscribe(['price.dropped']);
  const ctx = await world.ctx();
  const made = [];
  for (let at = 0; at < 120; at += 1) made.push(await buildGoods(ctx, { price: 500_00 }));
  await ctx.emit({
    topic: 'price.dropped',
    drops: made.map(({ id }) => ({ goodsId: id, from: 900_00, to: 500_00 })),
  });
  await ctx.emit({
    topic: 'verdict.changed',
    changes: [{ goodsId: made[0]?.id as number, from: 'VERIFIED', to: 'FAKE' }],
  });
  await world.jobQueue.workAll();
  // deliveries go out side by side: the fuller first, whichever arrived first
  const received = heard().toSorted((a, b) => b.items.length - a.items.length);
  expect(received.map((one) => [one.type, one.items.length])).toEqual([
    ['price.dropped', 100],
    ['price.dropped', 20],
  ]);
  expect(received[0]?.items[0]).toEqual({
    goodsCode: made[0]?.code,
    name: expect.any(String),
    fromAmount: 900_00,
    price: { amount: 500_00, currency: 'THB', seenAt: world.clock.now().toISOString() },
    verdict: 'NO_CLAIM',
    url: expect.stringContaining(`/product/${made[0]?.code}`),
  });
  await subscribe(['verdict.changed']);
  await ctx.emit({
    topic: 'verdict.changed',
    changes: [{ goodsId: made[0]?.id as number, from: 'VERIFIED', to: 'FAKE' }],
  });
  await world.jobQueue.workAll();
  expect(heard().at(-1)).toMatchObject({
    type: 'verdict.changed',
    items: [{ goodsCode: made[0]?.code, fromVerdict: 'VERIFIED' }],
  });
});

test('BEY-18: what fails is tried again at growing distances under the same id, and counts once it arrived', async () => {
  const hook = await subscribe(['deal.ended']);
  receiver.state.status = 500;
  const { status, body } = await ask('POST', `/v1/webhooks/${hook.id}/test`, {});
  expect(status).toBe(202);
  await world.jobQueue.workAll();
  moveOn(1000);
  await world.jobQueue.workAll();
  expect(receiver.posted.length, 'not at once').toBe(1);
  moveOn(2000);
  receiver.state.status = 204;
  await world.jobQueue.workAll();
  expect(receiver.posted.map((one) => one.headers['webhook-id'])).toEqual([
    body.deliveryId,
    body.deliveryId,
  ]);
  expect(receiver.posted[0]?.body).toBe(receiver.posted[1]?.body);
  const listed = (await ask('GET', `/v1/webhooks/${hook.id}/deliveries`)).body.items;
  expect(listed).toEqual([
    expect.objectContaining({
      id: body.deliveryId,
      type: 'ping',
      tries: 2,
      sentAt: world.clock.now().toISOString(),
      failedAt: null,
      lastError: null,
    }),
  ]);
});

test('BEY-18: days without one that arrived switch a webhook off, once, and its owner is informed', async () => {
  const hook = await subscribe(['deal.ended']);
  receiver.state.status = 503;
  await ask('POST', `/v1/webhooks/${hook.id}/test`, {});
  for (let hour = 0; hour < 20; hour += 1) {
    await world.jobQueue.workAll();
    moveOn(3_600_001);
  }
  expect((await ask('GET', `/v1/webhooks/${hook.id}/deliveries`)).body.items).toMatchObject([
    { tries: 16, failedAt: expect.any(String), lastError: 'It answers 503.' },
  ]);
  expect((await ask('GET', '/v1/webhooks')).body.items).toMatchObject([
    { enabled: true, failingSince: expect.any(String) },
  ]);
  moveOn(3 * 86_400_000);
  await ask('POST', `/v1/webhooks/${hook.id}/test`, {});
  await world.jobQueue.workAll();
  expect((await ask('GET', '/v1/webhooks')).body.items).toMatchObject([
    { enabled: false, lastError: 'It answers 503.' },
  ]);
  const received = (
    await world.call('message.system', { pageRequest: { page: 1, size: 5 } }, owner.headers)
  ).data?.content.filter((one) => one.title.includes('127.0.0.1'));
  expect(received?.length).toBe(1);
  const count = receiver.posted.length;
  await ask('POST', `/v1/webhooks/${hook.id}/test`, {});
  await world.jobQueue.workAll();
  expect(receiver.posted.length, 'nothing more goes there').toBe(count);
  expect((await ask('PUT', `/v1/webhooks/${hook.id}`, { enabled: true })).body).toMatchObject({
    enabled: true,
    failingSince: null,
  });
});

test('BEY-18: an address that is gone for good is asked no more, and nobody is led on to another', async () => {
  const hook = await subscribe(['deal.ended']);
  Object.assign(receiver.state, { status: 302, location: receiver.url });
  await ask('POST', `/v1/webhooks/${hook.id}/test`, {});
  await world.jobQueue.workAll();
  expect(receiver.posted.length).toBe(1);
  expect((await ask('GET', '/v1/webhooks')).body.items[0].lastError).toBe('It answers 302.');
  Object.assign(receiver.state, { status: 410, location: '' });
  moveOn(10_000);
  await world.jobQueue.workAll();
  expect((await ask('GET', '/v1/webhooks')).body.items).toMatchObject([{ enabled: false }]);
});

test('BEY-18: only the open web is posted to: no private address, no other port, no name that leads inside', async () => {
  for (const url of [
    'http://shop.example/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://10.0.0.8/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/hook',
    'https://user:pass@shop.example/hook',
    'https://shop.example:22/hook',
    'ftp://shop.example/hook',
    'javascript:alert(1)',
    'nonsense',
  ])
    expect(isHookUrl(url, PUBLIC_HOOKS), url).toBe(false);
  expect(isHookUrl('https://shop.example/hook?x=1', PUBLIC_HOOKS)).toBe(true);
  expect(
    await ask('POST', '/v1/webhooks', { url: 'https://10.0.0.8/', events: ['deal.ended'] }),
  ).toMatchObject({
    status: 422,
    body: { error: { fields: { url: 'field.format' } } },
  });
  // a name is judged by what it leads to at the time of the call
  const inside = { ...PUBLIC_HOOKS, ports: [receiver.port], plain: true };
  await expect(
    postHook(
      await world.ctx(),
      { webhookId: 1, url: `http://localhost.localdomain:${receiver.port}/`, id: 'x', body: '{}' },
      inside,
    ),
  ).rejects.toThrow();
  expect(receiver.posted).toEqual([]);
});

test('BEY-18: webhooks need a token with their scope, belong to its owner and end with it', async () => {
  const { ask: reader } = await programOf(owner, ['read']);
  expect(await reader('GET', '/v1/webhooks')).toMatchObject({
    status: 403,
    body: { error: { key: 'api_token.scope' } },
  });
  expect((await world.app.server.inject({ url: '/v1/webhooks' })).statusCode).toBe(401);
  const hook = await subscribe(['deal.ended']);
  const { ask: stranger } = await programOf(await signUp(world));
  for (const [method, url] of [
    ['DELETE', ''],
    ['PUT', ''],
    ['POST', '/test'],
    ['GET', '/deliveries'],
  ] as const)
    expect(
      (
        await stranger(
          method,
          `/v1/webhooks/${hook.id}${url}`,
          method === 'PUT' ? { enabled: false } : undefined,
        )
      ).status,
      method,
    ).toBe(404);
  expect(
    JSON.stringify(await platform.rows(sql`select to_jsonb(w) as row from webhook w`)),
  ).not.toContain(hook.secret.slice(6));
  const program = await programOf(owner);
  for (let at = 0; at < 9; at += 1)
    expect(
      (await program.ask('POST', '/v1/webhooks', { url: receiver.url, events: ['deal.ended'] }))
        .status,
    ).toBe(201);
  expect(
    await program.ask('POST', '/v1/webhooks', { url: receiver.url, events: ['deal.ended'] }),
  ).toMatchObject({
    status: 429,
    body: { error: { key: 'webhook.limit' } },
  });
  await world.call('api-token.end', { id: program.tokenId }, owner.headers);
  expect((await ask('GET', '/v1/webhooks')).body.items.length).toBe(1);
  expect((await ask('DELETE', `/v1/webhooks/${hook.id}`)).body).toEqual({ done: true });
});

test('BEY-18: nothing is lost and nothing rolled back is posted, however often the worker is killed between commit and sending', async () => {
  const COUNT = 60;
  const { id } = await subscribe(['deal.ended']);
  const ctx = await world.ctx();
  for (let at = 0; at < COUNT; at += 1)
    await ctx.db.transaction((db) =>
      writeDelivery(
        { ...ctx, db, emit: (event, on = db) => ctx.emit(event, on) },
        Number(id),
        'ping',
        [{ at }],
      ),
    );
  await expect(
    ctx.db.transaction(async (db) => {
      await writeDelivery(
        { ...ctx, db, emit: (event, on = db) => ctx.emit(event, on) },
        Number(id),
        'ping',
        [{ at: 'ghost' }],
      );
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  const worker = (round: number) =>
    spawn(
      process.execPath,
      [
        'test/children/webhook-worker.ts',
        world.url,
        receiver.port,
        String(ctx.now.getTime() + round * 120_000),
      ],
      {
        cwd: path.join(import.meta.dirname, '../../../..'),
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  const waiting = async () =>
    (
      await platform.row<{ n: number }>(
        sql`select count(*)::int as n from job where name = 'developer.carry'`,
      )
    )?.n ?? 0;
  for (let round = 0; round < 4; round += 1) {
    const child = worker(round);
    let left = 3 + round * 2;
    receiver.state.onPost = () => {
      if ((left -= 1) === 0) child.kill('SIGKILL');
    };
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
  }
  receiver.state.onPost = () => {};
  expect(await waiting(), 'the last crash still had something to lose').toBeGreaterThan(0);
  const last = worker(4);
  // it has to start first, which takes a busy machine most of a minute
  await expect.poll(waiting, { timeout: 240_000 }).toBe(0);
  last.kill('SIGTERM');
  await once(last, 'exit');
  const arrived = new Map(heard().map((one) => [one.id, one.items[0]?.at]));
  expect([...arrived.values()].toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: COUNT }, (_, at) => at),
  );
  expect(
    await platform.rows(
      sql`select count(*)::int as n from webhook_delivery where sent_at is not null`,
    ),
  ).toEqual([{ n: COUNT }]);
});

test('12.11: the same Idempotency-Key makes one webhook, also when it is asked twice at once; with another body it is refused', async () => {
  const key = { 'idempotency-key': 'once' };
  const wanted = { url: receiver.url, events: ['deal.published'] };
  const [one, two] = await Promise.all([
    ask('POST', '/v1/webhooks', wanted, key),
    ask('POST', '/v1/webhooks', wanted, key),
  ]);
  const again = await ask('POST', '/v1/webhooks', wanted, key);
  expect(one?.status).toBe(201);
  expect([two?.body, again.body]).toEqual([one?.body, one?.body]);
  expect(
    await ask('POST', '/v1/webhooks', { ...wanted, events: ['deal.ended'] }, key),
  ).toMatchObject({
    status: 409,
    body: { error: { key: 'request.key_reused' } },
  });
  const { ask: other } = await programOf(await signUp(world));
  expect((await other('POST', '/v1/webhooks', wanted, key)).body.id).not.toBe(one?.body.id);
  expect((await ask('GET', '/v1/webhooks')).body.items).toHaveLength(1);
  await ask('POST', '/v1/webhooks', wanted);
  expect((await ask('GET', '/v1/webhooks')).body.items).toHaveLength(2);
});
