/**
 * The app, offered to phones (APP-01): once dismissed it keeps quiet for a month; inside the app it
 * never shows.
 */
import { useEffect, useState } from 'react';
import { t } from '../../lib/message.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { page } from '../../lib/page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { openApp } from './deep-link.ts';
import { appAddress, storeAddress } from './stores.ts';

const QUIET_MS = 30 * 86_400_000;
const KEY = 'hide-download-guide';

export function AppBanner({ pathname }: { pathname: string }) {
  const [store, setStore] = useState<string | null>(null);
  useEffect(() => {
    const hiddenAt = Number(readStored(KEY) ?? 0);
    if (Date.now() - hiddenAt > QUIET_MS)
      setStore(storeAddress(navigator.userAgent, page().tenant, pathname.split('/')[1] || 'home'));
  }, [pathname]);
  if (!store) return null;
  return (
    <aside className="app-bar" aria-label={t('app.banner')}>
      <span className="logo">
        <Logo />
      </span>
      <p>
        <b>{t('app.banner')}</b>
        <small>{t('app.banner.text')}</small>
      </p>
      <button
        className="btn btn--ink"
        type="button"
        onClick={() => void openApp(appAddress(location.pathname + location.search), store)}
      >
        {t('app.open')}
      </button>
      <button
        className="icon-btn"
        type="button"
        aria-label={t('app.hide')}
        onClick={() => {
          writeStored(KEY, String(Date.now()));
          setStore(null);
        }}
      >
        <Icon name="x" />
      </button>
    </aside>
  );
}
