/**
 * The unsubscribe page of emails: one button, no signing in, and a plain form
 * that works without script.
 */
import { useLoaderData } from 'react-router';
import { t } from '../lib/message.ts';
import { page } from '../lib/page.ts';
import { definePage } from '../lib/route.ts';

interface Data {
  readonly token: string;
  readonly state: 'ask' | 'done' | 'failed';
}

function UnsubscribePage() {
  const { token, state } = useLoaderData<Data>();
  return (
    <div className="own">
      <h1 className="page__h">{t('stop.title')}</h1>
      {state === 'ask' ? (
        <form
          className="own__form"
          method="post"
          action={`/notifications/unsubscribe?tenant=${page().tenant.code}`}
        >
          <input type="hidden" name="token" value={token} />
          <p>{t('stop.text')}</p>
          <div className="own__end">
            <button className="btn btn--ink" type="submit">
              {t('stop.send')}
            </button>
            <a className="btn btn--quiet" href="/notifications/preferences">
              {t('stop.choose')}
            </a>
          </div>
        </form>
      ) : (
        <>
          <p role="status">{t(state === 'done' ? 'stop.done' : 'stop.failed')}</p>
          <a className="btn btn--line" href="/notifications/preferences">
            {t('stop.choose')}
          </a>
        </>
      )}
    </div>
  );
}

export default definePage<Data>({
  async load({ url }) {
    const token = url.searchParams.get('token') ?? '';
    const state = url.searchParams.get('state');
    if (state === 'done') return { token: '', state };
    return { token, state: token === '' || state === 'failed' ? 'failed' : 'ask' };
  },
  head: () => ({ title: `${t('stop.title')} · ${t('site.name')}`, noindex: true }),
  Page: UnsubscribePage,
});
