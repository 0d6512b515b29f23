/**
 * A page that could not be loaded (NAV-40). Trying again loads it as a document, so that code that
 * failed to arrive is requested again; without a connection it says so, and loads by itself as soon
 * as there is one. A tab that is older than the site does so by itself, once.
 */
import { useEffect } from 'react';
import { t } from '../../lib/message.ts';
import { hasKept, reload, useOnline, useReturn, useSiteAgain } from '../../lib/online.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../lib/toast.ts';
import { ReportProblem } from './report-problem.tsx';

interface PageFailedProps {
  isStale: boolean;
  /** Its data did not come: as a document it may be kept on this device (BEY-14). */
  isUnreached: boolean;
}

export function PageFailed({ isStale, isUnreached }: PageFailedProps) {
  const online = useOnline();
  useEffect(() => {
    const reloadOnce = () => mayReload() && location.reload();
    if (isStale && navigator.onLine) reloadOnce();
    else if (isUnreached) void hasKept().then((isKept) => isKept && reloadOnce());
  }, [isStale, isUnreached]);
  useReturn(reload);
  useSiteAgain(isUnreached);
  return (
    <>
      <EmptyState
        level={1}
        title={t('error.failed.title')}
        text={t(online ? 'error.failed.text' : 'error.offline.text')}
        action={{
          label: t('error.retry'),
          do: () => (navigator.onLine ? reload() : toast(t('error.connection'), 'failed')),
        }}
      />
      <ReportProblem />
    </>
  );
}

/** What is missing for another reason than its age would be asked for without end. */
const AGAIN_MS = 30_000;

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem('reloaded-at') ?? 0);
    sessionStorage.setItem('reloaded-at', String(Date.now()));
    return Date.now() - last > AGAIN_MS;
  } catch {
    return false;
  }
}
