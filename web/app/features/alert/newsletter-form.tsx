/** Asks for a newsletter: a plain form, which works without script (BEY-44). */
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Labelled } from '../form/labelled.tsx';

interface NewsletterFormProps {
  /** Empty: the best of the region. */
  tag: string;
  problem: string | undefined;
}

export function NewsletterForm({ tag, problem }: NewsletterFormProps) {
  return (
    <form className="own__form" method="post" action={`/newsletter?tenant=${page().tenant.code}`}>
      <Labelled label={t('newsletter.email')} hint={t('newsletter.email.hint')} problem={problem}>
        {(control) => (
          <input
            className="input"
            type="email"
            name="email"
            autoComplete="email"
            maxLength={320}
            required
            {...control}
          />
        )}
      </Labelled>
      <input type="hidden" name="tag" value={tag} />
      <div className="own__end">
        <button className="btn btn--ink" type="submit">
          {t('newsletter.send')}
        </button>
      </div>
    </form>
  );
}
