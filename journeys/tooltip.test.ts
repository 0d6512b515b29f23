import { expect, test } from 'vitest';
import { TOOLTIP } from '#contract/constants.ts';
import { stopClock, visit } from './browser.ts';

test('UI-03, MD-06, CONST-21: a pointer opens an explanation after 100 ms and may move onto it; the keyboard has it too; Escape and leaving close it', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await page.clock.install();
  await go('/product/demo-02');
  await stopClock(page);
  const word = page.locator('.side .vchip');
  const tip = page.locator('.side [role=tooltip]').first();
  const open = () => tip.isVisible();
  await word.hover();
  await page.clock.runFor(TOOLTIP.enterMs - 10);
  await expect.poll(open).toBe(false);
  await page.clock.runFor(20);
  await expect.poll(open).toBe(true);
  await expect
    .poll(() => tip.innerText())
    .toMatch(/^The price, or the crossed-out price, rose by 10% or more within the 30 days/);
  await tip.hover();
  await page.clock.runFor(5_000);
  await expect.poll(open).toBe(true);
  await page.mouse.move(5, 5);
  await expect.poll(open).toBe(false);
  // a look in passing opens nothing
  await word.hover();
  await page.clock.runFor(TOOLTIP.enterMs - 10);
  await page.mouse.move(5, 5);
  await page.clock.runFor(1_000);
  await expect.poll(open).toBe(false);
  await page.keyboard.press('Tab');
  await word.focus();
  await page.clock.runFor(TOOLTIP.enterMs + 10);
  await expect.poll(open).toBe(true);
  await expect.poll(() => word.getAttribute('aria-describedby')).toBe(await tip.getAttribute('id'));
  await page.keyboard.press('Escape');
  await expect.poll(open).toBe(false);
  await expect
    .poll(() => word.evaluate((element) => element === document.activeElement))
    .toBe(true);
});

test('UI-03, MD-06, CONST-21: a touch opens an explanation after 700 ms, and it stays 1.5 s after the finger left; a scroll opens none', async () => {
  const { page, go, context } = await visit({ width: 375, lang: 'en' });
  await page.clock.install();
  await go('/product/demo-01');
  await stopClock(page);
  const word = page.locator('.labels .label').first();
  await word.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = (await word.boundingBox()) as { x: number; y: number; width: number; height: number };
  const finger = await context.newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at.x, y: at.y + dy }],
    });
  const tip = page.locator('.labels [role=tooltip]').first();
  const open = () => tip.isVisible();
  await touch('touchStart');
  await page.clock.runFor(TOOLTIP.touchEnterMs - 20);
  await expect.poll(open).toBe(false);
  await page.clock.runFor(40);
  await expect.poll(open).toBe(true);
  await page.clock.runFor(5_000);
  await expect.poll(open).toBe(true);
  await touch('touchEnd');
  await page.clock.runFor(TOOLTIP.touchLeaveMs - 20);
  await expect.poll(open).toBe(true);
  await page.clock.runFor(40);
  await expect.poll(open).toBe(false);
  await touch('touchStart');
  for (const dy of [-30, -90, -200]) await touch('touchMove', dy);
  await touch('touchEnd');
  await page.clock.runFor(3_000);
  await expect.poll(open).toBe(false);
});

test('UI-03: an explanation at the edge of a narrow phone stays on the screen', async () => {
  const { page, go } = await visit({ width: 320, lang: 'id' });
  await go('/product/demo-01');
  const words = await page.locator('.tip__w').filter({ visible: true }).all();
  expect(words.length).toBeGreaterThan(2);
  for (const word of words) {
    await word.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.keyboard.press('Shift');
    await word.focus();
    const tip = page.locator('[role=tooltip]').filter({ visible: true });
    await tip.waitFor();
    const box = (await tip.boundingBox()) as { x: number; width: number; y: number };
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(box.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
});
