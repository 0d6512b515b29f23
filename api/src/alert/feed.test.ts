import { expect, test } from 'vitest';
import { buildGoods } from '../../../test/build.ts';
import { signUp } from '../../../test/people.ts';
import { observe } from '../../../test/story.ts';
import { makeWorld } from '../../../test/world.ts';

const world = await makeWorld();
const read = (path: string, format: string, tenant = 'TH') =>
  world.app.server.inject({
    url: path.replace('{format}', format),
    headers: { 'x-tenant': tenant },
  });

test('BEY-16: what alerts found is read by a secret address, which ends when a new one is made', async () => {
  const { headers } = await signUp(world);
  expect((await world.call('alert-feed.address', {}, headers)).data).toEqual({
    path: null,
    createTime: null,
  });
  const ctx = await world.ctx();
  const { id, offerId } = await buildGoods(ctx, { name: 'Kettle <1.7 L> & "lid"', price: null });
  await observe(ctx, offerId, [{ at: ctx.now, item: 120_00 }]);
  await world.jobQueue.workAll();
  await world.call(
    'watch.create',
    { goodsId: String(id), kind: 'TARGET_PRICE', targetAmount: 900_000_00 } as never,
    headers,
  );
  const first = (await world.call('alert-feed.renew', {}, headers)).data?.path as string;
  for (const [format, type] of [
    ['rss', 'application/rss+xml'],
    ['atom', 'application/atom+xml'],
    ['json', 'application/feed+json'],
  ] as const) {
    const answer = await read(first, format);
    expect(answer.statusCode, format).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).toContain('1.7 L');
  }
  const second = (await world.call('alert-feed.renew', {}, headers)).data?.path as string;
  expect((await read(first, 'rss')).statusCode).toBe(404);
  expect((await read(second, 'rss')).statusCode).toBe(200);
  for (const changed of [
    second.replace('-2-', '-1-'),
    `${second}x`,
    second.slice(0, -1),
    '/feeds/rss/private/1-1-x',
  ])
    expect((await read(changed, 'rss')).statusCode, changed).toBe(404);
  // of another region, the same numbers are nobody's
  expect((await read(second, 'rss', 'ID')).statusCode).toBe(404);
  await world.call('alert-feed.end', {}, headers);
  expect((await read(second, 'rss')).statusCode).toBe(404);
  expect((await world.call('alert-feed.address', {})).code).toBe(401);
});
