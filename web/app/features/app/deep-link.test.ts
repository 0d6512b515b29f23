import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from './deep-link.ts';
import { storeAddress } from './stores.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('APP-02, SM-16: the page stays visible: the store comes at poll 250, not before', async () => {
  const went: string[] = [];
  const done = openApp('khum://open/', 'https://store.example', {
    go: (address) => went.push(address),
    isHidden: () => false,
  });
  vi.advanceTimersByTime(249 * 20);
  expect(went).toEqual(['khum://open/']);
  vi.advanceTimersByTime(20);
  expect(went).toEqual(['khum://open/', 'https://store.example']);
  expect(await done).toBe('store');
});

test('APP-02, SM-16: the page is hidden at poll 100: the app has opened, and no store ever comes', async () => {
  const went: string[] = [];
  let polls = 0;
  const done = openApp('khum://open/', 'https://store.example', {
    go: (address) => went.push(address),
    isHidden: () => (polls += 1) >= 100,
  });
  vi.advanceTimersByTime(60_000);
  expect(await done).toBe('opened');
  expect(polls).toBe(100);
  expect(went).toEqual(['khum://open/']);
});

test('APP-03, AMB-80: each device has its store; none without an id, none on a desktop', () => {
  const ids = { iosAppId: '123', androidAppId: 'com.khum' };
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile';
  const huawei = 'Mozilla/5.0 (Linux; Android 12; HUAWEI P50) Mobile';
  const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile';
  expect(storeAddress(iphone, ids)).toBe('https://apps.apple.com/app/id123');
  expect(storeAddress(huawei, ids)).toBe('https://appgallery.huawei.com/#/search/com.khum');
  const play = new URL(storeAddress(pixel, ids, 'deal') as string);
  expect(play.origin + play.pathname).toBe('https://play.google.com/store/apps/details');
  expect(play.searchParams.get('id')).toBe('com.khum');
  expect(play.searchParams.get('referrer')).toBe(
    'utm_source=khum&utm_medium=deep_link&utm_campaign=deal',
  );
  expect(storeAddress(iphone, { iosAppId: '', androidAppId: 'x' })).toBeNull();
  expect(storeAddress(pixel, { iosAppId: '1', androidAppId: '' })).toBeNull();
  expect(storeAddress('Mozilla/5.0 (X11; Linux x86_64)', ids)).toBeNull();
});
