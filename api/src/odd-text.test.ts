/**
 * Text from outside, through the whole contract: no field, field name, query or feed cell makes a
 * call fail or a job stop.
 */
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { everyCall } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import { holesOf } from '#contract/define.ts';
import { placesOf, sampleAsk, withValue } from '../../test/ask.ts';
import { buildBrand, buildDeal, buildGoods } from '../../test/build.ts';
import { ODD_TEXTS } from '../../test/odd-text.ts';
import { signUp } from '../../test/people.ts';
import { makeWorld } from '../../test/world.ts';
import { refreshDeals } from './content/index.ts';
import { backfill } from './search/index.ts';
import { nearOf, slips } from './words/index.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '1000000' } });
const me = await signUp(world);
const goods = await buildGoods(await world.ctx());
const deal = await buildDeal(await world.ctx(), goods);

const known = { code: deal.code, id: String(goods.id) };

async function ask(call: Call, body: Record<string, unknown>) {
  const text = (value: unknown) =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
  const path = holesOf(call.path).reduce(
    (so, name) =>
      so.replace(`{${name}}`, encodeURIComponent(text(body[name])).slice(0, 4000) || 'x'),
    call.path,
  );
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const whole = call.arrayBody ? body[call.arrayBody] : body;
  return world.app.server.inject({
    method: call.method,
    url: `/api${path}`,
    headers: { ...me.headers, ...(inQuery ? {} : { 'content-type': 'application/json' }) },
    ...(inQuery
      ? {
          query: Object.fromEntries(
            Object.entries(body).map(([name, value]) => [name, text(value)]),
          ),
        }
      : { payload: JSON.stringify(whole) }),
  });
}

// what ends the session or the account would make everything after it harmless
const calls = everyCall.filter((call) => !/^(login\.out|profile\.close|session\.)/.test(call.name));
const places = calls.flatMap((call) => placesOf(call.ask, 'texts').map((path) => ({ call, path })));

test('every text field and field name of the contract takes every odd text: an answer or a refusal, never a 5xx', async () => {
  expect(places.length).toBeGreaterThan(200);
  const bad: string[] = [];
  for (const { call, path } of places)
    for (const [what, odd] of Object.entries(ODD_TEXTS)) {
      const body = withValue(sampleAsk(call.ask, known), path, odd) as Record<string, unknown>;
      const { statusCode, body: said } = await ask(call, body);
      if (statusCode >= 500 && statusCode !== 501)
        bad.push(`${call.name} ${path.join('.')}: ${what} → ${statusCode}`);
      if (!said.isWellFormed() || /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(said))
        bad.push(`${call.name} ${path.join('.')}: ${what} → half a letter`);
    }
  expect(bad.slice(0, 20)).toEqual([]);
}, 240_000);

test('what was written in them is worked off: no job fails', async () => {
  await world.jobQueue.workAll();
  const { db } = await world.ctx();
  expect(await db.rows(sql`select name, last_error from job where attempts > 0`)).toEqual([]);
});

test('SEA-01: goods whose names nobody can cut are found, and so are those beside them', async () => {
  const ctx = await world.ctx();
  const brand = await buildBrand(ctx.db, '𠮷野');
  for (const [at, text] of Object.values(ODD_TEXTS).entries()) {
    const made = await buildGoods(ctx, {
      name: `${text.toWellFormed().replaceAll('\0', '')} zanzibar${at}`,
      brandId: brand.id,
    });
    await buildDeal(ctx, made);
  }
  await refreshDeals(ctx, 'all');
  await backfill(ctx);
  for (const keyword of [
    'zanzibar0',
    'zanzibar5',
    `zanzibar${Object.keys(ODD_TEXTS).length - 2}`,
  ]) {
    const { data } = await world.call('search.search', { keyword });
    expect(data?.totalElements, keyword).toBeGreaterThan(0);
  }
  expect(
    (await world.call('search.search', { keyword: '𠮷野' })).data?.totalElements,
  ).toBeGreaterThan(0);
});

test('a row that cannot be indexed is set aside with its reason, the others are indexed, and it comes back when it is mended', async () => {
  const ctx = await world.ctx();
  const vast = Array.from({ length: 160_000 }, (_, at) => `w${at.toString(36)}x`).join(' ');
  const [poison, innocent] = [
    await buildGoods(ctx, { name: 'poison', names: { en: vast } }),
    await buildGoods(ctx, { name: 'platypus lamp' }),
  ];
  await backfill(ctx);
  expect(
    (await world.call('search.search', { keyword: 'platypus' })).data?.content.map(
      (one) => (one as { id: string }).id,
    ),
  ).toContain(String(innocent.id));
  const aside = sql`select subject_id, reason from set_aside where job = 'search.index'
      and subject_type = 'GOODS'`;
  expect(await ctx.db.rows(aside)).toEqual([
    { subject_id: poison.id, reason: expect.stringContaining('too long') },
  ]);
  await ctx.db.run(sql`update goods set names = '{}' where id = ${poison.id}`);
  await backfill(ctx);
  expect(await ctx.db.rows(aside)).toEqual([]);
  expect((await world.call('search.search', { keyword: 'poison' })).data?.totalElements).toBe(1);
});

test('neighbours of a word are words: no letter is cut in two', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('𝑨', '𠮷', 'a', 'ก', '้', '😀'), maxLength: 20 }),
      (word) => {
        expect(nearOf(word).every((near) => near.isWellFormed())).toBe(true);
        expect(slips(word, word)).toBe(0);
      },
    ),
  );
});
