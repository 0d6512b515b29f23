import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import { register, signedIn } from './people.ts';

type Someone = Awaited<ReturnType<typeof register>>;

async function signedVisit(options: Parameters<typeof visit>[0] = {}, who?: Someone) {
  const me = who ?? (await register());
  const visitor = await visit({ lang: 'en', ...options });
  await signedIn(visitor, me.token);
  return { ...visitor, me };
}

const key = createECDH('prime256v1').generateKeys('base64url');
/**
 * What a headless browser lacks: a push service, and somebody who says that notifications may be
 * shown.
 */
const PUSH_SERVICE = `
  let subscription = null;
  const made = { endpoint: 'https://push.example/' + Math.random(), keys: { p256dh: '${key}', auth: 'AAAAAAAAAAAAAAAAAAAAAA' } };
  PushManager.prototype.subscribe = async () => (subscription = { toJSON: () => made, unsubscribe: async () => { subscription = null; return true; } });
  PushManager.prototype.getSubscription = async () => subscription;
  let permission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => (permission = 'granted');
`;

test('BEY-35, MSG-02: what reaches somebody is chosen by type and way, and kept at once', async () => {
  const { page, go } = await signedVisit();
  await go('/notifications');
  await page.getByRole('link', { name: 'Channels and times' }).click();
  await page.waitForURL(/\/notifications\/preferences$/);
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await expect.poll(() => box('Likes: Email').isChecked()).toBe(false);
  await expect.poll(() => box('Notices: On Khum').isDisabled()).toBe(true);
  await box('Likes: Email').check();
  const kept = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"inApp":false') === true,
  );
  await box('Followers: On Khum').uncheck();
  await expect.poll(() => box('Followers: My devices and apps').isDisabled()).toBe(true);
  await kept;
  await go('/notifications/preferences');
  await expect.poll(() => box('Likes: Email').isChecked()).toBe(true);
  await expect.poll(() => box('Followers: On Khum').isChecked()).toBe(false);
});

test('BEY-05, P-29: quiet hours are kept, and say by which clock', async () => {
  const { page, go } = await signedVisit({ width: 375 });
  await go('/notifications/preferences');
  await expect.poll(() => page.getByLabel('From', { exact: true }).isDisabled()).toBe(true);
  await page.getByText('Use quiet hours').click();
  await page.getByLabel('From', { exact: true }).fill('21:30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => page.locator('.toast').allInnerTexts()).toEqual(['Saved']);
  await page.getByLabel('Daily limit').fill('500');
  await page.getByRole('button', { name: 'Save the limit' }).click({ trial: true });
  await page.getByLabel('Daily limit').fill('5');
  const limited = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"maxPerDay":5') === true,
  );
  await page.getByRole('button', { name: 'Save the limit' }).click();
  await limited;
  await go('/notifications/preferences');
  expect([
    await page.getByLabel('From', { exact: true }).inputValue(),
    await page.getByLabel('To', { exact: true }).inputValue(),
    await page.getByLabel('Daily limit').inputValue(),
  ]).toEqual(['21:30', '08:00', '5']);
  await expect.poll(() => page.locator('main').innerText()).toContain('Asia/Bangkok');
});

test('BEY-35: notifications are turned on by a tap and off again; the worker shows what a push brings and leads to it', async () => {
  const { page, go, context } = await signedVisit({ worker: true });
  await context.addInitScript(PUSH_SERVICE);
  await go('/notifications/preferences');
  expect(await page.evaluate(() => Notification.permission), 'not asked').toBe('default');
  await page.getByRole('button', { name: 'Turn on here' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Turn off here' }).count()).toBe(1);
  await expect.poll(() => page.locator('.chan__more').textContent()).toContain('This browser');
  const shown = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return [registration.scope, registration.active?.scriptURL];
  });
  expect(shown).toEqual([`${site}/`, `${site}/sw.js`]);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const push = (data: string) =>
    worker.evaluate(async (text) => {
      const scope = self as unknown as {
        registration: ServiceWorkerRegistration;
        dispatchEvent(event: Event): void;
      };
      const shown: unknown[] = [];
      scope.registration.showNotification = async (title, { body, tag, data: about } = {}) =>
        void shown.push([title, body, tag, about.path]);
      const Push = (self as unknown as { PushEvent: new (type: string, init: object) => Event })
        .PushEvent;
      const event = new Push('push', { data: text });
      Object.defineProperty(event, 'waitUntil', { value: () => {} });
      scope.dispatchEvent(event);
      return shown;
    }, data);
  const message = {
    title: 'Nok commented',
    body: 'Loud?',
    url: 'https://elsewhere.example/note-detail/n1?comment=5',
    tag: 'm1',
    lang: 'en',
  };
  expect(await push(JSON.stringify(message))).toEqual([
    ['Nok commented', 'Loud?', 'm1', '/note-detail/n1?comment=5'],
  ]);
  expect(await push('no JSON')).toEqual([['Khum', '', 'khum', '/notifications']]);
  await page.getByRole('button', { name: 'Turn off here' }).click();
  await expect.poll(() => page.locator('.chan__more').count()).toBe(0);
});

test('BEY-35: whoever follows a mail stops it with one button, signed in or not, with or without script; a dead link says so', async () => {
  for (const javaScript of [true, false]) {
    const { page } = await visit({ lang: 'en', javaScript });
    await page.goto(`${site}/notifications/unsubscribe?token=1.2.bad`);
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await page.waitForURL(/state=failed/);
    await expect
      .poll(() => page.locator('main').innerText())
      .toContain('This link is no longer valid.');
  }
  const { page, go } = await visit({ lang: 'id' });
  await go('/notifications/unsubscribe?state=done');
  await expect
    .poll(() => page.locator('main').innerText())
    .toContain('tidak ada lagi email tentang pesan');
});

test('BEY-17, P-24: my data are asked for, made while I wait, and downloaded as a zip', async () => {
  const { page, go } = await signedVisit();
  await go('/profile/security');
  await page.getByRole('button', { name: 'Create my file' }).click();
  await expect
    .poll(() => page.locator('#data-export [role="status"]').innerText())
    .toContain('we’ll email you when');
  const link = page.locator('#data-export').getByRole('link', { name: /^Download/ });
  await link.waitFor({ timeout: 20_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toMatch(/^khum-th-\d+\.zip$/);
  await go('/profile/security');
  await expect.poll(() => page.getByRole('button', { name: 'Create a new file' }).count()).toBe(1);
});

for (const [width, lang, theme] of [
  [375, 'th', 'light'],
  [1280, 'id', 'dark'],
  [375, 'en', 'dark'],
] as const) {
  test(`BEY-33, UI-10: choosing how to hear, stopping mail and one's data are usable at ${width}, in ${lang}, ${theme}`, async () => {
    const { page, go } = await signedVisit({ width, lang, theme });
    for (const path of [
      '/notifications/preferences',
      '/notifications/unsubscribe?token=1.2.x',
      '/profile/security',
    ]) {
      await go(path);
      expect(await faultsOf(page), path).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), {
          message: path,
        })
        .toBe(true);
    }
  });
}
