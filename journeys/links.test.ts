/**
 * A shopper in each region: pastes what shops and apps put on a clipboard, reads the verdict, and
 * takes the best code along (BEY-14, COUP-05).
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';

interface Goods {
  readonly code: string;
  readonly name: string;
  readonly offers: readonly { readonly url: string }[];
  readonly stack: { readonly used: readonly { readonly code: string | null }[] } | null;
}

async function ask<Answer>(tenant: string, path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${site}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant': tenant },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: Answer }).data;
}

const codeOf = ({ stack }: Goods) => stack?.used.find(({ code }) => code !== null)?.code ?? null;

/** Of the biggest discounts of a region the first product that a code makes cheaper. */
async function goodsWithCode(tenant: string): Promise<Goods> {
  const { content } = await ask<{ content: { code: string }[] }>(
    tenant,
    'saas-search-service/search/common/search',
    { dataTypes: ['GOODS'], sort: 'DISCOUNT', pageRequest: { page: 1, size: 50 } },
  );
  for (const { code } of content) {
    const goods = await ask<Goods>(tenant, 'saas-das-service/goods/client/detail', { code });
    if (codeOf(goods) !== null) return goods;
  }
  throw new Error(`no product with a code in ${tenant}`);
}

/** As the clipboard of a phone gives it. */
const paste = (page: Page, text: string) =>
  page.locator('.linkbox input').evaluate((field, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', data);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** One address as people have it: a desktop's, a phone's, an app's words around it, without https. */
function formsOf({ name, offers }: Goods): string[] {
  const { host, pathname } = new URL(offers[0]?.url as string);
  return [
    `https://www.${host}${pathname}?spm=a2o4m.1&sp_atk=7f&smtt=0.0.9&utm_source=an_1&gclid=x#reviews`,
    `http://m.${host}${pathname}/?utm_medium=app`,
    `${name}\n🔥 -50% https://${host}${pathname}?share_channel=line, ok!`,
    `${host}${pathname}`,
    `*${name}* ${host}${pathname}?utm_source=wa 👍`,
  ];
}

for (const [tenant, lang, copied] of [
  ['TH', 'th', /^คัดลอก (\S+) แล้ว/],
  ['ID', 'id', /^(\S+) disalin/],
  ['SG', 'en', /^(\S+) copied/],
  ['MY', 'en', /^(\S+) copied/],
  ['PH', 'en', /^(\S+) copied/],
  ['VN', 'en', /^(\S+) copied/],
] as const)
  test(`BEY-14, COUP-05: on a phone in ${tenant} a product’s address in any form is a verdict, and its best code is copied by one tap`, async () => {
    const goods = await goodsWithCode(tenant);
    const code = codeOf(goods) as string;
    const { page, go, context } = await visit({ width: 375, lang, tenant });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const text of formsOf(goods)) {
      await go('/');
      await paste(page, text);
      await page.waitForURL(/\/check\?url=/);
      const card = page.locator('.chk__card');
      await expect.poll(() => card.locator('.vchip').count(), { message: text }).toBe(1);
      expect((await card.innerText()).replaceAll('\u00a0', ' '), text).toContain(goods.name);
    }
    await go(`/product/${goods.code}`);
    const best = page.locator('.ticket button.code', { hasText: code }).first();
    await best.tap();
    await expect
      .poll(async () => copied.exec(await page.locator('.toast').first().innerText())?.[1])
      .toBe(code);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    expect(await page.locator('.bill__line').innerText(), 'the bill counts on it').toContain(code);
  });
