/**
 * A page that could not be loaded (NAV-40). Trying again loads it as a document, so that code that failed to arrive
 * is asked for anew; without a connection it says so, and loads by itself as soon as there is one.
 */
import { useEffect, useRef } from 'react';
import { t } from '../../lib/message.ts';
import { useOnline } from '../../lib/online.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast.tsx';

export function PageFailed() {
  const online = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) location.reload();
    wasOffline.current = !online;
  }, [online]);
  return (
    <EmptyState
      level={1}
      title={t('error.failed.title')}
      text={t(online ? 'error.failed.text' : 'error.offline.text')}
      action={{ label: t('error.retry'), do: () => (navigator.onLine ? location.reload() : toast(t('error.connection'), 'failed')) }}
    />
  );
}
