import { expect, test } from 'vitest';
import { COVER, NOTICE_LIST, PULL_TO_REFRESH, TOAST } from '#contract/constants.ts';
import { site, stopClock, visit } from './browser.ts';
import type { Visit } from './browser.ts';

/** A product page whose share button copies, as on a desktop without a share sheet. */
async function copying({ page, go }: Visit, writeText: 'works' | 'hangs' | 'fails') {
  await go('/product/demo-01');
  await page.evaluate((how) => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    const write =
      how === 'works'
        ? async () => {}
        : how === 'hangs'
          ? () => new Promise(() => {})
          : () => Promise.reject(new Error('no'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write } });
  }, writeText);
  await page.locator('button', { hasText: 'แชร์' }).filter({ visible: true }).first().click();
  const copy = page.locator('.share .btn--ink').filter({ visible: true });
  await copy.waitFor();
  return copy;
}

test('UI-01, CONST-19: a toast enters, stands for 3 s, leaves', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.clock.install();
  const share = await copying(visitor, 'works');
  await stopClock(page);
  await share.click();
  const state = () => page.locator('.toast').evaluateAll((all) => all.map((one) => one.className));
  await expect.poll(state).toEqual(['toast toast--enter']);
  await page.clock.runFor(150);
  expect(await state()).toEqual(['toast toast--shown']);
  await page.clock.runFor(TOAST.hideMs - 100);
  expect(await state()).toEqual(['toast toast--shown']);
  await page.clock.runFor(100);
  expect(await state()).toEqual(['toast toast--exit']);
  await page.clock.runFor(150);
  expect(await state()).toEqual([]);
});

test('UI-02, AMB-45, MD-03, CONST-19: three toasts at most at the top of a desktop, one at the bottom of a phone, in the middle; the oldest leaves for a new one', async () => {
  for (const [width, most, half] of [
    [1280, 3, 'top'],
    [375, 1, 'bottom'],
  ] as const) {
    const visitor = await visit({ width });
    const { page, context } = visitor;
    await page.clock.install();
    const share = await copying(visitor, 'works');
    await stopClock(page);
    for (let click = 0; click < 4; click += 1) {
      await share.click();
      // each is marked as it comes: what they say is the same
      await page.evaluate((n) => {
        for (const toast of document.querySelectorAll<HTMLElement>('.toast:not([data-n])'))
          toast.dataset.n = String(n);
      }, click);
    }
    await page.clock.runFor(200);
    await expect.poll(() => page.locator('.toast').count()).toBe(most);
    expect(
      await page
        .locator('.toast')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.n).sort()),
    ).toEqual(['1', '2', '3'].slice(-most));
    const box = await page.locator('.toast').first().boundingBox();
    const height = width < 768 ? 812 : 800;
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
    expect((box?.y ?? 0) < height / 2 ? 'top' : 'bottom').toBe(half);
    await context.close();
  }
});

test('UI-08, CONST-17, ERR-23: the clipboard has 3 s, then a text field is tried, then it is said that it failed', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.clock.install();
  const hanging = await copying(visitor, 'hangs');
  await stopClock(page);
  await hanging.click();
  await page.clock.runFor(2_900);
  await expect.poll(() => page.locator('.toast').count()).toBe(0);
  await page.evaluate(() => {
    document.execCommand = () => true;
  });
  await page.clock.runFor(2_000);
  await expect.poll(() => page.locator('.toast').allInnerTexts()).toEqual(['คัดลอกลิงก์แล้ว']);
  const failing = await copying(visitor, 'fails');
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await failing.click();
  await expect.poll(() => page.locator('.toast').allInnerTexts()).toEqual(['คัดลอกไม่สำเร็จ']);
});

test('LIST-04, UI-10: a list of nothing says so and has no pages; a search of nothing offers other words', async () => {
  for (const width of [375, 1280]) {
    const { page, go, context } = await visit({ width });
    for (const path of [
      '/?label=NOPE',
      '/products?platform=AMAZON',
      '/brand/kazeo?label=LAZ_FLASH&platform=AMAZON',
      '/search?keyword=zzzzqqqq',
    ]) {
      await go(path);
      await expect
        .poll(() => page.locator('.empty').innerText(), { message: path })
        .toMatch(/ยังไม่มีรายการ|ไม่พบ/);
      await expect
        .poll(
          () =>
            page
              .locator(':is(.pages, .more a, article.card):not([aria-labelledby=articles] *)')
              .count(),
          { message: path },
        )
        .toBe(0);
    }
    await expect.poll(() => page.locator('.kw a').count()).toBeGreaterThan(0);
    await context.close();
  }
});

