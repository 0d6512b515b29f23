/** The pages that mails of alerts lead to (ALERT-13, BEY-44). */
import { createHmac } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import { databaseUrl } from './given.ts';
import { htmlErrors } from './html.ts';
import { register, signedIn } from './people.ts';

async function withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A signature as the links of mails have it (api/src/kernel/signature.ts). */
const signed = (purpose: string, text: string) =>
  withDatabase(async (client) => {
    const found = await client.query<{ secret: string }>('select secret from instance_secret');
    const end = Math.floor(Date.now() / 1000) + 3600;
    const mac = createHmac('sha256', found.rows[0]?.secret ?? '')
      .update(JSON.stringify(['TH', purpose, text, end]))
      .digest('base64url');
    return `${end}.${mac}`;
  });

async function alertOf(token: string, keyword: string): Promise<string> {
  const answer = await fetch(`${site}/api/saas-user-service/deal-alerts/create`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tenant': 'TH',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ keyword, emailNotify: true }),
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}
const isMailed = (id: string) =>
  withDatabase(async (client) => {
    const found = await client.query<{ email_notify: boolean }>(
      'select email_notify from deal_alert where id = $1',
      [id],
    );
    return found.rows[0]?.email_notify;
  });

test('ALERT-13: whoever follows the link of a mail stops it with one button and takes that back, signed in or not, with or without script', async () => {
  const { token } = await register();
  const id = await alertOf(token, 'tripod');
  const link = `/deal-alerts/unsubscribe?token=${id}.${await signed('alert-mail', id)}&tenant=TH`;
  for (const javaScript of [true, false]) {
    const { page } = await visit({ lang: 'en', javaScript });
    await page.goto(site + link);
    expect(await page.locator('main').innerText()).toContain('New deals with the word tripod');
    // reading stops nothing
    expect(await isMailed(id)).toBe(true);
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('These emails have stopped');
    expect(await isMailed(id)).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Stop these emails?');
    expect(await isMailed(id)).toBe(true);
  }
});

test('ALERT-13, BEY-44: a link that is none of ours says so, and a digest is for its reader', async () => {
  const { page } = await visit({ lang: 'en' });
  await page.goto(`${site}/deal-alerts/unsubscribe?token=1.2.bad`);
  expect(await page.locator('main').innerText()).toContain('This link is no longer valid.');
  const { userId, token } = await register();
  const id = await withDatabase(async (client) => {
    const line = {
      title: 'Large lantern',
      href: '/deals',
      cover: null,
      price: '฿500',
      was: '฿1,000',
      verdict: '-50% Real discount',
      isVerified: true,
      isGone: false,
      saved: 50_000,
      why: 'New deals with the word lantern',
    };
    const gone = {
      ...line,
      title: 'Small lantern',
      verdict: 'The price we held is gone',
      isGone: true,
    };
    const content = {
      lines: [line, { ...gone, isVerified: false }],
      time: new Date().toISOString(),
      unsubscribeHref: '/deal-alerts/unsubscribe?token=x',
    };
    const made = await client.query<{ id: string }>(
      "insert into digest (tenant_id, account_id, content, created_at) values ('TH', $1, $2, now()) returning id::text",
      [userId, JSON.stringify(content)],
    );
    return made.rows[0]?.id as string;
  });
  const answer = await page.goto(`${site}/deal-alerts/digest/${id}?token=1.bad`);
  expect(answer?.status()).toBe(404);
  const own = await visit({ lang: 'en' });
  await signedIn(own, token);
  await own.go(`/deal-alerts/digest/${id}`);
  expect(await own.page.locator('h1').innerText()).toBe('2 matches, 1 still good');
  for (const [lang, title] of [
    ['en', '2 matches, 1 still good'],
    ['th', 'มี 2 เรื่อง ยังคุ้มอยู่ 1 เรื่อง'],
    ['id', '2 kabar, 1 masih berlaku'],
  ] as const) {
    const { page: reader } = await visit({ lang, width: 375 });
    await reader.goto(`${site}/deal-alerts/digest/${id}?token=${await signed('digest', id)}`);
    expect(await reader.locator('h1').innerText()).toBe(title);
    const text = await reader.locator('main').innerText();
    for (const part of ['Large lantern', '฿500', 'The price we held is gone'])
      expect(text, part).toContain(part);
    expect(await faultsOf(reader)).toEqual([]);
    expect(await htmlErrors(await reader.content())).toEqual([]);
  }
});
