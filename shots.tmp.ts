import { chromium } from 'playwright-core';
import { existsSync } from 'node:fs';
const file = ['/usr/bin/chromium'].find((f) => existsSync(f));
const browser = await chromium.launch({ ...(file ? { executablePath: file } : {}), args: ['--no-sandbox'] });
const base = 'http://127.0.0.1:4571';
for (const job of process.argv.slice(2)) {
  const [name, path, width, lang, dark, sel] = job.split('|');
  const page = await browser.newPage({ viewport: { width: Number(width), height: 900 }, colorScheme: dark === 'd' ? 'dark' : 'light', locale: lang });
  await page.context().addCookies([{ name: 'language', value: lang!, url: base }]);
  await page.goto(base + path, { waitUntil: 'load' });
  await page.waitForTimeout(600);
  if (sel) await page.locator(sel).first().screenshot({ path: `/tmp/shot-${name}.png` });
  else await page.screenshot({ path: `/tmp/shot-${name}.png`, fullPage: name!.endsWith('F') });
  await page.close();
}
await browser.close();
