/**
 * Stopping mail of alerts by the link in it: one button, no signing in, and a plain form that works
 * without script; the same way back (ALERT-13).
 */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { CallFailure } from '../lib/call.ts';
import { t } from '../lib/message.ts';
import { page } from '../lib/page.ts';
import { definePage } from '../lib/route.ts';
import { Icon } from '../ui/icon/icon.tsx';

interface Data {
  readonly token: string;
  /** Null: the link is none of ours, or too old. */
  readonly alerts: Answer<'alert.mail-state'>['alerts'] | null;
}

const stateOf = ({ alerts }: Data): 'failed' | 'none' | 'ask' | 'done' => {
  if (alerts === null) return 'failed';
  if (alerts.length === 0) return 'none';
  return alerts.some(({ emailNotify }) => emailNotify) ? 'ask' : 'done';
};
const titleOf = (data: Data) =>
  t(stateOf(data) === 'done' ? 'alert-mail.done.title' : 'alert-mail.stop.title');

function UnsubscribePage() {
  const data = useLoaderData<Data>();
  const state = stateOf(data);
  const manage = (
    <a className="btn btn--quiet" href="/deal-alerts">
      {t('alert-mail.manage')}
    </a>
  );
  return (
    <div className="own">
      <h1 className="page__h">{titleOf(data)}</h1>
      {state === 'failed' || state === 'none' ? (
        <>
          <p role="status">{t(`alert-mail.${state}`)}</p>
          {manage}
        </>
      ) : (
        <form
          className="own__form"
          method="post"
          action={`/deal-alerts/unsubscribe?tenant=${page().tenant.code}`}
        >
          <p role="status">{t(`alert-mail.${state === 'done' ? 'done' : 'stop'}.text`)}</p>
          <input type="hidden" name="token" value={data.token} />
          <input type="hidden" name="again" value={state === 'done' ? '1' : ''} />
          <ul>
            {data.alerts?.map(({ sentence, emailNotify }) => (
              <li className="arow" key={sentence}>
                <span className="arow__i">
                  <Icon name="bell" />
                </span>
                <div>
                  <p className="arow__s">{sentence}</p>
                  <p className="arow__m">{t(emailNotify ? 'alert-mail.on' : 'alert-mail.off')}</p>
                </div>
              </li>
            ))}
          </ul>
          <div className="own__end">
            <button className="btn btn--ink" type="submit">
              {t(state === 'done' ? 'alert-mail.again' : 'alert-mail.stop.send')}
            </button>
            {manage}
          </div>
          <p className="muted">{t('alert-mail.only')}</p>
        </form>
      )}
    </div>
  );
}

export default definePage<Data>({
  async load({ call, url }) {
    const token = url.searchParams.get('token') ?? '';
    if (token === '') return { token, alerts: null };
    try {
      return { token, alerts: (await call('alert.mail-state', { token })).alerts };
    } catch (failure) {
      if (failure instanceof CallFailure && failure.code < 500) return { token, alerts: null };
      throw failure;
    }
  },
  head: (data) => ({ title: `${titleOf(data)} · ${t('site.name')}`, noindex: true }),
  Page: UnsubscribePage,
});
