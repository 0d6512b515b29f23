import { createECDH } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lineSignature, TELEGRAM } from '../test/chat-services.ts';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import { register, signedIn } from './people.ts';

const PAGE = '/notifications/preferences';
/** Where pictures of the page are put, when somebody wants to look at it. */
const PICTURES = process.env.PICTURES;

async function signedVisit(options: Parameters<typeof visit>[0] = {}) {
  const me = await register();
  const visitor = await visit({ lang: 'en', worker: true, ...options });
  await signedIn(visitor, me.token);
  return { ...visitor, me };
}

const hook = (name: string, body: string, headers: Record<string, string>) =>
  fetch(`${site}/hooks/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
async function sendToLine(code: string, userId: string): Promise<void> {
  const body = JSON.stringify({
    events: [{ type: 'message', source: { userId }, message: { type: 'text', text: code } }],
  });
  expect((await hook('line', body, { 'x-line-signature': lineSignature(body) })).status).toBe(200);
}
async function sendToTelegram(code: string, id: number): Promise<void> {
  const body = JSON.stringify({
    message: { chat: { id }, from: { first_name: 'Fon' }, text: `/start ${code}` },
  });
  const headers = { 'x-telegram-bot-api-secret-token': TELEGRAM.secret };
  expect((await hook('telegram', body, headers)).status).toBe(200);
}
const row = (page: Page, name: string) =>
  page.locator('.chan', { has: page.getByRole('heading', { name, level: 3 }) });
/** Presses link, and answers the code that is shown. */
async function codeOf(page: Page, name: string): Promise<string> {
  await row(page, name)
    .getByRole('button', { name: `Link ${name}` })
    .click();
  const code = page.locator('.chan__code');
  await code.waitFor();
  return code.innerText();
}

test('BEY-35, P-29: a chat is linked while the page waits, tested with the result beside the button, paused and unlinked', async () => {
  const { page, go } = await signedVisit();
  await go(PAGE);
  await sendToTelegram(await codeOf(page, 'Telegram'), 4_000_001);
  await expect
    .poll(() => row(page, 'Telegram').innerText(), { timeout: 10_000 })
    .toContain('Linked');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await row(page, 'Telegram').getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => row(page, 'Telegram').innerText()).toContain('Arrived');
  await row(page, 'Telegram').getByRole('switch').uncheck();
  await expect.poll(() => row(page, 'Telegram').innerText()).toContain('Paused');
  await row(page, 'Telegram').getByRole('button', { name: 'Unlink' }).click();
  await expect.poll(() => row(page, 'Telegram').innerText()).toContain('Not linked');
});

test('BEY-35: LINE shows what is left of its month; an address inside a private network is refused at its field; a webhook’s secret is shown once', async () => {
  const { page, go } = await signedVisit();
  await go(PAGE);
  await sendToLine(await codeOf(page, 'LINE'), `U${Date.now()}`);
  await expect.poll(() => row(page, 'LINE').innerText(), { timeout: 10_000 }).toContain('0 of 30');
  await row(page, 'LINE').getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => row(page, 'LINE').innerText()).toContain('1 of 30 messages used');
  await row(page, 'Webhook').getByRole('button', { name: 'Link Webhook' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Address').fill('https://10.0.0.1/hook');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => dialog.innerText()).toContain('We cannot send to this address.');
  await dialog.getByLabel('Address').fill('https://home.example/hook/khum?key=1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => dialog.locator('input').inputValue()).toMatch(/^whsec_/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect
    .poll(() => row(page, 'Webhook').innerText())
    .toContain('https://home.example/hook/khum,');
  await row(page, 'Email').getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => row(page, 'Email').innerText()).toContain('Handed to the mail server');
});

test('BEY-35: a second Discord channel needs a name; a name is changed without its address', async () => {
  const { page, go } = await signedVisit({ width: 375 });
  await go(PAGE);
  const dialog = page.locator('dialog[open]');
  const save = dialog.getByRole('button', { name: 'Save' });
  await row(page, 'Discord').getByRole('button', { name: 'Link Discord' }).click();
  await dialog.getByLabel('Address').fill('https://127.0.0.1/api/webhooks/1/aaaaaaaaaaaaaaaaaaaa');
  await save.click();
  await expect.poll(() => dialog.innerText()).toContain('We cannot send to this address.');
  await dialog
    .getByLabel('Address')
    .fill('https://discord.com/api/webhooks/1/aaaaaaaaaaaaaaaaaaaa');
  await save.click();
  await expect.poll(() => dialog.count()).toBe(0);
  await page.getByRole('group', { name: 'Add another' }).getByRole('button').click();
  await dialog
    .getByLabel('Address')
    .fill('https://discord.com/api/webhooks/2/bbbbbbbbbbbbbbbbbbbb');
  await save.click();
  await expect.poll(() => dialog.locator('.field__err').count()).toBe(1);
  await dialog.getByLabel('Name').fill('Deals');
  await save.click();
  const second = row(page, 'Discord · Deals');
  await expect.poll(() => second.count()).toBe(1);
  await second.getByRole('button', { name: 'Edit' }).click();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Deals');
  await dialog.getByLabel('Name').fill('Bargains');
  await save.click();
  await expect.poll(() => row(page, 'Discord · Bargains').count()).toBe(1);
  expect(await page.locator('.chan h3', { hasText: 'Discord' }).count()).toBe(2);
});

const key = createECDH('prime256v1').generateKeys('base64url');
/** A push service that may lose what it was given, and somebody who lets notifications be shown. */
const PUSH_SERVICE = `
  const make = () => {
    const made = { endpoint: 'https://push.example/' + Math.random(), keys: { p256dh: '${key}', auth: 'AAAAAAAAAAAAAAAAAAAAAA' } };
    sessionStorage.setItem('subscription', JSON.stringify(made));
    return there();
  };
  const there = () => {
    const made = JSON.parse(sessionStorage.getItem('subscription'));
    return made && { toJSON: () => made, unsubscribe: async () => { sessionStorage.removeItem('subscription'); return true; } };
  };
  PushManager.prototype.subscribe = async () => make();
  PushManager.prototype.getSubscription = async () => there();
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
`;

test('BEY-55: a lost subscription is made again by the next page, one that was replaced takes the place of the old, and one removed elsewhere ends', async () => {
  const { page, go, context } = await signedVisit();
  await context.addInitScript(PUSH_SERVICE);
  await go(PAGE);
  await page.getByRole('button', { name: 'Turn on here' }).click();
  const devices = () => page.locator('.chan__more li').count();
  await expect.poll(devices).toBe(1);
  const here = () => page.evaluate(() => sessionStorage.getItem('subscription'));
  const created = () =>
    page.waitForResponse(
      (answer) => answer.url().endsWith('/channels') && answer.request().method() === 'POST',
    );
  for (const lose of [
    () => sessionStorage.removeItem('subscription'),
    () =>
      sessionStorage.setItem(
        'subscription',
        (sessionStorage.getItem('subscription') ?? '').replace('push.example', 'other.example'),
      ),
  ]) {
    await page.evaluate(lose);
    const before = await here();
    const healed = created();
    await go('/');
    await healed;
    await expect.poll(here).not.toBe(before);
    await go(PAGE);
    await expect.poll(devices).toBe(1);
    await expect.poll(() => page.getByRole('button', { name: 'Turn off here' }).count()).toBe(1);
  }
  await page.evaluate(async () => {
    const answer = await fetch('/api/saas-user-service/channels');
    const { data } = await answer.json();
    for (const { id } of data.channels)
      await fetch(`/api/saas-user-service/channels/${id}`, { method: 'DELETE' });
  });
  await go('/');
  await expect.poll(here).toBe(null);
});

test('BEY-55: the service worker says that a push arrived, and which subscription replaces which', async () => {
  const { page, go, context } = await signedVisit();
  await context.addInitScript(PUSH_SERVICE);
  await go(PAGE);
  await page.getByRole('button', { name: 'Turn on here' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Turn off here' }).count()).toBe(1);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const said = await worker.evaluate(async () => {
    const scope = self as unknown as {
      fetch: unknown;
      dispatchEvent(event: Event): void;
      registration: ServiceWorkerRegistration;
    };
    const bodies: unknown[] = [];
    scope.fetch = async (url: string, { body }: { body: string }) =>
      void bodies.push([url, JSON.parse(body)]);
    const subscription = (endpoint: string) => ({
      options: {},
      toJSON: () => ({ endpoint, keys: { p256dh: `${endpoint} p`, auth: `${endpoint} a` } }),
    });
    const Manager = Object.getPrototypeOf(scope.registration.pushManager);
    Manager.subscribe = async () => subscription('next');
    Manager.getSubscription = async () => subscription('old');
    scope.registration.showNotification = async () => {};
    const waits: Promise<unknown>[] = [];
    const send = (type: string, more: object) => {
      const event = Object.assign(new Event(type), more);
      Object.defineProperty(event, 'waitUntil', {
        value: (work: Promise<unknown>) => waits.push(work),
      });
      scope.dispatchEvent(event);
    };
    send('push', { data: { json: () => ({ title: 'a', url: '/' }) } });
    send('pushsubscriptionchange', { oldSubscription: subscription('old') });
    send('pushsubscriptionchange', {
      oldSubscription: subscription('old'),
      newSubscription: subscription('given'),
    });
    send('pushsubscriptionchange', {});
    await Promise.all(waits);
    return bodies;
  });
  const at = '/api/saas-user-service/channels/heard';
  const replaced = (endpoint: string) => ({
    endpoint: 'old',
    auth: 'old a',
    subscription: { endpoint, keys: { p256dh: `${endpoint} p`, auth: `${endpoint} a` } },
  });
  expect(said).toHaveLength(3);
  expect(said).toEqual(
    expect.arrayContaining([
      [at, { endpoint: 'old', auth: 'old a' }],
      [at, replaced('next')],
      [at, replaced('given')],
    ]),
  );
});

for (const [width, lang, theme] of [
  [375, 'th', 'light'],
  [1280, 'id', 'dark'],
  [375, 'en', 'dark'],
  [1280, 'th', 'light'],
] as const) {
  test(`BEY-33, BEY-35: channels and times are usable at ${width}, in ${lang}, ${theme}`, async () => {
    const { page, go } = await signedVisit({ width, lang, theme });
    await go(PAGE);
    await page
      .evaluate(async () => {
        const make = (body: object) =>
          fetch('/api/saas-user-service/channels', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
        await make({ kind: 'NTFY', address: 'https://ntfy.example/khum-fon' });
        await make({ kind: 'WEBHOOK', address: 'https://home.example/hook/khum', enabled: false });
        await fetch('/api/saas-user-service/quiet-hours', {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ enabled: true, fromTime: '22:00', toTime: '07:00' }),
        });
        const link = await fetch('/api/saas-user-service/channels/link', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ kind: 'LINE' }),
        });
        return (await link.json()).data.code as string;
      })
      .then((code) => sendToLine(code, `U${width}${lang}${theme}`));
    await go(PAGE);
    if (PICTURES) {
      mkdirSync(PICTURES, { recursive: true });
      const file = path.join(PICTURES, `channels-${width}-${lang}-${theme}.png`);
      await page.screenshot({ path: file, fullPage: true });
    }
    expect(await faultsOf(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
  });
}
