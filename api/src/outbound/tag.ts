/**
 * Affiliate tags on an address. Pure. A tag that is there already is somebody's work and is never
 * replaced (BEY-30).
 */
import { REDIRECTORS } from '#contract/catalog/share-link.ts';
import type { Outbound } from '#contract/outbound/outbound.ts';

/** Parameters by which networks and marketplaces know who sent a buyer. */
const KNOWN =
  /^(aff|aff[_-]?(id|sub\d*|code|ref|fcid|fsk|platform|trace_key|short_key)|affiliate([_-].*)?|af[_-](siteid|sub_siteid|click_lookback)|mmp_pid|laz_(trackid|trk.*)|exlaz|smtt|click[_-]?id|clickref|irclickid|ranmid|ransiteid|tag|ascsubtag|pid|sub_?id\d*|utm_(source|medium|campaign|content)|awc|cjevent|transaction_id)$/i;
/** The address of an offer that may be left for: http(s), without a name and password. */
export function shopAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === ''
    ? url
    : null;
}

/**
 * An address with our tag, where it may have one. What is not tagged by us stays as it was, to the
 * letter.
 */
export function tagged(
  text: string,
  url: URL,
  parameters: Readonly<Record<string, string>> | null,
): Pick<Outbound, 'url' | 'tag'> {
  if (
    REDIRECTORS.test(url.hostname) ||
    [...url.searchParams.keys()].some((name) => KNOWN.test(name))
  )
    return { url: text, tag: 'FOREIGN' };
  const ours = Object.entries(parameters ?? {});
  if (ours.length === 0) return { url: text, tag: 'NONE' };
  if (ours.some(([name]) => url.searchParams.has(name))) return { url: text, tag: 'FOREIGN' };
  const out = new URL(url);
  for (const [name, value] of ours) out.searchParams.set(name, value);
  return { url: out.href, tag: 'OURS' };
}
