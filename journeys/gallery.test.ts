/** Pictures of a product under fingers. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { ready } from './kept.ts';

type Spot = readonly [x: number, y: number];
const STEPS = 8;

/** Fingers that go from where they are put down to where they are lifted, as the screen says it. */
async function fingersOf(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const say = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map(([x, y], id) => ({ x, y, id })),
    });
  return async (...ways: (readonly [from: Spot, to: Spot])[]): Promise<void> => {
    const at = (part: number) =>
      ways.map(([[x, y], [toX, toY]]) => [x + (toX - x) * part, y + (toY - y) * part] as const);
    await say('touchStart', at(0));
    for (let step = 1; step <= STEPS; step++) await say('touchMove', at(step / STEPS));
    await say('touchEnd', []);
  };
}

test('PROD-13: pictures are swiped in their place and over the whole screen, drawn nearer with two fingers, and closed by a swipe down', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375 });
  // products of this world have a picture each; this one has its own three times
  await page.route('**/goods/client/detail*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { images: { url: string }[] } };
    const { images } = answer.data;
    for (const version of ['a', 'b'])
      images.push({ ...(images[0] as { url: string }), url: `${images[0]?.url}#${version}` });
    await route.fulfill({ response, json: answer });
  });
  // fingers reach nothing that still grows into its place
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await go('/products');
  // a tap before would bring the whole document, with the pictures of the server
  await ready(page);
  await page.locator('main a[href^="/product/"]').first().tap();
  await page.waitForURL(/\/product\//);
  await page.locator('.gal__dots').waitFor();
  const move = await fingersOf(page);
  const dot = () =>
    page
      .locator('.gal__dots i')
      .evaluateAll((all) => all.findIndex((one) => one.className === 'is-on'));
  await move([
    [300, 250],
    [80, 250],
  ]);
  await expect.poll(dot).toBe(1);
  // a tap while it still moves would only stop it
  const isAtRest = () =>
    page.locator('.gal__track').evaluate((track) => track.scrollLeft === track.clientWidth);
  await expect.poll(isAtRest).toBe(true);
  await page.touchscreen.tap(180, 250);
  const viewer = page.locator('dialog.viewer');
  const shown = () => viewer.locator('.viewer__n').innerText();
  const scale = () =>
    viewer
      .locator('img')
      .evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a);
  await expect.poll(shown).toContain('2 / 3');
  await move(
    [
      [160, 400],
      [60, 400],
    ],
    [
      [215, 400],
      [315, 400],
    ],
  );
  await expect.poll(scale).toBeGreaterThan(3);
  expect(await page.evaluate(() => visualViewport?.scale), 'the page itself stays').toBe(1);
  await viewer.getByRole('button', { name: 'Zoom out' }).tap();
  await expect.poll(scale).toBe(1);
  await move([
    [320, 400],
    [60, 400],
  ]);
  await expect.poll(shown).toContain('3 / 3');
  await move([
    [180, 300],
    [185, 620],
  ]);
  await expect.poll(() => viewer.count()).toBe(0);
});
