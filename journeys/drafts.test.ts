/** One draft on two devices, in two accounts, over a bad line (P-17). */
import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';
import { review } from './operator.ts';
import { register, signedIn } from './people.ts';

type Account = Awaited<ReturnType<typeof register>>;

async function deviceOf(account: Account, options: Parameters<typeof visit>[0] = {}) {
  const visitor = await visit({ lang: 'en', ...options });
  await signedIn(visitor, account.token);
  const field = (name: string) => visitor.page.locator(`[name="${name}"]`);
  return {
    ...visitor,
    field,
    saved: () => visitor.page.locator('.pub__saving').getByText('Draft saved').waitFor(),
  };
}
async function call(account: Account, path: string, body: object) {
  const headers = {
    'content-type': 'application/json',
    'x-tenant': 'TH',
    'accept-language': 'en',
    authorization: `Bearer ${account.token}`,
  };
  return (await (
    await fetch(`${site}/api/saas-content-service/contents/client/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
  ).json()) as {
    data: Record<string, unknown> & { content: Record<string, unknown>[] };
  };
}
const mine = async (account: Account) => (await call(account, 'mine', {})).data.content;

test('P-17: a draft has its address after the first save; on two devices fields are merged, and where both changed the author chooses', async () => {
  const account = await register();
  const phone = await deviceOf(account, { width: 375 });
  await phone.go('/publish?new=note');
  await phone.field('title').fill('A fan for small rooms');
  await phone.saved();
  expect(new URL(phone.page.url()).searchParams.get('id')).not.toBeNull();
  await phone.page.reload();
  await expect.poll(() => phone.field('title').inputValue()).toBe('A fan for small rooms');
  const desk = await deviceOf(account, { width: 1280 });
  await desk.go(new URL(phone.page.url()).pathname + new URL(phone.page.url()).search);
  // different fields
  await phone.field('text').fill('Typed on the phone.');
  await phone.saved();
  await desk.field('keywords').fill('fan, quiet');
  await desk.saved();
  await expect.poll(() => desk.field('text').inputValue()).toBe('Typed on the phone.');
  // the same field
  await phone.field('text').fill('Typed on the phone, on the train.');
  await phone.saved();
  await desk.field('text').fill('Typed at the desk.');
  await desk.page.getByRole('heading', { name: 'Edited in two places' }).waitFor();
  expect((await mine(account))[0]?.text).toBe('Typed on the phone, on the train.');
  expect(await desk.page.locator('.pub__choice dd').allInnerTexts()).toEqual([
    'Typed at the desk.',
    'Typed on the phone, on the train.',
  ]);
  // nothing is sent for review over the head of whoever has not chosen
  await desk.page.getByRole('button', { name: 'Send for review' }).click();
  expect((await mine(account))[0]?.state).toBe('DRAFT');
  await desk.page.getByRole('button', { name: 'Keep both' }).click();
  await desk.saved();
  await expect
    .poll(async () => (await mine(account))[0]?.text)
    .toBe('Typed on the phone, on the train.\n\nTyped at the desk.');
  expect(await mine(account)).toMatchObject([
    { title: 'A fan for small rooms', keywords: ['fan', 'quiet'] },
  ]);
});

test('P-17: on two devices at once, half a minute of typing into both loses no word', async () => {
  const account = await register();
  const [one, two] = [await deviceOf(account), await deviceOf(account, { width: 375 })];
  await one.go('/publish?new=note');
  await one.field('title').fill('Both at once');
  await one.saved();
  const address = new URL(one.page.url());
  await two.go(address.pathname + address.search);
  const typed: string[] = [];
  for (let round = 0; round < 12; round += 1)
    await Promise.all(
      [one, two].map(async (device, at) => {
        const word = `word${at}x${round}`;
        typed.push(word);
        const both = device.page.getByRole('button', { name: 'Keep both' });
        if (await both.isVisible()) await both.click();
        await device.field('text').press('Control+End');
        await device.field('text').pressSequentially(` ${word}`, { delay: 30 });
        // now one of them waits until it is saved or stopped, now the other
        if (round % 3 === at)
          await device.page
            .locator('.pub__conf')
            .or(device.page.getByText('Draft saved'))
            .first()
            .waitFor();
      }),
    );
  await expect
    .poll(async () => {
      for (const device of [one, two]) {
        const both = device.page.getByRole('button', { name: 'Keep both' });
        if (await both.isVisible()) await both.click();
      }
      const text = String((await mine(account))[0]?.text);
      return typed.filter((word) => !text.includes(word));
    })
    .toEqual([]);
});

test('P-17: what somebody typed and did not send is not in the account that signs in next on the same browser, and waits for its own', async () => {
  const [ann, bob] = [await register(), await register()];
  const device = await deviceOf(ann, {
    width: 375,
    mayFail: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  });
  await device.go('/publish?new=note');
  await device.context.setOffline(true);
  await device.field('title').fill('A secret of Ann');
  await device.page.getByText('Offline: saved on this device').waitFor();
  // her session ends without a sign-out, and the page is gone
  device.page.on('dialog', (dialog) => void dialog.accept());
  // a request that got through in between would begin a draft that this device never heard of
  await device.page.route('**/contents/client/**', (route) => route.abort());
  await device.context.setOffline(false);
  await device.page.goto(`${site}/about`);
  await device.page.unroute('**/contents/client/**');
  expect(await mine(ann)).toEqual([]);
  await signedIn(device, bob.token);
  await device.go('/publish?new=note');
  await device.field('text').fill('Words of Bob');
  await device.saved();
  expect(await device.field('title').inputValue()).toBe('');
  expect(await mine(bob)).toMatchObject([{ title: '', text: 'Words of Bob' }]);
  await signedIn(device, ann.token);
  await device.go('/publish?new=note');
  await expect.poll(() => device.field('title').inputValue()).toBe('A secret of Ann');
  await expect
    .poll(async () => (await mine(ann)).map(({ title }) => title))
    .toEqual(['A secret of Ann']);
});

test('P-17: an editor that stands open while another account signs in saves nothing into it', async () => {
  const [ann, bob] = [await register(), await register()];
  const device = await deviceOf(ann);
  await device.go('/publish?new=note');
  await device.field('text').waitFor();
  await signedIn(device, bob.token);
  await device.field('title').fill('Still Ann’s');
  await device.page.getByText('another account is signed in').waitFor();
  expect(await mine(bob)).toEqual([]);
  expect(await mine(ann)).toEqual([]);
});

test('P-17: a save that failed while the device was online is tried again by itself, and says what is so', async () => {
  const account = await register();
  const device = await deviceOf(account, { width: 375, mayFail: /Failed to load resource/ });
  await device.go('/publish?new=note');
  await device.page.route('**/contents/client/**', (route) =>
    route.fulfill({ status: 502, body: '' }),
  );
  await device.field('title').fill('Typed while the server was away');
  await device.page.getByText('the server is not responding').waitFor();
  await device.page.unroute('**/contents/client/**');
  await device.saved();
  expect((await mine(account)).map(({ title }) => title)).toEqual([
    'Typed while the server was away',
  ]);
});

test('P-17: a change of something public is sent without asking whether to leave', async () => {
  const account = await register();
  const device = await deviceOf(account, { width: 375 });
  const { id, code } = (
    await call(account, 'create', {
      contentTypeCode: 'NOTE',
      title: 'Public',
      text: 'Words',
      disclosure: 'NONE',
      submit: true,
    })
  ).data;
  await review('pass', `contribution:${String(id)}`);
  await device.go(`/publish?id=${String(code)}`);
  await device.field('text').fill('Other words');
  await device.page.getByText('Saved on this device until you send it').waitFor();
  await device.page.getByRole('button', { name: 'Send the change for review' }).click();
  await device.page.waitForURL(`${site}/publish`);
  await device.page.getByText('Sent. We’ll let you know').waitFor();
  expect(await device.page.locator('dialog[open]').count()).toBe(0);
  expect((await mine(account))[0]).toMatchObject({ text: 'Other words', state: 'SUBMITTED' });
});

for (const [lang, width, theme] of [
  ['th', 375, 'dark'],
  ['id', 1280, 'light'],
] as const)
  test(`P-17: both versions of a field stand side by side in ${lang} at ${width}`, async () => {
    const account = await register();
    const device = await deviceOf(account, { lang, width, theme });
    const { id, code } = (
      await call(account, 'create', {
        contentTypeCode: 'NOTE',
        title: 'พัดลม'.repeat(8),
        text: 'ข้อความเดิม',
        disclosure: 'NONE',
      })
    ).data;
    await device.go(`/publish?id=${String(code)}`);
    await fetch(`${site}/api/saas-content-service/contents/client/${String(id)}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        'x-tenant': 'TH',
        authorization: `Bearer ${account.token}`,
      },
      body: JSON.stringify({ title: 'A'.repeat(100), text: 'จากอีกเครื่อง' }),
    });
    await device.field('title').fill('จากเครื่องนี้');
    await device.page.locator('.pub__conf').waitFor();
    await expect.poll(() => device.field('text').inputValue()).toBe('จากอีกเครื่อง');
    expect(
      await device.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
  });
