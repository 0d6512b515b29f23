/** "My alerts", the form of a deal alert, and the ways to it (ALERT, SM-09, BEY-46). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import type { VisitOptions } from './browser.ts';
import { htmlErrors } from './html.ts';
import { codeFor, enterCode, newEmail, register, registerByPhone, signedIn } from './people.ts';

const GOODS = 'demo-01';

async function call<Data>(path: string, token: string, body: object = {}): Promise<Data> {
  const headers = {
    'content-type': 'application/json',
    'x-tenant': 'TH',
    'accept-language': 'en',
    authorization: `Bearer ${token}`,
  };
  const url = `${site}/api/saas-user-service/${path}`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await answer.json()) as { data: Data }).data;
}

interface Known {
  readonly kind: string;
  readonly keyword: string;
  readonly tags: readonly string[];
  readonly status: string;
  readonly categories: readonly { readonly name: string }[];
}
const alertsOf = async (token: string): Promise<readonly Known[]> =>
  (await call<{ content: Known[] }>('deal-alerts/page', token)).content;

async function owner(options: VisitOptions = {}, password?: string) {
  const account = await register(password);
  const visitor = await visit({ lang: 'en', ...options });
  await signedIn(visitor, account.token);
  return { ...visitor, ...account };
}

const toasts = (page: Page) => page.locator('.toast').allInnerTexts();
const rows = (page: Page, section: 'deals' | 'watches') => page.locator(`#${section} .arow`);

/** Holds calls until they are let go. */
async function holding(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Where a page leads to the login first, by the password of `register`. */
async function signInOnTheWay(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/login\?/);
  await page.getByRole('link', { name: 'Email' }).click();
  await page.locator('main [name="receiver"]').fill(email);
  await page.locator('main [name="password"]').fill('abcdefg1');
  await page.keyboard.press('Enter');
}

test('NAV-26, ALERT-12, AMB-68: both addresses are the page; a visitor signs in first, and the form keeps what they came for', async () => {
  const { email } = await register('abcdefg1');
  const { page, go } = await visit({ lang: 'en' });
  await go(`/search?keyword=${encodeURIComponent('หูฟัง')}`);
  await page.getByRole('link', { name: 'Alert me about new deals' }).click();
  await signInOnTheWay(page, email);
  await page.waitForURL(/\/deal-alerts\/new/);
  await expect.poll(() => page.locator('[data-field="keyword"]').inputValue()).toBe('หูฟัง');
  for (const path of ['/deal-alerts', '/price-watches']) {
    const response = await page.goto(site + path);
    expect(response?.status()).toBe(200);
    await expect.poll(() => page.locator('h1').innerText()).toBe('My alerts');
  }
});

test('ALERT-01, ALERT-03, ALERT-07, ALERT-09, P-05, P-11, P-12: the form takes 50 characters and three of each, shows what it would have found, and saves', async () => {
  for (const width of [375, 1280]) {
    const { page, go, token, context } = await owner({ width });
    await go('/deal-alerts/new');
    const save = page.getByRole('button', { name: 'Save the alert' });
    expect(await save.getAttribute('aria-disabled')).toBe('true');
    const keyword = page.locator('[data-field="keyword"]');
    // an emoji is one of fifty
    await keyword.fill('🎧'.repeat(51));
    await expect.poll(() => keyword.inputValue()).toBe('🎧'.repeat(50));
    await expect.poll(() => page.getByText('50 / 50').count()).toBe(1);
    await keyword.fill('หูฟัง');
    const categories = page.getByRole('group', { name: 'Categories' });
    const chips = categories.locator('.chip');
    for (const at of [0, 1, 2]) await chips.nth(at).click();
    await expect.poll(() => categories.locator('[aria-pressed="true"]').count()).toBe(3);
    await chips.nth(3).click({ force: true });
    await expect
      .poll(() => categories.locator('.field__err').innerText())
      .toBe('Select up to three.');
    expect(await chips.nth(3).getAttribute('aria-pressed')).toBe('false');
    await chips.nth(1).click();
    await expect.poll(() => categories.locator('.field__err').count()).toBe(0);
    const tag = page.getByLabel('Another tag');
    await tag.fill('camping');
    await tag.press('Enter');
    await expect
      .poll(() => page.locator('.say').innerText())
      .toMatch(/^Tell me about new deals with the word หูฟัง in .+ or .+ tagged camping$/);
    await page.getByRole('button', { name: 'camping', exact: true }).last().click();
    await expect.poll(() => page.locator('.hist rect').count()).toBe(13);
    const shown = await call<{ firedCount: number; weeks: number[] }>(
      'deal-alerts/preview',
      token,
      { keyword: 'หูฟัง', categoryIds: await categoryIds(token) },
    );
    expect(shown.weeks.reduce((sum, one) => sum + one, 0)).toBe(shown.firedCount);
    await expect
      .poll(() => page.locator('.would b').innerText())
      .toMatch(new RegExp(`alerted you ${shown.firedCount} `));
    await save.click();
    await page.waitForURL(`${site}/deal-alerts`);
    await expect.poll(() => rows(page, 'deals').count()).toBe(1);
    expect(await alertsOf(token)).toEqual([
      expect.objectContaining({ kind: 'CUSTOM', keyword: 'หูฟัง', tags: [] }),
    ]);
    await context.close();
  }
});