test('LIST-07, CONST-20: a short pull snaps back; a long one loads anew, for 300 ms at least', async () => {
  const { page, go } = await visit({ width: 375 });
  await page.clock.install();
  await go('/');
  await page.locator('.pull').waitFor({ state: 'attached' });
  await stopClock(page);
  const feeds: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/feeds/deals/home?')) feeds.push(request.url());
  });
  const pull = (distance: number) =>
    page.evaluate((by) => {
      const touch = (type: string, y: number) =>
        document.dispatchEvent(
          new TouchEvent(type, {
            touches:
              type === 'touchend'
                ? []
                : [new Touch({ identifier: 1, target: document.body, clientX: 100, clientY: y })],
          }),
        );
      touch('touchstart', 100);
      touch('touchmove', 100 + by);
      const opened = (document.querySelector('.pull') as HTMLElement).style.height;
      touch('touchend', 0);
      return opened;
    }, distance);
  const space = page.locator('.pull');
  expect(await pull(20)).toBe('16px');
  expect(await space.evaluate((element) => element.style.height)).toBe('0px');
  expect(feeds).toEqual([]);
  expect(await pull(40)).toBe(`${40 * PULL_TO_REFRESH.damping}px`);
  await expect.poll(() => space.getAttribute('aria-busy')).toBe('true');
  expect(await space.evaluate((element) => element.style.height)).toBe(
    `${PULL_TO_REFRESH.loadingHeight}px`,
  );
  await expect.poll(() => feeds.length).toBeGreaterThan(0);
  await page.clock.runFor(PULL_TO_REFRESH.minMs - 20);
  await expect.poll(() => space.getAttribute('aria-busy')).toBe('true');
  await page.clock.runFor(40);
  await expect.poll(() => space.getAttribute('aria-busy')).toBe('false');
  expect(await space.evaluate((element) => element.style.height)).toBe('0px');
});

test('LIST-08, CONST-22: the notice line moves one line of 24 px a turn, rests under pointer and focus, and for whoever wants less motion', async () => {
  const { page, go } = await visit();
  await page.clock.install();
  await go('/?sort=NEWEST');
  await page.locator('.notice a').focus();
  await stopClock(page);
  await page.locator('.notice a').blur();
  const list = page.locator('.notice__window ul');
  const moved = () => list.evaluate((element) => element.style.transform);
  const turn = NOTICE_LIST.animationMs + NOTICE_LIST.delayMs;
  await page.clock.runFor(turn);
  expect(await moved()).toBe('translateY(-24px)');
  await page.clock.runFor(turn);
  expect(await moved()).toBe('translateY(-48px)');
  await page.locator('.notice a').focus();
  await page.clock.runFor(turn * 2);
  expect(await moved()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await go('/');
  await page.clock.runFor(turn * 3);
  expect(await moved()).toBe('');
});

test('NAV-24: a new word changes address and results; the page stays, and the focus stays in the box', async () => {
  const { page, go } = await visit();
  await go('/search?keyword=kazeo');
  await page.evaluate(() => {
    (document.querySelector('main') as HTMLElement).dataset.seen = 'yes';
  });
  const box = page.locator('.sbox input');
  await box.fill('tempo');
  await page.keyboard.press('Enter');
  await page.waitForURL(/keyword=tempo/);
  await expect.poll(() => page.locator('h1').innerText()).toContain('tempo');
  await expect.poll(() => page.locator('main').getAttribute('data-seen')).toBe('yes');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(
    'keyword',
  );
  await expect.poll(() => box.inputValue()).toBe('tempo');
});

test('NAV-38, CONST-15: below 768 px the phone layout; a new width counts 100 ms after the last change', async () => {
  const { page, go } = await visit();
  await page.clock.install();
  await go('/');
  await stopClock(page);
  const layout = async () => ((await page.locator('.more').count()) > 0 ? 'phone' : 'desktop');
  expect(await layout()).toBe('desktop');
  await page.setViewportSize({ width: 767, height: 800 });
  await page.clock.runFor(90);
  expect(await layout()).toBe('desktop');
  await page.clock.runFor(20);
  await expect.poll(layout).toBe('phone');
  await page.setViewportSize({ width: 768, height: 800 });
  await page.clock.runFor(110);
  await expect.poll(layout).toBe('desktop');
});

test('PROD-02, CONST-24: covers are asked for at 300x300, the pictures of a detail at 400x400', async () => {
  const { page, go } = await visit();
  await go('/products');
  for (const image of await page.locator('.grid .card__pic img').all())
    await expect
      .poll(() => image.getAttribute('src'))
      .toMatch(new RegExp(`[?&]w=${COVER.card.width}&h=${COVER.card.height}$`));
  await go('/product/demo-01');
  await expect
    .poll(() => page.locator('.gal__main img').getAttribute('src'))
    .toMatch(/[?&]w=400&h=400$/);
});

test('LIST-05: a search that is paged too far comes back to its last page', async () => {
  const { page, go } = await visit();
  const { data } = await (await fetch(`${site}/api/saas-search-service/feeds/deals?size=1`)).json();
  const word = /[A-Z][a-z]+/.exec(data.content[0].title)?.[0] ?? '';
  for (const tab of ['', '&tab=CONTENT']) {
    await go(`/search?keyword=${word}${tab}&page=400`);
    expect(new URL(page.url()).searchParams.get('page'), tab).toBe('1');
    await expect
      .poll(() => page.locator('article.card').count(), { message: tab })
      .toBeGreaterThan(0);
  }
  expect((await fetch(`${site}/search?keyword=kazeo&page=abc`)).status).toBe(200);
});
