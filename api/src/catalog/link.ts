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
  [/(?:^|\.)tiktok\./, 'TIKTOK_SHOP'],
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
  ['SHOPEE', /(?:-i\.|\/product\/)(\d+)[./](\d+)\/?$/],
  ['LAZADA', /(?:^|[/-])i(\d+)(?:-s\d+)?\.html$/],
  ['TIKTOK_SHOP', /\/product\/(\d+)\/?$/],
  ['AMAZON', /\/(?:dp|gp\/product)\/([A-Z0-9]{10})(?:\/|$)/],
  ['ALIEXPRESS', /\/item\/(\d+)\.html$/],
];

export interface OfferLink {
  /** The address without what tracks. */
  readonly url: string;
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
  const url = new URL(typed);
  if (url.username !== '' || url.password !== '' || !/\.[a-z0-9-]{2,}$/i.test(url.hostname))
    return null;
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  url.searchParams.sort();
  url.hash = '';
  const host = bare(url.host);
  const platform = platformOfLink(url.href);
  const number = NUMBERS.find(([one]) => one === platform)?.[1].exec(url.pathname);
  const path = url.pathname.replace(/\/(index\.\w+)?$/, '');
  return {
    url: url.href,
    key: number ? `${host}#${number.slice(1).join('.')}` : `${host}${path}${url.search}`,
  };
}

/**
 * Offers on sale now whose address has the same key; one hash per way of writing it is looked up.
 */
export async function offersAt(
  db: Db,
  link: OfferLink,
): Promise<{ id: number; goodsId: number }[]> {
  const rows = await db.rows<{ id: number; goods_id: number; url: string }>(sql`
    select o.id, o.goods_id, o.url from offer o where o.link_hash = any(array(select hashtext(u)
      from unnest(${spellings(link)}::text[]) u)) and not o.retired order by o.id limit 200`);
  return rows
    .filter((row) => offerLink(row.url)?.key === link.key)
    .map((row) => ({ id: row.id, goodsId: row.goods_id }));
}

/** How the same address may be written in a feed, without parameters. */
function spellings({ url, key }: OfferLink): string[] {
  const { host, pathname } = new URL(url);
  const number = /#(\d+)\.(\d+)$/.exec(key);
  const plain = pathname.replace(/\/$/, '');
  const paths = [plain, `${plain}/`, ...(number ? [`/product/${number[1]}/${number[2]}`] : [])];
  const hosts = ['', 'www.', 'm.'].map((before) => before + bare(host));
  return ['https', 'http'].flatMap((scheme) =>
    hosts.flatMap((one) => paths.map((path) => `${scheme}://${one}${path}`)),
  );
}

function bare(host: string): string {
  return host.toLowerCase().replace(/^(www|m)\./, '');
}
