/** A digest on the web: the same lines as in the mail (BEY-44). */
import { useLoaderData } from 'react-router';
import type { Digest, DigestLine } from '#contract/message/digest.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { fullTime } from '../lib/when.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Picture } from '../ui/picture.tsx';

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
      <ul>
        {digest.lines.map((line, at) => (
          <Line key={`${at} ${line.title}`} line={line} />
        ))}
      </ul>
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

function Line({ line }: { line: DigestLine }) {
  const { title, href, cover, price, was, verdict, isVerified, isGone, why } = line;
  return (
    <li className={isGone ? 'arow is-off' : 'arow'}>
      <span className="arow__i">
        {cover ? <Picture url={cover} size={{ width: 120, height: 120 }} /> : <Icon name="bell" />}
      </span>
      <div>
        <p className="arow__s">{href ? <a href={href}>{title}</a> : title}</p>
        {price && (
          <p className="arow__p">
            <b>{price}</b> {was && <s>{was}</s>}
          </p>
        )}
        {verdict && (
          <p className="arow__m">
            <span className={isVerified ? 'st st--ok' : 'st'}>{verdict}</span>
          </p>
        )}
        <p className="arow__p">{why}</p>
      </div>
    </li>
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
