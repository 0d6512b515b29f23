import { beforeEach, expect, test } from 'vitest';
import { headTags } from '../head.ts';
import { en } from '../messages/en/index.ts';
import { findVisitBy } from './page.ts';
import type { PageContext } from './page.ts';
import type { Head } from './route.ts';
import { article, breadcrumbs, faq, itemList, product, website } from './structured.ts';

const names = { th: 'ไทย', en: 'Thailand', id: 'Thailand' };
const context = (more: Partial<PageContext> = {}): PageContext =>
  ({
    tenant: {
      code: 'TH',
      name: names,
      type: 'DEAL',
      languages: ['th', 'en'],
      social: [],
      tenants: [
        { code: 'TH', name: names, currencyCode: 'THB', languages: ['th', 'en'], host: null },
        {
          code: 'SG',
          name: names,
          currencyCode: 'SGD',
          languages: ['en'],
          host: 'sg.khum.example',
        },
        { code: 'ID', name: names, currencyCode: 'IDR', languages: ['id', 'en'], host: null },
      ],
    },
    categories: [],
    lang: 'th',
    origin: 'https://khum.example',
    isNamed: false,
    ...more,
  }) as unknown as PageContext;

const visitOf = (page: PageContext) => findVisitBy(() => ({ page, messages: en }));
const tags = (head: Head, url: string, page = context()) => {
  visitOf(page);
  return headTags(head, page, new URL(url, page.origin));
};
const links = (html: string) =>
  [...html.matchAll(/<link rel="(\w+)"(?: hreflang="([\w-]+)")? href="([^"]+)">/g)].map(
    ([, rel, lang, href]) => `${lang ?? rel} ${href?.replaceAll('&amp;', '&')}`,
  );

beforeEach(() => {
  visitOf(context());
});

test('BEY-34: the bare address is canonical for the first language, ?lang= for the others; tracking is left out', () => {
  const head: Head = { title: 'T', canonical: '/content/x' };
  const alternates = [
    'th-TH https://khum.example/content/x',
    'en-TH https://khum.example/content/x?lang=en',
    'x-default https://khum.example/content/x',
  ];
  expect(links(tags(head, '/content/x?utm_source=line&gclid=1'))).toEqual([
    'canonical https://khum.example/content/x',
    ...alternates,
  ]);
  expect(links(tags(head, '/content/x?lang=en', context({ lang: 'en' })))).toEqual([
    'canonical https://khum.example/content/x?lang=en',
    ...alternates,
  ]);
  // a language that was merely agreed on has no address of its own
  expect(links(tags(head, '/content/x', context({ lang: 'en' })))[0]).toBe(
    'canonical https://khum.example/content/x',
  );
  expect(links(tags(head, '/content/x?lang=th'))[0]).toBe(
    'canonical https://khum.example/content/x',
  );
});

test('BEY-34, AMB-01: a region that its host does not name is named in every address; a page of all regions lists them', () => {
  expect(
    links(
      tags(
        { title: 'T', canonical: '/content/x' },
        '/content/x?tenant=TH',
        context({ isNamed: true }),
      ),
    )[0],
  ).toBe('canonical https://khum.example/content/x?tenant=TH');
  const everywhere = links(tags({ title: 'T', canonical: '/', everywhere: true }, '/'));
  expect(everywhere).toEqual(
    expect.arrayContaining([
      'th-TH https://khum.example/',
      'en-SG https://sg.khum.example/',
      'id-ID https://khum.example/?tenant=ID',
      'en-ID https://khum.example/?tenant=ID&lang=en',
    ]),
  );
});

test('BEY-34, AMB-83: pages of a list have addresses and titles of their own, and neighbours; filtered lists lead to the whole', () => {
  const head: Head = {
    title: 'Kitchen',
    canonical: '/products/k-1',
    pages: { page: 2, hasNext: true },
  };
  const html = tags(head, '/products/k-1?page=2');
  expect(html).toContain('<title>Kitchen · Page 2</title>');
  expect(links(html)).toEqual(
    expect.arrayContaining([
      'canonical https://khum.example/products/k-1?page=2',
      'prev https://khum.example/products/k-1',
      'next https://khum.example/products/k-1?page=3',
      'en-TH https://khum.example/products/k-1?lang=en&page=2',
    ]),
  );
  expect(links(tags(head, '/products/k-1?page=2&platform=SHOPEE'))[0]).toBe(
    'canonical https://khum.example/products/k-1',
  );
});

