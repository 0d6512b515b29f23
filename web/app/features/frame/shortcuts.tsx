/** Ways from home to what a phone's four tabs (NAV-33) do not name. A wide screen has them in its header. */
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { CategoryButton } from './category-menu.tsx';

export function Shortcuts() {
  const ways = [
    { href: '/coupons', icon: 'ticket', label: t('nav.coupons') },
    { href: '/leaderboards', icon: 'trophy', label: t('ranks.title') },
    { href: '/ai', icon: 'sparkles', label: t('nav.ask') },
    { href: '/activities', icon: 'gift', label: t('footer.activities') },
    { href: '/deal-alerts', icon: 'bell', label: t('nav.alerts') },
  ];
  return (
    <nav className="chips shortcuts" aria-label={t('nav.shortcuts')}>
      <CategoryButton look="chip" />
      {ways.map(({ href, icon, label }) => (
        <a key={href} className="chip" href={href}>
          <Icon name={icon} size={16} />
          {label}
        </a>
      ))}
    </nav>
  );
}
