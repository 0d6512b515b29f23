import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import { register, signedIn } from './people.ts';

type Someone = Awaited<ReturnType<typeof register>>;

async function call(who: Someone, path: string, body: object): Promise<{ success: boolean }> {
  const headers = {
    'content-type': 'application/json',
    'x-tenant': 'TH',
    'accept-language': 'en',
    authorization: `Bearer ${who.token}`,
  };
  return (await (
    await fetch(`${site}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json()) as { success: boolean };
}
const follow = (who: Someone, whom: Someone) =>
  call(who, '/saas-user-service/user-follow/create-follow', {
    followInfo: { targetId: whom.userId, targetType: 'USER' },
  });

test('MSG-01, MSG-02, MSG-04, MSG-06: the bell rings while a page is open; a message leads to who it is about and is read; the counter stays down', async () => {
  const [me, fan, other] = [await register(), await register(), await register()];
  const visitor = await visit({ lang: 'en' });
  const { page, go } = visitor;
  await signedIn(visitor, me.token);
  await go('/coupons');
  const bell = page.locator('.head__end a[href="/notifications"]');
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notifications');
  await follow(fan, me);
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notifications (1)');
  await bell.click();
  await page.waitForURL(/\/notifications$/);
  const message = page.locator('.msg');
  await expect.poll(() => message.count()).toBe(1);
  await expect.poll(() => message.textContent()).toContain('started following you');
  await expect
    .poll(() => page.getByRole('link', { name: /^Followers/ }).textContent())
    .toContain('1');
  await message.click();
  await page.waitForURL(/\/user\/\d+$/);
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notifications');
  await follow(other, me);
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notifications (1)');
  await go('/notifications?type=follow');
  await expect.poll(() => page.locator('.msg.is-unread').count()).toBe(1);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => page.locator('.msg.is-unread').count()).toBe(0);
  await go('/notifications');
  await expect.poll(() => page.locator('.msg.is-unread').count()).toBe(0);
  await expect.poll(() => page.locator('.msg').count()).toBe(2);
});

test('MSG-07: nobody signed in is asked to sign in first, and comes back', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/notifications?type=like');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/login?next=%2Fnotifications%3Ftype%3Dlike',
  );
});

for (const [width, lang, theme] of [
  [375, 'th', 'light'],
  [1280, 'id', 'dark'],
] as const) {
  test(`MSG-02, BEY-33, UI-10: messages and their empty state are usable at ${width}, in ${lang}, ${theme}`, async () => {
    const [me, fan] = [await register(), await register()];
    const visitor = await visit({ width, lang, theme });
    const { page, go } = visitor;
    await signedIn(visitor, me.token);
    await go('/notifications');
    await expect.poll(() => page.locator('.empty').count()).toBe(1);
    await follow(fan, me);
    await expect
      .poll(async () => {
        await go('/notifications');
        return page.locator('.msg').count();
      })
      .toBe(1);
    expect(await faultsOf(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
  });
}
