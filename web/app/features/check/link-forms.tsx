/** What the address of a product looks like at the marketplaces of the region. */
import type { Platform } from '#contract/catalog/label.ts';
import { MARKETPLACE_HOSTS } from '#contract/market/marketplace.ts';
import { page } from '../../lib/page.ts';

const FORMS: Partial<Record<Platform, (host: string) => string>> = {
  SHOPEE: (host) => `https://${host}/…-i.123.456`,
  LAZADA: (host) => `https://www.${host}/products/…-i123-s456.html`,
  TIKTOK_SHOP: (host) => `https://www.${host}/view/product/123`,
  TOKOPEDIA: (host) => `https://www.${host}/…/…`,
};

/** Those of the marketplaces of a region, one each. */
function forms(region: string): string[] {
  const here = MARKETPLACE_HOSTS.filter(([, , country]) => country === region || country === null);
  const first = new Map(here.toReversed().map(([host, platform]) => [platform, host]));
  return [...first].toReversed().flatMap(([platform, host]) => FORMS[platform]?.(host) ?? []);
}

export function LinkForms() {
  return (
    <ul className="chk__forms">
      {forms(page().tenant.code).map((form) => (
        <li key={form}>
          <code dir="ltr">{form}</code>
        </li>
      ))}
    </ul>
  );
}
