import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import type { Visit } from './browser.ts';
import { register, signedIn } from './people.ts';

type Someone = Awaited<ReturnType<typeof register>>;

async function call<Data>(who: Someone | null, path: string, body?: object): Promise<Data> {
  const headers = {
    'content-type': 'application/json',
    'x-tenant': 'TH',
    'accept-language': 'en',
    ...(who ? { authorization: `Bearer ${who.token}` } : {}),
  };
  const answer = await fetch(
    `${site}/api${path}`,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  );
  const { data, message } = (await answer.json()) as { data: Data; message: string };
  if (!data) throw new Error(message);
  return data;
}
interface Written {
  id: string;
  subjectId: string;
}
const say = (who: Someone, place: object, content: string) =>
  call<Written>(who, '/saas-interaction-service/reply/create', { ...place, content });
const nameOf = async (who: Someone) =>
  (await call<{ nickname: string }>(who, `/saas-user-service/user/info/public/${who.userId}`))
    .nickname;
const onArticle = (subjectId: string) => ({ subjectId, subjectType: 'ARTICLE' });

/** Goes down to the comments, which come then. */
async function toComments(page: Page): Promise<void> {
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await page.locator('.composer').first().waitFor();
  await expect.poll(() => page.locator('#comments .talk__wait').count()).toBe(0);
}
const texts = (page: Page) => page.locator('.talk__text').allInnerTexts();
async function asMember(who: Someone, options: Parameters<typeof visit>[0]): Promise<Visit> {
  const visitor = await visit({ lang: 'en', ...options });
  await signedIn(visitor, who.token);
  return visitor;
}

test('COMM-11: deals, articles, notes and products have comments, which come when the visitor does', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/');
  const deal = await page.locator('main a[href^="/content/"]').first().getAttribute('href');
  await go('/discover');
  const note = await page.locator('a[href^="/note-detail/"]').first().getAttribute('href');
  for (const path of [deal, note, '/article/tha001', '/product/demo-01']) {
    await go(path as string);
    await toComments(page);
    await expect
      .poll(() => page.locator('#talk-title').innerText(), { message: path as string })
      .toMatch(/^Comments/);
    await expect
      .poll(() => page.locator('.composer textarea').getAttribute('placeholder'))
      .toBe('Write a comment');
  }
});

