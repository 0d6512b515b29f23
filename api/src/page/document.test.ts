import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { makeWorld } from '../../../test/world.ts';
import { publishDocument } from './document.ts';
import { addPlaceholders } from './placeholder.ts';

const world = await makeWorld();
const read = (lang?: 'th' | 'en' | 'id', headers: Record<string, string> = {}) =>
  world.call('document.read', { kind: 'privacy', ...(lang ? { lang } : {}) }, headers);

beforeAll(async () => {
  await addPlaceholders(world.database.platform());
  // again changes nothing
  await addPlaceholders(world.database.platform());
});

test('NAV-31, AMB-50: in the language asked for, else in the first that is listed for the tenant', async () => {
  expect((await read('th')).data).toMatchObject({ lang: 'th', version: 1, isPlaceholder: true });
  expect((await read('en')).data?.lang).toBe('en');
  expect((await read('id')).data?.lang).toBe('th');
  expect((await read('id', { 'x-tenant': 'ID' })).data?.lang).toBe('en');
  expect((await read(undefined, { 'accept-language': 'en' })).data?.lang).toBe('en');
  expect((await world.call('document.read', { kind: 'other' as never })).success).toBe(false);
});

test('AMB-81: the operator publishes a version; the one before stays, and a new start writes no placeholder over it', async () => {
  const ctx = await world.ctx();
  expect(
    await publishDocument(ctx, 'privacy', 'th', '<p>ของเรา</p><script>alert(1)</script>'),
  ).toBe(2);
  await addPlaceholders(world.database.platform());
  expect((await read('th')).data).toMatchObject({
    version: 2,
    html: '<p>ของเรา</p>',
    isPlaceholder: false,
  });
  expect(
    await ctx.db.rows(sql`select version from document where kind = 'privacy' and lang = 'th'`),
  ).toHaveLength(2);
  expect((await read('th', { 'x-tenant': 'SG' })).data?.version).toBe(1);
});