test('BEY-34, UI-07: previews have a picture with its size, and nothing that is typed can end a tag', () => {
  const html = tags(
    {
      title: '"><script>',
      description: `</title>'"&`,
      canonical: '/',
      share: { kind: 'deal', code: 'a/b', version: 5 },
    },
    '/',
  );
  expect(html).not.toContain('<script>');
  expect(html).toContain('content="https://khum.example/og/deal/a%2Fb.png?lang=th&amp;v=5"');
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  const hidden = tags({ title: 'T', noindex: true }, '/');
  expect(hidden).toContain('<meta name="robots" content="noindex">');
  expect(hidden).not.toContain('canonical');
  const data = tags(
    {
      title: 'T',
      structured: () => [{ '@type': 'Thing', name: '</script><script>alert(1)' }, undefined],
    },
    '/',
  );
  expect(data.match(/<\/script>/g)).toHaveLength(1);
});

test('BEY-16: feeds are announced in three formats, in the language of the page', () => {
  const html = tags(
    { title: 'T', feeds: [{ path: 'search?keyword=usb%20c', title: 'usb c' }] },
    '/search?keyword=usb+c',
  );
  expect(html).toContain(
    'type="application/rss+xml" title="usb c" href="https://khum.example/feeds/rss/search?keyword=usb+c&amp;lang=th"',
  );
  expect(html).toContain('application/atom+xml');
  expect(html).toContain('application/feed+json');
});

const offer = (currentAmount: number, inStock = true, isCurrent = true) => ({
  currentAmount,
  currencyCode: 'THB' as const,
  inStock,
  isCurrent,
  shopName: 'Shop',
});
const shown = {
  name: 'Fryer',
  description: '',
  pictures: ['/pic/a.webp', ''],
  address: '/product/x',
};

test('BEY-34: goods of one seller are an offer, of several an aggregate; what is not known is left out', () => {
  expect(product(shown, [offer(129_050)], '2026-12-01T00:00:00Z')).toMatchObject({
    image: ['https://khum.example/pic/a.webp'],
    offers: {
      '@type': 'Offer',
      price: '1290.5',
      priceCurrency: 'THB',
      availability: 'https://schema.org/InStock',
      priceValidUntil: '2026-12-01T00:00:00Z',
      seller: { name: 'Shop' },
    },
  });
  expect(product(shown, [offer(2000), offer(1000, false)])).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '10',
      highPrice: '20',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
    },
  });
  const bare = product({ ...shown, rating: 4.5, reviewCount: 0 }, []);
  for (const key of ['offers', 'aggregateRating', 'brand', 'description', 'category'])
    expect(bare).not.toHaveProperty(key);
  expect(product({ ...shown, rating: 4.5, reviewCount: 3 }, [])).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 3 },
  });
});

test('BEY-34: a price not seen for long is no offer to a search engine', () => {
  expect(product(shown, [offer(1000, true, false)])).not.toHaveProperty('offers');
  expect(product(shown, [offer(500, true, false), offer(2000)])).toMatchObject({
    offers: { '@type': 'Offer', price: '20' },
  });
});

test('BEY-34, GUIDE-03: questions, articles, lists and paths hold what search engines require', () => {
  expect(faq([])).toBeUndefined();
  expect(faq([{ question: 'Q', answer: 'A' }])).toMatchObject({
    mainEntity: [
      { '@type': 'Question', name: 'Q', acceptedAnswer: { '@type': 'Answer', text: 'A' } },
    ],
  });
  const written = {
    title: 'x'.repeat(200),
    summary: 's',
    pictures: ['/pic/a.webp'],
    address: '/article/a',
    publishTime: '2026-01-01T00:00:00Z',
    updateTime: '2026-01-02T00:00:00Z',
  };
  expect(article(written)).toMatchObject({
    headline: 'x'.repeat(110),
    author: { '@type': 'Organization' },
    publisher: { name: 'Khum', logo: { width: 512 } },
  });
  expect(itemList('L', [])).toBeUndefined();
  expect(itemList('L', [{ name: 'a', address: '/product/a' }])).toMatchObject({
    itemListElement: [{ position: 1, url: 'https://khum.example/product/a' }],
  });
  expect(breadcrumbs([{ label: 'Home', href: '/' }, { label: 'x' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://khum.example/' },
    { '@type': 'ListItem', position: 2, name: 'x' },
  ]);
  visitOf(context({ isNamed: true }));
  expect(website()).toMatchObject({
    potentialAction: {
      target: { urlTemplate: 'https://khum.example/search?tenant=TH&keyword={search_term_string}' },
    },
  });
});
