/**
 * The placeholder while another page is loading (UI-10): the page one comes from stays for a
 * moment, then skeletons hold the space of what is coming. A list that is only filtered or sorted
 * stays, and says that it is busy.
 */
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { t } from '../../lib/message.ts';
import { CardSkeletons } from '../../ui/skeleton.tsx';

/** Shorter waits show nothing: a flash would be worse. */
const PATIENCE_MS = 300;

export function useWaitingFor(): string | undefined {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const target = next && next.pathname !== pathname ? next.pathname : undefined;
  const [waiting, setWaiting] = useState<string>();
  useEffect(() => {
    if (target === undefined) return setWaiting(undefined);
    const timer = setTimeout(() => setWaiting(target), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [target]);
  return target === undefined ? undefined : waiting;
}

export function Waiting({ pathname }: { pathname: string }) {
  return (
    <div className="waiting" role="status">
      <span className="sr">{t('list.loading')}</span>
      {/^\/(content|product)\//.test(pathname) ? <DetailSkeleton /> : <CardSkeletons count={10} />}
    </div>
  );
}

function DetailSkeleton() {
  return (
    <div className="pd" aria-hidden="true">
      <div>
        <div className="pd__top">
          <div className="sk sk--pic" />
          <div className="info">
            <div className="sk sk--l w70" />
            <div className="sk sk--p" />
            <div className="sk sk--l" />
            <div className="sk sk--l w45" />
          </div>
        </div>
        <div className="sk sk--chart" />
      </div>
      <div className="side">
        <div className="sk sk--p" />
        <div className="sk sk--l w70" />
        <div className="sk sk--l" />
      </div>
    </div>
  );
}