/** The first and the third category of the form. */
async function categoryIds(token: string): Promise<string[]> {
  const { categories } = await call<{ categories: { id: string }[] }>('deal-alerts/options', token);
  return [categories[0]?.id as string, categories[2]?.id as string];
}

test('ALERT-03: a brand is found by typing, and what is no brand is said', async () => {
  const { page, go, token } = await owner();
  const { brands } = await call<{ brands: { name: string }[] }>('deal-alerts/options', token, {
    keyword: 'a',
  });
  const name = brands[0]?.name as string;
  await go('/deal-alerts/new');
  const field = page.locator('[data-field="brand"]');
  await field.fill(`${name}zzz`);
  await field.blur();
  await expect.poll(() => page.locator('.aform .field__err').count()).toBe(1);
  await field.fill(name.toLowerCase());
  await expect.poll(() => page.locator('.say').innerText()).toContain(`by ${name}`);
  await expect.poll(() => page.locator('.aform .field__err').count()).toBe(0);
  // a word of the sentence leads to its field
  await page.locator('.say .tok').click();
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement))
    .toBe(true);
});

test('ALERT-06, ALERT-08, ALERT-10, ERR-13, ERR-15, ERR-17: a duplicate, an eleventh and a failure are said in the words of the specification', async () => {
  const { page, go, token } = await owner({ mayFail: /ERR_|500/ });
  await call('deal-alerts/create', token, { keyword: 'tent' });
  await go('/deal-alerts/new');
  const said = page.locator('.banner--bad b');
  const save = page.getByRole('button', { name: 'Save the alert' });
  await page.locator('[data-field="keyword"]').fill('  TENT ');
  await save.click();
  await expect.poll(() => said.innerText()).toBe('The deal alert already exists.');
  // what was typed stays; a change takes the message away
  await page.locator('[data-field="keyword"]').fill('sofa');
  await expect.poll(() => said.count()).toBe(0);
  await page.route('**/deal-alerts/create', (route) => route.abort());
  await save.click();
  await expect.poll(() => said.innerText()).toBe('Failed to add alerts.');
  await page.unroute('**/deal-alerts/create');
  for (let n = 0; n < 9; n += 1) await call('deal-alerts/create', token, { keyword: `w${n}` });
  await save.click();
  await expect
    .poll(() => said.innerText())
    .toBe('Max 10 subscriptions. Please delete before adding.');
  await go('/deal-alerts');
  await expect.poll(() => page.locator('#deals .say-warn').count()).toBe(1);
  await expect.poll(() => page.locator('#deals .asec__h a').count()).toBe(0);
  await page.route('**/deal-alerts/*/pause', (route) => route.abort());
  await rows(page, 'deals').first().locator('[aria-label^="Pause"]').click();
  await expect.poll(() => toasts(page)).toEqual(['Failed to update alerts.']);
});

