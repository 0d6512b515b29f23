/** The text, with buttons that write simple Markdown around what is chosen. */
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { lengthOf } from '#contract/account/rules.ts';
import { DRAFT_LIMITS } from '#contract/content/drafting.ts';
import { countText, figure } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';
import { Labelled } from '../form/labelled.tsx';

const MARKS = [
  ['publish.bold', 'B', '**', '**'],
  ['publish.italic', 'I', '*', '*'],
  ['publish.heading', 'H', '\n\n## ', ''],
  ['publish.list', '•', '\n- ', ''],
  ['publish.quote', '❝', '\n\n> ', ''],
] as const;

interface TextFieldProps {
  text: string;
  label: string;
  problem: string | undefined;
  onType: (text: string) => void;
}

export function TextField({ text, label, problem, onType }: TextFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  function put(before: string, after: string) {
    const element = field.current as HTMLTextAreaElement;
    const { selectionStart: from, selectionEnd: upTo } = element;
    const start = from === 0 ? before.trimStart() : before;
    // what is typed next belongs between the marks: the field has its new text before the caret is
    // set
    flushSync(() =>
      onType(text.slice(0, from) + start + text.slice(from, upTo) + after + text.slice(upTo)),
    );
    element.focus();
    element.setSelectionRange(from + start.length, upTo + start.length);
  }
  const length = lengthOf(text);
  return (
    <Labelled label={label} problem={problem} hint={t('publish.text.hint')}>
      {(props) => (
        <>
          <div
            className="pub__marks"
            role="toolbar"
            aria-label={t('publish.format')}
            aria-controls={props.id}
          >
            {MARKS.map(([key, sign, before, after]) => (
              <button
                key={key}
                type="button"
                className="icon-btn"
                aria-label={t(key)}
                title={t(key)}
                onClick={() => put(before, after)}
              >
                <span aria-hidden="true">{sign}</span>
              </button>
            ))}
            <small className={length > DRAFT_LIMITS.text ? 'num composer__over' : 'num muted'}>
              {countText(length)}/{figure(DRAFT_LIMITS.text)}
            </small>
          </div>
          <textarea
            {...props}
            ref={field}
            className="input pub__text"
            name="text"
            rows={10}
            value={text}
            onChange={({ target }) => onType(target.value)}
          />
        </>
      )}
    </Labelled>
  );
}
