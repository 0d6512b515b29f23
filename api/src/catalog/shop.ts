/**
 * Whose page an address is: the marketplaces of the region by their own hosts, to the letter, so
 * that no other host can pass for one; which country it is of; and the words in it. Pure.
 */
import type { Platform } from '#contract/catalog/label.ts';
import { MARKETPLACE_HOSTS } from '#contract/market/marketplace.ts';
import { headOf } from '#contract/text.ts';
import { platformOfLink } from './link.ts';
import type { OfferLink } from './link.ts';

const COUNTRY_OF = new Map(MARKETPLACE_HOSTS.map(([host, , country]) => [host, country]));
/** The longest words that are read out of an address. */
const WORDS = { most: 12, length: 100 } as const;

export interface ShopPage {
  readonly platform: Platform;
  /** It is a host of a marketplace itself, at its usual port. */
  readonly isMarketplace: boolean;
  /** The country that the address names, as the code of its region; null where it names none. */
  readonly country: string | null;
  /** What the address says of the product, in words; null where it says nothing. */
  readonly words: string | null;
}

export function shopPage({ url }: Pick<OfferLink, 'url'>): ShopPage {
  const page = new URL(url);
  const host = page.host.replace(/^(?:www|m)\./, '');
  const isMarketplace = COUNTRY_OF.has(host);
  return {
    platform: platformOfLink(url),
    isMarketplace,
    country: isMarketplace ? (COUNTRY_OF.get(host) ?? countryWithin(page)) : countryOf(page),
    words: wordsIn(page.pathname),
  };
}

/** Where one host serves all countries, the address may name one: `/th/pdp/…`, `?region=TH`. */
function countryWithin({ pathname, searchParams }: URL): string | null {
  const named = /^\/([a-z]{2})\//i.exec(pathname)?.[1] ?? searchParams.get('region') ?? '';
  return /^[a-z]{2}$/i.test(named) ? named.toUpperCase() : null;
}

/** Of a shop that is named like a marketplace under a reserved domain (RFC 2606): `shopee.th.example`. */
function countryOf({ host }: URL): string | null {
  return /^(?:www\.|m\.)?[a-z]+\.([a-z]{2})\.example$/.exec(host)?.[1]?.toUpperCase() ?? null;
}

/** The name of the product as the path has it, without numbers that only shops read. */
function wordsIn(pathname: string): string | null {
  // a shop’s name, not the product’s, comes before two numbers
  if (/\/\d+\/\d+\/?$/.test(pathname)) return null;
  const segments = pathname.split('/').filter((one) => one !== '');
  const last = segments.findLast((one) => !/^\d*$/.test(one)) ?? '';
  const name = readable(
    last.replace(/-?i\.\d+\.\d+$/, '').replace(/(^|-)i\d+(?:-s\d+)?\.html$/, ''),
  )
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  const words = name.split(' ').slice(0, WORDS.most).join(' ');
  return /[\p{L}\p{M}]{3}/u.test(words) && !/^(?:pdp|product|view|index|opaanlp)$/i.test(words)
    ? headOf(words, WORDS.length)
    : null;
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
