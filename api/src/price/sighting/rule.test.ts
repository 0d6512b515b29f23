import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIGHTING } from '#contract/price/sighting-rule.ts';
import { agreedBy, implausible, witnesses } from './rule.ts';
import type { Seen } from './rule.ts';

let serial = 0;
/** Somebody who is trusted, alone at a device and an address. */
function seen(change: Partial<Seen> = {}): Seen {
  const id = ++serial;
  return {
    id,
    accountId: id,
    device: `device ${id}`,
    address: `address ${id}`,
    trust: SIGHTING.trust,
    seenAt: new Date('2026-11-21T03:00:00Z'),
    item: 90_000,
    was: null,
    shipping: null,
    coupon: null,
    couponCode: null,
    inStock: true,
    ...change,
  };
}
const ids = (all: readonly Seen[]) => all.map((one) => one.id);

test('BEY-19: one alone, or with one other, has no witnesses; with two others who are trusted all three are', () => {
  const [one, two, three] = [seen({ trust: 0 }), seen(), seen()];
  expect(witnesses(one, [one])).toEqual([]);
  expect(witnesses(one, [one, two])).toEqual([]);
  expect(ids(witnesses(one, [one, two, three]))).toEqual(ids([one, two, three]));
  // of two others one is not trusted
  expect(witnesses(two, [one, two, three])).toEqual([]);
});

test('BEY-19: the same account, device or address speaks once, and an address that was forgotten not at all', () => {
  const one = seen();
  const other = seen();
  for (const change of [
    { accountId: one.accountId },
    { device: other.device },
    { address: other.address },
    { address: null },
    { address: one.address },
  ])
    expect(witnesses(one, [one, other, seen(change)]), JSON.stringify(change)).toEqual([]);
});

test('BEY-19: another price, another sum to pay, sold out, or another day is not the same', () => {
  const one = seen();
  const other = seen();
  const apart = new Date(one.seenAt.getTime() + SIGHTING.windowHours * 3_600_000 + 60_000);
  for (const change of [
    { item: 88_000 },
    { coupon: 10_000 },
    { shipping: 5_000 },
    { inStock: false },
    { seenAt: apart },
  ])
    expect(witnesses(one, [one, other, seen(change)]), JSON.stringify(change)).toEqual([]);
  expect(witnesses(one, [one, other, seen({ item: 89_500 })])).toHaveLength(3);
});

test('BEY-19: what is agreed is never cheaper, nor claims more, than anybody reported', () => {
  const amount = fc.integer({ min: 89_500, max: 90_400 });
  const maybe = fc.option(fc.integer({ min: 0, max: 5_000 }), { nil: null });
  const voice = fc.record({
    item: amount,
    was: fc.option(fc.integer({ min: 95_000, max: 200_000 }), { nil: null }),
    shipping: maybe,
    coupon: maybe,
  });
  fc.assert(
    fc.property(fc.array(voice, { minLength: 3, maxLength: 6 }), (voices) => {
      const agreed = agreedBy(voices.map((one) => seen(one)));
      expect(agreed.item).toBe(Math.max(...voices.map((one) => one.item)));
      for (const one of voices) {
        if (one.shipping !== null) expect(agreed.shipping).toBeGreaterThanOrEqual(one.shipping);
        expect(agreed.coupon ?? 0).toBeLessThanOrEqual(one.coupon ?? 0);
        if (agreed.was !== null) expect(agreed.was).toBeLessThanOrEqual(one.was ?? 0);
      }
    }),
  );
});

test('BEY-19, BEY-03: a wild value is found by the figures of the quarantine', () => {
  expect(implausible(100, null)).toBeNull();
  expect([90_000, 35_000, 300_000].map((price) => implausible(price, 100_000))).toEqual([
    null,
    null,
    null,
  ]);
  expect(
    [10_000, 1_000_000, 1_000, 34_999, 300_001].map((price) => implausible(price, 100_000)),
  ).toEqual(['DECIMAL_SLIP', 'DECIMAL_SLIP', 'DECIMAL_SLIP', 'TOO_LOW', 'TOO_HIGH']);
});
