import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { htmlErrors } from './html.ts';

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site + path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const locations = async (path: string) =>
  [...(await ask(path)).html.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
    (match[1] as string).replace(site, '').replaceAll('&#38;', '&'),
  );
/** The first address of each map. */
const samples = async () => {
  const maps = (await locations('/sitemap.xml')).filter((map) => !map.startsWith('/sitemap/pages'));
  return Promise.all(
    maps.map(
      async (map) =>
        [
          /\/sitemap\/([a-z]+)/.exec(map)?.[1] as string,
          (await locations(map))[0] as string,
        ] as const,
    ),
  );
};
const graphOf = (html: string): Record<string, unknown>[] => {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return block ? JSON.parse(block)['@graph'] : [];
};
const typed = (html: string, type: string) =>
  graphOf(html).find((one) => one['@type'] === type) as Record<string, never> | undefined;

/** What Google requires or asks for of each type that a page of a kind carries. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  deals: { Product: ['name', 'image', 'offers'], BreadcrumbList: ['itemListElement'] },
  products: {
    Product: ['name', 'image', 'offers', 'description'],
    BreadcrumbList: ['itemListElement'],
  },
  writing: {
    Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
    BreadcrumbList: ['itemListElement'],
  },
  guides: {
    Article: ['headline', 'author'],
    FAQPage: ['mainEntity'],
    BreadcrumbList: ['itemListElement'],
  },
  leaderboards: { ItemList: ['itemListElement'], BreadcrumbList: ['itemListElement'] },
  categories: { ItemList: ['itemListElement'], BreadcrumbList: ['itemListElement'] },
  brands: { ItemList: ['itemListElement'], BreadcrumbList: ['itemListElement'] },
  tags: { ItemList: ['itemListElement'], BreadcrumbList: ['itemListElement'] },
};

test('BEY-34, GUIDE-03: each kind of page in the site map answers with structured data that holds what is required, a preview and a canonical address', async () => {
  const kinds = await samples();
  expect(kinds.map(([kind]) => kind).sort()).toEqual(Object.keys(NEEDED).sort());
  const titles = new Set<string>();
  for (const [kind, path] of kinds) {
    const { status, html } = await ask(path);
    expect(status, path).toBe(200);
    for (const [type, fields] of Object.entries(NEEDED[kind] as object)) {
      const found = typed(html, type);
      for (const field of fields as string[])
        expect(found?.[field], `${path} ${type} ${field}`).toBeTruthy();
    }
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], path).toBe(site + path);
    expect(/<meta name="description" content="[^"]{10,}/.test(html), path).toBe(true);
    const picture = /<meta property="og:image" content="([^"]+)"/
      .exec(html)?.[1]
      ?.replaceAll('&amp;', '&') as string;
    const answer = await fetch(picture);
    expect(answer.headers.get('content-type'), path).toMatch(/^image\/(png|webp)$/);
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] as string);
  }
  expect(titles.size).toBe(kinds.length);
  const home = (await ask('/')).html;
  expect(typed(home, 'WebSite')?.potentialAction).toMatchObject({
    '@type': 'SearchAction',
    'query-input': 'required name=search_term_string',
  });
  expect(typed(home, 'Organization')?.logo).toBeTruthy();
});

test('BEY-34: prices in structured data are those of the page, in its currency', async () => {
  const path = (await samples()).find(([kind]) => kind === 'deals')?.[1] as string;
  const { html } = await ask(path);
  const offer = typed(html, 'Product')?.offers as unknown as {
    price: string;
    priceCurrency: string;
    availability: string;
  };
  expect(offer).toMatchObject({
    priceCurrency: 'THB',
    availability: expect.stringMatching(/^https:\/\/schema\.org\/(In|OutOf)Stock$/),
  });
  expect(html).toContain(Number(offer.price).toLocaleString('en-US'));
});

test('BEY-34, AMB-03: a ?lang= address is served in that language at once, is canonical for itself and sets no cookie', async () => {
  const english = await ask('/how-we-judge?lang=en', { 'accept-language': 'th' });
  expect(english.status).toBe(200);
  expect(english.html).toContain('<html lang="en"');
  expect(english.html).toContain(`<link rel="canonical" href="${site}/how-we-judge?lang=en">`);
  expect(english.headers.get('set-cookie')).toBeNull();
  for (const language of ['th-TH', 'en-TH', 'en-SG', 'id-ID', 'x-default'])
    expect(english.html, language).toContain(`hreflang="${language}"`);
});

test('AMB-01, BEY-34: a region that the address names is kept for the next page, and named in what leaves the site', async () => {
  const first = await ask('/?tenant=ID');
  expect(first.headers.get('set-cookie')).toMatch(
    /^tenant=ID; Path=\/; Max-Age=31536000; SameSite=Lax/,
  );
  expect(first.html).toContain(`<link rel="canonical" href="${site}/?tenant=ID">`);
  // from the kept bytes too, and not for who is there already
  expect((await ask('/?tenant=ID')).headers.get('set-cookie')).toContain('tenant=ID');
  expect((await ask('/?tenant=ID', { cookie: 'tenant=ID' })).headers.get('set-cookie')).toBeNull();
});

test('BEY-34: searches, ended rooms and what is not there stay out of search engines', async () => {
  for (const path of ['/search?keyword=usb', '/lowcode-editor-preview', '/nope'])
    expect((await ask(path)).html, path).toContain('<meta name="robots" content="noindex">');
});

test('BEY-15: the page around an embedded card keeps its own policy', async () => {
  const path = (await samples()).find(([kind]) => kind === 'products')?.[1] as string;
  expect((await ask(path)).headers.get('content-security-policy')).toContain(
    "frame-ancestors 'none'",
  );
  expect(
    (await ask(path.replace('/product/', '/embed/'))).headers.get('content-security-policy'),
  ).toContain('frame-ancestors *');
});

test('BEY-34: the HTML of the main pages holds to the standard, in three languages', async () => {
  const fixed =
    '/ /products /brands /articles /discover /guides /coupons /leaderboards /daily-special-offers /search?keyword=usb /how-we-judge /about-us /sitemap-page /download /nope';
  const paths = [...(await samples()).map(([, path]) => path), ...fixed.split(' ')];
  const errors: string[] = [];
  for (const lang of ['th', 'en', 'id'])
    for (const path of paths)
      errors.push(
        ...(await htmlErrors((await ask(path, { cookie: `language=${lang}` })).html)).map(
          (error) => `${lang} ${path} ${error}`,
        ),
      );
  expect(errors).toEqual([]);
});

test('files of the web arrive packed', async () => {
  const script = /data-files="([^" ]+)/.exec((await ask('/')).html)?.[1] as string;
  for (const encoding of ['br', 'gzip']) {
    const response = await fetch(site + script, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toContain('import');
  }
});
