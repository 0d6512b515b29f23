import { expect, test } from 'vitest';
import { site, stopClock, visit } from './browser.ts';
import type { Visit } from './browser.ts';

/** A shop that is not there: whoever arrives is noted. */
async function shops({ context }: Visit): Promise<string[]> {
  const arrived: string[] = [];
  await context.route(
    (url) => !url.href.startsWith(site),
    (route) => {
      arrived.push(route.request().url());
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<title>shop</title>' });
    },
  );
  return arrived;
}

/** The way out of a product that is in stock, and where it leads. */
async function exit(visitor: Visit): Promise<string> {
  await visitor.go('/product/demo-01');
  return (await visitor.page.locator('.side .btn--go').getAttribute('href')) as string;
}

for (const [width, before, after] of [
  [375, 1_900, 200],
  [1280, 2_400, 200],
] as const) {
  test(`NAV-37, MD-04, AMB-47: at ${width} the page in between goes on after ${width === 375 ? '2.0' : '2.5'} s`, async () => {
    const visitor = await visit({ width, lang: 'en' });
    const arrived = await shops(visitor);
    await visitor.page.clock.install();
    const way = await exit(visitor);
    await stopClock(visitor.page);
    await visitor.go(way);
    await expect
      .poll(() => visitor.page.locator('h1').innerText())
      .toMatch(/^Continue to [\w.-]+$/);
    await expect
      .poll(() => visitor.page.locator('meta[name=robots]').getAttribute('content'))
      .toBe('noindex');
    await expect.poll(() => visitor.page.locator('.go__bar--run').count()).toBe(1);
    await visitor.page.clock.runFor(before);
    expect(arrived).toEqual([]);
    await visitor.page.clock.runFor(after);
    await expect.poll(() => arrived.length).toBe(1);
  });
}

test('NAV-37: Escape stays; the link goes on; without script the link alone does', async () => {
  const visitor = await visit({ lang: 'en' });
  const arrived = await shops(visitor);
  const way = await exit(visitor);
  await visitor.page.clock.install();
  await visitor.go(way);
  await expect.poll(() => visitor.page.locator('.go__bar--run').count()).toBe(1);
  await visitor.page.keyboard.press('Escape');
  await visitor.page.clock.runFor(10_000);
  expect(arrived).toEqual([]);
  await expect
    .poll(() => visitor.page.locator('.go__state').innerText())
    .toBe('You stay here until you choose.');
  await visitor.page.locator('.go__act .btn--go').click();
  await expect.poll(() => arrived.length).toBe(1);
  const plain = await visit({ javaScript: false, lang: 'en' });
  const there = await shops(plain);
  await plain.go(way);
  await plain.page.locator('.go__act .btn--go').click();
  expect(there).toEqual(arrived);
});

test('BEY-30: the page says whether a tag is used, and takes a no that is kept', async () => {
  const visitor = await visit({ lang: 'en', javaScript: false });
  const way = await exit(visitor);
  await visitor.go(way);
  await expect
    .poll(() => visitor.page.locator('.go__tag p').innerText())
    .toContain('This link carries no affiliate tag of ours.');
  const choice = async () =>
    (await visitor.context.cookies()).find(({ name }) => name === 'affiliate')?.value;
  await visitor.page.getByRole('button', { name: 'No affiliate tags for me' }).click();
  await expect.poll(choice).toBe('off');
  await visitor.page.getByRole('button', { name: 'Allow affiliate tags again' }).click();
  await expect.poll(choice).toBeUndefined();
  expect(new URL(visitor.page.url()).pathname).toBe(way);
});

test('DEAL-19: going to the shop records one click, and goes on also when that fails', async () => {
  const visitor = await visit({ lang: 'en' });
  await shops(visitor);
  await visitor.go('/product/demo-01');
  const told: unknown[] = [];
  await visitor.context.route('**/clicks/collect', (route) => {
    told.push(route.request().postDataJSON());
    return route.abort();
  });
  const opened = visitor.context.waitForEvent('page');
  await visitor.page.locator('.side .btn--go').click();
  const tab = await opened;
  await tab.waitForURL(/\/go\//);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toMatchObject({
    eventType: 'click',
    subjectType: 'OFFER',
    subjectId: new URL(tab.url()).pathname.split('/')[2],
  });
  await visitor.context.unroute('**/clicks/collect');
  const answer = visitor.context.waitForEvent('response', (response) =>
    response.url().includes('/clicks/collect'),
  );
  await visitor.page.locator('.side .btn--go').click();
  expect(await (await answer).json()).toMatchObject({ success: true, data: { accepted: true } });
});

test('NAV-37: what stands in no offer, deal or coupon is not left for', async () => {
  for (const ref of [
    '999999999',
    'none',
    'coupon-999999',
    'https:%2F%2Fevil.example',
    '%2F%2Fevil.example',
  ])
    expect((await fetch(`${site}/go/${ref}`, { redirect: 'manual' })).status, ref).toBe(404);
});
