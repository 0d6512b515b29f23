/** What a deal alert would have found in the last 90 days (P-12, BEY-06). */
import { useEffect, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { EXTRA } from '../../lib/call.ts';
import type { CallFailure } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { dealAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { toPay } from '../../lib/money.ts';
import { shortDate } from '../../lib/when.ts';
import { Problem } from '../form/problem.tsx';
import { isEmpty, wishesOf } from './alert-draft.ts';
import type { AlertDraft } from './alert-draft.ts';
import { WholeWords } from '../../ui/whole-words.tsx';

/** Typing has settled after so long. */
const SETTLED_MS = 400;

type Preview = Answer<'alert.preview'>;

export function AlertPreview({ draft }: { draft: AlertDraft }) {
  const [shown, setShown] = useState<Preview>();
  const [failed, setFailed] = useState<CallFailure>();
  const key = isEmpty(draft) ? '' : JSON.stringify(wishesOf({ ...draft, emailNotify: false }));
  useEffect(() => {
    setFailed(undefined);
    if (key === '') return setShown(undefined);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const wishes = JSON.parse(key) as ReturnType<typeof wishesOf>;
      browserCaller('alert.preview', wishes, { ...EXTRA, signal: stop.signal }).then(
        (preview) => stop.signal.aborted || setShown(preview),
        (failure: CallFailure) => stop.signal.aborted || setFailed(failure),
      );
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key]);
  return (
    <section className="box" aria-live="polite">
      <h2>{t('alerts.preview')}</h2>
      <Problem text={failed?.message} />
      {shown ? <Found preview={shown} /> : <p>{t('alerts.preview.none')}</p>}
    </section>
  );
}

function Found({ preview }: { preview: Preview }) {
  const { firedCount, lastFiredTime, weeks, matches, matchTotal } = preview;
  return (
    <>
      <p className="would">
        <b>{t('alerts.would', { n: firedCount })}</b>
        {lastFiredTime !== null && (
          <span>{t('watch.last', { date: shortDate(lastFiredTime) })}</span>
        )}
      </p>
      <Weeks weeks={weeks} />
      <p>{t('alerts.matches', { n: matchTotal })}</p>
      <ul className="amatch">
        {matches.map((deal) => (
          <li key={deal.id}>
            <a href={dealAddress(deal.code)}>
              <WholeWords text={deal.title} />
            </a>{' '}
            <b className="num">{toPay(deal.currentAmount, deal.currencyCode)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A bar for each of 13 weeks. */
function Weeks({ weeks }: { weeks: readonly number[] }) {
  const most = Math.max(...weeks);
  const words = t('alerts.weeks', { weeks: weeks.length, n: most });
  return (
    <>
      <svg
        className="hist"
        viewBox={`0 0 ${weeks.length * 10} 44`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        {weeks.map((n, at) => {
          const height = n === 0 ? 3 : 8 + Math.round((28 * n) / most);
          return (
            <rect
              key={at}
              className={n === 0 ? undefined : 'on'}
              x={at * 10 + 1}
              y={44 - height}
              width="8"
              height={height}
            />
          );
        })}
      </svg>
      <p className="t12">{words}</p>
    </>
  );
}
