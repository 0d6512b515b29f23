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

/** A product with three pictures, on its page. */
async function product(options: { lang: 'th' | 'en'; width: number }) {
  const { page, go } = await visit({ pictures: true, ...options });
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
  await page.locator('main a[href^="/product/"]').first().click();
  await page.waitForURL(/\/product\//);
  await page.locator('.gal__dots').waitFor({ state: 'attached' });
  const viewer = page.locator('dialog.viewer');
  return {
    page,
    viewer,
    shown: () => viewer.locator('.viewer__n').innerText(),
    /** How large the picture is drawn, and how far its middle is from that of the screen. */
    view: () =>
      viewer.locator('img').evaluate((picture) => {
        const { a, e, f } = new DOMMatrix(getComputedStyle(picture).transform);
        return { scale: a, x: e, y: f };
      }),
  };
}

test('PROD-13: pictures are swiped in their place and over the whole screen, drawn nearer with two fingers, and closed by a swipe down', async () => {
  const { page, viewer, shown, view } = await product({ lang: 'en', width: 375 });
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
  const scale = async () => (await view()).scale;
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

const MIDDLE = { x: 375 / 2, y: 812 / 2 };
/** Where a spot of the picture, seen from its middle, is on the screen. */
const spotAt = (view: { scale: number; x: number; y: number }, x: number, y: number) => ({
  x: MIDDLE.x + view.x + x * view.scale,
  y: MIDDLE.y + view.y + y * view.scale,
});

test('PROD-13: a picture over the whole screen grows about the middle of two fingers, stays within its edges, and turns only while it is whole', async () => {
  const { page, viewer, shown, view } = await product({ lang: 'th', width: 375 });
  const move = await fingersOf(page);
  await page.touchscreen.tap(180, 250);
  await expect.poll(shown).toContain('1 / 3');
  const scale = async () => (await view()).scale;
  // about a spot up and right of the middle: what lies there stays there
  const [x, y] = [217, 386];
  await move(
    [
      [x - 30, y],
      [x - 90, y],
    ],
    [
      [x + 30, y],
      [x + 90, y],
    ],
  );
  await expect.poll(scale).toBeCloseTo(3, 1);
  const under = spotAt(await view(), x - MIDDLE.x, y - MIDDLE.y);
  expect(Math.hypot(under.x - x, under.y - y)).toBeLessThan(2);
  // two fingers that go the same way move it
  const before = await view();
  await move(
    [
      [150, 400],
      [190, 400],
    ],
    [
      [250, 400],
      [290, 400],
    ],
  );
  expect((await view()).x - before.x).toBeCloseTo(40, 0);
  // one finger moves it up to its edges; no page is turned
  for (const way of [-1, 1]) {
    for (let turn = 0; turn < 3; turn += 1)
      await move([
        [187 - 150 * way, 400],
        [187 + 150 * way, 400],
      ]);
    const at = await view();
    expect(at.x).toBeCloseTo(way * ((375 * at.scale - 375) / 2), 0);
    expect(await shown()).toContain('1 / 3');
  }
  // squeezed it follows the fingers, and snaps back whole
  await move(
    [
      [60, 400],
      [150, 400],
    ],
    [
      [315, 400],
      [225, 400],
    ],
  );
  await move(
    [
      [60, 400],
      [150, 400],
    ],
    [
      [315, 400],
      [225, 400],
    ],
  );
  await expect.poll(view).toEqual({ scale: 1, x: 0, y: 0 });
  expect(await viewer.count()).toBe(1);
  await move([
    [320, 400],
    [60, 400],
  ]);
  await expect.poll(shown).toContain('2 / 3');
  // two taps draw it near where they are, two more show it whole
  for (const near of [2.5, 1]) {
    await page.touchscreen.tap(100, 400);
    await page.touchscreen.tap(100, 400);
    await expect.poll(scale).toBe(near);
    // what follows is no third tap
    await page.waitForTimeout(350);
  }
});

test('PROD-13: keys, clicks and the wheel draw a picture nearer and move it, and arrows turn pages only while it is whole', async () => {
  const { page, viewer, shown, view } = await product({ lang: 'en', width: 1280 });
  const scale = async () => (await view()).scale;
  await page.locator('.gal__one').first().click();
  await expect.poll(shown).toContain('1 / 3');
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).toContain('2 / 3');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(scale).toBe(2.25);
  const { y } = await view();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await view()).y).toBeLessThan(y);
  await page.keyboard.press('ArrowRight');
  expect(await shown()).toContain('2 / 3');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect.poll(view).toEqual({ scale: 1, x: 0, y: 0 });
  // the wheel, about where the pointer is
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, -300);
  await expect.poll(scale).toBeGreaterThan(2);
  await page.mouse.wheel(0, 2000);
  await expect.poll(scale).toBe(1);
  // one click draws near, and a double click is one
  await page.mouse.dblclick(640, 400);
  await expect.poll(scale).toBe(2.5);
  await page.waitForTimeout(350);
  await page.mouse.click(640, 400);
  await expect.poll(scale).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(shown).toContain('1 / 3');
  await page.keyboard.press('Escape');
  await expect.poll(() => viewer.count()).toBe(0);
});
