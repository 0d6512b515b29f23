/** An issue of a newsletter on the web: the same lines as in the mail (BEY-44). */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { DigestLines } from '../features/message/digest-lines.tsx';
import { withQuery } from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { fullTime } from '../lib/when.ts';

type Issue = Answer<'newsletter.read'>;

const titleOf = ({ name, lines }: Issue) => t('newsletter.issue', { name, n: lines.length });

function IssuePage() {
  const issue = useLoaderData<Issue>();
  const { tag, lines, time } = issue;
  return (
    <div className="own">
      <h1 className="page__h">{titleOf(issue)}</h1>
      <p>{t('newsletter.issue.text')}</p>
      <DigestLines lines={lines} />
      <p className="muted">{t('digest.note', { time: fullTime(time) })}</p>
      <div className="own__end">
        <a className="btn btn--line" href={withQuery('/newsletter', { tag })}>
          {t('newsletter.get')}
        </a>
      </div>
    </div>
  );
}

export default definePage<Issue>({
  load: ({ call, params }) => call('newsletter.read', { id: params.id ?? '' }),
  head: (issue) => ({ title: `${titleOf(issue)} · ${t('site.name')}`, noindex: true }),
  Page: IssuePage,
});
