/**
 * The head of a page as text: title, canonical address and its alternates, previews for sharing,
 * structured data, feeds. One address serves all languages of its region; the languages besides the
 * region's first have `?lang=` addresses of their own
 * (docs/decisions/0007-addresses-for-search-engines.md).
 */
import { FEED_FORMATS } from '#contract/syndication.ts';
import { outside } from './lib/address.ts';
import { t } from './lib/message.ts';
import type { PageContext } from './lib/page.ts';
import type { Head } from './lib/route.ts';
import { titleOf } from './lib/title.ts';

/** Parameters that change nothing about what a page lists. */
const NEUTRAL =
  /^(?:page|lang|tenant|terminalType|utm_\w+|gclid|fbclid|ttclid|yclid|msclkid|igshid|ref|source)$/;
const OG_SIZE = { width: 1200, height: 630 } as const;
const MIME = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;

export function headTags(head: Head, page: PageContext, url: URL): string {
  const title = titleOf(head);
  return (
    `<title>${escape(title)}</title>` +
    meta('name', 'description', head.description) +
    (head.noindex ? '<meta name="robots" content="noindex">' : canonicalTags(head, page, url)) +
    previewTags(head, page, title, canonicalOf(head, page, url)) +
    (head.feeds ?? []).map((feed) => feedLinks(feed, page)).join('') +
    (head.oembed
      ? `<link rel="alternate" type="application/json+oembed" title="${escape(head.title)}" href="${escape(oembedOf(head, page))}">`
      : '') +
    jsonLd(head)
  );
}

/**
 * The one address of this page in this language: without tracking, with the page number of an
 * unfiltered list.
 */
function canonicalOf(
  head: Head,
  page: PageContext,
  url: URL,
  lang = spokenLang(page, url),
): string {
  const filtered = [...url.searchParams.keys()].some((key) => !NEUTRAL.test(key));
  const number = head.pages && head.pages.page > 1 && !filtered ? head.pages.page : undefined;
  return outside(head.canonical ?? url.pathname, {
    lang: lang === page.tenant.languages[0] ? undefined : lang,
    page: number,
  });
}

/**
 * The language that the address itself asks for; one that was merely agreed on has no address of
 * its own.
 */
function spokenLang(page: PageContext, url: URL): string | undefined {
  return url.searchParams.get('lang') === page.lang ? page.lang : page.tenant.languages[0];
}

function canonicalTags(head: Head, page: PageContext, url: URL): string {
  const { code, languages, tenants } = page.tenant;
  const own = languages.map((lang) =>
    alternate(`${lang}-${code}`, canonicalOf(head, page, url, lang)),
  );
  const first = alternate('x-default', canonicalOf(head, page, url, languages[0]));
  const others = head.everywhere
    ? tenants
        .filter((one) => one.code !== code)
        .flatMap((one) => elsewhere(one, head.canonical ?? url.pathname, page))
    : [];
  return `<link rel="canonical" href="${escape(canonicalOf(head, page, url))}">${[...own, ...others, first].join('')}${neighbours(head, page, url)}`;
}

/** The same page in another region. */
function elsewhere(
  { code, host, languages }: PageContext['tenant']['tenants'][number],
  path: string,
  page: PageContext,
): string[] {
  return languages.map((lang, index) => {
    const address = new URL(path, host ? `${new URL(page.origin).protocol}//${host}` : page.origin);
    if (!host) address.searchParams.set('tenant', code);
    if (index > 0) address.searchParams.set('lang', lang);
    return alternate(`${lang}-${code}`, address.href);
  });
}

function alternate(language: string, href: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escape(href)}">`;
}

function neighbours(head: Head, page: PageContext, url: URL): string {
  const { pages } = head;
  if (!pages) return '';
  const at = (number: number) =>
    escape(canonicalOf({ ...head, pages: { ...pages, page: number } }, page, url));
  return (
    (pages.page > 1 ? `<link rel="prev" href="${at(pages.page - 1)}">` : '') +
    (pages.hasNext ? `<link rel="next" href="${at(pages.page + 1)}">` : '')
  );
}

function previewTags(head: Head, page: PageContext, title: string, address: string): string {
  const picture = head.share
    ? outside(`/og/${head.share.kind}/${encodeURIComponent(head.share.code)}.png`, {
        lang: page.lang,
        v: head.share.version,
      })
    : outside(head.image || '/icon/share.png');
  const drawn = head.share || !head.image;
  return (
    meta('property', 'og:site_name', t('site.name')) +
    meta('property', 'og:type', head.type ?? 'website') +
    meta('property', 'og:title', title) +
    meta('property', 'og:url', address) +
    meta('property', 'og:locale', `${page.lang}_${page.tenant.code}`) +
    meta('property', 'og:description', head.description) +
    meta('property', 'og:image', picture) +
    (drawn
      ? meta('property', 'og:image:width', String(OG_SIZE.width)) +
        meta('property', 'og:image:height', String(OG_SIZE.height))
      : '') +
    meta('property', 'og:image:alt', head.title) +
    meta('name', 'twitter:card', 'summary_large_image')
  );
}

function feedLinks({ path, title }: NonNullable<Head['feeds']>[number], page: PageContext): string {
  return FEED_FORMATS.map(
    (format) =>
      `<link rel="alternate" type="${MIME[format]}" title="${escape(title)}" href="${escape(outside(`/feeds/${format}/${path}`, { lang: page.lang }))}">`,
  ).join('');
}

function oembedOf(head: Head, page: PageContext): string {
  return outside('/oembed', { url: outside(head.canonical ?? '/'), lang: page.lang });
}

/**
 * One block with all of it. A data block is no script: the content policy has nothing to forbid.
 */
function jsonLd(head: Head): string {
  const graph = (head.structured?.() ?? []).filter((one) => one !== undefined);
  if (graph.length === 0) return '';
  return `<script type="application/ld+json">${jsonText({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}

function meta(attribute: 'name' | 'property', name: string, content: string | undefined): string {
  return content ? `<meta ${attribute}="${name}" content="${escape(content)}">` : '';
}

export function escape(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] as string,
  );
}

/** JSON that cannot end its script element. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
