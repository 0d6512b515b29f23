/**
 * The piece of the demo world that has whatever a piece can have, and how each kind of writing is
 * laid out.
 */
import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';

const REGIONS = [
  ['TH', 'th', 375, 'light'],
  ['ID', 'id', 1280, 'dark'],
  ['SG', 'en', 375, 'dark'],
] as const;

test.each(REGIONS)(
  'CONT-04, CONT-09, CONT-13, DEAL-16, AMB-79: the piece with everything, in %s',
  async (tenant, lang, width, theme) => {
    const { page, go, context, strangers } = await visit({
      pictures: true,
      tenant,
      lang,
      width,
      theme,
    });
    await go(`/article/${tenant.toLowerCase()}screens`);
    // pictures before the words
    const order = await page.evaluate(() =>
      [...document.querySelectorAll('.art > .pics, .art > h1, .art .rich')].map((one) =>
        one.tagName === 'H1' ? 'title' : one.classList.contains('pics') ? 'pictures' : 'text',
      ),
    );
    expect(order.slice(0, 3)).toEqual(['pictures', 'title', 'text']);
    expect(await page.locator('.art > .pics img').count()).toBe(3);
    // nine fields, one of each type
    const field = (inside: string) =>
      page.locator('.art > section.pd__sec').filter({ has: page.locator(inside) });
    for (const inside of [
      'p.read',
      '.pics img',
      '.rich ol li',
      'time',
      'a.btn--line[href="/how-we-judge"]',
      '.strip--rel',
    ])
      await expect.poll(() => field(inside).count(), { message: inside }).toBeGreaterThan(0);
    await expect
      .poll(() => page.locator('.art > section.pd__sec > h2').count())
      .toBeGreaterThanOrEqual(9);
    // other sites
    const sites = await page
      .locator('.sites a')
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('target'),
          link.getAttribute('rel'),
          (link as HTMLAnchorElement).protocol,
        ]),
      );
    expect(sites).toEqual(Array(2).fill(['_blank', 'nofollow noopener noreferrer', 'https:']));
    // a film of our own plays
    await page.locator('.videos video').first().scrollIntoViewIfNeeded();
    const seconds = await page
      .locator('.videos video')
      .first()
      .evaluate(async (video: HTMLVideoElement) => {
        video.muted = true;
        await video.play();
        await new Promise((resolve) =>
          video.addEventListener('timeupdate', resolve, { once: true }),
        );
        return video.duration;
      });
    expect(seconds).toBeGreaterThan(3);
    expect(strangers()).toEqual([]);
    // that of another site is asked for by a tap alone
    await context.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
    );
    const embed = page.locator('a.videos__out').first();
    await expect.poll(() => embed.innerText()).toContain('youtube.com');
    await embed.click();
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0');
    expect(strangers()).toEqual(['www.youtube-nocookie.com']);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
    await context.close();
  },
);

test('CONT-04: an article begins with its cover, an illustrated text shows its pictures after the words, a tip has none', async () => {
  const { page, go } = await visit({ pictures: true, lang: 'en' });
  const codeOf = async (type: string) => {
    const body = JSON.stringify({ contentTypeCodes: [type], pageRequest: { page: 1, size: 1 } });
    const response = await fetch(`${site}/api/saas-search-service/search/contents/client-pages`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-tenant': 'TH' },
    });
    return (
      ((await response.json()) as { data: { content: { code: string }[] } }).data.content[0]
        ?.code ?? ''
    );
  };
  const seen: Record<string, string[]> = {};
  for (const type of ['ARTICLE', 'TEXT_IMG', 'YOU_DIAO']) {
    await go(`/article/${await codeOf(type)}`);
    seen[type] = await page.evaluate(() =>
      [...document.querySelectorAll('.art > .pics, .art > .art__cover, .art > .rich')].map((one) =>
        one.classList.contains('rich') ? 'text' : 'pictures',
      ),
    );
  }
  expect(seen).toEqual({
    ARTICLE: ['pictures', 'text'],
    TEXT_IMG: ['text', 'pictures'],
    YOU_DIAO: ['text'],
  });
});

test('CONT-11: a page of what one follows stands in every region', async () => {
  for (const tenant of ['TH', 'ID', 'SG']) {
    const response = await fetch(`${site}/appPage/followed`, {
      headers: { cookie: `tenant=${tenant}` },
    });
    expect(response.status, tenant).toBe(200);
    expect(await response.text(), tenant).toContain('feed');
  }
});
