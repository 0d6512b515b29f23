/** Writing notes and deals, from the first word to the public page (P-17, AMB-76). */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import { htmlErrors } from './html.ts';
import { register, signedIn } from './people.ts';

async function writer(options: Parameters<typeof visit>[0] = {}) {
  const account = await register();
  const visitor = await visit({ pictures: true, lang: 'en', ...options });
  await signedIn(visitor, account.token);
  return { ...visitor, ...account };
}
type Writer = Awaited<ReturnType<typeof writer>>;

/** A call of the writer's own, beside the browser. */
async function ask({ token }: { token: string }, path: string, body: object) {
  const answer = await fetch(`${site}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tenant': 'TH',
      'accept-language': 'en',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as {
    data: { content: Record<string, unknown>[] } & Record<string, unknown>;
  };
}
const mine = async (who: Writer) =>
  (await ask(who, 'saas-content-service/contents/client/mine', {})).data.content;
const saved = (page: Writer['page'], words = 'Draft saved') =>
  page.locator('.pub__saving').getByText(words).waitFor();
const picture = (colour: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

for (const width of [375, 1280] as const)
  test(`P-17, AMB-76, BEY-11: a note is written with pictures in order and products, saves itself, is looked at and sent for review, at ${width}`, async () => {
    const who = await writer({ width });
    const { page, go } = who;
    await go('/publish');
    await page.getByRole('link', { name: 'Write a note' }).first().click();
    await page.locator('[name="title"]').waitFor();
    // nothing is sent that is not whole, and the first wrong field has the focus
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect.poll(() => page.locator('.pub .field__err').count()).toBe(3);
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
      .toBe('title');
    const title = `A quiet fan at ${width}`;
    await page.locator('[name="title"]').fill(title);
    await page.locator('[name="text"]').fill('Bought in March. ');
    await page.locator('[name="text"]').press('End');
    await page.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('Quiet');
    await expect
      .poll(() => page.locator('[name="text"]').inputValue())
      .toBe('Bought in March. **Quiet**');
    await page.locator('[name="pictures"]').setInputFiles([
      { name: 'red.jpg', mimeType: 'image/jpeg', buffer: await picture('#cc2222') },
      { name: 'blue.jpg', mimeType: 'image/jpeg', buffer: await picture('#2222cc') },
    ]);
    await expect.poll(() => page.locator('.pub__pic img').count()).toBe(2);
    const order = () =>
      page
        .locator('.pub__pic img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    const before = await order();
    await page.getByRole('button', { name: 'Move picture 2 forward' }).click();
    await expect.poll(() => order()).toEqual([...before].reverse());
    const goods = (
      await ask(who, 'saas-search-service/search/common/search', { dataTypes: ['GOODS'] })
    ).data.content as { name: string }[];
    await page
      .getByRole('searchbox', { name: 'Find a product' })
      .fill((goods[0] as { name: string }).name.split(' ')[0] as string);
    await page.locator('.pub__goods').getByRole('button', { name: /^Add / }).first().click();
    await page.getByLabel('None', { exact: true }).check();
    await saved(page);
    expect(await faultsOf(page, { only: 'main' })).toEqual([]);
    expect(await htmlErrors(await page.content())).toEqual([]);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect.poll(() => page.locator('.pub__preview strong').innerText()).toBe('Quiet');
    await expect.poll(() => page.locator('.pub__preview h2').innerText()).toBe(title);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.waitForURL(`${site}/publish`);
    await expect.poll(() => page.locator('.pub__item h3').allInnerTexts()).toEqual([title]);
    await expect.poll(() => page.locator('.pub__state').innerText()).toBe('Waiting for review');
    const [note] = await mine(who);
    expect(note).toMatchObject({
      state: 'SUBMITTED',
      title,
      disclosure: 'NONE',
      images: [{ url: before[1], width: 640, height: 480 }, { url: before[0] }],
      goodsIds: [expect.any(String)],
    });
  });

test('P-17: one’s own list: what can be done is asked about first; what was deleted is gone', async () => {
  const who = await writer({ width: 375 });
  const { page, go } = who;
  for (const [title, submit] of [
    ['Sent note', true],
    ['Draft note', false],
  ] as const)
    await ask(who, 'saas-content-service/contents/client/create', {
      contentTypeCode: 'NOTE',
      title,
      text: 'Words',
      disclosure: 'NONE',
      submit,
    });
  await go('/publish');
  const item = (title: string) => page.locator('.pub__item', { hasText: title });
  await item('Sent note').getByRole('button', { name: 'Withdraw' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Keep it' }).click();
  await expect
    .poll(() => item('Sent note').locator('.pub__state').innerText())
    .toBe('Waiting for review');
  await item('Sent note').getByRole('button', { name: 'Withdraw' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(() => item('Sent note').locator('.pub__state').innerText()).toBe('Withdrawn');
  await item('Sent note').getByRole('link', { name: 'Edit' }).waitFor();
  await item('Draft note').getByRole('button', { name: 'Delete' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => page.locator('.pub__gone').innerText()).toBe('Deleted.');
  await page.locator('.tabs').getByRole('link', { name: 'Drafts' }).click();
  await expect.poll(() => page.locator('.pub__item h3').allInnerTexts()).toEqual(['Sent note']);
  await item('Sent note').getByRole('link', { name: 'Edit' }).click();
  await expect.poll(() => page.locator('[name="text"]').inputValue()).toBe('Words');
  await page.getByRole('button', { name: 'Send for review' }).click();
  await page.waitForURL(`${site}/publish`);
  expect((await mine(who)).map(({ state }) => state)).toEqual(['SUBMITTED']);
});

test('BEY-31: a deal that is here already is found while its link is typed, leads there, and what was written is added to it', async () => {
  const who = await writer({ width: 1280 });
  const { page, go } = who;
  const { data } = (await ask(who, 'saas-search-service/search/common/search', {
    dataTypes: ['CONTENT'],
    contentTypeCodes: ['DEAL'],
  })) as never as {
    data: { content: { code: string; currentAmount: number; title: string }[] };
  };
  const [deal] = data.content as [(typeof data.content)[0]];
  await go(`/publish?new=deal&url=${encodeURIComponent(`${site}/content/${deal.code}`)}`);
  await expect
    .poll(() => page.locator('[name="url"]').inputValue())
    .toBe(`${site}/content/${deal.code}`);
  await page.locator('[name="price"]').fill(String(deal.currentAmount / 100));
  await page.locator('.pub__known').waitFor();
  await page.getByRole('button', { name: 'Use its name' }).click();
  await expect.poll(() => page.locator('[name="title"]').inputValue()).not.toBe('');
  await page.locator('.pub__same').getByRole('link').first().waitFor();
  await expect
    .poll(() => page.locator('.pub__same a').first().getAttribute('href'))
    .toContain(deal.code);
  const words = `Still there at noon ${Date.now()}`;
  await page.locator('[name="text"]').fill(words);
  await page.getByLabel('None', { exact: true }).check();
  await saved(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await page.getByText('This deal has already been posted. You can add an update to it.').waitFor();
  await page.getByRole('button', { name: 'Add as an update' }).click();
  await page.waitForURL((url) => url.pathname.includes(deal.code));
  await page.getByText(words).waitFor();
  expect(await mine(who)).toEqual([]);
});

test('P-17: without a connection what is typed stays on the device, is found again, and goes when there is one; whoever leaves is asked', async () => {
  const who = await writer({
    width: 375,
    mayFail: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  });
  const { page, go, context } = who;
  await go('/publish?new=note');
  await context.setOffline(true);
  await page.locator('[name="title"]').fill('Written in the tunnel');
  await page.getByText('Offline: saved on this device').waitFor();
  await page.locator('.pub__page > .link').click();
  await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(new URL(page.url()).search).toBe('?new=note');
  await context.setOffline(false);
  await saved(page);
  expect((await mine(who)).map(({ title }) => title)).toEqual(['Written in the tunnel']);
  await context.setOffline(true);
  await page.locator('[name="text"]').fill('And in the next one');
  await page.getByText('Offline: saved on this device').waitFor();
  await context.setOffline(false);
  await saved(page);
  // what never reached the API is there again after the page was closed
  const [{ code }] = (await mine(who)) as [{ code: string }];
  await page.evaluate(() => localStorage.removeItem('unsent-draft'));
  await page.route('**/contents/client/**', (route) => route.abort());
  await page.locator('[name="title"]').fill('Kept on the device');
  await page.locator('.pub__saving--no').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.unroute('**/contents/client/**');
  await page.goto(`${site}/publish?id=${code}`);
  await expect.poll(() => page.locator('[name="title"]').inputValue()).toBe('Kept on the device');
  await saved(page);
  expect((await mine(who)).map(({ title }) => title)).toEqual(['Kept on the device']);
});

test('P-17: the editor and the list say everything in the reader’s language, dark and light, without cut words', async () => {
  for (const lang of ['th', 'en', 'id'] as const)
    for (const [width, theme] of [
      [375, 'dark'],
      [1280, 'light'],
    ] as const) {
      const who = await writer({ lang, width, theme });
      await ask(who, 'saas-content-service/contents/client/create', {
        contentTypeCode: 'NOTE',
        title: 'A'.repeat(60),
        text: 'Words',
        disclosure: 'NONE',
        submit: true,
      });
      for (const path of ['/publish', '/publish?new=deal']) {
        await who.go(path);
        await expect
          .poll(
            () =>
              who.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
            { message: `${lang} ${width} ${path}` },
          )
          .toBe(true);
        await expect
          .poll(() => who.page.locator('main').innerText(), { message: `${lang} ${path}` })
          .not.toMatch(/\bpublish\.[a-z]/);
        expect(await faultsOf(who.page, { only: 'main' }), `${lang} ${width} ${path}`).toEqual([]);
      }
      await who.context.close();
    }
});

test('P-17: signed out, the way to writing leads to signing in, and back', async () => {
  const { page } = await visit({ pictures: true, lang: 'en' });
  await page.goto(`${site}/publish?new=note`);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/login?next=%2Fpublish%3Fnew%3Dnote',
  );
});

test('P-17, BEY-31: a deal of a product that nobody knows here needs a picture; its link stands without what tracks, and it is sent with its prices', async () => {
  const who = await writer({ width: 375 });
  const { page, go } = who;
  await go('/publish?new=deal');
  const url = `https://fans.example/p/${Date.now()}`;
  await page.locator('[name="url"]').fill(`${url}?utm_source=line`);
  await page.locator('[name="title"]').fill('Standing fan with a timer');
  await page.locator('[name="price"]').fill('499');
  await page.locator('[name="origin"]').fill('399');
  await page.locator('[name="text"]').fill('Half the price of the others.');
  await page.getByLabel('I got the product as a gift').check();
  await saved(page);
  await expect.poll(() => page.locator('[name="url"]').inputValue()).toBe(url);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect
    .poll(() => page.locator('.pub .field__err').allInnerTexts())
    .toEqual([
      'The price before must be higher than the price now.',
      'Please add a picture: we do not have this product yet.',
    ]);
  await page.locator('[name="origin"]').fill('999');
  await page
    .locator('[name="pictures"]')
    .setInputFiles([{ name: 'fan.jpg', mimeType: 'image/jpeg', buffer: await picture('#22aa66') }]);
  await expect.poll(() => page.locator('.pub__pic img').count()).toBe(1);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await page.waitForURL(`${site}/publish`);
  expect((await mine(who))[0]).toMatchObject({
    state: 'SUBMITTED',
    disclosure: 'GIFTED',
    deal: { url, currentAmount: 49_900, originAmount: 99_900 },
  });
});
