import { expect, test } from 'vitest';
import { pageOfOwn } from './page-gives.tsx';

test('AMB-20: the way to sign in knows which page of somebody’s own it leads to', () => {
  for (const [next, name] of [
    ['/deal-alerts', 'alerts'],
    ['/deal-alerts/new?keyword=rice', 'alerts'],
    ['/notifications?type=like', 'messages'],
    ['/notifications/preferences', 'ways'],
    ['/profile/security#devices', 'profile'],
    ['/discover?tab=following', 'following'],
    ['/discover', undefined],
    ['/likes-of-others', undefined],
    ['/coupons', undefined],
    ['/', undefined],
  ] as const)
    expect(pageOfOwn(next)?.[1], next).toBe(name);
});
