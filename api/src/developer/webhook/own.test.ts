import { expect, test } from 'vitest';
import { WEBHOOK } from '#contract/developer/webhook.ts';
import { hookReceiver } from '../../../../test/hook-receiver.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { modules } from '#server/modules.ts';
import { developerWith } from '../index.ts';

const receiver = await hookReceiver();
const reach = {
  mayReach: (address: string) => address === '127.0.0.1',
  ports: [receiver.port],
  plain: true,
};
const world = await makeWorld({
  modules: modules.map((one) => (one.name === 'developer' ? developerWith(reach) : one)),
});

test('BEY-18: whoever is signed in sets up a webhook, tries it, sees how it went, pauses and removes it; it ends with its token', async () => {
  const owner = await signUp(world);
  const other = await signUp(world);
  const made = (
    await world.call(
      'webhook.create',
      { url: receiver.url, events: ['price.dropped'] },
      owner.headers,
    )
  ).data;
  expect(made).toMatchObject({
    enabled: true,
    events: ['price.dropped'],
    secret: expect.stringMatching(/^whsec_/),
  });
  const id = made?.id as string;
  expect(JSON.stringify((await world.call('webhook.list', {}, owner.headers)).data)).not.toContain(
    'whsec_',
  );
  // the token that it belongs to is there to be ended, and is taken for the next one too
  await world.call('webhook.create', { url: receiver.url, events: ['deal.ended'] }, owner.headers);
  const tokens = (await world.call('api-token.list', {}, owner.headers)).data?.tokens ?? [];
  expect(tokens).toMatchObject([{ name: 'webhooks', scopes: ['webhooks'], usedTime: null }]);
  expect((await world.call('webhook.test', { id }, owner.headers)).success).toBe(true);
  await world.jobQueue.workAll();
  expect(receiver.posted).toHaveLength(1);
  expect((await world.call('webhook.deliveries', { id }, owner.headers)).data?.items).toMatchObject(
    [{ type: 'ping', tries: 1, failedAt: null, sentAt: expect.any(String) }],
  );
  expect(
    (await world.call('webhook.update', { id, enabled: false }, owner.headers)).data,
  ).toMatchObject({ enabled: false, events: ['price.dropped'] });
  for (const call of [
    'webhook.update',
    'webhook.test',
    'webhook.deliveries',
    'webhook.remove',
  ] as const)
    expect(await world.call(call, { id }, other.headers), call).toMatchObject({ code: 404 });
  expect((await world.call('webhook.list', {}, other.headers)).data?.items).toEqual([]);
  expect((await world.call('webhook.remove', { id }, owner.headers)).data).toEqual({ done: true });
  await world.call('api-token.end', { id: tokens[0]?.id as string }, owner.headers);
  expect((await world.call('webhook.list', {}, owner.headers)).data?.items).toEqual([]);
});

test('BEY-18: an address that nothing may be posted to leaves nothing behind, and webhooks are counted', async () => {
  const owner = await signUp(world);
  for (const url of [
    'http://10.0.0.1/x',
    'ftp://hooks.example/x',
    'https://user:secret@hooks.example/',
    'nonsense',
  ])
    expect(
      await world.call('webhook.create', { url, events: ['deal.ended'] }, owner.headers),
      url,
    ).toMatchObject({
      code: 422,
      fields: { url: 'field.format' },
    });
  expect((await world.call('api-token.list', {}, owner.headers)).data?.tokens).toEqual([]);
  for (let at = 0; at < WEBHOOK.most; at += 1)
    expect(
      (
        await world.call(
          'webhook.create',
          { url: receiver.url, events: ['deal.ended'] },
          owner.headers,
        )
      ).success,
    ).toBe(true);
  expect(
    await world.call(
      'webhook.create',
      { url: receiver.url, events: ['deal.ended'] },
      owner.headers,
    ),
  ).toMatchObject({ errorKey: 'webhook.limit' });
});
