/** Watching a price (BEY-05, BEY-06, P-22): the dialog on products and deals. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import type { VisitOptions } from './browser.ts';
import { register, signedIn } from './people.ts';

const GOODS = 'demo-01';
const sheet = 'dialog.wsheet';
const seen = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });
const button = (page: Page) => seen(page, '[aria-haspopup="dialog"]:has(use[href*="i-bell"])');
const grip = (page: Page) => page.locator(`${sheet} [role="slider"]`);
const target = async (page: Page) => Number(await grip(page).getAttribute('aria-valuenow'));

interface Wire<Data> {
  readonly success: boolean;
  readonly errorKey?: string;
  readonly data: Data;
}
async function call<Data>(path: string, body: object, token?: string): Promise<Wire<Data>> {
  const headers = {
    'content-type': 'application/json',
    'x-tenant': 'TH',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const url = `${site}/api/saas-user-service/price-watches/${path}`;
  return (await (
    await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json()) as Wire<Data>;
}

interface Known {
  readonly kind: string;
  readonly targetAmount: number | null;
  readonly verifiedOnly: boolean;
  readonly delivery: { readonly remindEnd: boolean | null };
}
const watchesOf = async (token: string): Promise<readonly Known[]> =>
  (await call<{ content: Known[] }>('page', {}, token)).data.content;

async function owner(options: VisitOptions = {}) {
  const account = await register();
  const visitor = await visit({ lang: 'en', ...options });
  await signedIn(visitor, account.token);
  return { ...visitor, ...account };
}

/** How often a preview was asked for. */
function previews(page: Page): () => number {
  let times = 0;
  page.on('request', (request) => {
    if (/price-watches\/preview/.test(request.url())) times += 1;
  });
  return () => times;
}

async function open(page: Page): Promise<void> {
  await button(page).click();
  await expect.poll(() => grip(page).count()).toBe(1);
}

test('PROD-13, BEY-05, BEY-06: by keys the line moves by ten, one and fifty; what it says is what the server replays, and nothing is asked again', async () => {
  for (const width of [375, 1280]) {
    const { page, go, context } = await visit({ lang: 'en', width });
    const asked = previews(page);
    await go(`/product/${GOODS}`);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => grip(page).count()).toBe(1);
    await grip(page).focus();
    const first = await target(page);
    for (const [key, baht] of [
      ['ArrowDown', -10],
      ['ArrowRight', -9],
      ['PageDown', -59],
      ['ArrowUp', -49],
      ['ArrowLeft', -50],
      ['PageUp', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => target(page)).toBe(first + baht * 100);
    }
    for (let turn = 0; turn < 6; turn += 1) {
      const now = await target(page);
      const { data } = await call<{ firedCount: number; fires: unknown[] }>('preview', {
        goodsId: GOODS,
        kind: 'TARGET_PRICE',
        targetAmount: now,
      });
      await expect.poll(() => page.locator(`${sheet} .fires li`).count()).toBe(data.firedCount);
      await expect.poll(() => page.locator(`${sheet} .w-hit`).count()).toBe(data.firedCount);
      await expect
        .poll(() => grip(page).getAttribute('aria-valuetext'))
        .toContain(
          `alerted you ${data.firedCount} ${data.firedCount === 1 ? 'time' : 'times'} in 90`,
        );
      await page.keyboard.press(turn % 2 === 0 ? 'PageDown' : 'PageUp');
      await page.keyboard.press('PageDown');
    }
    await page.keyboard.press('Home');
    await expect.poll(() => page.locator(`${sheet} .say-warn`).count()).toBe(1);
    await expect.poll(() => page.locator(`${sheet} .fires li`).count()).toBe(0);
    expect(asked()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(sheet).count()).toBe(0);
    await expect
      .poll(() => button(page).evaluate((element) => element === document.activeElement))
      .toBe(true);
    await context.close();
  }
});

