import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/** The four tabs of a phone (NAV-33); the active one by exact address (NAV-35). */
export function BottomTabs({ pathname }: { pathname: string }) {
  const content = page().tenant.type === 'CONTENT';
  const tabs = [
    { href: '/', icon: 'tag', label: t('nav.deals') },
    content
      ? { href: '/discover', icon: 'newspaper', label: t('nav.discover') }
      : { href: '/articles', icon: 'newspaper', label: t('nav.articles') },
    { href: '/products', icon: 'layout-grid', label: t('nav.goods') },
    { href: '/about-us', icon: 'info', label: t('nav.about') },
  ];
  return (
    <nav className="bottom" aria-label={t('nav.tabs')}>
      {tabs.map(({ href, icon, label }) => (
        <a key={href} href={href} aria-current={pathname === href ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{label}</span>
        </a>
      ))}
    </nav>
  );
}
