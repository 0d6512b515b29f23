/** Visitors whose browser keeps pages for reading without a connection (BEY-14). */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { site, visit } from './browser.ts';
import type { VisitOptions } from './browser.ts';
import { signedIn } from './people.ts';

export const OFFLINE = { worker: true, width: 375, mayFail: /ERR_|marks:/ } as const;
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const pages = await caches.open('khum-pages');
    return (await pages.keys()).map(({ url }) => new URL(url).pathname).sort();
  });
export const ready = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true');

/** Somebody who looked at pages long enough for them to be kept. */
export async function looked(paths: readonly string[], options: VisitOptions = {}, token?: string) {
  const visitor = await visit({ ...OFFLINE, ...options });
  if (token !== undefined) await signedIn(visitor, token);
  for (const path of paths) {
    await visitor.go(path);
    await expect.poll(() => keptPaths(visitor.page)).toContain(path);
  }
  await expect.poll(() => keptPaths(visitor.page)).toContain('/queued');
  // its files come after the page
  await visitor.page.evaluate(() => navigator.locks.request('khum-kept', () => {}));
  await visitor.page.evaluate(() => navigator.serviceWorker.ready);
  const open = async (path: string) => {
    await visitor.page.goto(site + path);
    await ready(visitor.page);
  };
  return { ...visitor, open };
}

export const SAVE = 'use[href*="bookmark"]';

/** Presses a button of the bar, by its icon. */
export async function press(page: Page, icon: string): Promise<void> {
  const button = page
    .locator(`:is(.authorbar, .bar, .act) button:has(${icon})`)
    .filter({ visible: true });
  await button.first().click();
}

export const waiting = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('queued-marks') ?? '[]').length);
