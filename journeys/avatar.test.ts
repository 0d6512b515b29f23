import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import { register, signedIn } from './people.ts';

for (const [width, lang, change, use] of [
  [375, 'th', 'เปลี่ยนรูป', 'ใช้รูปนี้'],
  [1280, 'en', 'Change picture', 'Use this picture'],
] as const) {
  test(`PROF-05, PROF-06, UPL-01, UPL-02: a picture is cut square with the keyboard and becomes the avatar, under review, at ${width}`, async () => {
    const me = await register();
    const visitor = await visit({ pictures: true, width, lang });
    const { page, go } = visitor;
    await signedIn(visitor, me.token);
    await go('/profile');
    await expect
      .poll(() => page.locator('.own__pic img').getAttribute('src'))
      .toContain('avatar.svg');
    const wide = await sharp({
      create: { width: 800, height: 400, channels: 3, background: '#2266aa' },
    })
      .jpeg()
      .toBuffer();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await page.locator('.toast').waitFor();
    await expect.poll(() => page.locator('.crop').count()).toBe(0);
    await page.getByText(change).waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: wide });
    const zoom = page.locator('.crop input[type=range]').first();
    await zoom.focus();
    for (let n = 0; n < 20; n += 1) await page.keyboard.press('ArrowRight');
    expect(Number(await zoom.inputValue())).toBeGreaterThan(1);
    expect(await faultsOf(page, { only: 'dialog' })).toEqual([]);
    await page.getByRole('button', { name: use }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.locator('.own__pic img').getAttribute('src'))
      .toContain('/media/p/');
    await expect.poll(() => page.locator('.own__head .own__audit').count()).toBe(1);
    const source = (await page.locator('.own__pic img').getAttribute('src')) as string;
    const picture = await sharp(
      Buffer.from(await (await fetch(new URL(source, site))).arrayBuffer()),
    ).metadata();
    expect(picture.width).toBe(picture.height);
  });
}
