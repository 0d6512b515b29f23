/**
 * Where a comment is written (COMM-03, COMM-06, COMM-08, COMM-09, COMM-12). What was typed stays
 * whatever happens; signed-out visitors sign in when they send, and it is sent then.
 */
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import type { UserBrief } from '#contract/account/user.ts';
import { isBlank, lengthOf } from '#contract/account/rules.ts';
import { COMMENT_LIMITS } from '#contract/interaction/commenting.ts';
import { withLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { movedTo } from '../../ui/select-rules.ts';
import { Problem } from '../form/problem.tsx';
import { useAct } from '../form/use-act.ts';
import { EmojiPicker } from './emoji.tsx';
import { MentionList } from './mention-list.tsx';
import { stillMentioned, typedMention, withMention } from './mention.ts';
import { useSuggestions } from './use-mention.ts';
import { useTyped } from './use-typed.ts';

interface ComposerProps {
  label: string;
  button: string;
  first?: string;
  isFocused?: boolean;
  /** What it is about, where a reload is to lose nothing. */
  about?: string;
  /** Mentions are sent when a comment is written, not when it is changed. */
  mentionless?: boolean;
  /** It may be marked as a question. */
  mayAsk?: boolean;
  /** Throws when it fails. */
  onSend: (text: string, atUserIds: string[], isQuestion: boolean) => Promise<void>;
  onCancel?: () => void;
}

export function Composer({
  label,
  button,
  first = '',
  isFocused = false,
  about,
  mentionless = false,
  mayAsk = false,
  onSend,
  onCancel,
}: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useTyped(about, first);
  const [caret, setCaret] = useState(first.length);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [chosen, setChosen] = useState<UserBrief[]>([]);
  const [active, setActive] = useState(0);
  const [isPicking, setPicking] = useState(false);
  const [isQuestion, setQuestion] = useState(false);
  const { busy, run } = useAct();
  const [problem, setProblem] = useState<string>();
  const mention = mentionless ? null : typedMention(text, caret);
  const found = useSuggestions(mention && mention.from !== closedAt ? mention.keyword : null);
  const at = Math.min(active, found.length - 1);
  const length = lengthOf(text);
  const opensAtOnce = isFocused || first !== '';
  useEffect(() => {
    if (opensAtOnce) field.current?.focus();
  }, [opensAtOnce]);

  function put(next: { text: string; caret: number }) {
    setText(next.text);
    setCaret(next.caret);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  }
  function choose(user: UserBrief) {
    if (!mention) return;
    setChosen((now) => [...now, user]);
    setActive(0);
    put(withMention(text, mention.from, caret, user.nickname));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') return submit(event);
    if (found.length === 0 || !mention) return;
    const moved =
      event.key === 'ArrowDown' || event.key === 'ArrowUp'
        ? movedTo(event.key, at, found.length)
        : undefined;
    if (moved !== undefined) setActive(moved);
    else if (event.key === 'Enter') choose(found[at] as UserBrief);
    else if (event.key === 'Escape') setClosedAt(mention.from);
    else return;
    event.preventDefault();
  }
  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (busy) return;
    const wrong = isBlank(text)
      ? t('comment.required')
      : length > COMMENT_LIMITS.content
        ? t('comment.left', { n: length, max: COMMENT_LIMITS.content })
        : undefined;
    setProblem(wrong);
    if (wrong) field.current?.focus();
    else withLogin(() => void run(send, ({ message }) => setProblem(message)));
  }
  async function send() {
    await onSend(text, stillMentioned(text, chosen), isQuestion);
    setText('');
    setQuestion(false);
    setChosen([]);
    setPicking(false);
  }
  const isOpen = found.length > 0;
  return (
    <form className="composer" noValidate onSubmit={submit}>
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        className="input"
        id={id}
        rows={first || isFocused ? 3 : 2}
        placeholder={label}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}n${problem ? ` ${id}err` : ''}`}
        aria-autocomplete={mentionless ? undefined : 'list'}
        aria-controls={isOpen ? `${id}list` : undefined}
        aria-activedescendant={isOpen ? `${id}${at}` : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setCaret(target.selectionStart);
          setActive(0);
          if (closedAt !== null && target.value[closedAt] !== '@') setClosedAt(null);
          if (problem) setProblem(undefined);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      {isOpen && <MentionList id={id} users={found} active={at} onChoose={choose} />}
      <p className="sr" role="status">
        {isOpen ? t('comment.mention.found', { n: found.length }) : ''}
      </p>
      <Problem id={`${id}err`} text={problem} />
      {mayAsk && (
        <label className="check composer__ask">
          <input
            type="checkbox"
            checked={isQuestion}
            onChange={({ target }) => setQuestion(target.checked)}
          />
          <span>{t('comment.ask')}</span>
        </label>
      )}
      <div className="composer__foot">
        <button
          className="icon-btn"
          type="button"
          aria-label={t('comment.emoji')}
          aria-expanded={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          <span aria-hidden="true">😊</span>
        </button>
        <LengthLeft id={`${id}n`} length={length} />
        {onCancel && (
          <button
            className="btn btn--quiet"
            type="button"
            onClick={() => {
              setText('');
              onCancel();
            }}
          >
            {t('comment.cancel')}
          </button>
        )}
        <button className="btn btn--ink" type="submit" aria-disabled={busy}>
          {busy ? t('comment.sending') : button}
        </button>
      </div>
      {isPicking && (
        <EmojiPicker
          onPick={(emoji) =>
            put({
              text: text.slice(0, caret) + emoji + text.slice(caret),
              caret: caret + emoji.length,
            })
          }
        />
      )}
    </form>
  );
}

function LengthLeft({ id, length }: { id: string; length: number }) {
  return (
    <small className={length > COMMENT_LIMITS.content ? 'num composer__over' : 'num muted'} id={id}>
      <span aria-hidden="true">
        {length}/{COMMENT_LIMITS.content}
      </span>
      <span className="sr">{t('comment.left', { n: length, max: COMMENT_LIMITS.content })}</span>
    </small>
  );
}
