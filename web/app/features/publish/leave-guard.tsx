/**
 * Leaving the page with unsent text: it is sent first, and where that is not possible
 * the user is asked.
 */
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useBlocker } from 'react-router';
import { t } from '../../lib/message.ts';
import { savesItself } from './form.ts';
import type { DraftSession } from './use-saving.ts';
import { openModal } from '../../ui/open-modal.ts';

export function LeaveGuard({ session }: { session: DraftSession }) {
  const id = useId();
  const [asks, setAsks] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session.isUnsent() &&
      currentLocation.pathname + currentLocation.search !==
        nextLocation.pathname + nextLocation.search,
  );
  const tryFirst = useEffectEvent(async () => {
    const isSent =
      savesItself(session.draft?.state) &&
      navigator.onLine &&
      (await session.save()) !== null &&
      !session.isUnsent();
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
