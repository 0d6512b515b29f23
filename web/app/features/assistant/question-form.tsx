/** Where a question is typed (AI-02, AI-03, AI-04). What cannot be sent stays in the field. */
import { useEffect, useId, useRef } from 'react';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { lengthOf } from '#contract/account/rules.ts';
import { useOnline } from '../../lib/online.ts';
import { t } from '../../lib/message.ts';
import { useViewer } from '../../lib/viewer.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Talk } from './use-conversation.ts';

interface QuestionFormProps {
  talk: Talk;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  setText: (text: string) => void;
  onSend: () => void;
  /** Code points of a question at most. */
  most: number;
}

export function QuestionForm({ talk, field, text, setText, onSend, most }: QuestionFormProps) {
  const id = useId();
  const { user } = useViewer();
  const isOnline = useOnline();
  const length = lengthOf(text);
  const isOver = length > most;
  const isDone = talk.quota?.remaining === 0;
  const problem = isDone
    ? t('assistant.limit')
    : isOver
      ? t('assistant.too-long')
      : (talk.refusal ?? (isOnline ? undefined : t('assistant.offline')));
  const note = useLimitFocus(isDone, field);
  const cannot = isDone || isOver || text.trim() === '';
  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!cannot && !talk.isBusy) onSend();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }
  return (
    <form className="asker" onSubmit={send}>
      <p ref={note} className="asker__note" id={`${id}-note`} role="status" tabIndex={-1}>
        {problem && (
          <span className="field__err">
            <Icon name="triangle-alert" size={16} />
            {problem}
          </span>
        )}
        {isDone && !user && (
          <a className="link" href="/login?next=/ai">
            {t('assistant.login')}
          </a>
        )}
        {!problem && talk.quota && <span>{t('assistant.left', { n: talk.quota.remaining })}</span>}
        {length > most * 0.8 && (
          <span className="num">{t('assistant.characters', { n: length, max: most })}</span>
        )}
      </p>
      <div className="asker__row">
        <label className="sr" htmlFor={id}>
          {t('assistant.field')}
        </label>
        <textarea
          ref={field}
          id={id}
          className="input"
          rows={1}
          value={text}
          placeholder={t('assistant.placeholder')}
          disabled={isDone}
          aria-invalid={isOver}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {talk.isBusy ? (
          <button className="btn btn--line" type="button" onClick={talk.stop}>
            {t('assistant.stop')}
          </button>
        ) : (
          <button className="btn btn--ink" type="submit" disabled={cannot}>
            {t('assistant.send')}
          </button>
        )}
      </div>
    </form>
  );
}

/** The last question of a day blocks the field that has the focus: it goes to what helps. */
function useLimitFocus(isDone: boolean, field: RefObject<HTMLTextAreaElement | null>) {
  const note = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const { current } = field;
    const look = () => {
      hadFocus.current = document.activeElement === current;
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [field]);
  useEffect(() => {
    if (isDone && hadFocus.current) (note.current?.querySelector('a') ?? note.current)?.focus();
  }, [isDone]);
  return note;
}
