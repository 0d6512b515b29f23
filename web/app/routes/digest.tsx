/** A digest on the web: the same lines as in the mail (BEY-44). */
import { useLoaderData } from 'react-router';
import type { Digest } from '#contract/message/digest.ts';
import { DigestLines } from '../features/message/digest-lines.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { fullTime } from '../lib/when.ts';

const titleOf = ({ lines }: Digest) =>
  lines.length === 1
    ? t('digest.title.one')
    : t('digest.title', {
        n: lines.length,
        open: lines.filter(({ isGone }) => !isGone).length,
      });

function DigestPage() {
  const digest = useLoaderData<Digest>();
  return (
    <div className="own">
      <h1 className="page__h">{titleOf(digest)}</h1>
      <p>{t('digest.lead')}</p>
      <DigestLines lines={digest.lines} />
      <p className="muted">{t('digest.note', { time: fullTime(digest.time) })}</p>
      <div className="own__end">
        <a className="btn btn--line" href="/deal-alerts">
          {t('alert-mail.manage')}
        </a>
        <a className="btn btn--quiet" href={digest.unsubscribeHref}>
          {t('digest.stop')}
        </a>
      </div>
    </div>
  );
}

export default definePage<Digest>({
  load: ({ call, params, url }) => {
    const token = url.searchParams.get('token');
    return call('digest.read', { id: params.id ?? '', ...(token === null ? {} : { token }) });
  },
  head: (digest) => ({ title: `${titleOf(digest)} · ${t('site.name')}`, noindex: true }),
  Page: DigestPage,
});
