/** What is answered in Singapore, Malaysia, the Philippines and Vietnam, over the demo world. */
import { expect, test } from 'vitest';
import { answersTo } from '#api/assistant/index.ts';
import { makeDemoWorld } from '../test/demo.ts';

const world = await makeDemoWorld();

async function lastOf(tenant: string, turns: readonly string[]) {
  const ctx = { ...(await world.ctx(tenant)), lang: 'en' as const };
  return (await answersTo(ctx, turns)).at(-1);
}

test('BEY-10: of a kind with a wish coupons are those of what fits it, or of what there is instead', async () => {
  for (const [tenant, said, thing] of [
    ['SG', 'air fryer below 100, any voucher can use', /air fryer/],
    ['MY', 'cari speaker bawah rm900, ada baucar tak', /speaker/],
    ['PH', 'hanap ako ng power bank below 2500, may voucher ba', /power bank/],
    ['VN', 'tìm tai nghe dưới 2 triệu, có mã giảm giá không', /headphones/],
  ] as const)
    expect((await lastOf(tenant, [said]))?.text, said).toMatch(thing);
});

test('BEY-49: what a thing shall have beside its name is no second thing', async () => {
  const answer = await lastOf('MY', ['jam tangan degupan jantung, bateri tahan lama']);
  expect(answer?.cards.length).toBeGreaterThan(0);
  expect(answer?.text).not.toMatch(/bateri.* I have nothing|Of bateri/);
});

test('BEY-50: a price for one pack is said by its unit, beside what others cost', async () => {
  const answer = await lastOf('SG', ['rice 5kg for $12, how much is 1kg']);
  expect(answer?.text).toContain('S$2.40 per kg');
});
