/** The bare page: what one pastes, what comes of it, and what was checked before. */
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { RecentList } from './recent-list.tsx';

/** What shops have on the clipboard and in their address bars. */
const EXAMPLES = [
  ['SHOPEE', 'https://shopee.co.th/…-i.123.456'],
  ['LAZADA', 'https://www.lazada.co.th/products/…-i123-s456.html'],
  ['TIKTOK_SHOP', 'https://www.tiktok.com/view/product/123'],
  ['TOKOPEDIA', 'https://www.tokopedia.com/toko/produk'],
] as const;
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
          {EXAMPLES.map(([platform, form]) => (
            <li key={platform}>
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
