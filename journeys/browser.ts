/**
 * A real browser for the journeys: CHROMIUM_PATH, the shell that npm brings, or Debian's chromium.
 */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { site } from './given.ts';
import { packagedShell } from './shell.ts';

/**
 * Features of Chromium that are off: the pages of its address bar, which nobody sees and each visit
 * would load, and those that Playwright turns off, whose list this switch replaces.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const FLAGS = [
  '--headless',
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
  // no visit lasts so long that compiling its scripts again would pay
  '--js-flags=--no-opt --no-maglev',
];

export { site };

const browsers = new Map<boolean, Promise<Browser>>();

const WHOLE = '/usr/bin/chromium';

async function launch(pictures: boolean): Promise<Browser> {
  const given = process.env.CHROMIUM_PATH;
  const executablePath = given ?? (await packagedShell()) ?? WHOLE;
  const args = pictures ? FLAGS : [...FLAGS, '--blink-settings=imagesEnabled=false'];
  const started = chromium.launch({ executablePath, args });
  // the shell needs libraries of the system, which come with Debian's browser
  return given === undefined && existsSync(WHOLE)
    ? started.catch(() => chromium.launch({ executablePath: WHOLE, args }))
    : started;
}

/** One browser with and one without pictures serve all journeys, and another where one has killed it. */
async function running(pictures: boolean): Promise<Browser> {
  const before = browsers.get(pictures);
  if (before && (await before).isConnected()) return before;
  const started = launch(pictures);
  browsers.set(pictures, started);
  return started;
}

const visits = new Set<BrowserContext>();

/** Ends the visits of a test (journeys/each-test.ts): what lies open goes on working. */
export async function closeVisits(): Promise<void> {
  await Promise.all([...visits].map((context) => context.close()));
  visits.clear();
}

export interface VisitOptions {
  width?: number;
  /** Below 768 px a phone, unless it is the narrow window of a desktop. */
  isPhone?: boolean;
  theme?: 'light' | 'dark';
  lang?: 'th' | 'en' | 'id';
  tenant?: string;
  javaScript?: boolean;
  /** Fetched and drawn: a tenth to a third of what a page costs. Other journeys see empty rooms. */
  pictures?: boolean;
  /** With a service worker, which keeps pages (BEY-14); other journeys do without. */
  worker?: boolean;
  /** Console errors that the journey causes on purpose. */
  mayFail?: RegExp;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  go(path: string): Promise<void>;
  /** Hosts other than our own that were asked for anything. */
  strangers(): string[];
}

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

/** A visitor with a fresh browser; an error on the console or in a script fails the journey. */
export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const { width = 1280, theme = 'light', lang = 'th', tenant, javaScript = true } = options;
  const { pictures = false } = options;
  const phone = options.isPhone ?? width < 768;
  const context = await (await running(pictures)).newContext({
    viewport: { width, height: width < 768 ? 812 : 800 },
    colorScheme: theme,
    javaScriptEnabled: javaScript,
    locale: 'th-TH',
    serviceWorkers: options.worker === true ? 'allow' : 'block',
    ...(phone ? { isMobile: true, hasTouch: true, userAgent: PHONE } : {}),
  });
  visits.add(context);
  await context.addCookies([
    { name: 'language', value: lang, url: site },
    ...(tenant ? [{ name: 'tenant', value: tenant, url: site }] : []),
  ]);
  const page = await context.newPage();
  const errors: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'error' && !options.mayFail?.test(message.text()))
      errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const { host } = new URL(request.url());
    if (host !== new URL(site).host && !request.url().startsWith('data:')) hosts.add(host);
  });
  return {
    page,
    context,
    async go(path) {
      await page.goto(site + path, { waitUntil: 'load' });
      // a touch, so that the page asks for its scripts at once, also where its clock stands still
      if (javaScript) await page.evaluate(() => dispatchEvent(new Event('focusin')));
      if (javaScript)
        await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
      expect(errors, path).toEqual([]);
    },
    strangers: () => [...hosts],
  };
}

/**
 * Lets no time pass on a page any more, but what the journey gives it; the clock must be installed
 * before the visit.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
}

/** Scrolls to where the first screen of a page is past. */
export async function pastFirstScreen(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
}
