/**
 * Twenty screens in three languages, light and dark, as they looked when they were last approved
 * (CONTRIBUTING.md). The world and every clock are of a fixed moment, so that a picture changes
 * only with the code. `PICTURES=keep` approves what is drawn now.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { differs, small } from './picture.ts';
import { ownSite } from './own-site.ts';
import { ownWorld } from './own-world.ts';

const MOMENT = new Date('2026-11-24T03:10:00.000Z');
const clock = { now: () => MOMENT };
const KEPT = path.join(import.meta.dirname, 'pictures');
const FAILED = path.join(tmpdir(), 'khum-pictures');
const isKeeping = process.env['PICTURES'] === 'keep';

/** A link on a page leads to the screen where a code would not say which one it is. */
type Screen = readonly [name: string, width: number, path: string, link?: string];
const SCREENS: readonly Screen[] = [
  ['home', 375, '/'],
  ['home-wide', 1280, '/'],
  ['deals', 375, '/daily-special-offers'],
  ['products', 375, '/products'],
  ['products-wide', 1280, '/products'],
  ['search', 375, '/search?keyword=samsung'],
  ['search-wide', 1280, '/search?keyword=samsung'],
  ['nothing-found', 375, '/search?keyword=qqzzxxjj'],
  ['deal', 375, '/', 'main a[href^="/content/"]'],
  ['deal-wide', 1280, '/', 'main a[href^="/content/"]'],
  ['product', 375, '/products', 'main a[href^="/product/"]'],
  ['product-wide', 1280, '/products', 'main a[href^="/product/"]'],
  ['coupons', 375, '/coupons'],
  ['leaderboards', 375, '/leaderboards'],
  ['articles', 375, '/articles'],
  ['discover', 375, '/discover'],
  ['assistant', 375, '/ai'],
  ['check', 375, '/check'],
  ['judging', 375, '/how-we-judge'],
  ['login', 375, '/login'],
];

const world = await ownWorld('khum_pictures', 'TH', clock);
const site = await ownSite(clock, { DATA_DIR: world.dataDir }, world.url);
afterAll(() => world.close());
rmSync(FAILED, { recursive: true, force: true });
for (const folder of [KEPT, FAILED]) mkdirSync(folder, { recursive: true });

for (const lang of ['th', 'en', 'id'] as const)
  for (const theme of ['light', 'dark'] as const)
    test(`ui: twenty screens look as approved: ${lang}, ${theme}`, async () => {
      const changed: string[] = [];
      for (const width of [375, 1280]) {
        const { page, context, go } = await site.visitor({ lang, theme, width, pictures: true });
        await page.addInitScript(stopDates, MOMENT.getTime());
        for (const [name, wide, address, link] of SCREENS) {
          if (wide !== width) continue;
          await go(address);
          if (link) await go((await page.locator(link).first().getAttribute('href')) as string);
          const file = `${name}-${lang}-${theme}.webp`;
          const now = await small(await shot(page));
          const kept = path.join(KEPT, file);
          if (isKeeping) writeFileSync(kept, now);
          else if (!existsSync(kept) || (await differs(readFileSync(kept), now))) {
            writeFileSync(path.join(FAILED, file), now);
            changed.push(path.join(FAILED, file));
          }
        }
        await context.close();
      }
      expect(changed, 'these look different from what journeys/pictures keeps').toEqual([]);
    });

/** It is always the moment; timers go on. The app, offered after a while, was declined just now. */
function stopDates(now: number): void {
  localStorage.setItem('hide-download-guide', String(now));
  globalThis.Date = class extends Date {
    constructor(...given: [] | [number]) {
      super(...(given.length === 0 ? ([now] as const) : given));
    }
    static override now(): number {
      return now;
    }
  } as DateConstructor;
}

/** The first screen, when its letters and pictures are there and nothing moves. */
async function shot(page: Page): Promise<Buffer> {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(
        (image) =>
          image.complete ||
          !image.checkVisibility() ||
          image.getBoundingClientRect().top > innerHeight,
      ),
  );
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
