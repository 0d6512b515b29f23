import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';

const field = (page: Page) => page.locator('.asker textarea');
const answers = (page: Page) => page.locator('.turn__a[aria-busy="false"]');
async function ask(page: Page, text: string, nth: number): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
  await expect.poll(() => answers(page).count()).toBe(nth);
}

/** Words are indexed behind the first pages. */
async function indexed(): Promise<void> {
  const search = () =>
    fetch(`${site}/api/saas-search-service/search/common/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant': 'TH' },
      body: JSON.stringify({ keyword: 'kazeo' }),
    });
  const found = async () =>
    ((await (await search()).json()) as { data: { totalElements: number } }).data.totalElements;
  await expect.poll(found).toBeGreaterThan(0);
}

for (const [width, lang, question] of [
  [375, 'th', 'kazeo ไม่เกิน 90000 บาท'],
  [1280, 'en', 'kazeo under 90000'],
] as const)
  test(`AI-01, AI-06: at ${width} in ${lang}: a prompt, a question, cards, asking on, a new chat and the earlier one; footer hidden, tabs shown`, async () => {
    const { page, go } = await visit({ width, lang });
    await indexed();
    await go('/ai');
    await expect.poll(() => page.locator('.foot').count()).toBe(0);
    await expect.poll(() => page.locator('nav.bottom').count()).toBe(1);
    await expect.poll(() => page.locator('.asker__note').innerText()).toContain('5');
    await ask(page, question, 1);
    await expect.poll(() => page.locator('.turn__text').innerText()).toContain('฿');
    const cards = page.locator('.acard');
    await expect.poll(() => cards.count()).toBeGreaterThan(0);
    await expect
      .poll(() => field(page).evaluate((element) => element === document.activeElement))
      .toBe(true);
    await expect.poll(() => page.locator('[role="log"]').getAttribute('aria-live')).toBe('polite');
    await page.locator('.turn .chip').first().click();
    await expect.poll(() => answers(page).count()).toBe(2);
    expect(await faultsOf(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
    // a reload finds the conversation
    expect(page.url()).toContain('c=');
    await page.reload();
    await expect.poll(() => answers(page).count()).toBe(2);
    await page.locator('.ai__tools > .btn--line').click();
    await expect.poll(() => page.locator('.turn').count()).toBe(0);
    await page.locator('.ai__head .btn--text').click();
    await page.locator('.chats__open', { hasText: question }).click();
    await expect.poll(() => answers(page).count()).toBe(2);
    const href = await cards.first().getAttribute('href');
    expect(href).toMatch(
      /type=SEARCH&goodsSource=\w+&hl=(?:th|en)&gl=TH&price=%E0%B8%BF\d+[^&]*&platformName=/,
    );
    await cards.first().click();
    await page.waitForURL(/\/product\//);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
  });

test('AI-02, AI-03: the limits are said and block the input; what was typed stays', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/ai');
  await expect
    .poll(() => page.locator('.asker__note').innerText())
    .toContain('5 questions left today');
  await field(page).fill('a'.repeat(501));
  await expect
    .poll(() => page.locator('.asker__note').innerText())
    .toContain('Word limit reached.');
  await expect.poll(() => page.locator('.asker [type="submit"]').isDisabled()).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.turn').count()).toBe(0);
  for (let at = 1; at <= 5; at += 1) await ask(page, `headphones ${at}`, at);
  await expect
    .poll(() => page.locator('.asker__note').innerText())
    .toContain('Question limit reached today.');
  await expect.poll(() => field(page).isDisabled()).toBe(true);
  await expect.poll(() => page.locator('.asker a[href^="/login"]').count()).toBe(1);
  // the field had the focus, and no longer takes it
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
    .toMatch(/^\/login/);
  expect(await faultsOf(page)).toEqual([]);
});

test('AI-04: offline it says so and keeps the question; with a connection it is asked again', async () => {
  const { page, context, go } = await visit({
    lang: 'en',
    mayFail: /ERR_INTERNET_DISCONNECTED|Failed to load/,
  });
  await indexed();
  await go('/ai');
  await ask(page, 'kazeo', 1);
  await context.setOffline(true);
  await ask(page, 'is it a good price?', 2);
  const last = page.locator('.turn').last();
  await expect
    .poll(() => last.innerText())
    .toContain('Please try again later, connecting to the Internet!');
  await expect.poll(() => last.locator('.turn__q').innerText()).toBe('is it a good price?');
  await context.setOffline(false);
  await last.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(() => page.locator('.turn').last().locator('.turn__text').allInnerTexts())
    .toHaveLength(1);
  await expect
    .poll(() => page.locator('.turn__q').allInnerTexts())
    .toEqual(['kazeo', 'is it a good price?']);
});

test('AI-01: an answer that is slow can be stopped, and asked again', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/ai');
  let release: (() => void) | undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/messages', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await field(page).fill('headphones');
  await page.keyboard.press('Enter');
  await page.locator('.asker').getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => page.locator('.turn').innerText()).toContain('Stopped.');
  release?.();
  await page.unroute('**/messages');
  await page.locator('.turn').getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.locator('.turn__text').count()).toBe(1);
  await expect.poll(() => page.locator('.turn').count()).toBe(1);
});

test('BEY-10, BEY-05: the card of an alert opens the price watch of its product, with the price that was named', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await indexed();
  await go('/ai');
  await ask(page, 'tell me when kazeo running shoes drop to 100', 1);
  const card = page.locator('.acard').first();
  expect(await card.getAttribute('href')).toMatch(/^\/product\/[^?]+\?.*\bwatch=10000\b/);
  await card.click();
  await page.waitForURL(/\/product\//);
  const grip = page.locator('dialog.wsheet [role="slider"]');
  await expect.poll(() => grip.count()).toBe(1);
  await expect.poll(() => grip.getAttribute('aria-valuetext')).toContain('฿100');
});
