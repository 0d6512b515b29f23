/**
 * What the links in mails of newsletters lead to: confirming one, or ending it. One button, no signing in,
 * and a plain form that works without script; reading the page changes nothing (BEY-44).
 */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { CallFailure } from '../lib/call.ts';
import { t } from '../lib/message.ts';
import { page } from '../lib/page.ts';
import { definePage } from '../lib/route.ts';

interface Data {
  readonly token: string;
  /** The link is of an issue, and ends it. */
  readonly isEnd: boolean;
  /** Null: the link is none of ours, or too old. */
  readonly letter: Answer<'newsletter.state'> | null;
}

function MailPage() {
  const { token, isEnd, letter } = useLoaderData<Data>();
  if (!letter)
    return (
      <div className="own">
        <h1 className="page__h">{t('newsletter.failed.title')}</h1>
        <p role="status">{t(isEnd ? 'newsletter.failed.end' : 'newsletter.failed')}</p>
        <a className="btn btn--line" href="/newsletter">
          {t('newsletter.again.ask')}
        </a>
      </div>
    );
  const { name, state } = letter;
  const isOn = state === 'ON';
  // an issue's link ends what is on; whatever else, the button turns on
  const ends = isEnd && isOn;
  const hasButton = isEnd || !isOn;
  return (
    <div className="own">
      <h1 className="page__h">{t(`newsletter.state.${state}`, { name })}</h1>
      <p role="status">{t(`newsletter.state.${state}.text`)}</p>
      {hasButton && (
        <form
          className="own__form"
          method="post"
          action={`/newsletter/${isEnd ? 'unsubscribe' : 'confirm'}?tenant=${page().tenant.code}`}
        >
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="end" value={ends ? '1' : ''} />
          <div className="own__end">
            <button className="btn btn--ink" type="submit">
              {t(ends ? 'newsletter.end' : isEnd ? 'newsletter.undo' : 'newsletter.confirm')}
            </button>
          </div>
        </form>
      )}
    </div>
  );
}

export default definePage<Data>({
  async load({ call, url }) {
    const token = url.searchParams.get('token') ?? '';
    const isEnd = url.pathname.endsWith('/unsubscribe');
    if (token === '') return { token, isEnd, letter: null };
    try {
      return { token, isEnd, letter: await call('newsletter.state', { token }) };
    } catch (failure) {
      if (failure instanceof CallFailure && failure.code < 500)
        return { token, isEnd, letter: null };
      throw failure;
    }
  },
  head: () => ({ title: `${t('newsletter.title')} · ${t('site.name')}`, noindex: true }),
  Page: MailPage,
});
