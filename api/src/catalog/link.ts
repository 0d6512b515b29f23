/**
 * Addresses of offers: the platform that they name, and what two of them have in common when they
 * lead to the same product (BEY-31). Pure.
 */
import type { Platform } from '#contract/catalog/label.ts';
import sql from 'sql-template-tag';
import type { Db } from '../kernel/postgres/database.ts';

const HOSTS: readonly (readonly [RegExp, Platform])[] = [
  [/(?:^|\.)lazada\.|(?:^|\.)lzd\./, 'LAZADA'],
  [/(?:^|\.)shopee\.|(?:^|\.)shope\.ee$/, 'SHOPEE'],
  [/(?:^|\.)tiktok\.|^shop-id\.tokopedia\.com$/, 'TIKTOK_SHOP'],
  [/(?:^|\.)tokopedia\./, 'TOKOPEDIA'],
  [/(?:^|\.)amazon\.|(?:^|\.)amzn\./, 'AMAZON'],
  [/(?:^|\.)aliexpress\./, 'ALIEXPRESS'],
  [/(?:^|\.)shein\./, 'SHEIN'],
];
const known = new Map<string, Platform>();

/** The platform of an address's host. */
export function platformOfLink(url: string): Platform {
  const host = /^https?:\/\/([^/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  let platform = known.get(host);
  if (platform === undefined) {
    platform = HOSTS.find(([pattern]) => pattern.test(host))?.[1] ?? 'UNKNOWN';
    if (known.size < 10_000) known.set(host, platform);
  }
  return platform;
}

/** Parameters that say who sent a buyer, or how the page was reached, and choose no product. */
const TRACKING =
  /^(utm_\w+|gclid|gbraid|wbraid|fbclid|ttclid|msclkid|yclid|igsh(id)?|mc_[ce]id|_ga|aff([_-]?\w+)?|affiliate([_-]?\w+)?|af_\w+|click[_-]?id|clickref|irclickid|ranmid|ransiteid|awc|cjevent|mmp_pid|spm|scm|smtt|sp_atk|xptdk|laz_\w+|exlaz|sub[_-]?id\d*|source|ref|referrer|share\w*)$/i;

/**
 * Where marketplaces put the number of a product; whatever else their address says chooses no
 * other one.
 */
const NUMBERS: readonly (readonly [Platform, RegExp])[] = [
  ['SHOPEE', /(?:-i\.(\d+)\.|\/[^/]+\/(\d+)\/)(\d+)\/?$/],
  ['LAZADA', /[/-]i(\d+)(?:-s\d+)?\.html$/],
  ['TIKTOK_SHOP', /\/(?:product|pdp(?:\/[^/]+)?)\/(\d+)\/?$/],
  ['AMAZON', /\/(?:dp|gp\/product)\/([A-Z0-9]{10})(?:\/|$)/],
  ['ALIEXPRESS', /\/item\/(\d+)\.html$/],
];

export interface OfferLink {
  /** The address without what tracks. */
  readonly url: string;
  /** The number that the marketplace gave the product, where its address has one. */
  readonly number: string | null;
  /** The same for every address of the same product. */
  readonly key: string;
}

/**
 * Reads the address of an offer; null for what is none: not http(s), with a password, without a
 * domain.
 */
export function offerLink(text: string): OfferLink | null {
  const typed = text.trim();
  if (/[\u0000-\u0020\u007f\\]/.test(typed) || !/^https?:\/\//i.test(typed) || !URL.canParse(typed))
    return null;
  const url = unwrapped(new URL(typed));
  if (url.username !== '' || url.password !== '' || !/\.[a-z0-9-]{2,}$/i.test(url.hostname))
    return null;
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  url.searchParams.sort();
  url.hash = '';
  const platform = platformOfLink(url.href);
  // at TikTok Shop a number is the same product on all hosts
  const host = platform === 'TIKTOK_SHOP' ? 'tiktok.com' : bare(url.host);
  const found = NUMBERS.find(([one]) => one === platform)?.[1].exec(url.pathname);
  const number = found ? found.slice(1).filter(Boolean).join('.') : null;
  const path = url.pathname.replace(/\/(index\.\w+)?$/, '');
  // at Tokopedia the path alone is the product
  const rest = platform === 'TOKOPEDIA' ? path : `${path}${url.search}`;
  return { url: url.href, number, key: number === null ? host + rest : `${host}#${number}` };
}

/** Of a link that an advertisement of Tokopedia counts by, the page that it leads to. */
function unwrapped(url: URL): URL {
  const inner = url.hostname === 'ta.tokopedia.com' ? url.searchParams.get('r') : null;
  if (inner === null || !URL.canParse(inner)) return url;
  const page = new URL(inner);
  return page.protocol === 'https:' && page.hostname === 'www.tokopedia.com' ? page : url;
}

/**
 * Offers on sale now whose address has the same key: looked up by the number of the product, and by
 * one hash per way of writing the address.
 */
export async function offersAt(
  db: Db,
  link: OfferLink,
): Promise<{ id: number; goodsId: number }[]> {
  const rows = await db.rows<{ id: number; goods_id: number; url: string }>(sql`
    select o.id, o.goods_id, o.url from offer o where o.link_hash = any(array(select hashtext(u)
      from unnest(${linkSpellings(link)}::text[]) u)) and not o.retired
    union
    select o.id, o.goods_id, o.url from offer o where o.link_number = ${link.number}
      and not o.retired order by id limit 200`);
  return rows
    .filter((row) => offerLink(row.url)?.key === link.key)
    .map((row) => ({ id: row.id, goodsId: row.goods_id }));
}

/** How the same address may be written in a feed, without parameters: what `offer.link_hash` is of. */
export function linkSpellings({ url }: Pick<OfferLink, 'url'>): string[] {
  const { host, pathname } = new URL(url);
  const plain = pathname.replace(/\/$/, '');
  const hosts = hostSpellings(host);
  return ['https', 'http'].flatMap((scheme) =>
    hosts.flatMap((one) => [plain, `${plain}/`].map((path) => `${scheme}://${one}${path}`)),
  );
}

/** One shop answers at each of these, and feeds and people write any. */
export const hostSpellings = (host: string): string[] =>
  ['', 'www.', 'm.'].map((before) => before + bare(host));

function bare(host: string): string {
  return host.toLowerCase().replace(/^(www|m)\./, '');
}
