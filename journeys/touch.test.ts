/** What a finger has to hit: links and buttons outside running text are 24 px high and wide, with what they are enlarged by. */
import { expect, test } from 'vitest';
import { visit } from './browser.ts';

const PATHS = [
  '/',
  '/products',
  '/coupons',
  '/articles',
  '/discover',
  '/guides',
  '/leaderboards',
  '/leaderboard-products/best-sellers',
  '/brands',
  '/daily-special-offers',
  '/activities',
  '/search?keyword=phone',
  '/search?keyword=zzzq',
  '/ai',
  '/check',
  '/compare',
  '/how-we-judge',
  '/how-we-judge/waiting',
  '/about-us',
  '/sitemap-page',
  '/data-kept',
  '/privacy',
  '/login?next=/deal-alerts',
  '/newsletter',
  '/preferences',
];

/** Those that are smaller. */
const small = () => {
  const LEAST = 23.5;
  const isHidden = (one: Element) =>
    getComputedStyle(one).visibility === 'hidden' ||
    one.closest('[hidden], .sr, dialog:not([open])') !== null;
  const onOneLine = (a: DOMRect, b: DOMRect) => a.top < b.bottom - 4 && a.bottom > b.top + 4;
  /** A sentence goes on in it, or has it on one of its lines. */
  const isInText = (one: Element) => {
    const beside = [...(one.parentElement?.childNodes ?? [])];
    if (beside.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      return true;
    const walker = document.createTreeWalker(
      one.parentElement?.closest('p, li, dd, td, div, h1, h2, h3') as Element,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const by = node.parentElement;
      if (one.contains(node) || by?.closest('a, button') || !node.textContent?.trim()) continue;
      range.selectNodeContents(node);
      const own = [...one.getClientRects()];
      if ([...range.getClientRects()].some((box) => own.some((mine) => onOneLine(box, mine))))
        return true;
    }
    return false;
  };
  const isEnlarged = (one: Element) =>
    (['::before', '::after'] as const).some((layer) => {
      const { content, position, width, height } = getComputedStyle(one, layer);
      return (
        content !== 'none' &&
        position === 'absolute' &&
        Math.min(Number.parseFloat(width), Number.parseFloat(height)) >= LEAST
      );
    });
  return [...document.querySelectorAll('a[href], button, summary, select, input')].flatMap(
    (found) => {
      const one = found.matches('[type=checkbox], [type=radio]')
        ? (found.closest('label') ?? found)
        : found;
      const { width, height } = one.getBoundingClientRect();
      if (width <= 1 || height <= 1 || isHidden(one)) return [];
      if (Math.min(width, height) >= LEAST || isEnlarged(one)) return [];
      if (getComputedStyle(one).display.startsWith('inline') && isInText(one)) return [];
      return [`${one.className} ${one.textContent?.trim()} ${width} × ${height}`];
    },
  );
};

test('UI-04: on a phone every link and button outside running text is a target of 24 px and more', async () => {
  for (const lang of ['en', 'th', 'id'] as const) {
    const { page, go, context } = await visit({ width: 375, lang });
    for (const path of PATHS) {
      await go(path);
      expect(await page.evaluate(small), `${lang} ${path}`).toEqual([]);
    }
    await context.close();
  }
});
