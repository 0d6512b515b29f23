/**
 * What the Share button of a shop's app gives: a sentence with a short link in it, which does not
 * say of which product it is.
 */

/**
 * Hosts that lead on to a shop and count on the way: what they lead to cannot be read from the
 * address.
 */
export const REDIRECTORS =
  /(^|\.)(invol\.co|involve\.asia|accesstrade\.[a-z.]+|atth\.me|shope\.ee|shp\.ee|bit\.ly|goo\.gl|tinyurl\.com|t\.co|cutt\.ly|lin\.ee|s\.shopee\.[a-z.]+|[cs]\.lazada\.[a-z.]+|v[mt]\.tiktok\.com|vt\.tokopedia\.com|tokopedia\.link|tk\.tokopedia\.com|prf\.hn|linksynergy\.com|anrdoezrs\.net|awin1\.com|ecomobi\.com)$/i;

/** Short links that the apps of marketplaces put on the clipboard: all that a shop runs itself. */
export const APP_LINKS =
  /^((?:[a-z]{2}\.)?shp\.ee|shope\.ee|s\.shopee\.(?:co\.th|co\.id|sg|com\.my|ph|vn)|[cs]\.lazada\.(?:co\.th|co\.id|sg|com\.my|com\.ph|vn)|v[mt]\.tiktok\.com|vt\.tokopedia\.com|tokopedia\.link|tk\.tokopedia\.com)$/i;

/** Links that are looked at in one pasted text; what comes after them is not read. */
const LINKS_AT_MOST = 10;

/** An address with its scheme; and one without, a host with a path that no other address goes on to. */
const WITH_SCHEME = /https?:\/\/[^\s<>"“”]+/gi;
const WITHOUT_SCHEME = /(?<![\w.@:/-])(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>"“”]+/gi;

/**
 * The web addresses in a text, in their order, without the punctuation that follows them; where
 * none has its scheme, those that are written without.
 */
export function linksIn(text: string): string[] {
  const whole = addressesIn(text, WITH_SCHEME);
  return whole.length > 0
    ? whole
    : addressesIn(text, WITHOUT_SCHEME).map((address) => `https://${address}`);
}

function addressesIn(text: string, form: RegExp): string[] {
  return [...text.matchAll(form)]
    .slice(0, LINKS_AT_MOST)
    .map(([address]) => address.replace(/[).,;!'’»】」…*]+$/, ''));
}

/**
 * The link in what was pasted, if there is one; else what was pasted. An address without its scheme
 * gets one.
 */
export function linkIn(pasted: string): string {
  const text = pasted.trim();
  const [found] = linksIn(text);
  if (found) return found;
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : pasted;
}

/** Whether somebody who searches pasted an address: with its scheme, or a host with a path. */
export function isPastedLink(words: string): boolean {
  return (
    addressesIn(words, WITH_SCHEME).length > 0 ||
    /^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S+$/i.test(words.trim())
  );
}

/** Whether a link only leads on: it has to be opened before anybody knows where to. */
export function isShareLink(url: string): boolean {
  return URL.canParse(url) && REDIRECTORS.test(new URL(url).hostname);
}