test('ALERT-04, ALERT-05, SM-09: while a call is in flight a row says what is done, and its buttons are off; alerts and watches alike', async () => {
  for (const [section, make, path] of [
    ['deals', ['deal-alerts/create', { keyword: 'tent' }], '**/deal-alerts/*'],
    [
      'watches',
      ['price-watches/create', { goodsId: GOODS, kind: 'TARGET_PRICE', targetAmount: 100 }],
      '**/price-watches/*',
    ],
  ] as const) {
    const { page, go, token, context } = await owner({ width: section === 'deals' ? 1280 : 375 });
    await call(make[0], token, make[1]);
    await go('/deal-alerts');
    const row = rows(page, section);
    const state = () => row.locator('.st').innerText();
    const areOff = () =>
      row
        .locator('fieldset button')
        .evaluateAll((buttons) => buttons.every((one) => one.matches(':disabled')));
    const step = async (button: string, during: string, after: string | null) => {
      const release = await holding(page, `${path}{,/*}`);
      await row.locator(`[aria-label^="${button}"]`).click();
      await expect.poll(state).toBe(during);
      expect(await areOff()).toBe(true);
      release();
      if (after !== null) await expect.poll(state).toBe(after);
      await page.unroute(`${path}{,/*}`);
    };
    await step('Pause', 'Pausing', 'Paused');
    await step('Resume', 'Resuming', section === 'deals' ? 'Active' : 'Watching');
    expect(await areOff()).toBe(false);
    const release = await holding(page, `${path}{,/*}`);
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.locator('dialog[open] .btn--danger').click();
    await expect.poll(state).toBe('Deleting');
    expect(await areOff()).toBe(true);
    release();
    await expect.poll(() => row.count()).toBe(0);
    await context.close();
  }
});

test('AMB-13: an account with a phone alone adds its email in place; what was filled in stays, and the switch goes on', async () => {
  for (const width of [375, 1280]) {
    const { mobile, token } = await registerByPhone();
    const visitor = await visit({ lang: 'en', width });
    await signedIn(visitor, token);
    const { page, go, context } = visitor;
    await go('/deal-alerts/new');
    await page.locator('[data-field="keyword"]').fill('tent');
    const email = page.getByRole('switch', { name: 'Send by email' });
    expect(await email.isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Add one' }).click();
    const dialog = 'dialog[open]';
    const phone = `+66${mobile}`;
    await enterCode(page, phone, dialog, await codeFor(phone));
    await page.keyboard.press('Enter');
    const address = newEmail();
    await page.locator(`${dialog} [name="receiver"]`).fill(address);
    await enterCode(page, address, dialog);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator(dialog).count()).toBe(0);
    await expect.poll(() => email.isChecked()).toBe(true);
    expect(await page.locator('[data-field="keyword"]').inputValue()).toBe('tent');
    await page.getByRole('button', { name: 'Save the alert' }).click();
    await page.waitForURL(`${site}/deal-alerts`);
    await expect.poll(() => page.locator('#deals .arow__m').innerText()).toContain('Email');
    await context.close();
  }
});

