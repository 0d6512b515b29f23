/**
 * Speed budgets (BEY-26) on a phone with a quarter of a usual machine's power, over a slow mobile
 * network, as the browser emulates both; a machine that is slow itself is slowed less.
 */
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU = 4;
/** What `workMs` takes on the machine that the budgets were set on; a slower one is slowed less. */
const REFERENCE_MS = 40;
const BUDGET = { lcpMs: 2_500, scriptBytes: 170 * 1024 } as const;
/** Home, where most visits begin, is kept lighter: 117.4 KiB in Brotli when this was written. */
const HOME_SCRIPT_BYTES = 120 * 1024;

const addresses = async () => {
  const html = await (await fetch(`${site}/`)).text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] as string;
  return [
    ['home', '/'],
    ['deal', first(/href="(\/content\/[^"]+)"/)],
    ['product', `/product/${await productCode()}`],
  ] as const;
};

async function productCode(): Promise<string> {
  const answer = await fetch(`${site}/api/saas-search-service/search/common/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ dataTypes: ['GOODS'], pageRequest: { page: 1, size: 1 } }),
  });
  const { data } = (await answer.json()) as { data: { content: { code: string }[] } };
  return data.content[0]?.code as string;
}

/** When the largest thing of the first screen was drawn, ms after the address was entered. */
const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last) resolve(last.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** The least of some turns of the same work, ms: others may work on this machine. */
const workMs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const turns = Array.from({ length: 7 }, () => {
      const start = performance.now();
      let sum = 0;
      for (let at = 0; at < 4_000_000; at += 1) sum += Math.sqrt(at ^ (sum & 255));
      return sum > 0 ? performance.now() - start : 0;
    });
    return Math.min(...turns);
  });

test('BEY-26: home, deal and product draw their largest part within 2.5 s on slow 4G with a quarter of the power', async () => {
  for (const [name, path] of await addresses()) {
    const times: number[] = [];
    // others may work on this machine: the best of five is the page's own
    for (let turn = 0; turn < 5 && Math.min(Infinity, ...times) >= BUDGET.lcpMs; turn += 1) {
      const { page, context } = await visit({ pictures: true, width: 375 });
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
      const rate = Math.max(1, CPU * Math.min(1, REFERENCE_MS / (await workMs(page))));
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      await page.goto(site + path, { waitUntil: 'load' });
      times.push(await largestPaint(page));
      await context.close();
    }
    console.log(`${name}: largest part drawn after ${Math.min(...times).toFixed(0)} ms`);
    expect(Math.min(...times), name).toBeLessThan(BUDGET.lcpMs);
  }
});

test('BEY-26: the first scripts of home, deal and product weigh at most 170 KiB, those of home 120, packed; nothing is asked twice', async () => {
  for (const [name, path] of await addresses()) {
    const { page, go, context } = await visit({ pictures: true, width: 375 });
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await go(path);
    // what is fetched from now on belongs to no first screen
    const first = [...scripts];
    expect(first.map((one) => one.url())).toEqual([...new Set(first.map((one) => one.url()))]);
    // dialogs come with the tap that opens them: one way to them must not bring all that they share
    expect(
      first.map((one) => one.url()).filter((url) => /\/(?:account|alerts|dialogs)-/.test(url)),
      name,
    ).toEqual([]);
    const sizes = await Promise.all(first.map(async (one) => (await one.sizes()).responseBodySize));
    const sum = sizes.reduce((total, one) => total + one, 0);
    console.log(`${name}: ${(sum / 1024).toFixed(1)} KiB in ${sizes.length} scripts`);
    expect(sum, name).toBeGreaterThan(50 * 1024);
    expect(sum, name).toBeLessThanOrEqual(name === 'home' ? HOME_SCRIPT_BYTES : BUDGET.scriptBytes);
    await context.close();
  }
});

test('BEY-26, PROD-02: no picture has more pixels than were asked for', async () => {
  for (const [name, path] of await addresses()) {
    const { page, go, context } = await visit({ pictures: true, width: 375 });
    await go(path);
    const pictures = await page.evaluate(() =>
      [...document.images]
        .filter((one) => one.complete && one.naturalWidth > 0 && one.currentSrc.includes('/pic/'))
        .map((one) => ({
          src: one.currentSrc,
          asked: Number(new URL(one.currentSrc).searchParams.get('w')),
          pixels: one.naturalWidth,
        })),
    );
    expect(pictures.length, name).toBeGreaterThan(0);
    for (const { src, asked, pixels } of pictures) expect(pixels, src).toBeLessThanOrEqual(asked);
    await context.close();
  }
});