test('BEY-05, BEY-06: a pointer drags the line in steps of ten; what is typed and what is suggested move it, too', async () => {
  for (const width of [375, 1280]) {
    const { page, go, context } = await visit({ lang: 'th', width });
    const asked = previews(page);
    await go(`/product/${GOODS}`);
    await open(page);
    const before = await target(page);
    const box = await page.locator(`${sheet} .w-pill`).first().boundingBox();
    if (!box) throw new Error('no grip');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => target(page)).toBeLessThan(before);
    expect((await target(page)) % 1000).toBe(0);
    const dragged = await target(page);
    // the pointer is up: the line stays
    await page.mouse.move(x, y - 60, { steps: 2 });
    expect(await target(page)).toBe(dragged);
    const suggestion = page.locator(`${sheet} .sugg button`).first();
    await suggestion.click();
    await expect.poll(() => suggestion.getAttribute('aria-pressed')).toBe('true');
    await page.locator(`${sheet} .tok--sum input`).fill('1,090');
    await expect.poll(() => target(page)).toBe(109_000);
    // what is no price changes nothing, and goes when the field is left
    await page.locator(`${sheet} .tok--sum input`).fill('abc');
    expect(await target(page)).toBe(109_000);
    await page.locator(`${sheet} .tok--sum input`).blur();
    await expect.poll(() => page.locator(`${sheet} .tok--sum input`).inputValue()).toBe('1,090');
    expect(asked()).toBe(1);
    await context.close();
  }
});

test('AMB-68, ALERT-12, P-22: without an account everything but saving works; signing in on the way leaves what was edited, and saves it', async () => {
  for (const width of [375, 1280]) {
    const { email, token } = await register('abcdefg1');
    const { page, go, context } = await visit({ lang: 'en', width });
    await go(`/product/${GOODS}`);
    await open(page);
    await page.locator(`${sheet} .tok--sum input`).fill('777');
    await page.locator(`${sheet} select`).last().selectOption('real');
    await page.locator(`${sheet} .wopt input`).nth(1).check();
    await page.locator(`${sheet} .btn--go`).click();
    await expect.poll(() => page.locator('dialog.login [name="receiver"]').count()).toBe(1);
    // closed without signing in: the dialog of the watch is as it was
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog.login').count()).toBe(0);
    expect(await target(page)).toBe(77_700);
    await page.locator(`${sheet} .btn--go`).click();
    await page.locator('dialog.login').getByRole('link', { name: 'Email' }).click();
    await page.locator('dialog.login [name="receiver"]').fill(email);
    await page.locator('dialog.login [name="password"]').fill('abcdefg1');
    await page.keyboard.press('Enter');
    await expect.poll(() => watchesOf(token)).toHaveLength(1);
    expect(await watchesOf(token)).toEqual([
      expect.objectContaining({
        kind: 'TARGET_PRICE',
        targetAmount: 77_700,
        verifiedOnly: true,
        delivery: expect.objectContaining({ remindEnd: true }),
      }),
    ]);
    await expect.poll(() => page.locator(sheet).count()).toBe(0);
    await expect.poll(() => button(page).getAttribute('aria-label')).toBe('Watching the price');
    await context.close();
  }
});

test('AMB-68: a reload opens the dialog as it was left; closing it forgets what was edited', async () => {
  for (const width of [375, 1280]) {
    const { page, go, context } = await visit({ lang: 'en', width });
    await go(`/product/${GOODS}`);
    await open(page);
    await page.locator(`${sheet} .tok--sum input`).fill('777');
    await page.locator(`${sheet} .wopt input`).nth(1).check();
    await go(`/product/${GOODS}`);
    await expect.poll(() => target(page)).toBe(77_700);
    expect(await page.locator(sheet).count()).toBe(1);
    expect(await page.locator(`${sheet} .wopt input`).nth(1).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(sheet).count()).toBe(0);
    await go(`/product/${GOODS}`);
    expect(await page.locator(sheet).count()).toBe(0);
    await open(page);
    expect(await target(page)).not.toBe(77_700);
    await context.close();
  }
});

