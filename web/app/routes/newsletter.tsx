/** A weekly newsletter without an account: of a tag, or of the best of the region (BEY-44). */
import { useLoaderData } from 'react-router';
import { headOf } from '#contract/text.ts';
import { NewsletterForm } from '../features/alert/newsletter-form.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';

/** UTF-16 units of a tag. */
const TAG = 200;
/** How the form went, as the server leads back here. */
const STATES = ['sent', 'bad', 'limit'] as const;
type State = (typeof STATES)[number] | 'ask';

interface Data {
  readonly tag: string;
  readonly state: State;
}

const titleOf = ({ tag }: Data) =>
  tag === '' ? t('newsletter.title') : t('newsletter.title.tag', { tag });

function NewsletterPage() {
  const data = useLoaderData<Data>();
  const { tag, state } = data;
  return (
    <div className="own">
      <h1 className="page__h">{titleOf(data)}</h1>
      {state === 'sent' ? (
        <>
          <p role="status">{t('newsletter.sent')}</p>
          <p className="muted">{t('newsletter.sent.note')}</p>
        </>
      ) : (
        <>
          <p>{t(tag === '' ? 'newsletter.text' : 'newsletter.text.tag')}</p>
          <NewsletterForm
            tag={tag}
            problem={state === 'ask' ? undefined : t(`newsletter.${state}`)}
          />
          <p className="muted">{t('newsletter.note')}</p>
        </>
      )}
      {tag !== '' && (
        <p>
          <a href="/newsletter">{t('newsletter.best')}</a>
        </p>
      )}
    </div>
  );
}

export default definePage<Data>({
  async load({ url }) {
    const tag = headOf((url.searchParams.get('tag') ?? '').normalize('NFC').trim(), TAG);
    const asked = url.searchParams.get('state');
    return { tag, state: STATES.find((one) => one === asked) ?? 'ask' };
  },
  head: (data) => ({ title: `${titleOf(data)} · ${t('site.name')}`, noindex: true }),
  Page: NewsletterPage,
});