test('AMB-68: the form is as it was after a reload, and new after it was left', async () => {
  const { page, go } = await owner({ width: 375 });
  const keyword = page.locator('[data-field="keyword"]');
  await go('/deal-alerts/new?keyword=tent');
  await keyword.fill('tent for four');
  await page.getByText('Once a week').click();
  await go('/deal-alerts/new?keyword=tent');
  await expect.poll(() => keyword.inputValue()).toBe('tent for four');
  expect(await page.getByRole('radio', { name: 'Once a week' }).isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Cancel' }).click();
  // the address changes before the form is gone
  await keyword.waitFor({ state: 'detached' });
  await go('/deal-alerts/new?keyword=tent');
  expect(await keyword.inputValue()).toBe('tent');
});

test('AMB-68, BEY-05: the price of an address is seen in its field, survives signing in, and is saved, changed and taken away', async () => {
  const { email, token } = await register('abcdefg1');
  const { page, go } = await visit({ lang: 'en', width: 375 });
  const most = page.getByLabel('Most you would pay');
  const say = page.locator('.say');
  await go('/deal-alerts/new?keyword=tent&maxAmount=150000');
  await signInOnTheWay(page, email);
  await page.waitForURL(/\/deal-alerts\/new/);
  await expect.poll(() => most.inputValue()).toBe('1,500');
  expect(await say.innerText()).toBe(
    'Tell me about new deals with the word tent for at most ฿1,500',
  );
  const rules = async () =>
    (
      await call<{ content: { rule: { maxAmount: number | null } }[] }>('deal-alerts/page', token)
    ).content.map(({ rule }) => rule.maxAmount ?? null);
  await page.getByRole('button', { name: 'Save the alert' }).click();
  await page.waitForURL(`${site}/deal-alerts`);
  expect(await rules()).toEqual([150_000]);
  for (const [typed, kept] of [
    ['1,290.50', 129_050],
    ['', null],
  ] as const) {
    await rows(page, 'deals').locator('[aria-label^="Edit"]').click();
    await most.fill(typed);
    await expect.poll(() => say.innerText()).not.toContain('1,500');
    await page.getByRole('button', { name: 'Save the alert' }).click();
    await page.waitForURL(`${site}/deal-alerts`);
    expect(await rules()).toEqual([kept]);
  }
  for (const wrong of ['-5', 'x', '9'.repeat(40), '500USD']) {
    await go(`/deal-alerts/new?keyword=tent&maxAmount=${wrong}`);
    await expect.poll(() => say.innerText()).toBe('Tell me about new deals with the word tent');
    expect(await most.inputValue(), wrong).toBe('');
  }
});

test('P-06, API-110: the account menu and the profile count alerts and watches, and follow what is done', async () => {
  const { page, go, token } = await owner();
  await call('deal-alerts/create', token, { keyword: 'tent' });
  await call('price-watches/create', token, {
    goodsId: GOODS,
    kind: 'TARGET_PRICE',
    targetAmount: 100,
  });
  const count = async () => {
    await page.getByRole('button', { name: 'My account' }).click();
    const text = await page.locator('.me-menu a[href="/deal-alerts"]').innerText();
    await page.keyboard.press('Escape');
    return text.replaceAll(/\s+/g, ' ');
  };
  await go('/article-tag/camping');
  expect(await count()).toBe('My alerts 2');
  await page.getByRole('button', { name: /Alert/ }).click();
  await expect.poll(() => toasts(page)).toHaveLength(1);
  expect(await count()).toBe('My alerts 3');
  await go('/deal-alerts');
  await rows(page, 'deals').first().getByRole('button', { name: 'Delete' }).click();
  await page.locator('dialog[open] .btn--danger').click();
  await expect.poll(() => rows(page, 'deals').count()).toBe(1);
  expect(await count()).toBe('My alerts 2');
  await go('/profile');
  await expect
    .poll(() => page.locator('main a[href="/deal-alerts"]').innerText())
    .toMatch(/My alerts\s+2/);
});

test('ALERT-04, P-07: an alert is edited in its form, and keeps its place', async () => {
  const { page, go, token } = await owner({ mayFail: /404/ });
  await call('deal-alerts/create', token, { keyword: 'tent', rule: { frequency: 'WEEKLY' } });
  await go('/deal-alerts');
  await expect.poll(() => page.locator('#deals .arow__m').innerText()).toContain('Once a week');
  await page.getByRole('link', { name: /^Edit: / }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Edit deal alert');
  await expect.poll(() => page.locator('[data-field="keyword"]').inputValue()).toBe('tent');
  await page.locator('[data-field="keyword"]').fill('stove');
  await page.getByText('Once a day').click();
  await page.getByRole('button', { name: 'Save the alert' }).click();
  await page.waitForURL(`${site}/deal-alerts`);
  await expect.poll(() => page.locator('#deals .arow__m').innerText()).toContain('Once a day');
  expect((await alertsOf(token)).map(({ keyword }) => keyword)).toEqual(['stove']);
  await go('/deal-alerts/999999999');
  expect(await page.locator('h1').innerText()).not.toBe('Edit deal alert');
});

test('BEY-46, BEY-05: a watch says why it is silent, what its looks were, and what would make it speak', async () => {
  const { page, go, token } = await owner({ width: 375 });
  const { currentAmount } = await call<{ currentAmount: number }>('price-watches/preview', token, {
    goodsId: GOODS,
  });
  for (const targetAmount of [currentAmount * 2, 10_000])
    await call('price-watches/create', token, {
      goodsId: GOODS,
      kind: 'TARGET_PRICE',
      targetAmount,
    });
  await go('/deal-alerts');
  const [silent, reached] = [rows(page, 'watches').first(), rows(page, 'watches').last()];
  await expect.poll(() => silent.locator('.st').innerText()).toBe('Watching');
  await expect.poll(() => reached.locator('.st').innerText()).toBe('Reached');
  await silent.getByRole('button', { name: 'Why no alert' }).click();
  await expect
    .poll(() => silent.locator('.log__h p').innerText())
    .toBe('You will be alerted at ฿100 or less.');
  await expect.poll(() => silent.locator('.log li').innerText()).toContain('above target');
  await reached.getByRole('button', { name: 'Why no alert' }).press('Enter');
  await expect
    .poll(() => reached.locator('.log__h p').innerText())
    .toMatch(
      /^You were alerted on .+ \(target \+2%\) since, so there was no second alert\. The next one comes at/,
    );
  await expect.poll(() => reached.locator('.log .is-fire').count()).toBe(1);
  await reached.getByRole('button', { name: 'Hide log' }).click();
  await expect.poll(() => reached.locator('.log').count()).toBe(0);
  // the dialog edits it, and the row follows
  await silent.getByRole('button', { name: 'Edit' }).click();
  await page.locator('dialog.wsheet .tok--sum input').fill('150');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => silent.locator('.arow__s').innerText()).toContain('฿150');
});

test('P-22: more than a screen of watches is shown by state, with how many each has', async () => {
  const { page, go, token } = await owner({ width: 375 });
  for (let n = 0; n < 7; n += 1)
    await call('price-watches/create', token, {
      goodsId: GOODS,
      kind: 'TARGET_PRICE',
      targetAmount: n === 0 ? 10_000_000 : 100 + n,
    });
  await go('/deal-alerts');
  const by = page.getByRole('group', { name: 'Price watches by state' });
  const counts = async () => (await by.innerText()).replaceAll(/\s+/g, ' ');
  expect(await counts()).toBe('All 7 Reached 1 Watching 6 Paused 0');
  await by.getByRole('button', { name: 'Watching' }).click();
  await expect.poll(() => rows(page, 'watches').count()).toBe(6);
  await rows(page, 'watches').first().locator('[aria-label^="Pause"]').click();
  await expect.poll(() => rows(page, 'watches').count()).toBe(5);
  expect(await counts()).toBe('All 7 Reached 1 Watching 5 Paused 1');
  await by.getByRole('button', { name: 'Paused' }).click();
  await expect.poll(() => rows(page, 'watches').count()).toBe(1);
  await rows(page, 'watches').first().locator('[aria-label^="Resume"]').click();
  await expect.poll(() => page.getByText('None right now.').count()).toBe(1);
  await by.getByRole('button', { name: 'All' }).click();
  await expect.poll(() => rows(page, 'watches').count()).toBe(7);
});

test('BEY-47: what holds for all watches is saved as soon as it is set, each wish as it was, however late an answer', async () => {
  const { page, go, token } = await owner({ mayFail: /ERR_/ });
  await go('/deal-alerts');
  const box = page.locator('.box').filter({ hasText: 'For all price watches' });
  const email = box.getByRole('button', { name: 'Email' });
  const day = box.getByRole('radio', { name: 'Once a day' });
  const stored = async () => {
    const answer = await fetch(`${site}/api/saas-user-service/price-watches/defaults`, {
      headers: { 'x-tenant': 'TH', authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as { data: object }).data;
  };
  await email.waitFor();
  const release = await holding(page, '**/price-watches/defaults');
  await box.getByText('Once a day').click();
  await email.click();
  await box.getByText('Remind me two hours before').click();
  expect(await day.isChecked()).toBe(true);
  release();
  await expect.poll(stored).toMatchObject({ frequency: 'DAILY', ways: [], remindEnd: true });
  expect(await day.isChecked()).toBe(true);
  expect(await email.getAttribute('aria-pressed')).toBe('false');
  // what was refused goes back to what is stored
  await page.unroute('**/price-watches/defaults');
  await page.route('**/price-watches/defaults', (route) => route.abort());
  await box.getByText('Once a week').click();
  await expect.poll(() => day.isChecked()).toBe(true);
});

test('ALERT-02, ERR-16, ERR-17: a tag is subscribed to by one tap and let go by another; again and a failure are said', async () => {
  const { page, go, token } = await owner({ mayFail: /ERR_/ });
  await go('/article-tag/camping');
  const tap = page.getByRole('button', { name: /Alert/ });
  await page.route('**/tag-subscribe', (route) => route.abort());
  await tap.click();
  await expect.poll(() => toasts(page)).toEqual(['Failed to subscribe to alerts.']);
  await page.unroute('**/tag-subscribe');
  // subscribed elsewhere meanwhile
  await call('deal-alerts/tag-subscribe', token, { tag: 'camping' });
  await tap.click();
  await expect.poll(() => toasts(page)).toContain('Tag already exists.');
  await expect.poll(() => tap.getAttribute('aria-pressed')).toBe('true');
  await tap.click();
  await expect.poll(() => tap.getAttribute('aria-pressed')).toBe('false');
  expect(await alertsOf(token)).toEqual([]);
  await tap.click();
  await expect.poll(() => tap.getAttribute('aria-pressed')).toBe('true');
  expect(await alertsOf(token)).toEqual([expect.objectContaining({ kind: 'TAG' })]);
  await go('/article-tag/camping');
  await expect.poll(() => tap.getAttribute('aria-pressed')).toBe('true');
});

test('ALERT-03: brand, category and home lead to the form, filled in', async () => {
  const { page, go } = await owner();
  await go('/brands');
  await page.locator('main a[href^="/brand/"]').first().click();
  await page.waitForURL(/\/brand\//);
  const brand = await page.locator('.brand h1').innerText();
  const entry = page.getByRole('link', { name: 'Alert me about new deals' });
  await entry.click();
  await expect.poll(() => page.locator('.say').innerText()).toContain(`by ${brand}`);
  await expect.poll(() => page.locator('[data-field="brand"]').inputValue()).toBe(brand);
  await go('/products');
  const all = await page.locator('h1').innerText();
  await page.locator('main a[href^="/products/"]').first().click();
  await page.waitForURL(/\/products\/./);
  await expect.poll(() => page.locator('h1').innerText()).not.toBe(all);
  const category = await page.locator('h1').innerText();
  await entry.click();
  await expect.poll(() => page.locator('.say').innerText()).toContain(`in ${category}`);
  await go('/');
  await entry.click();
  await page.waitForURL(/\/deal-alerts\/new$/);
});

test('BEY-33: axe finds nothing on the list and the form, in three languages, light and dark; nothing scrolls sideways, and the pages are sound', async () => {
  for (const [lang, theme, width] of [
    ['th', 'light', 375],
    ['en', 'dark', 1280],
    ['id', 'light', 1280],
    ['id', 'dark', 375],
  ] as const) {
    const { page, go, token, context } = await owner({ lang, theme, width });
    await call('deal-alerts/create', token, { keyword: 'หูฟัง' });
    await call('price-watches/create', token, {
      goodsId: GOODS,
      kind: 'TARGET_PRICE',
      targetAmount: 10_000,
    });
    for (const path of ['/deal-alerts', '/deal-alerts/new?keyword=tent&maxAmount=150000']) {
      await go(path);
      if (path === '/deal-alerts') {
        await rows(page, 'watches').locator('.arow__why').click();
        await expect.poll(() => page.locator('.log li').count()).toBe(1);
      } else await expect.poll(() => page.locator('.hist').count()).toBe(1);
      const where = `${path} ${lang} ${theme} ${width}`;
      expect(await faultsOf(page), where).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        where,
      ).toBeLessThanOrEqual(0);
      expect(await htmlErrors(await page.content()), where).toEqual([]);
    }
    await context.close();
  }
});
