/** Where the account is signed in, and signing out from afar (AUTH-18). */
import { useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { forgetLastUser } from './last-user.ts';
import { t } from '../../lib/message.ts';
import { placeOf } from '../../lib/user-agent.ts';
import { fullTime } from '../../lib/when.ts';
import { toast } from '../../lib/toast.ts';
import { useAct } from '../form/use-act.ts';

type Session = Answer<'session.list'>['sessions'][number];

export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const { revalidate } = useRevalidator();
  const { run } = useAct();
  // a failure is said by the caller
  const end = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      await revalidate();
      toast(t('sessions.ended'));
    });
  return (
    <section className="own__sec">
      <h2>{t('sessions.title')}</h2>
      <ul className="own__rows">
        {sessions.map((one) => (
          <li key={one.id}>
            <p className="own__row">
              <b>{placeOf(one)}</b>
              <span className="muted">
                {one.isCurrent
                  ? t('sessions.here')
                  : t('sessions.seen', { time: fullTime(one.seenTime) })}{' '}
                · {one.address}
              </span>
            </p>
            {!one.isCurrent && (
              <button
                className="btn btn--quiet needs-script"
                type="button"
                onClick={() => void end(() => browserCaller('session.end', { id: one.id }))}
              >
                {t('sessions.end')}
                <span className="sr"> {placeOf(one)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button
          className="btn btn--line needs-script"
          type="button"
          onClick={() =>
            void end(() => browserCaller('session.end-others').finally(forgetLastUser))
          }
        >
          {t('sessions.end-others')}
        </button>
      )}
    </section>
  );
}
