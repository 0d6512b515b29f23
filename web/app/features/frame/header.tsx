/**
 * The header: logo, a search box that is always one tap away, categories, language and region,
 * notifications, account.
 */
import type { Language } from '#contract/language.ts';
import { CURRENCIES } from '#contract/money.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { AccountButtons } from '../account/account-buttons.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { CategoryButton, CategoryMenu } from './category-menu.tsx';
import { RegionDialog } from './region-dialog.tsx';
import { Logo } from '../../ui/logo.tsx';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  th: 'ไทย',
  en: 'English',
  id: 'Indonesia',
};

export function Header({ pathname }: { pathname: string }) {
  const { tenant, lang } = page();
  const region = `${LANGUAGE_NAMES[lang]} ${CURRENCIES[tenant.currencyCode].symbol}`;
  const links = [
    { href: '/', label: t('nav.deals') },
    { href: '/products', label: t('nav.goods') },
    tenant.type === 'CONTENT'
      ? { href: '/discover', label: t('nav.discover') }
      : { href: '/articles', label: t('nav.articles') },
    { href: '/coupons', label: t('nav.coupons') },
    { href: '/leaderboards', label: t('ranks.title') },
  ];
  return (
    <header className="head">
      <div className="wrap head__row">
        <a className="logo" href="/" aria-label={t('site.name')}>
          <Logo />
          <span>{lang === 'th' ? 'คุ้ม' : 'khum'}</span>
        </a>
        <CategoryButton look="head__cat" />
        <CategoryMenu />
        <SearchBox />
        <nav className="head__nav" aria-label={t('nav.main')}>
          {links.map(({ href, label }) => (
            <a key={href} href={href} aria-current={pathname === href ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className="head__end">
          <RegionDialog label={region}>
            <Icon name="globe" />
            <span className="only-desk">{region}</span>
          </RegionDialog>
          <AccountButtons />
        </div>
      </div>
    </header>
  );
}
