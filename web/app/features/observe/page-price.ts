/**
 * Reads the price off the page of a shop. It runs on that page, carried there by a bookmark or a
 * userscript as its own text, so it is self-contained: it uses nothing of this module or any other.
 * What it finds is a proposal; a person confirms it.
 */
export function pagePrice(page: Document, address: string): Record<string, string> {
  let left = 3000;
  const plain = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 40) : '';
  const find = (
    thing: unknown,
    wanted: (one: Record<string, unknown>) => boolean,
  ): Record<string, unknown> | undefined => {
    if (typeof thing !== 'object' || thing === null || (left -= 1) < 0) return undefined;
    if (!Array.isArray(thing) && wanted(thing as Record<string, unknown>))
      return thing as Record<string, unknown>;
    for (const value of Object.values(thing)) {
      const inside = find(value, wanted);
      if (inside) return inside;
    }
    return undefined;
  };
  const isOffer = (one: Record<string, unknown>) =>
    plain(one.price ?? one.lowPrice) !== '' && plain(one.priceCurrency) !== '';
  let offer: Record<string, unknown> | undefined;
  for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      const data: unknown = JSON.parse(script.textContent ?? '');
      const product = find(
        data,
        (one) => /\bProduct/.test(String(one['@type'])) && one.offers !== undefined,
      );
      offer ??= find(product?.offers, isOffer) ?? find(data, isOffer);
    } catch {
      // not what it says it is
    }
  }
  const meta = (names: readonly string[]) => {
    for (const name of names) {
      const element = page.querySelector(
        `meta[property="${name}"], meta[name="${name}"], [itemprop="${name}"]`,
      );
      const text = plain(element?.getAttribute('content'));
      if (text !== '') return text;
    }
    return '';
  };
  const [whole = ''] = address.split('#');
  const sold = /OutOfStock|SoldOut|Discontinued/i;
  const stock =
    plain(offer?.availability) || meta(['product:availability', 'og:availability', 'availability']);
  return {
    url: whole.length > 1500 ? (whole.split('?')[0] as string).slice(0, 1500) : whole,
    price:
      plain(offer?.price ?? offer?.lowPrice) ||
      meta(['product:price:amount', 'og:price:amount', 'price']),
    currency:
      plain(offer?.priceCurrency) ||
      meta(['product:price:currency', 'og:price:currency', 'priceCurrency']),
    ...(sold.test(stock) || /^out ?of ?stock$/i.test(stock) ? { stock: '0' } : {}),
  };
}
