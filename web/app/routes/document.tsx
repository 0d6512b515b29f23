/**
 * Privacy policy and user agreement (NAV-31): the operator's text, or a placeholder that says it
 * is one (AMB-81).
 */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { isLanguage } from '#contract/language.ts';
import { RichText } from '../features/writing/rich-text.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { longDate } from '../lib/when.ts';
import { Icon } from '../ui/icon/icon.tsx';

type Document = Answer<'document.read'>;

function DocumentPage() {
  const document = useLoaderData<Document>();
  return (
    <article className="about">
      <h1 className="page__h">{t(`footer.${document.kind}`)}</h1>
      <p className="document__v">
        {t('document.version', { n: document.version, date: longDate(document.publishTime) })}
      </p>
      {document.isPlaceholder && (
        <p className="ended">
          <Icon name="info" /> {t('document.placeholder')}
        </p>
      )}
      <div lang={document.lang}>
        <RichText html={document.html} goods={[]} />
      </div>
    </article>
  );
}

export default definePage<Document>({
  load: ({ call, url }) => {
    const lang = url.searchParams.get('lang');
    return call('document.read', {
      kind: url.pathname === '/terms' ? 'terms' : 'privacy',
      ...(lang && isLanguage(lang) ? { lang } : {}),
    });
  },
  head: ({ kind, isPlaceholder }) => ({
    title: `${t(`footer.${kind}`)} · ${t('site.name')}`,
    canonical: `/${kind}`,
    noindex: isPlaceholder,
  }),
  Page: DocumentPage,
});
