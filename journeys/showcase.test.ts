/** The piece of the demo world that has whatever a piece can have, and how each kind of writing is laid out. */
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DEAL_END_REASONS } from '#contract/catalog/card.ts';
import { GOODS_LABELS } from '#contract/catalog/label.ts';
import { CONTENT_TYPES, DISCLOSURES, FIELD_TYPES } from '#contract/content/kind.ts';
import { MODULE_TYPES } from '#contract/page/module.ts';
import { site, visit } from './browser.ts';

const REGIONS = [
  ['TH', 'th', 375, 'light'],
  ['ID', 'id', 1280, 'dark'],
  ['SG', 'en', 375, 'dark'],
] as const;

test.each(REGIONS)('CONT-04, CONT-09, CONT-13, DEAL-16, AMB-79: the piece with everything, in %s', async (tenant, lang, width, theme) => {
  const { page, go, context, strangers } = await visit({ tenant, lang, width, theme });
  await go(`/article/${tenant.toLowerCase()}screens`);
  // pictures before the words
  const order = await page.evaluate(() =>
    [...document.querySelectorAll('.art > .pics, .art > h1, .art .rich')].map((one) =>
      one.tagName === 'H1' ? 'title' : one.classList.contains('pics') ? 'pictures' : 'text',
    ),
  );
  expect(order.slice(0, 3)).toEqual(['pictures', 'title', 'text']);
  expect(await page.locator('.art > .pics img').count()).toBe(3);
  // nine fields, one of each type
  const field = (inside: string) => page.locator('.art > section.pd__sec').filter({ has: page.locator(inside) });
  for (const inside of ['p.read', '.pics img', '.rich ol li', 'time', 'a.btn--line[href="/how-we-judge"]', '.strip--rel'])
    await expect.poll(() => field(inside).count(), { message: inside }).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.art > section.pd__sec > h2').count()).toBeGreaterThanOrEqual(9);
  // other sites
  const sites = await page
    .locator('.sites a')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('target'), link.getAttribute('rel'), (link as HTMLAnchorElement).protocol]));
  expect(sites).toEqual(Array(2).fill(['_blank', 'nofollow noopener noreferrer', 'https:']));
  // a film of our own plays
  await page.locator('.videos video').first().scrollIntoViewIfNeeded();
  const seconds = await page
    .locator('.videos video')
    .first()
    .evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
      await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
      return video.duration;
    });
  expect(seconds).toBeGreaterThan(3);
  expect(strangers()).toEqual([]);
  // that of another site is asked for by a tap alone
  await context.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }));
  const embed = page.locator('a.videos__out').first();
  await expect.poll(() => embed.innerText()).toContain('youtube.com');
  await embed.click();
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0');
  expect(strangers()).toEqual(['www.youtube-nocookie.com']);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await context.close();
});

test('CONT-04: an article begins with its cover, an illustrated text shows its pictures after the words, a tip has none', async () => {
  const { page, go } = await visit({ lang: 'en' });
  const codeOf = async (type: string) => {
    const body = JSON.stringify({ contentTypeCodes: [type], pageRequest: { page: 1, size: 1 } });
    const response = await fetch(`${site}/api/saas-search-service/search/contents/client-pages`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-tenant': 'TH' },
    });
    return ((await response.json()) as { data: { content: { code: string }[] } }).data.content[0]?.code ?? '';
  };
  const seen: Record<string, string[]> = {};
  for (const type of ['ARTICLE', 'TEXT_IMG', 'YOU_DIAO']) {
    await go(`/article/${await codeOf(type)}`);
    seen[type] = await page.evaluate(() =>
      [...document.querySelectorAll('.art > .pics, .art > .art__cover, .art > .rich')].map((one) => (one.classList.contains('rich') ? 'text' : 'pictures')),
    );
  }
  expect(seen).toEqual({ ARTICLE: ['pictures', 'text'], TEXT_IMG: ['text', 'pictures'], YOU_DIAO: ['text'] });
});

test('CONT-11: a page of what one follows stands in every region', async () => {
  for (const tenant of ['TH', 'ID', 'SG']) {
    const response = await fetch(`${site}/appPage/followed`, { headers: { cookie: `tenant=${tenant}` } });
    expect(response.status, tenant).toBe(200);
    expect(await response.text(), tenant).toContain('feed');
  }
});

const database = new pg.Client(inject('database'));
beforeAll(() => database.connect());
afterAll(() => database.end());

/** Whether each of `all` stands in the answer of `query` for every region that is looked at. */
async function everywhere(what: string, all: readonly string[], query: string): Promise<void> {
  const { rows } = await database.query<{ tenant_id: string; word: string }>(query);
  for (const [tenant] of REGIONS) {
    const there = new Set(rows.filter((row) => row.tenant_id === tenant).map((row) => row.word));
    expect(
      all.filter((word) => !there.has(word)),
      `${what} missing in ${tenant}`,
    ).toEqual([]);
  }
}

