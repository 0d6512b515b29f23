import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import { register, signedIn } from './people.ts';

const lines = (page: import('playwright-core').Page) => page.locator('.mods__list .mod');

test('BEY-12: the log of removals is for everybody, in three languages, without script too, and names nobody', async () => {
  for (const [lang, title, rule] of [
    ['th', 'สิ่งที่เราลบออก', 'กติกา: โฆษณาหรือสแปม'],
    ['en', 'What we removed', 'Rule: Advertising or spam'],
    ['id', 'Apa yang kami hapus', 'Aturan: Iklan atau spam'],
  ] as const) {
    const { page, go, context } = await visit({
      lang,
      width: lang === 'th' ? 375 : 1280,
      javaScript: lang !== 'id',
      theme: lang === 'en' ? 'dark' : 'light',
    });
    await go('/moderation');
    await expect.poll(() => page.locator('h1').innerText()).toBe(title);
    await expect.poll(() => lines(page).count()).toBe(4);
    await expect.poll(() => lines(page).first().innerText()).toContain(rule);
    await expect.poll(() => lines(page).first().innerText()).toContain('•••');
    await expect.poll(() => page.locator('main').innerText()).not.toContain('superdeal');
    if (lang !== 'id') expect(await faultsOf(page, { only: 'main' })).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
    await context.close();
  }
});

test('BEY-12: whoever is signed in doubts a decision with one click; signed out, the login comes first', async () => {
  const { token } = await register();
  const visitor = await visit({ lang: 'en', width: 1280 });
  const { page, go } = visitor;
  await go('/moderation');
  const doubt = lines(page).nth(1).getByRole('button', { name: 'Question this decision' });
  await doubt.click();
  await expect.poll(() => page.locator('dialog.login').count()).toBe(1);
  await signedIn(visitor, token);
  await go('/moderation');
  await doubt.click();
  await expect.poll(() => lines(page).nth(1).innerText()).toContain('Questioned by 1');
  await expect.poll(() => doubt.count()).toBe(0);
  // what was doubted is known when one comes back, and the kept page follows
  await go('/moderation');
  await page.locator('.head__me').waitFor();
  await expect.poll(() => doubt.count()).toBe(0);
  expect(await (await fetch(`${site}/moderation?lang=en`)).text()).toContain('Questioned by 1');
});