for (const width of [375, 1280]) {
  test(`COMM-06, COMM-12, BEY-33, BEY-37: at ${width} a blank comment is refused in place; whoever is signed out signs in, and what they typed is sent, as a question`, async () => {
    const { email } = await register('abcdefg1');
    const { page, go } = await visit({ lang: 'en', width });
    await go('/article/tha002');
    await toComments(page);
    const field = page.locator('.composer textarea');
    await field.fill('   ');
    await page.locator('.composer [type="submit"]').click();
    await expect
      .poll(() => page.locator('.composer .field__err').innerText())
      .toBe('Please enter.');
    await field.fill(`It held its price at ${width}.`);
    await page.getByLabel('This is a question').check();
    await page.locator('.composer [type="submit"]').click();
    await page.locator('dialog.login').getByRole('link', { name: 'Email' }).click();
    await page.locator('dialog.login [name="receiver"]').fill(email);
    await page.locator('dialog.login [name="password"]').fill('abcdefg1');
    await page.keyboard.press('Enter');
    await expect.poll(() => texts(page)).toContain(`It held its price at ${width}.`);
    await expect.poll(() => field.inputValue()).toBe('');
    const mine = page.locator('.talk__one', { hasText: `It held its price at ${width}.` });
    await expect.poll(() => mine.locator('.mark').allInnerTexts()).toContain('Question');
    expect(await page.getByLabel('This is a question').isChecked()).toBe(false);
    await expect.poll(() => page.locator('dialog.login').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
  });

  test(`COMM-02, COMM-05, COMM-07, COMM-09: at ${width} a reply with a mention chosen by keys, a like, more replies, and the link to one of them`, async () => {
    const [ann, bob, cat, dan] = [
      await register(),
      await register(),
      await register(),
      await register(),
    ];
    const root = await say(
      ann,
      onArticle(width === 375 ? 'tha003' : 'tha004'),
      `Is it quiet? ${width}`,
    );
    const path = `/article/${width === 375 ? 'tha003' : 'tha004'}`;
    await say(bob, { parentId: root.id }, 'Very.');
    await say(cat, { parentId: root.id }, 'Not at full speed.');
    const annName = await nameOf(ann);
    const { page, go } = await asMember(dan, { width });
    await go(path);
    await toComments(page);
    const one = page.locator(`#comment-${root.id}`);
    const like = one.locator('.talk__act').first();
    await like.click();
    await expect.poll(() => like.getAttribute('aria-label')).toBe('Like, 1 so far');
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
    await one.getByRole('button', { name: 'Reply' }).click();
    const field = one.locator('textarea');
    await field.pressSequentially(`Thanks @${annName}`);
    const options = page.getByRole('option');
    await expect
      .poll(() => options.allInnerTexts())
      .toContainEqual(expect.stringContaining(annName));
    const at = (await options.allInnerTexts()).findIndex((text) => text.includes(annName));
    for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => field.getAttribute('aria-activedescendant'))
      .toBe(await options.nth(at).getAttribute('id'));
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => field.inputValue()).toBe(`Thanks @${annName} `);
    await page.keyboard.type('!');
    await one.getByRole('button', { name: 'Send' }).click();
    await expect
      .poll(() =>
        page.locator(`li:has(> #comment-${root.id}) .talk__subs .talk__text`).last().innerText(),
      )
      .toBe(`Thanks @${annName} !`);
    await expect
      .poll(() =>
        page
          .locator(`li:has(> #comment-${root.id}) .talk__subs .talk__text a`)
          .last()
          .getAttribute('href'),
      )
      .toBe(`/user/${ann.userId}`);
    // somebody else sees two replies and asks for the third
    const other = await visit({ lang: 'en', width });
    await other.go(path);
    await toComments(other.page);
    const replies = other.page.locator(`li:has(> #comment-${root.id}) .talk__subs .talk__text`);
    await expect.poll(() => replies.count()).toBe(2);
    await other.page.getByRole('button', { name: 'Show more replies (1)' }).click();
    await expect.poll(() => replies.count()).toBe(3);
    // and the link to the third leads right there
    const id = (await page
      .locator(`li:has(> #comment-${root.id}) .talk__subs .talk__one`)
      .last()
      .getAttribute('id')) as string;
    await other.go(`${path}?comment=${id.replace('comment-', '')}`);
    await expect.poll(() => other.page.evaluate(() => document.activeElement?.id)).toBe(id);
    await expect.poll(() => other.page.locator(`#${id}.is-focus`).isVisible()).toBe(true);
    await expect
      .poll(() =>
        other.page.evaluate(
          (one) => Math.round(document.getElementById(one)?.getBoundingClientRect().top ?? -1),
          id,
        ),
      )
      .toBeGreaterThan(0);
    await other.go(`${path}?comment=999999999`);
    await expect
      .poll(() => other.page.locator('#comments [role="status"]').allInnerTexts())
      .toContain('The comment you are looking for no longer exists.');
  });

  test(`COMM-04, BEY-37, COMM-08, STOR-01: at ${width} a comment is changed and deleted after a question; a root with replies leaves a tombstone; emoji used lately survive a reload`, async () => {
    const [ann, bob] = [await register(), await register()];
    const place = onArticle(width === 375 ? 'tha005' : 'tha006');
    const root = await say(ann, place, `Half the price at ${width}`);
    await say(bob, { parentId: root.id }, 'Really?');
    const { page, go } = await asMember(ann, { width });
    await go(`/article/${place.subjectId}`);
    await toComments(page);
    const one = page.locator(`#comment-${root.id}`);
    await one.getByRole('button', { name: 'Edit' }).click();
    await one.getByRole('button', { name: 'Emoji' }).click();
    await one.locator('.emoji').getByRole('button', { name: '🔥' }).click();
    await one.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => one.locator('.talk__text').innerText())
      .toBe(`Half the price at ${width}🔥`);
    await expect.poll(() => one.locator('.talk__by small').innerText()).toBe('edited');
    await go(`/article/${place.subjectId}`);
    await toComments(page);
    await page.locator('.composer').first().getByRole('button', { name: 'Emoji' }).click();
    await expect
      .poll(() =>
        page.getByRole('group', { name: 'Recently used' }).getByRole('button').allInnerTexts(),
      )
      .toEqual(['🔥']);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recent-emoji')))
      .toBe('["🔥"]');
    await one.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect.poll(() => one.locator('.talk__text').count()).toBe(1);
    await one.getByRole('button', { name: 'Delete' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => one.innerText()).toBe('This comment was deleted.');
    await expect
      .poll(() => page.locator(`li:has(> #comment-${root.id}) .talk__text`).allInnerTexts())
      .toEqual(['Really?']);
  });
}