test('DEMO-16, issue 13: the demo world has every kind of content, disclosure, verdict, state and end of deals, label, module, field and film in TH, ID and SG', async () => {
  await everywhere('content', CONTENT_TYPES, 'select distinct tenant_id, type as word from content');
  await everywhere('disclosure', DISCLOSURES, "select distinct tenant_id, disclosure as word from content where type in ('DEAL', 'NOTE')");
  await everywhere(
    'verdict',
    ['VERIFIED', 'OVERSTATED', 'FAKE', 'RAISED_FIRST', 'ALWAYS_ON_SALE', 'UNVERIFIED', 'NO_CLAIM'],
    'select distinct tenant_id, verdict as word from goods_price',
  );
  await everywhere('state of a deal', ['UPCOMING', 'LIVE', 'EXPIRED'], 'select distinct tenant_id, state as word from deal');
  await everywhere('end of a deal', DEAL_END_REASONS, "select distinct tenant_id, end_reason as word from deal where state = 'EXPIRED'");
  await everywhere('label', GOODS_LABELS, 'select distinct tenant_id, unnest(labels) as word from goods_price');
  await everywhere(
    'module',
    MODULE_TYPES.filter((type) => type !== 'ACTIVITY'),
    'select distinct p.tenant_id, m.type as word from page p join page_module m on m.page_id = p.id',
  );
  await everywhere('field', FIELD_TYPES, 'select distinct tenant_id, field_type as word from content_field');
  await everywhere('film', ['FILE', 'EMBED'], 'select distinct c.tenant_id, v.kind as word from video v join content c on c.id = v.content_id');
  // ended by readers, revived by a lower price: the history of one deal shows both
  const { rows } = await database.query<{ tenant_id: string; code: string }>(
    `select c.tenant_id, c.code from content c join deal d on d.content_id = c.id where d.state = 'LIVE'
       and exists (select from deal_change x where x.content_id = c.id and x.state = 'EXPIRED' and x.reason = 'VOTES') and d.revived_at is not null`,
  );
  for (const [tenant, lang] of REGIONS) {
    const code = rows.find((row) => row.tenant_id === tenant)?.code;
    expect(code, `a revived deal in ${tenant}`).toBeDefined();
    const answer = await fetch(`${site}/api/saas-search-service/search/common/get/byId`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant': tenant, 'accept-language': lang },
      body: JSON.stringify({ subject: { type: 'DEAL', code } }),
    });
    const { data } = (await answer.json()) as { data: { state: string; history: { state: string; reason: string | null }[] } };
    expect([data.state, data.history.map(({ state, reason }) => [state, reason])]).toEqual([
      'LIVE',
      expect.arrayContaining([
        ['EXPIRED', 'VOTES'],
        ['LIVE', null],
      ]),
    ]);
  }
});

test('issue 13: every region has popular kinds with more than three products, new finds of shoppers, and people with faces that differ', async () => {
  const { rows: kinds } = await database.query<{ tenant_id: string; n: number }>(
    'select tenant_id, count(*)::int as n from (select tenant_id, category_id from goods where is_demo group by 1, 2 having count(*) > 3) k group by 1',
  );
  expect(kinds.map(({ tenant_id }) => tenant_id).sort()).toEqual(['ID', 'MY', 'PH', 'SG', 'TH', 'VN']);
  for (const { tenant_id, n } of kinds) expect(n, tenant_id).toBeGreaterThanOrEqual(10);
  const { rows: faces } = await database.query<{ tenant_id: string; shown: number; different: number; all: number }>(
    "select tenant_id, count(*) filter (where avatar <> '')::int as shown, count(distinct avatar) filter (where avatar <> '')::int as different, count(*)::int as all from account where is_demo group by 1",
  );
  for (const one of faces) {
    expect(one.shown / one.all, one.tenant_id).toBeGreaterThan(0.6);
    expect(one.different, one.tenant_id).toBeGreaterThan(30);
  }
  const { rows: files } = await database.query<{ avatar: string }>("select distinct avatar from account where avatar like '/pic/face-%' limit 90");
  for (const { avatar } of files) {
    const answer = await fetch(site + avatar);
    expect([answer.status, answer.headers.get('content-type')], avatar).toEqual([200, 'image/webp']);
  }
  for (const [tenant] of REGIONS) {
    const answer = await fetch(`${site}/api/saas-search-service/feeds/finds`, { headers: { 'x-tenant': tenant } });
    const { data } = (await answer.json()) as { data: { content: { contentTypeCode?: string; author?: unknown }[] } };
    expect(data.content.length, tenant).toBeGreaterThan(3);
  }
});
