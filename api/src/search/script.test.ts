import { expect, test } from 'vitest';
import type { Tenant } from '../kernel/context.ts';
import { makeWorld } from '../../../test/world.ts';
import { buildGoods } from '../../../test/build.ts';
import { savePieces } from '../content/index.ts';
import { backfill } from './index.ts';

const world = await makeWorld();

test('BEY-09: the sign of repetition is no part of a word', async () => {
  const ctx = await world.ctx('MY');
  const { code } = await buildGoods(ctx, { name: 'หูฟังไร้สาย Aira', price: 90_00 });
  await backfill(ctx);
  for (const keyword of ['หูฟังถูกๆ', 'หูฟังถูก ๆ', 'หูฟัง'])
    expect(
      (await world.call('search.search', { keyword }, { 'x-tenant': 'MY' })).data,
      keyword,
    ).toMatchObject({
      content: [{ code }],
      understood: { corrected: null, partial: false },
    });
});

test('SRCH-02: Thai words that were typed as one are marked as one where a title has them so', async () => {
  const ctx = await world.ctx('TH');
  await buildGoods(ctx, { name: 'หูฟังครอบหู Aira', price: 90_00 });
  await backfill(ctx);
  const { data } = await world.call('search.search', { keyword: 'หูฟัง Aira' });
  expect(data?.understood?.marks).toContain('หูฟัง');
});

test('BEY-09: Latin words are heard as Thai ones only where Thai is written: elsewhere nobody could read the correction', async () => {
  const ask = async (tenant: Tenant['id']) => {
    const ctx = await world.ctx(tenant);
    const { code } = await buildGoods(ctx, { name: 'โรบอตกวาดบ้าน', price: 100_00 });
    await backfill(ctx);
    const { data } = await world.call(
      'search.search',
      { keyword: 'robot' },
      { 'x-tenant': tenant },
    );
    return {
      found: data?.content[0]?.code === code,
      corrected: data?.understood?.corrected ?? null,
    };
  };
  expect(await ask('TH')).toEqual({ found: true, corrected: 'โรบอต' });
  expect(await ask('ID')).toEqual({ found: false, corrected: null });
});

test('SRCH-01, BEY-09: an article that has more of the words hides no goods: each kind gives what it has', async () => {
  const ctx = await world.ctx('VN');
  const { code } = await buildGoods(ctx, { name: 'Laptop Pebblo Core', price: 500_000 });
  await savePieces(ctx, [
    {
      code: 'which',
      type: 'ARTICLE',
      title: 'Which laptop to choose',
      text: '<p>Which one?</p>',
      publishTime: ctx.now,
    },
  ]);
  await world.jobQueue.workAll();
  await backfill(ctx);
  const { data } = await world.call(
    'search.search',
    { keyword: 'which laptop student' },
    { 'x-tenant': 'VN' },
  );
  expect(data).toMatchObject({
    content: [{ code }],
    totalElements: 1,
    understood: { partial: true },
    totals: { GOODS: 1, ARTICLE: 1 },
  });
});

test('SRCH-01, BEY-49: a Vietnamese name of a thing with its marks begins no other word', async () => {
  const ctx = await world.ctx('VN');
  const made = new Map<string, string>();
  const sell = async (name: string) => {
    made.set((await buildGoods(ctx, { name, price: 500_000 })).code, name);
    await world.jobQueue.workAll();
    await backfill(ctx);
  };
  const found = async (keyword: string) => {
    const { data } = await world.call('search.search', { keyword }, { 'x-tenant': 'VN' });
    return (data?.content ?? []).map((card) => made.get((card as { code: string }).code));
  };
  await sell('Sữa rửa mặt ngừa mụn Nuri');
  expect(await found('mụ')).toEqual(['Sữa rửa mặt ngừa mụn Nuri']);
  expect(await found('mũ')).toEqual([]);
  await sell('Dao nhà bếp Cuchina');
  expect(await found('dao')).toEqual(['Dao nhà bếp Cuchina']);
});
