import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { TOKENS_MAX } from '#contract/developer/scope.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';

const world = await makeWorld();
const ask = (token: string, query = '') =>
  world.app.server.inject({
    url: `/v1/categories${query}`,
    headers: { authorization: `Bearer ${token}` },
  });

test('BEY-18: a token is shown once and stored as a digest; its owner sees when it was used, and ends it', async () => {
  const owner = await signUp(world);
  const made = await world.call(
    'api-token.create',
    { name: ' Price bot ', scopes: ['read'] },
    owner.headers,
  );
  expect(made.data).toMatchObject({
    name: 'Price bot',
    scopes: ['read'],
    usedTime: null,
    token: expect.stringMatching(/^khum_[\w-]{43}$/),
  });
  const token = made.data?.token as string;
  const kept = await world.database
    .platform()
    .rows(sql`select to_jsonb(t) as row from api_token t`);
  expect(JSON.stringify(kept)).not.toContain(token.slice(9));
  expect((await ask(token)).statusCode).toBe(200);
  const listed = await world.call('api-token.list', {}, owner.headers);
  expect(listed.data?.tokens).toEqual([
    {
      id: made.data?.id,
      name: 'Price bot',
      scopes: ['read'],
      start: token.slice(0, 9),
      createTime: made.data?.createTime,
      usedTime: world.clock.now().toISOString(),
    },
  ]);
  expect(
    (await world.call('api-token.end', { id: made.data?.id as string }, owner.headers)).data,
  ).toEqual({ done: true });
  expect((await ask(token)).statusCode).toBe(401);
});

test('BEY-18: a token opens no call of an account, and none of another region', async () => {
  const owner = await signUp(world);
  const { token } = (
    await world.call('api-token.create', { name: 'Bot', scopes: ['read'] }, owner.headers)
  ).data as { token: string };
  for (const name of [
    'profile.me',
    'session.list',
    'api-token.list',
    'data-export.latest',
  ] as const)
    expect(
      await world.call(name, {}, { 'x-tenant': 'TH', authorization: `Bearer ${token}` }),
      name,
    ).toMatchObject({ code: 401, data: null });
  expect((await ask(token, '?tenant=ID')).statusCode).toBe(401);
});

test('BEY-18: nobody ends the token of somebody else, and tokens end with the account', async () => {
  const [owner, other] = [await signUp(world), await signUp(world)];
  const made = (
    await world.call('api-token.create', { name: 'Bot', scopes: ['read'] }, owner.headers)
  ).data as { id: string; token: string };
  expect(await world.call('api-token.end', { id: made.id }, other.headers)).toMatchObject({
    code: 404,
  });
  expect((await world.call('api-token.list', {}, other.headers)).data?.tokens).toEqual([]);
  expect(await world.call('api-token.create', { name: 'Bot', scopes: ['read'] })).toMatchObject({
    code: 401,
  });
  await world.database
    .platform()
    .run(
      sql`update account set closed_at = ${world.clock.now()} where id = ${Number(owner.userId)}`,
    );
  expect((await ask(made.token)).statusCode).toBe(401);
});

test('BEY-18: names and scopes are checked, and tokens are counted, also when many are made at once', async () => {
  const owner = await signUp(world);
  const make = (name: string, scopes: string[]) =>
    world.call('api-token.create', { name, scopes: scopes as never }, owner.headers);
  expect(await make('   ', ['read'])).toMatchObject({
    code: 422,
    fields: { name: 'field.required' },
  });
  expect(await make('x', [])).toMatchObject({ code: 422 });
  expect(await make('x', ['everything'])).toMatchObject({ code: 422 });
  const made = await Promise.all(
    Array.from({ length: TOKENS_MAX + 3 }, (_, at) => make(`Bot ${at}`, ['read'])),
  );
  expect(made.filter((one) => one.success).length).toBe(TOKENS_MAX);
  expect(made.filter((one) => one.errorKey === 'api_token.limit').length).toBe(3);
});