test('LAY-07, COMM-11: what was typed stays when sending fails, and goes out again; comments that did not come are asked for again', async () => {
  const ann = await register();
  const { page, go } = await asMember(ann, {
    width: 375,
    mayFail: /Failed to load resource|net::/,
  });
  await page.route('**/reply/rootList', (route) => route.abort());
  await go('/article/tha007');
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.locator('#comments .empty__t').allInnerTexts())
    .toEqual(['Comments could not be loaded']);
  await page.unroute('**/reply/rootList');
  await page.getByRole('button', { name: 'Load comments' }).click();
  await expect
    .poll(() => page.locator('#comments .empty__t, #comments .talk__text').first().innerText())
    .not.toBe('Comments could not be loaded');
  await page.route('**/reply/create', (route) => route.abort());
  await page.locator('.composer textarea').fill('Worth the wait.');
  await page.locator('.composer [type="submit"]').click();
  await expect.poll(() => page.locator('.composer .field__err').count()).toBe(1);
  await expect.poll(() => page.locator('.composer textarea').inputValue()).toBe('Worth the wait.');
  await page.unroute('**/reply/create');
  await page.locator('.composer [type="submit"]').click();
  await expect.poll(() => texts(page)).toContain('Worth the wait.');
});

test('COMM-01: without script comments are read on a page of their own, root by root with the first answers', async () => {
  const [one, two] = [await register(), await register()];
  const root = await say(one, onArticle('tha001'), 'A root that is read without script');
  await call(two, '/saas-interaction-service/reply/create', {
    ...onArticle('tha001'),
    parentId: root.id,
    content: 'And its answer',
  });
  for (const width of [375, 1280]) {
    const { page, go, context } = await visit({ lang: 'en', width, javaScript: false });
    await go('/article/tha001');
    await page.getByRole('link', { name: 'Read the comments' }).click();
    await page.waitForURL(/\/comments\/content\/\d+\?from=/);
    await expect
      .poll(() => page.locator('.talk__text').allInnerTexts())
      .toEqual(expect.arrayContaining(['A root that is read without script', 'And its answer']));
    await expect
      .poll(() => page.locator('meta[name=robots]').getAttribute('content'))
      .toContain('noindex');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await page.waitForURL(/\/article\/tha001$/);
    await context.close();
  }
  // the way back leads nowhere else, and what is no subject has no page
  const page = await (await fetch(`${site}/comments/content/1?from=https://evil.example`)).text();
  expect(page).not.toContain('href="https://evil.example');
  for (const path of ['/comments/user/1', '/comments/content/x'])
    expect((await fetch(site + path)).status, path).toBe(404);
});
