/** What people ask for where nobody sells anything yet. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world.ts';
import { dictionaryOf } from '../words/index.ts';
import { planOf } from './query/plan.ts';

const world = await makeWorld();
const TENANTS = ['TH', 'ID', 'SG', 'MY', 'PH', 'VN'];
const LIMIT_MS = 20_000;
const names = new Map(
  await Promise.all(
    TENANTS.map(async (tenant) => {
      const { currency } = (await world.ctx(tenant)).tenant;
      return [tenant, dictionaryOf(currency).names()] as const;
    }),
  ),
);

/** What goes in circles never answers, but lets other work go on. */
async function plan(tenant: string, keyword: string) {
  const ctx = await world.ctx(tenant);
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No plan for ${keyword} in ${tenant}`)), LIMIT_MS).unref();
  });
  return Promise.race([planOf(ctx, keyword), late]);
}

test('SRCH-07: names of several words are read as they are where no goods have them', async () => {
  for (const name of ['handheld fan', 'sewing machine', 'mouse pad', 'usb hub', 'trolley cart'])
    for (const tenant of TENANTS)
      expect(await plan(tenant, name), `${name}, ${tenant}`).toMatchObject({ corrected: null });
  const near = await world.call('search.kinds', { keyword: 'fan', size: 5 }, { 'x-tenant': 'SG' });
  expect(near).toMatchObject({ success: true, data: { kinds: [] } });
});

test('property: every name, with a slip or beside another, is read in the end', async () => {
  const named = fc.constantFrom(...TENANTS).chain((tenant) =>
    fc.record({
      tenant: fc.constant(tenant),
      names: fc.array(fc.constantFrom(...(names.get(tenant) ?? [])), {
        minLength: 1,
        maxLength: 3,
      }),
      at: fc.nat(40),
      slip: fc.constantFrom('', 'a', 'e', 'r', 'ห', ' '),
      cuts: fc.nat(1),
    }),
  );
  await fc.assert(
    fc.asyncProperty(named, async ({ tenant, names: some, at, slip, cuts }) => {
      const letters = [...some.join(' ')];
      letters.splice(at % letters.length, cuts, slip);
      await plan(tenant, letters.join(''));
    }),
    { numRuns: 400 },
  );
});
