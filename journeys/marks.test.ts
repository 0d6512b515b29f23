import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, stopClock, visit } from './browser.ts';
import type { VisitOptions } from './browser.ts';
import { htmlErrors } from './html.ts';
import { register, signedIn } from './people.ts';

const NOTE = '/note-detail/thn001';
const LIKE = ':is(.authorbar, .bar) button:has(use[href*="thumbs-up"])';
const COLLECT = ':is(.authorbar, .bar) button:has(use[href*="bookmark"])';

async function owner(options: VisitOptions = {}) {
  const account = await register();
  const visitor = await visit({ lang: 'en', ...options });
  await signedIn(visitor, account.token);
  return { ...visitor, ...account };
}

type Page = Awaited<ReturnType<typeof owner>>['page'];

const seen = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });
const pressed = (page: Page, selector: string) => seen(page, selector).getAttribute('aria-pressed');
const toasts = (page: Page) => page.locator('.toast').allInnerTexts();

/** How often the page asked for what the paths name. */
function asked(page: Page, pattern: RegExp): () => number {
  let times = 0;
  page.on('request', (request) => {
    if (pattern.test(request.url())) times += 1;
  });
  return () => times;
}

async function call(
  path: string,
  token: string,
  body: object,
): Promise<{ success: boolean; data: never }> {
  const headers = {
    'content-type': 'application/json',
    'x-tenant': 'TH',
    authorization: `Bearer ${token}`,
  };
  return (await (
    await fetch(`${site}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json()) as never;
}

/** The author of the note. */
async function authorOf(page: Page): Promise<string> {
  return ((await page.locator('.authorbar .by a').getAttribute('href')) as string)
    .split('/')
    .at(-1) as string;
}

test('INT-02, INT-03, MD-09, SM-02: five quick taps make one request; the like stands once it is made, on a phone and a desktop', async () => {
  for (const width of [375, 1280]) {
    const { page, go, context } = await owner({ width });
    const likes = asked(page, /thumb-up-user-record\/create/);
    await page.route('**/thumb-up-user-record/create', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await go(NOTE);
    if (width === 375)
      await expect
        .poll(() => seen(page, '.bar').evaluate((bar) => getComputedStyle(bar).position))
        .toBe('fixed');
    else await expect.poll(() => seen(page, '.bar').count()).toBe(0);
    await expect.poll(() => page.locator('.head__me').count()).toBe(1);
    await seen(page, LIKE).evaluate((button: HTMLElement) => {
      for (let time = 0; time < 5; time += 1) button.click();
    });
    await expect.poll(() => pressed(page, LIKE)).toBe('false');
    await expect.poll(() => pressed(page, LIKE)).toBe('true');
    expect(likes()).toBe(1);
    await go(NOTE);
    await expect.poll(() => pressed(page, LIKE)).toBe('true');
    await context.close();
  }
});

test('INT-02, INT-06, INT-10, AMB-43: what is refused leaves like and save as they were, and says nothing', async () => {
  const { page, go } = await owner();
  const refused = JSON.stringify({ success: false, code: 400, message: 'No', data: null });
  await page.route(
    /thumb-up-user-record\/create|user-mark-records\/create|queryStatistic/,
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: refused }),
  );
  const tries = asked(page, /thumb-up-user-record\/create|user-mark-records\/create/);
  await go(NOTE);
  await expect.poll(() => page.locator('.head__me').count()).toBe(1);
  await seen(page, LIKE).click();
  await seen(page, COLLECT).click();
  await expect.poll(tries).toBe(2);
  await page.waitForLoadState('networkidle');
  expect([await pressed(page, LIKE), await pressed(page, COLLECT)]).toEqual(['false', 'false']);
  expect(await toasts(page)).toEqual([]);
});

test('INT-07, INT-09, SM-03: saving and taking it back say two different things; it is asked for when the page comes', async () => {
  const { page, go } = await owner();
  const questions = asked(page, /queryStatistic/);
  await go(NOTE);
  await expect.poll(questions).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.head__me').count()).toBe(1);
  await seen(page, COLLECT).click();
  await expect.poll(() => toasts(page)).toEqual(['Saved. Find it under “Saved”.']);
  await expect.poll(() => pressed(page, COLLECT)).toBe('true');
  await seen(page, COLLECT).click();
  await expect.poll(() => toasts(page)).toContain('No longer saved');
  await expect.poll(() => pressed(page, COLLECT)).toBe('false');
});

test('INT-04, INT-05, INT-07, INT-08, AUTH-14, AMB-44: signed out nothing is liked and a tap asks to sign in; then a like is made a second later, a save is not', async () => {
  const account = await register('abcdefg1');
  await call('/saas-interaction-service/user-mark-records/create', account.token, {
    subjectId: 'thn001',
    subjectType: 'NOTE',
    actionType: 'COLLECT',
  });
  const { page, go } = await visit({ lang: 'en' });
  await page.clock.install();
  const made = asked(page, /thumb-up-user-record\/create|user-mark-records\/create/);
  const questions = asked(page, /queryStatistic/);
  await go(NOTE);
  expect([await pressed(page, LIKE), await pressed(page, COLLECT)]).toEqual(['false', 'false']);
  await seen(page, COLLECT).click();
  await page.locator('dialog.login').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog.login').count()).toBe(0);
  await seen(page, LIKE).click();
  await page.locator('dialog.login').getByRole('link', { name: 'Email' }).click();
  await page.locator('dialog.login [name="receiver"]').fill(account.email);
  await page.locator('dialog.login [name="password"]').fill('abcdefg1');
  const before = questions();
  await stopClock(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.head__me').count()).toBe(1);
  await page.clock.runFor(950);
  expect(made()).toBe(0);
  await page.clock.runFor(100);
  await expect.poll(made).toBe(1);
  await page.clock.resume();
  // without a reload: what was saved before shows too
  await expect.poll(() => pressed(page, COLLECT)).toBe('true');
  await expect.poll(() => pressed(page, LIKE)).toBe('true');
  expect(questions()).toBeGreaterThan(before);
});

test('INT-16, AMB-43, FOL-05: whom the author blocks is told so when they like', async () => {
  const { page, go, token } = await owner({ mayFail: /403/ });
  await go(NOTE);
  const author = await authorOf(page);
  await call('/saas-user-service/user-dynamic-fields/blockUser/create', token, {
    blockedUserId: author,
  });
  await expect.poll(() => page.locator('.head__me').count()).toBe(1);
  await seen(page, LIKE).click();
  await expect.poll(() => toasts(page)).toEqual([expect.stringContaining('Block tip')]);
  await expect.poll(() => pressed(page, LIKE)).toBe('false');
});

test('FOL-01, FOL-02, FOL-03, FOL-07, SM-04: a user in public is followed and blocked; followers are listed; signed out it asks to sign in', async () => {
  for (const width of [375, 1280]) {
    const { page, go, context, userId } = await owner({ width });
    await go(NOTE);
    const author = await authorOf(page);
    await go(`/user/${author}`);
    for (const selector of ['h1', '.user .own__pic img', '.user__bio', 'article.card'])
      await expect
        .poll(() => page.locator(selector).count(), { message: selector })
        .toBeGreaterThan(0);
    const follow = page.locator('.user .follow');
    const followers = page.locator('.user__n a').first().locator('b');
    await expect.poll(() => page.locator('.user__a button').count()).toBe(3);
    const before = Number((await followers.innerText()).replaceAll(',', ''));
    await follow.click();
    await expect.poll(() => follow.innerText()).toBe('Following');
    expect(Number((await followers.innerText()).replaceAll(',', ''))).toBe(before + 1);
    await go(`/user/${author}?tab=followers`);
    await expect.poll(() => page.locator(`.users a[href="/user/${userId}"]`).count()).toBe(1);
    await go(`/user/${author}`);
    await expect.poll(() => follow.innerText()).toBe('Following');
    await page.getByRole('button', { name: 'Block' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Unblock' }).count()).toBe(1);
    // nobody follows whom they block
    await expect.poll(() => follow.count()).toBe(0);
    await go(`/user/${userId}`);
    await expect.poll(() => page.locator('.empty').count()).toBe(1);
    await page.locator('.head__me').waitFor();
    await expect.poll(() => follow.count()).toBe(0);
    await context.close();
  }
  const { page, go } = await visit({ lang: 'en' });
  await go(NOTE);
  await page.locator('.authorbar .follow').click();
  await page.locator('dialog.login').waitFor();
  for (const id of ['0', '99999999', 'nobody'])
    expect((await fetch(`${site}/user/${id}`)).status, id).toBe(404);
});

test('INT-12, INT-17: what was saved and liked is listed by kind; it can be taken out and put back', async () => {
  for (const width of [375, 1280]) {
    const { page, go, context, token } = await owner({ width });
    const mark = '/saas-interaction-service/user-mark-records/create';
    for (const actionType of ['COLLECT', 'THUMB_UP'])
      expect(
        (await call(mark, token, { subjectId: 'thn001', subjectType: 'NOTE', actionType })).success,
      ).toBe(true);
    await go('/products');
    const code = (await page.locator('.card__name a').first().getAttribute('href'))
      ?.split('/')
      .at(-1);
    expect(
      (await call(mark, token, { subjectId: code, subjectType: 'GOODS', actionType: 'COLLECT' }))
        .success,
    ).toBe(true);
    await go('/favorites');
    await expect.poll(() => page.locator('.marked > li').count()).toBe(1);
    await expect.poll(() => page.locator('.marked__f b').innerText()).toBe('Same price');
    // put back, it is what it was
    await page.locator('.marked__f button').click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.marked__f b').allInnerTexts()).toEqual(['Same price']);
    await page.locator('.tabs a', { hasText: 'Notes' }).click();
    await page.waitForURL(/tab=notes/);
    await expect
      .poll(() => page.locator('.marked article a').first().getAttribute('href'))
      .toBe(NOTE);
    await page.locator('.marked__f button').click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.marked article').count()).toBe(1);
    await page.locator('.marked__f button').click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await go('/favorites?tab=notes');
    await expect.poll(() => page.locator('.empty').count()).toBe(1);
    await go('/likes');
    await expect
      .poll(() => page.locator('.marked article a').first().getAttribute('href'))
      .toBe(NOTE);
    await context.close();
  }
  const answer = await fetch(`${site}/favorites`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/login?next=%2Ffavorites',
  ]);
});

test('FOL-06, CONT-11: discover shows what those one follows publish; signed out it says what it would show', async () => {
  const { page, go, token } = await owner();
  await go(NOTE);
  const author = await authorOf(page);
  await go('/discover?tab=following');
  await page.locator('.empty').waitFor();
  await expect.poll(() => page.locator('.empty').innerText()).toContain('Follow authors');
  await call('/saas-user-service/user-follow/create-follow', token, {
    followInfo: { targetId: author, targetType: 'USER' },
  });
  await go('/discover?tab=following');
  await page.locator('article.card').first().waitFor();
  const names = await page.locator('.disc .card__foot span:not(.ava)').allInnerTexts();
  expect(new Set(names).size).toBe(1);
  const stranger = await visit({ lang: 'en' });
  await stranger.go('/discover?tab=following');
  await expect
    .poll(() => stranger.page.locator('.empty a').getAttribute('href'))
    .toBe('/login?next=%2Fdiscover%3Ftab%3Dfollowing');
});

test('BEY-08, COUP-04: whoever is signed in says that a coupon worked; a stranger is asked to sign in', async () => {
  const { page, go } = await owner();
  await go('/coupons');
  await page.locator('.head__me').waitFor();
  await page.locator('.ticket__q a').first().click();
  await expect
    .poll(() => page.locator('.ticket__q a').first().getAttribute('aria-current'))
    .toBe('true');
  const stranger = await visit({ lang: 'en' });
  await stranger.go('/coupons');
  await stranger.page.locator('.ticket__q a').first().click();
  await stranger.page.locator('dialog.login').waitFor();
});

test('BEY-33: axe finds nothing on saved, likes and users, and their pages are sound', async () => {
  for (const [width, theme] of [
    [375, 'dark'],
    [1280, 'light'],
  ] as const) {
    const { page, go, context, token } = await owner({ width, theme, lang: 'th' });
    await call('/saas-interaction-service/user-mark-records/create', token, {
      subjectId: 'thn001',
      subjectType: 'NOTE',
      actionType: 'COLLECT',
    });
    await go(NOTE);
    const author = await authorOf(page);
    for (const path of [
      '/favorites',
      '/favorites?tab=notes',
      '/likes',
      `/user/${author}`,
      `/user/${author}?tab=followers`,
      '/discover?tab=following',
      NOTE,
    ]) {
      await go(path);
      await page
        .locator(width === 375 ? 'main' : '.head__me')
        .first()
        .waitFor();
      expect(await faultsOf(page), path).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBeLessThanOrEqual(width);
    }
    const html = await (await fetch(`${site}/user/${author}`)).text();
    expect(await htmlErrors(html)).toEqual([]);
    await context.close();
  }
});
