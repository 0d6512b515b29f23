import { expect, test } from 'vitest';
import { makeWorld } from '../../../../test/world.ts';
import { buildCategory } from '../../../../test/build.ts';
import { offerKeywords, savePieces } from '../index.ts';
import { countKeywordTaps } from '../keyword.ts';
import { jumpIn, resolveJumps } from './jump.ts';

const world = await makeWorld();

test('LOW-05: every kind of jump leads to its page; what could run, or is not there, leads nowhere', async () => {
  const ctx = { ...(await world.ctx()), lang: 'en' as const };
  await buildCategory(ctx.db, { code: 'kitchen', names: { en: 'Kitchen & more' } });
  await savePieces(ctx, [
    { code: 'a1', type: 'ARTICLE', title: 'A', text: 'x', publishTime: ctx.now },
    { code: 'n1', type: 'NOTE', title: 'N', text: 'x', publishTime: ctx.now },
  ]);
  const jumps = [
    ['CONTENT', 'a1', '/article/a1'],
    ['CONTENT', 'n1', '/note-detail/n1'],
    ['CONTENT', 'nope', undefined],
    ['PRODUCT', 'p1', '/product/p1'],
    ['CATEGORY', 'kitchen', '/products/kitchen-more-kitchen'],
    ['CATEGORY', 'nope', undefined],
    ['BRAND', 'b1', '/brand/b1'],
    ['LEADERBOARD', 'l1', '/leaderboard-products/l1'],
    ['GUIDE', 'air fryers', '/guide/air%20fryers'],
    ['ACTIVITY', 'bonus/7', '/activity/bonus/7'],
    ['ACTIVITY', '7', '/activity/lottery/7'],
    ['ACTIVITY', 'evil/../x', undefined],
    ['APP_PAGE', 'kitchen-week', '/appPage/kitchen-week'],
    ['URL', '/coupons?type=CODE', '/coupons?type=CODE'],
    ['URL', 'https://shop.example/x', 'https://shop.example/x'],
    ['URL', 'javascript:alert(1)', undefined],
    ['URL', '//evil.example', undefined],
    ['URL', '/\\\\evil.example', undefined],
  ] as const;
  const resolved = await resolveJumps(
    ctx,
    jumps.map(([kind, target]) => jumpIn({ kind, target })),
  );
  expect(resolved.map((jump) => jump?.href)).toEqual(jumps.map(([, , href]) => href));
  for (const broken of [
    null,
    'x',
    {},
    { kind: 'URL' },
    { kind: 'OTHER', target: 'x' },
    { kind: 'URL', target: '' },
  ])
    expect(jumpIn(broken)).toBeNull();
});

test('CONT-21, CONT-22, API-20: hot keywords in the reader’s language, an operator’s order first, then by taps', async () => {
  const ctx = await world.ctx();
  const hot = async (lang: string, size = 10) =>
    (await world.call('content.hot-keywords', { size }, { 'accept-language': lang })).data
      ?.keywords ?? [];
  expect(await hot('th')).toEqual([]);
  await offerKeywords(ctx, 'th', ['หูฟัง', 'ครัว']);
  await offerKeywords(ctx, null, ['LEGO']);
  // one keyword in any case, for a language and for all
  await offerKeywords(ctx, 'en', ['headphones', 'Lego']);
  expect((await hot('th')).map((one) => one.keyword)).toEqual(['หูฟัง', 'LEGO', 'ครัว']);
  expect((await hot('en', 1)).map((one) => one.keyword)).toEqual(['LEGO']);
  const lego = (await hot('th')).find((one) => one.keyword === 'LEGO');
  expect(lego).toEqual({ id: expect.stringMatching(/^\d+$/), keyword: 'LEGO', isWritten: false });
  await savePieces(ctx, [
    {
      code: 'l1',
      type: 'NOTE',
      title: 'Bricks',
      text: 'x',
      publishTime: ctx.now,
      keywords: ['Lego'],
    },
  ]);
  expect((await hot('th')).filter((one) => one.isWritten).map((one) => one.keyword)).toEqual([
    'LEGO',
  ]);
  await countKeywordTaps(ctx, [Number(lego?.id), Number(lego?.id), 999_999]);
  await offerKeywords(ctx, 'th', ['หูฟัง', 'ครัว']);
  expect((await hot('th')).map((one) => one.keyword)[0]).toBe('LEGO');
});
