/**
 * Whoever goes elsewhere with something unsent: it is sent first, and where that is not possible
 * they are asked.
 */
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useBlocker } from 'react-router';
import { t } from '../../lib/message.ts';
import { savesItself } from './form.ts';
import type { Kept } from './use-saving.ts';
import { openModal } from '../../ui/open-modal.ts';

export function LeaveGuard({ kept }: { kept: Kept }) {
  const id = useId();
  const [asks, setAsks] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      kept.isUnsent() &&
      currentLocation.pathname + currentLocation.search !==
        nextLocation.pathname + nextLocation.search,
  );
  const tryFirst = useEffectEvent(async () => {
    const isSent =
      savesItself(kept.draft?.state) &&
      navigator.onLine &&
      (await kept.save()) !== null &&
      !kept.isUnsent();
    if (isSent) blocker.proceed?.();
    else setAsks(true);
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void tryFirst();
  }, [blocker.state]);
  if (!asks || blocker.state !== 'blocked') return null;
  const stay = () => {
    setAsks(false);
    blocker.reset();
  };
  return (
    <dialog
      ref={(element) => {
        openModal(element, { ownsBack: true });
      }}
      className="dialog"
      aria-labelledby={id}
      onClose={stay}
    >
      <h2 id={id} className="talk__ask">
        {t('publish.leave')}
      </h2>
      <p>{t('publish.leave.text')}</p>
      <div className="dialog__a">
        <button className="btn btn--quiet" type="button" onClick={() => blocker.proceed()}>
          {t('publish.leave.go')}
        </button>
        <button className="btn btn--ink" type="button" onClick={stay}>
          {t('publish.leave.stay')}
        </button>
      </div>
    </dialog>
  );
}
