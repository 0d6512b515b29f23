/** Addresses within the site, in one place, so that a link can never be spelt in two ways. */
import { page } from './page.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

/** The generic link shape `/{type}/{id}`, id 1 by default, with optional parameters (NAV-25). */
export function addressOf(type: string, id: string | number = 1, query: Query = {}): string {
  return withQuery(`/${type}/${encodeURIComponent(String(id))}`, query);
}

export const dealAddress = (code: string): string => addressOf('content', code);
export const goodsAddress = (code: string): string => addressOf('product', code);
export const boardAddress = (code: string): string => addressOf('leaderboard-products', code);
export const brandAddress = (code: string): string => addressOf('brand', code);

/** `/products/{name}-{code}`; the code is the part after the last hyphen (NAV-10). */
export function categoryAddress(category: { slug: string; code: string }): string {
  return `/products/${encodeURIComponent(category.slug)}-${category.code}`;
}

/** What comes nearest to a product in another region: its kind. */
export function elsewhereOf(breadcrumb: readonly { slug: string; code: string }[]): string {
  const category = breadcrumb.at(-1);
  return category ? categoryAddress(category) : '/products';
}

/** The code of a `{name}-{code}` address. */
export function codeOfSlug(slug: string): string {
  return slug.slice(slug.lastIndexOf('-') + 1);
}

/** An address with parameters; empty ones are left out. */
export function withQuery(path: string, query: Query): string {
  const text = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([key, value]) => [key, String(value)]),
  ).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** This address with some parameters changed and all others unchanged (CONT-26). */
export function changedQuery(
  url: URL | { pathname: string; search: string },
  changes: Query,
): string {
  const parameters = new URLSearchParams(url.search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || value === '') parameters.delete(key);
    else parameters.set(key, String(value));
  }
  const text = parameters.toString();
  return text === '' ? url.pathname : `${url.pathname}?${text}`;
}

/**
 * The page of a piece of content, by its type; whatever is no deal and no note is laid out as an
 * article (CONT-04).
 */
export function contentAddress(type: string, code: string): string {
  return addressOf(type === 'DEAL' ? 'content' : type === 'NOTE' ? 'note-detail' : 'article', code);
}

/** The list of articles: the home page where it is the discover page (NAV-02, AMB-02). */
export function articlesAddress(): string {
  return page().tenant.type === 'CONTENT' ? '/' : '/articles';
}

/**
 * Articles of a category: `/articles/{name}-{code}`, or `/{name}-{code}` on a tenant of type
 * CONTENT (NAV-08).
 */
export function articleListAddress(category: { slug: string; code: string }): string {
  return `${page().tenant.type === 'CONTENT' ? '' : '/articles'}/${encodeURIComponent(category.slug)}-${category.code}`;
}

/**
 * The page of a keyword: `/article-tag/{tag}`, or `/tag/{tag}` on a tenant of type CONTENT
 * (NAV-09).
 */
export function tagAddress(tag: string): string {
  return addressOf(page().tenant.type === 'CONTENT' ? 'tag' : 'article-tag', tag);
}

export function isTagPage(pathname: string): boolean {
  return /^\/(article-tag|tag)\//.test(pathname);
}

/**
 * The way out to a shop: by an offer's id, a deal's code, or `coupon-` and a coupon's id (NAV-37).
 */
export const leaveAddress = (ref: string): string => `/go/${ref}`;
/** All deals of a module of a page. */
export const moduleAddress = (id: string): string => `/deals/${id}`;
export const guideAddress = (subtitle: string): string => addressOf('guide', subtitle);

/**
 * The whole address of a page or file of this site, for others: it names the region where the host
 * alone would lead to another.
 */
export function outside(path: string, query: Query = {}): string {
  const { origin, tenant, isNamed } = page();
  const url = new URL(path, origin);
  if (url.origin !== origin) return url.href;
  const named = isNamed && !/^\/(?:pic|img|icon)\//.test(url.pathname);
  for (const [key, value] of Object.entries({ ...query, tenant: named ? tenant.code : undefined }))
    if (value !== undefined) url.searchParams.set(key, String(value));
  return url.href;
}

/**
 * Only a path of this site, and none that asks to sign in again: `//elsewhere` and `\\elsewhere`
 * are none.
 */
export function ownPath(next: string | null | undefined): string {
  return next && /^\/(?![/\\])[^\\\s]*$/.test(next) && !/^\/login(?:[/?#]|$)/.test(next)
    ? next
    : '/';
}
