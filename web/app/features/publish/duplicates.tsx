/**
 * The deal is here already (BEY-31): the way to it, and what was written added to it as a comment.
 */
import type { Draft } from '#contract/content/draft.ts';
import { dealAddress } from '../../lib/address.ts';
import { ACT, CallFailure } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { ago } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Problem } from '../form/problem.tsx';
import { useAct } from '../form/use-act.ts';

interface DuplicatesProps {
  draft: Draft;
  /** What would be said there. */
  text: string;
  /** It was said there, by a comment; the draft is no longer needed. */
  onAdded: (code: string, commentId: string) => Promise<void>;
}

export function Duplicates({ draft, text, onAdded }: DuplicatesProps) {
  const { busy, failed, run } = useAct();
  const [first] = draft.duplicates;
  if (!first) return null;
  const add = ({ id: subjectId, code }: typeof first) =>
    run(async () => {
      if (text.trim() === '') throw new CallFailure(t('publish.need.text'), 0);
      const asked = { subjectId, subjectType: 'DEAL', content: text } as const;
      const { id } = await browserCaller('comment.create', asked, ACT);
      await onAdded(code, id);
    });
  return (
    <section className="pub__same" aria-labelledby="pub-same">
      <h2 id="pub-same">
        <Icon name="info" />
        {t('publish.same')}
      </h2>
      <ul>
        {draft.duplicates.map((one) => (
          <li key={one.id}>
            <a className="link" href={dealAddress(one.code)}>
              {one.title}
            </a>{' '}
            <time className="muted" dateTime={one.publishTime}>
              {ago(one.publishTime)}
            </time>
          </li>
        ))}
      </ul>
      <p>{t('publish.same.text')}</p>
      <Problem text={failed?.message} />
      <button
        className="btn btn--line"
        type="button"
        aria-disabled={busy}
        onClick={() => void add(first)}
      >
        {t('publish.same.add')}
      </button>
    </section>
  );
}
