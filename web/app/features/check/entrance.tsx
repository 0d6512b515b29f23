/** The bare page: what one pastes, what comes of it, and what was checked before. */
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { RecentList } from './recent-list.tsx';

/** Domains of marketplaces by region; other regions see those of the first. */
const DOMAINS: Readonly<Record<string, readonly [shopee: string, lazada: string]>> = {
  TH: ['co.th', 'co.th'],
  ID: ['co.id', 'co.id'],
  SG: ['sg', 'sg'],
  MY: ['com.my', 'com.my'],
  PH: ['ph', 'com.ph'],
  VN: ['vn', 'vn'],
};

/** What shops have on the clipboard and in their address bars. */
function forms(region: string): string[] {
  const [shopee, lazada] = DOMAINS[region] ?? (DOMAINS.TH as readonly [string, string]);
  return [
    `https://shopee.${shopee}/…-i.123.456`,
    `https://www.lazada.${lazada}/products/…-i123-s456.html`,
    'https://www.tiktok.com/view/product/123',
    ...(region === 'ID' ? ['https://www.tokopedia.com/…/…'] : []),
  ];
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