test('BEY-05, P-22: what is watched already is edited; another kind of rule is another sentence', async () => {
  const { page, go, token, context } = await owner();
  await call('create', { goodsId: GOODS, kind: 'TARGET_PRICE', targetAmount: 65_500 }, token);
  await go(`/product/${GOODS}`);
  await expect.poll(() => button(page).getAttribute('aria-label')).toBe('Watching the price');
  await open(page);
  expect(await target(page)).toBe(65_500);
  await page.getByRole('button', { name: 'Back in stock' }).click();
  await expect.poll(() => page.locator(`${sheet} .say`).innerText()).toMatch(/is back in stock$/);
  await page.getByRole('button', { name: 'New low' }).click();
  await page.locator(`${sheet} .say select`).first().selectOption({ label: 'in 180 days' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => page.locator(sheet).count()).toBe(0);
  expect(await watchesOf(token)).toEqual([
    expect.objectContaining({ kind: 'NEW_LOW', lowDays: 180, targetAmount: null }),
  ]);
  await context.close();
});

test('BEY-05, VAL-16: the 51st watch is refused in the dialog, which stays as it was', async () => {
  const { page, go, token, context } = await owner({ width: 375 });
  await go(`/product/${GOODS}`);
  await open(page);
  for (let n = 0; n < 50; n += 1)
    await call('create', { goodsId: GOODS, kind: 'TARGET_PRICE', targetAmount: 100 + n }, token);
  await page.locator(`${sheet} .tok--sum input`).fill('555');
  await page.locator(`${sheet} .btn--go`).click();
  await expect.poll(() => page.locator(`${sheet} .wsheet__f .field__err`).count()).toBe(1);
  expect(await page.locator(`${sheet} .wsheet__f .field__err`).innerText()).toContain('50');
  expect(await target(page)).toBe(55_500);
  await context.close();
});

test('BEY-06: without a connection the dialog says so, and tries again', async () => {
  const { page, go, context } = await visit({ lang: 'en', width: 375, mayFail: /ERR_/ });
  await go(`/product/${GOODS}`);
  await page.route('**/price-watches/preview', (route) => route.abort());
  await button(page).click();
  await expect.poll(() => page.locator(`${sheet} .wmain .field__err`).count()).toBe(1);
  await page.unroute('**/price-watches/preview');
  await page.locator(`${sheet} .wmain .btn`).click();
  await expect.poll(() => grip(page).count()).toBe(1);
  await context.close();
});

test('BEY-35: push is offered once, after the first watch, and explained before the browser asks', async () => {
  const { page, go, token, context } = await owner({ width: 375 });
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = async () => {
      document.documentElement.dataset.asked = 'true';
      return 'default';
    };
  });
  await go(`/product/${GOODS}`);
  await open(page);
  await page.locator(`${sheet} .btn--go`).click();
  const offer = page.getByRole('dialog', { name: 'Shall we notify you on this device?' });
  await expect.poll(() => offer.count()).toBe(1);
  await expect.poll(() => offer.locator('.pv p').innerText()).toContain('at most');
  const isAsked = () => page.evaluate(() => document.documentElement.dataset.asked === 'true');
  expect(await isAsked()).toBe(false);
  await offer.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect.poll(isAsked).toBe(true);
  await expect.poll(() => offer.count()).toBe(0);
  // never again
  await open(page);
  await page.locator(`${sheet} .btn--go`).click();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect(await watchesOf(token)).toHaveLength(1);
  await context.close();
});

test('BEY-05: the dialog opens from a deal, about its product', async () => {
  const { page, go, token, context } = await owner();
  await go('/');
  await page.locator('a[href^="/content/"]').first().click();
  await page.waitForURL(/\/content\//);
  await open(page);
  await page.locator(`${sheet} .btn--go`).click();
  await expect.poll(() => page.locator(sheet).count()).toBe(0);
  expect(await watchesOf(token)).toHaveLength(1);
  await context.close();
});

test('BEY-33: axe finds nothing in the dialog, light and dark, on a phone and a desktop, and nothing scrolls sideways', async () => {
  for (const [width, theme, lang] of [
    [375, 'light', 'th'],
    [1280, 'dark', 'id'],
    [375, 'dark', 'en'],
    [1280, 'light', 'en'],
  ] as const) {
    const { page, go, context } = await owner({ width, theme, lang });
    await go(`/product/${GOODS}`);
    await open(page);
    expect(await faultsOf(page, { only: sheet }), `${width} ${theme} ${lang}`).toEqual([]);
    const wide = await page
      .locator(`${sheet} .wsheet__b`)
      .evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(wide, `${width} ${lang}`).toBeLessThanOrEqual(0);
    // targets are 44 px high, with their invisible edge
    const small = await page
      .locator(`${sheet} .say :is(select, input)`)
      .evaluateAll(
        (fields) => fields.filter((field) => field.getBoundingClientRect().height < 44).length,
      );
    expect(small).toBe(0);
    await context.close();
  }
});
