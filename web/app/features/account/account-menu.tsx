/**
 * The menu of the signed-in user: from below on a phone, under the picture on anything wider.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../lib/message.ts';
import { useViewer } from '../../lib/viewer.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { OwnAvatar } from '../user/own-avatar.tsx';
import { ownLinks } from './own-links.ts';
import { useLogOut } from './log-out.ts';

export function AccountMenu({ onClose }: { onClose: () => void }) {
  const menu = useRef<HTMLDivElement>(null);
  const { user } = useViewer();
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const opened = useRef(pathname);
  const close = useRef(onClose);
  // with the button that says it is open: a key pressed right then must find it
  useLayoutEffect(() => {
    const element = menu.current;
    const toggled = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') close.current();
    };
    element?.addEventListener('toggle', toggled);
    element?.showPopover();
    element?.querySelector<HTMLElement>('a')?.focus();
    return () => element?.removeEventListener('toggle', toggled);
  }, []);
  // a link was followed
  useEffect(() => {
    if (pathname !== opened.current) menu.current?.hidePopover();
  }, [pathname]);
  if (!user) return null;
  const profile = { href: '/profile', icon: 'user', label: t('me.profile'), count: 0 };
  return (
    <div ref={menu} popover="auto" className="me-menu" role="dialog" aria-label={t('me.account')}>
      <p className="me-menu__who">
        <OwnAvatar url={user.userInfo.avatar} />
        <b>{user.userInfo.nickname}</b>
      </p>
      <ul>
        {[profile, ...ownLinks(user)].map(({ href, icon, label, count }) => (
          <li key={href}>
            <a href={href} aria-current={pathname === href ? 'page' : undefined}>
              <Icon name={icon} />
              {label}
              {count > 0 && <small className="me-menu__n num">{count}</small>}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void logOut()}>
            <Icon name="arrow-up-right" />
            {t('me.logout')}
          </button>
        </li>
      </ul>
    </div>
  );
}
