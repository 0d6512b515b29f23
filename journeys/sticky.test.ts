/** What stays in sight beside a list or a product: below what sticks above it, and whole in a low window. */
import { expect, test } from 'vitest';
import { visit } from './browser.ts';

/** Top and bottom of what a selector finds, in the window. */
const EDGES = (selector: string) => {
  const { top, bottom } = (document.querySelector(selector) as Element).getBoundingClientRect();
  return { top: Math.round(top), bottom: Math.round(bottom) };
};

test('MD-02: the rail of home stays below header and chips, and in a low window shows all it has', async () => {
  for (const height of [900, 480]) {
    const { page, go, context } = await visit({ width: 1280 });
    await page.setViewportSize({ width: 1280, height });
    await go('/');
    await page.evaluate(() => scrollTo({ top: 3_000, behavior: 'instant' }));
    const chips = await page.evaluate(EDGES, '.stick');
    const stay = page.locator('.rail__stay');
    await expect
      .poll(async () => (await page.evaluate(EDGES, '.rail__stay')).top, { message: `${height}` })
      .toBeGreaterThanOrEqual(chips.bottom);
    expect((await page.evaluate(EDGES, '.rail__stay')).bottom).toBeLessThanOrEqual(height);
    const goesOn = await stay.evaluate((one) => one.scrollHeight > one.clientHeight);
    expect(goesOn, `${height}`).toBe(height === 480);
    await stay.evaluate((one) => one.scrollTo({ top: one.scrollHeight, behavior: 'instant' }));
    const last = await page.evaluate(EDGES, '.rail__stay .ticket:last-of-type');
    expect(last.bottom, `${height}`).toBeLessThanOrEqual(height);
    await context.close();
  }
});

test('MD-08: the filters of a list stay beside it far down, whole in a low window', async () => {
  for (const width of [768, 1024, 1112, 1190, 1280, 1440, 1920]) {
    const { page, go, context } = await visit({ width, lang: 'en' });
    await page.setViewportSize({ width, height: 700 });
    await go('/products');
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    const header = await page.evaluate(EDGES, '.head');
    await expect
      .poll(async () => (await page.evaluate(EDGES, '.facets')).top, { message: `${width}` })
      .toBeGreaterThanOrEqual(header.bottom);
    expect((await page.evaluate(EDGES, '.facets')).top, `${width}`).toBeLessThan(120);
    const side = page.locator('.facets');
    await side.evaluate((one) => one.scrollTo({ top: one.scrollHeight, behavior: 'instant' }));
    const last = await page.evaluate(EDGES, '.facets > :last-child');
    expect(last.bottom, `${width}`).toBeLessThanOrEqual(700);
    expect(last.bottom, `${width}`).toBeGreaterThan(header.bottom);
    await context.close();
  }
});

for (const [what, path, box, lines] of [
  ['the side of a product', '/product/demo-01', '.side', '.bill__how li:last-child'],
  [
    'what is said of a checked link',
    `/check?url=${encodeURIComponent('https://shopee.th.example/i/demo-01')}`,
    '.chk__card',
    '.bill__how li:last-child',
  ],
] as const)
  test(`MD-09: in a low window ${what} scrolls above the way to the shop, and fades where it goes on`, async () => {
    const { page, go } = await visit({ width: 1280, lang: 'en' });
    await page.setViewportSize({ width: 1280, height: 560 });
    await go(path);
    await page.locator(box).evaluate((one) => one.scrollIntoView({ block: 'end' }));
    const act = page.locator(`${box} .act`);
    await expect
      .poll(async () => (await page.evaluate(EDGES, `${box} .act`)).bottom)
      .toBeLessThanOrEqual(560);
    const side = page.locator(`${box} .paybox__in`);
    expect(await side.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThan(0);
    const fade = await act.evaluate((one) =>
      Number.parseFloat(getComputedStyle(one, '::before').height),
    );
    expect(fade).toBeGreaterThanOrEqual(20);
    // what is paid is read there before anything is scrolled: over the fade, right above the way
    const total = await page.evaluate(EDGES, `${box} .tot`);
    expect(total.bottom).toBeLessThanOrEqual((await page.evaluate(EDGES, `${box} .act`)).top);
    expect(
      await page.evaluate((selector) => {
        const row = document.querySelector(selector) as Element;
        const { left, width, top, height } = row.getBoundingClientRect();
        return row.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }, `${box} .tot`),
    ).toBe(true);
    await side.evaluate((one) => one.scrollTo({ top: one.scrollHeight, behavior: 'instant' }));
    // at its end the last step lies above the fade
    await expect
      .poll(async () => (await page.evaluate(EDGES, `${box} ${lines}`)).bottom)
      .toBeLessThanOrEqual((await page.evaluate(EDGES, `${box} .act`)).top - fade);
  });
