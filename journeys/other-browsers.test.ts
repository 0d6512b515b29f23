/**
 * Firefox and WebKit, where they are installed
 * (`apt-get install firefox-esr webkit2gtk-driver xvfb`): the main pages on a phone and on a
 * desktop, light and dark, in three languages, without one complaint of the browser's; then what
 * people do.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firefoxFile, startFirefox } from './firefox.ts';
import { site } from './given.ts';
import { Hand, KEYS, relay } from './hand.ts';
import type { Driver, Relay } from './hand.ts';
import { register } from './people.ts';
import { startWebkit, webkitFiles } from './webkit.ts';

const firefox = firefoxFile();
const webkit = webkitFiles();
const BROWSERS: readonly (readonly [name: string, start: (() => Promise<Driver>) | undefined])[] = [
  ['Firefox', firefox === undefined ? undefined : () => startFirefox(firefox)],
  ['WebKit', webkit === undefined ? undefined : () => startWebkit(webkit)],
];
const PAGES = [
  '/',
  '/product/demo-01',
  '/products',
  '/search?keyword=headphones',
  '/article/tha001',
  '/coupons',
  '/guides',
  '/discover',
  '/leaderboards',
  '/login',
  '/ai',
  '/how-we-judge',
];
const OWN = [
  '/publish',
  '/notifications',
  '/notifications/preferences',
  '/favorites',
  '/profile',
  '/profile/security',
];
const WIDTH = '[document.documentElement.scrollWidth, innerWidth]';
const LIKE = 'button[aria-pressed]:has(use[href="#i-thumbs-up"])';
const DIALOG = 'dialog.login[open]';

let door: Relay;
beforeAll(async () => {
  const missing = BROWSERS.filter(([, start]) => start === undefined).map(([name]) => name);
  if (missing.length > 0)
    console.warn(
      `Not installed, so not walked in: ${missing.join(', ')} (apt-get install firefox-esr webkit2gtk-driver xvfb).`,
    );
  door = await relay(site);
});
afterAll(() => door.close());

for (const [name, start] of BROWSERS) {
  describe.skipIf(start === undefined)(name, () => {
    let hand: Hand;
    beforeAll(async () => {
      hand = new Hand(await (start as () => Promise<Driver>)(), door.origin);
    });
    afterAll(() => hand.driver.close());

    /** A visitor of whom nothing is known but what they chose. */
    async function visitor(width: number, theme: string, lang: string): Promise<void> {
      door.cut(false);
      await hand.driver.resize(width, 812);
      await hand.driver.forgetCookies();
      await hand.cookie('language', lang);
      await hand.cookie('theme', theme);
    }

    async function fine(path: string): Promise<void> {
      expect(await hand.complaints(), path).toEqual([]);
      const [wanted, given] = await hand.get<[number, number]>(WIDTH);
      expect(wanted, `${path} scrolls sideways`).toBeLessThanOrEqual(given);
    }

    /**
     * The line as the browser would report it: neither driver can take a browser off the network.
     */
    async function line(isThere: boolean): Promise<void> {
      door.cut(!isThere);
      await hand.get(
        `Object.defineProperty(navigator, 'onLine', { configurable: true, value: ${isThere} }) && dispatchEvent(new Event('${isThere ? 'online' : 'offline'}')) && null`,
      );
    }

    test(`${name} opens every main page without a complaint and without scrolling sideways`, async () => {
      for (const [width, theme, lang] of [
        [375, 'light', 'th'],
        [1280, 'dark', 'en'],
        [375, 'dark', 'id'],
      ] as const) {
        await visitor(width, theme, lang);
        for (const path of PAGES) {
          await hand.go(path);
          expect(
            await hand.get(
              '[document.documentElement.lang, document.documentElement.dataset.theme, innerWidth]',
            ),
          ).toEqual([lang, theme, width]);
          await fine(path);
        }
      }
      // and what is wrong would have been heard
      await hand.get(`setTimeout(() => { throw new Error('heard'); }) && null`);
      await hand.until(`sessionStorage.complaints?.includes('heard')`);
      await hand.complaints();
    });

    test(`${name} helps with searching, filters, and finds its way back from what opened`, async () => {
      await visitor(1280, 'light', 'en');
      await hand.go('/');
      await hand.tap('.head .sbox input');
      await hand.write('head');
      await hand.until(`document.querySelectorAll('.sug [role=option]').length > 0`);
      await hand.press(KEYS.down);
      await hand.until(`document.querySelector('.sug [aria-selected=true]')`);
      await hand.press(KEYS.escape);
      await hand.until(`!document.querySelector('.sug')`);
      await hand.press(KEYS.enter);
      await hand.until(`location.pathname === '/search'`);
      await hand.go('/');
      await hand.tap('.head__cat');
      await hand.until(`document.querySelector('#categories:popover-open')`);
      await hand.press(KEYS.escape);
      await hand.until(`!document.querySelector('#categories:popover-open')`);
      await hand.go('/products');
      await hand.tap('.facets a.facet');
      await hand.until(
        `location.search.length > 1 && document.querySelector('.facets .facet[aria-pressed=true], .facets .facet[aria-current], .facets .facet[aria-checked=true]')`,
      );
      await hand.go('/product/demo-01');
      await hand.tap('.head__lang');
      await hand.until(`document.querySelector('dialog[open]')`);
      await hand.press(KEYS.escape);
      await hand.until(
        `!document.querySelector('dialog[open]') && document.activeElement.className === 'head__lang'`,
      );
      await fine('/product/demo-01');
    });

    test(`${name} reads the chart by keyboard, and changes language and appearance`, async () => {
      await visitor(1280, 'light', 'en');
      await hand.go('/product/demo-01');
      await hand.get(`document.querySelector('svg.c-plot[tabindex]').focus()`);
      await hand.press(KEYS.end);
      await hand.until(
        `document.querySelector('.c-read') && document.querySelector('.chart [aria-live]').textContent.length > 5`,
      );
      await hand.tap('.head__lang');
      await hand.tap('dialog[open] label:has([name=theme][value=dark])');
      await hand.tap('dialog[open] label:has([name=language][value=id])');
      await hand.tap('dialog[open] button[type=submit]');
      await hand.until(
        `document.documentElement.lang === 'id' && document.documentElement.dataset.theme === 'dark' && document.documentElement.dataset.ready`,
      );
      await fine('/product/demo-01');
    });

    test(`${name}: without a connection the words name it and nothing is lost; with one it goes on`, async () => {
      await visitor(375, 'light', 'en');
      await hand.go('/');
      const cards = await hand.get<number>(`document.querySelectorAll('.grid .card').length`);
      await line(false);
      await hand.tap('.more a');
      await hand.until(
        `document.querySelector('.toast')?.textContent.includes('No internet connection')`,
      );
      await hand.until(`document.querySelectorAll('.grid .card').length === ${cards}`);
      await line(true);
      await hand.until(`document.querySelectorAll('.grid .card').length > ${cards}`);
      await hand.driver.resize(1280, 812);
      await hand.go('/');
      await line(false);
      await hand.tap('.head__nav a[href="/leaderboards"]');
      // in place, or by the page of what is kept where the service worker answers
      await hand.until(
        `document.documentElement.dataset.ready && (location.pathname === '/offline' || document.querySelector('.empty')?.textContent.includes('You are offline'))`,
      );
      await line(true);
      await hand.until(`document.querySelector('.board')`);
      // whether a file that could not be fetched is complained of depends on what was there before
      await hand.complaints();
    });

    test(`${name} shares: a desktop copies the short link, a phone has its own sheet`, async () => {
      await visitor(1280, 'light', 'en');
      await hand.go('/product/demo-01');
      await hand.tap('.side button:has(use[href*=share])');
      await hand.until(`document.querySelectorAll('.share:popover-open a').length === 2`);
      expect(
        await hand.get(
          `new URL(document.querySelector('.share:popover-open a').href).searchParams.get('url')`,
        ),
      ).toMatch(/\/shortLink\/\w{7}$/);
      await hand.tap('.share:popover-open .btn--ink');
      await hand.until(`document.querySelector('.toast')?.textContent.includes('copied')`);
      await hand.press(KEYS.escape);
      await hand.until(`!document.querySelector('.share:popover-open')`);
      await visitor(375, 'light', 'en');
      await hand.go('/product/demo-01');
      await hand.get(
        `Object.defineProperty(navigator, 'share', { configurable: true, value: async (what) => Object.assign(window, { shared: what }) }) && null`,
      );
      await hand.tap('.bar button:has(use[href*=share])');
      await hand.until(`/\\/shortLink\\/\\w{7}$/.test(window.shared?.url)`);
      await fine('/product/demo-01');
    });

    test(`${name} signs in, likes, keeps, asks and shows what is one's own`, async () => {
      const { email } = await register('abcdefg1');
      await visitor(1280, 'light', 'en');
      await hand.go('/article/tha001');
      await hand.tap(LIKE);
      await hand.until(`document.querySelector('${DIALOG}')`);
      await hand.tap(`${DIALOG} .login__ways a:last-of-type`);
      await hand.tap(`${DIALOG} [name=receiver]`);
      await hand.write(email);
      await hand.tap(`${DIALOG} [name=password]`);
      await hand.write('abcdefg1');
      await hand.press(KEYS.enter);
      // the like that asked for it is made now
      await hand.until(
        `document.querySelector('.head__me') && document.querySelector('${LIKE}').getAttribute('aria-pressed') === 'true'`,
      );
      await hand.tap('button[aria-pressed]:has(use[href="#i-bookmark"])');
      await hand.until(`document.querySelector('[class*=toast]')?.textContent.length > 0`);
      await hand.tap('.head__me');
      await hand.until(`document.querySelector('.head__me[aria-expanded=true]')`);
      await hand.press(KEYS.escape);
      await hand.until(`document.querySelector('.head__me[aria-expanded=false]')`);
      await hand.go('/ai');
      await hand.tap('.asker textarea');
      await hand.write('headphones');
      await hand.press(KEYS.enter);
      await hand.until(`document.querySelectorAll('.acard').length > 0`);
      await fine('/ai');
      await hand.driver.resize(375, 812);
      for (const path of OWN) {
        await hand.go(path);
        await fine(path);
      }
      await hand.go('/products');
      await hand.tap('.tools .chip[aria-haspopup]');
      await hand.until(`document.querySelector('dialog.sheet[open]')`);
      await hand.press(KEYS.escape);
      await hand.until(`!document.querySelector('dialog.sheet[open]')`);
      await fine('/products');
    });
  });
}
