/** The bare page: what one pastes, what comes of it, and what was checked before. */
import type { Platform } from '#contract/catalog/label.ts';
import { MARKETPLACE_HOSTS } from '#contract/market/marketplace.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { RecentList } from './recent-list.tsx';

/** What the address of a product looks like at each marketplace. */
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
const ANSWERS = [
  ['verified', 'check.gives.verdict'],
  ['table-2', 'check.gives.history'],
  ['banknote', 'check.gives.bill'],
  ['store', 'check.gives.twins'],
] as const;

export function Entrance() {
  return (
    <div className="chk__in">
      <section className="chk__sec" aria-labelledby="gives">
        <h2 id="gives">{t('check.gives')}</h2>
        <ul className="chk__gives">
          {ANSWERS.map(([icon, key]) => (
            <li key={key}>
              <Icon name={icon} />
              <span>{t(key)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="chk__sec" aria-labelledby="paste">
        <h2 id="paste">{t('check.what')}</h2>
        <p>{t('check.what.text')}</p>
        <ul className="chk__forms">
          {forms(page().tenant.code).map((form) => (
            <li key={form}>
              <code dir="ltr">{form}</code>
            </li>
          ))}
        </ul>
        <p className="muted">{t('check.read')}</p>
      </section>
      <RecentList />
    </div>
  );
}
