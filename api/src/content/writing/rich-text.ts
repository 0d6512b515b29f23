/**
 * Rich text, made harmless (CONT-25): an allow-list of tags, attributes and schemes, applied when
 * it is written and again when it is read. A place for a live product card is
 * `<div data-goods="code"></div>` (BEY-32).
 */
import sanitize from 'sanitize-html';

const TAGS =
  'p h2 h3 h4 ul ol li blockquote a img figure figcaption strong em u s sub sup br hr table thead tbody tr th td caption code pre div';
const CODE = /^[A-Za-z0-9_-]{1,64}$/;

export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: TAGS.split(' '),
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      div: ['data-goods'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    nestingLimit: 30,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      b: 'strong',
      i: 'em',
      a: (_tag, attributes): sanitize.Tag => ({ tagName: 'a', attribs: linkOf(attributes.href) }),
      img: (_tag, { src = '', alt = '', width, height }): sanitize.Tag => ({
        tagName: 'img',
        attribs: {
          src,
          alt,
          loading: 'lazy',
          ...(isSize(width) ? { width: width as string } : {}),
          ...(isSize(height) ? { height: height as string } : {}),
        },
      }),
    },
    // a division is nothing but the place of a product card; a picture without an address is
    // nothing
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'div' ? !CODE.test(attribs['data-goods'] ?? '') : tag === 'img' && !attribs.src,
  });
}

/**
 * How a piece begins, for those without a summary of their own: a heading ends as a sentence does,
 * where letters have sentences.
 */
export function summaryOf(html: string, letters: number): string {
  return [...plainOf(html.replace(/([a-z0-9%)])\s*(<\/h[1-6]>)/gi, '$1.$2'))]
    .slice(0, letters)
    .join('');
}

/** Its words alone, on one line: for summaries, search and previews. */
export function plainOf(html: string): string {
  return sanitize(html.replace(/<(?:br|\/p|\/li|\/h[1-6]|\/td|\/div)[^>]*>/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Paragraphs of somebody who wrote plain text. */
export function htmlOf(text: string): string {
  if (/<(p|h[1-6]|ul|ol|figure|blockquote|table|div)\b/i.test(text)) return cleanHtml(text);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/** Goods codes whose cards are in a text, in their order. */
export function goodsIn(html: string): string[] {
  return [
    ...new Set(
      [...html.matchAll(/<div data-goods="([A-Za-z0-9_-]{1,64})">/g)].map(
        (found) => found[1] as string,
      ),
    ),
  ];
}

/** Addresses of the pictures in a text. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/<img src="([^"]*)"/g)].map((found) => found[1] as string);
}

/** A link away from the site says nothing about us and gives no weight (CONT-13). */
function linkOf(href: string | undefined): Record<string, string> {
  if (href === undefined) return {};
  return /^https?:/i.test(href.trim())
    ? { href, rel: 'nofollow noopener ugc', target: '_blank' }
    : { href };
}

function isSize(text: string | undefined): boolean {
  return text !== undefined && /^\d{1,5}$/.test(text);
}
