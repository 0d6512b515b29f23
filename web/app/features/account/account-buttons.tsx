/**
 * The end of the header: notifications, and the account. Signed out, it opens the login dialog;
 * else a menu, whose code comes with the first tap.
 */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { openLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { useViewer } from '../../lib/viewer.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { OwnAvatar } from '../user/own-avatar.tsx';

export function AccountButtons() {
  const { user, known } = useViewer();
  const [Menu, setMenu] = useState<ComponentType<{ onClose: () => void }>>();
  const userId = user?.userId;
  useEffect(() => {
    if (userId === undefined) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('./notification-stream.ts')
      .then(({ listenToNotifications }) => {
        if (!isOver) stop = listenToNotifications();
      })
      .catch(() => {});
    return () => {
      isOver = true;
      stop?.();
    };
  }, [userId]);
  const unread = user?.unreadCount ?? 0;
  const isUnread = unread > 0;
  async function open() {
    try {
      const { AccountMenu } = await import('./account-menu.tsx');
      setMenu(() => AccountMenu);
    } catch {
      location.assign('/profile');
    }
  }
  return (
    <>
      <a
        className="icon-btn"
        href="/notifications"
        aria-label={isUnread ? `${t('me.notifications')} (${unread})` : t('me.notifications')}
      >
        <Icon name="bell" />
        {/* drawn by the style sheet: the label says it already */}
        {isUnread && <span className="dot num" data-count={unread > 99 ? '99+' : unread} />}
      </a>
      {user ? (
        <button
          className="icon-btn head__me"
          type="button"
          aria-haspopup="dialog"
          aria-expanded={Menu !== undefined}
          aria-label={t('me.account')}
          onClick={() => void open()}
        >
          <OwnAvatar url={user.userInfo.avatar} />
        </button>
      ) : (
        <a
          className="icon-btn"
          href="/profile"
          aria-label={t('me.account')}
          onClick={(event) => {
            // a visitor not yet recognised goes there, and signs in there
            if (!known) return;
            event.preventDefault();
            openLogin();
          }}
        >
          <Icon name="user" />
        </a>
      )}
      {user && Menu && <Menu onClose={() => setMenu(undefined)} />}
    </>
  );
}
