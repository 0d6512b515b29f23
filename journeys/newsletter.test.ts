/** Newsletters without an account, watched lists, and visits by the links of alerts (BEY-44, BEY-47, DEAL-19). */
import { createHmac } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import { databaseUrl } from './given.ts';
import { htmlErrors } from './html.ts';
import { register, signedIn } from './people.ts';

async function rows<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
type Page = Awaited<ReturnType<typeof visit>>['page'];
const headline = (page: Page) => page.locator('h1').innerText();

/** A signature as the links of mails have it (api/src/kernel/signature.ts). */
async function signed(purpose: string, text: string): Promise<string> {
  const [found] = await rows<{ secret: string }>('select secret from instance_secret');
  const end = Math.floor(Date.now() / 1000) + 3600;
  const mac = createHmac('sha256', found?.secret ?? '')
    .update(JSON.stringify(['TH', purpose, text, end]))
    .digest('base64url');
  return `${end}.${mac}`;
}

test('BEY-44: a tag by mail every week: asked for, confirmed by a button, ended by another and taken back, with or without script', async () => {
  for (const javaScript of [true, false]) {
    const email = `weekly-${javaScript}-${Date.now()}@example.com`;
    const { page } = await visit({ lang: 'en', javaScript, width: javaScript ? 375 : 1280 });
    await page.goto(`${site}/newsletter?tag=Coffee&tenant=TH`);
    expect(await headline(page)).toBe('Coffee, every week by email');
    expect(await htmlErrors(await page.content())).toEqual([]);
    if (javaScript) expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect
      .poll(() => page.locator('main').innerText())
      .toContain('a confirmation link is on its way');
    const [letter] = await rows<{ body: string }>('select body from letter where receiver = $1', [
      email,
    ]);
    const token = /token=([^&\s]+)/.exec(letter?.body ?? '')?.[1] as string;
    await page.goto(`${site}/newsletter/confirm?token=${token}&tenant=TH`);
    expect(await headline(page)).toBe('Confirm Coffee');
    const state = async () =>
      (
        await rows<{ on: boolean; ended: boolean; id: string }>(
          'select id::text, confirmed_at is not null as on, ended_at is not null as ended from newsletter where email = $1',
          [email],
        )
      )[0];
    // reading confirms nothing
    expect(await state()).toMatchObject({ on: false });
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => headline(page)).toBe('Coffee: confirmed');
    const id = (await state())?.id as string;
    await page.goto(
      `${site}/newsletter/unsubscribe?token=${id}.${await signed('newsletter-stop', id)}&tenant=TH`,
    );
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect.poll(() => headline(page)).toBe('Coffee: unsubscribed');
    expect(await state()).toMatchObject({ ended: true });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => headline(page)).toBe('Coffee: confirmed');
    expect(await state()).toMatchObject({ ended: false });
  }
});

test('BEY-44: a link that is none says so, an issue is a page, and the page of a tag leads to its newsletter', async () => {
  const { page } = await visit({ lang: 'en' });
  await page.goto(`${site}/newsletter/confirm?token=1.2.bad&tenant=TH`);
  expect(await headline(page)).toBe('This link is no longer valid');
  await page.goto(`${site}/newsletter?state=bad&tag=x&tenant=TH`);
  expect(await page.getByRole('alert').innerText()).toContain('This is not an email address.');
  const line = {
    title: 'Small lantern',
    href: '/deals',
    cover: null,
    price: '฿500',
    was: null,
    verdict: null,
    isVerified: false,
    isGone: false,
    saved: 0,
    why: 'Since 2026-11-20',
  };
  const [issue] = await rows<{ id: string }>(
    `insert into newsletter_issue (tenant_id, tag, tag_key, lang, week, lines, created_at)
     values ('TH', 'Camping', $1, 'en', '2026-11-22', $2, now()) returning id::text`,
    [`camping ${Date.now()}`, JSON.stringify([line])],
  );
  await page.goto(`${site}/newsletter/${issue?.id}?tenant=TH`);
  expect(await headline(page)).toBe('Camping: 1 deal this week');
  expect(await page.locator('main').innerText()).toContain('Small lantern');
  expect(await faultsOf(page)).toEqual([]);
  expect(await htmlErrors(await page.content())).toEqual([]);
  await page.getByRole('link', { name: 'Get this every week' }).click();
  await expect.poll(() => headline(page)).toBe('Camping, every week by email');
});

test('BEY-47: a saved list is watched by three taps, the watches say where they come from, and it ends with a way back', async () => {
  for (const width of [375, 1280]) {
    const visitor = await visit({ lang: 'en', width });
    const { token, userId } = await register();
    await signedIn(visitor, token);
    const { page, go } = visitor;
    await rows(
      `insert into mark (tenant_id, account_id, kind, target_type, target_id, created_at)
       select 'TH', $1, 'COLLECT', 'GOODS', g.id, now() from goods g where g.tenant_id = 'TH' and g.listed
         and g.withdrawn_at is null order by g.id limit 3`,
      [userId],
    );
    await go('/favorites');
    const box = page.locator('details', { hasText: 'Watch everything in this list' });
    expect(await box.innerText()).toContain('3 products in this list');
    // it is folded, and what is saved stands on the first screen
    const card = await page.locator('.marked .card').first().boundingBox();
    expect(card?.y).toBeLessThan(340);
    await box.locator('summary').click();
    await box.getByRole('button', { name: 'all-time low' }).click();
    await box.getByRole('button', { name: 'Watch the list' }).click();
    await expect.poll(() => box.innerText()).toContain('3 of 3 products watched by this list');
    expect(await faultsOf(page, { only: 'main' })).toEqual([]);
    await go('/deal-alerts');
    expect(await page.getByText('from your saved products').count()).toBe(3);
    expect(await page.locator('main').innerText()).toContain('Saved products: all-time low');
    await go('/favorites');
    await box.locator('summary').click();
    await box.getByRole('button', { name: 'Stop watching the list' }).click();
    await expect.poll(() => box.innerText()).toContain('The list is no longer watched');
    await box.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => box.innerText()).toContain('3 of 3 products watched by this list');
  }
});

test('DEAL-19: a visit by the link of an alert counts once somebody moves, the address is clean, and a way out counts after it', async () => {
  const ref = `r${Date.now().toString(36)}`.padEnd(12, 'x').slice(0, 12);
  await rows(
    `insert into message_link (tenant_id, ref, kind, channel, day)
     values ('TH', $1, 'watch.NEW_LOW', 'EMAIL', current_date)`,
    [ref],
  );
  const state = async () =>
    (
      await rows<{ visited: boolean; left_site: boolean }>(
        'select visited, left_site from message_link where ref = $1',
        [ref],
      )
    )[0];
  const { page } = await visit({ lang: 'en' });
  await page.goto(`${site}/product/demo-01?tenant=TH#m=${ref}`);
  await expect.poll(() => new URL(page.url()).hash, { timeout: 15_000 }).toBe('');
  expect(await state()).toEqual({ visited: false, left_site: false });
  await page.mouse.move(40, 300);
  await page.mouse.move(60, 320);
  await expect.poll(state).toEqual({ visited: true, left_site: false });
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .locator('a[data-click^="OFFER"], a[data-click^="DEAL"]')
      .filter({ visible: true })
      .first()
      .click(),
  ]);
  await popup.close();
  await expect.poll(state).toEqual({ visited: true, left_site: true });
});
