/**
 * Below the header while the site cannot be reached (BEY-14): how old what is shown is, and the way
 * to what is kept. Prices of such a page say their time too (frame.css). With the connection the
 * page comes fresh by itself.
 */
import { useEffect, useState } from 'react';
import { t } from '../../lib/message.ts';
import { reload, useOnline, useReturn, useSiteAgain } from '../../lib/online.ts';
import { page } from '../../lib/page.ts';
import { readStored } from '../../lib/storage.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { asOf } from './as-of.ts';

export function OfflineBar() {
  const online = useOnline();
  // the service worker marks what it kept (web/public/sw.js)
  const [isKept, setKept] = useState(false);
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    setKept('kept' in document.documentElement.dataset);
    const count = () => setWaits(readStored('queued-marks') !== null);
    count();
    addEventListener('storage', count);
    return () => removeEventListener('storage', count);
  }, []);
  const isCut = isKept || !online;
  useEffect(() => {
    if (!isCut) return;
    const { documentElement: root } = document;
    const words = t('offline.price', { time: asOf(page().currentTimeMillis) });
    root.toggleAttribute('data-cut', true);
    root.style.setProperty('--as-of', JSON.stringify(words));
    return () => {
      root.removeAttribute('data-cut');
      root.style.removeProperty('--as-of');
    };
  }, [isCut]);
  useReturn(isKept ? reload : null);
  useSiteAgain(isKept);
  if (!isCut) return null;
  return (
    <div className="cut" role="status">
      <p className="wrap">
        <Icon name="cloud-off" />
        <a href={waits ? '/queued' : '/offline'}>
          {t(waits ? 'offline.waits' : online ? 'offline.copy' : 'offline.bar')}
        </a>
        <span className="num">{t('offline.data', { time: asOf(page().currentTimeMillis) })}</span>
      </p>
    </div>
  );
}
