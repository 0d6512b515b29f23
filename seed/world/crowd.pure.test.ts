import { expect, test } from 'vitest';
import { crowdOf, PEOPLE } from './crowd.ts';
import { peopleOf } from './writing/people.ts';

test('DEMO-20: 600 people in six regions, each with a name of their own, the same on every machine', () => {
  expect(Object.values(PEOPLE).reduce((sum, count) => sum + count, 0)).toBe(600);
  for (const [tenant, count] of Object.entries(PEOPLE)) {
    const writers = peopleOf(tenant, 'en').map((one) => one.nickname);
    const crowd = crowdOf(tenant, count - writers.length);
    const names = [...writers, ...crowd.map((one) => one.nickname)].map((name) =>
      name.toLowerCase(),
    );
    expect(names, tenant).toHaveLength(count);
    expect(new Set(names).size, tenant).toBe(count);
    for (const name of names) expect(name, tenant).toMatch(/^[^@<>/]{2,20}$/u);
    expect(crowdOf(tenant, count - writers.length)).toEqual(crowd);
  }
  const listed = crowdOf('TH', 100).filter((one) => one.persona !== 'SHOPPER');
  expect(listed.map((one) => one.persona).toSorted()).toEqual([
    ...Array(2).fill('MODERATOR'),
    ...Array(6).fill('RING'),
    'SPAMMER',
  ]);
});
