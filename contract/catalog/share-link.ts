/**
 * What the Share button of a shop's app gives: a sentence with a short link in it, which does not
 * say of which product it is.
 */

/**
 * Hosts that lead on to a shop and count on the way: what they lead to cannot be read from the
 * address.
 */
export const REDIRECTORS =
  /(^|\.)(invol\.co|involve\.asia|accesstrade\.[a-z.]+|atth\.me|shope\.ee|shp\.ee|bit\.ly|goo\.gl|tinyurl\.com|t\.co|cutt\.ly|lin\.ee|s\.shopee\.[a-z.]+|[cs]\.lazada\.[a-z.]+|vt\.tiktok\.com|prf\.hn|linksynergy\.com|anrdoezrs\.net|awin1\.com|ecomobi\.com)$/i;

/**
 * The link in what was pasted, if there is one; else what was pasted. An address without its scheme
 * gets one.
 */
export function linkIn(pasted: string): string {
  const text = pasted.trim();
  const found = /https?:\/\/[^\s<>"“”]+/i.exec(text)?.[0].replace(/[).,;!]+$/, '');
  if (found) return found;
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : pasted;
}

/** Whether a link only leads on: it has to be opened before anybody knows where to. */
export function isShareLink(url: string): boolean {
  return URL.canParse(url) && REDIRECTORS.test(new URL(url).hostname);
}
