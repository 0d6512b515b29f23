/** The assistant on screen (AI-01): what was said, what may be asked, and where to type it. */
import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/message.ts';
import { History } from './history.tsx';
import { QuestionForm } from './question-form.tsx';
import { Turn } from './turn.tsx';
import { useConversation } from './use-conversation.ts';

interface ChatProps {
  prompts: readonly string[];
  most: number;
  /** A conversation to go on with. */
  first: string | null;
  /** A question that a link brought along. */
  question: string;
}

export function Chat({ prompts, most, first, question }: ChatProps) {
  const talk = useConversation(first);
  const [text, setText] = useState(question);
  const [isReady, setReady] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => setReady(true), []);

  async function ask(words: string) {
    const asked = words.trim();
    setText('');
    if ((await talk.ask(asked)) === 'refused') setText(asked);
    field.current?.focus();
  }
  function begin() {
    talk.begin();
    setText('');
    field.current?.focus();
  }
  return (
    <div className="ai">
      <div className="ai__head">
        <h1 className="page__h">{t('assistant.title')}</h1>
        <div className="ai__tools">
          {isReady ? (
            <History talk={talk} />
          ) : (
            <span className="btn btn--text ai__later needs-script" aria-hidden="true">
              {t('assistant.history')}
            </span>
          )}
          <button className="btn btn--line" type="button" onClick={begin}>
            {t('assistant.new')}
          </button>
        </div>
      </div>
      <noscript>
        <p className="muted">{t('assistant.no-script')}</p>
      </noscript>
      <div className="ai__log" role="log" aria-live="polite" aria-label={t('assistant.log')}>
        {talk.turns.map((turn, at) => (
          <Turn
            key={turn.key}
            turn={turn}
            isLast={at === talk.turns.length - 1}
            onAsk={(words) => void ask(words)}
            onRetry={talk.retry}
          />
        ))}
      </div>
      {talk.turns.length === 0 && (
        <div className="ai__start">
          <p className="read">{t('assistant.lead')}</p>
          <p className="ai__try" id="prompts">
            {t('assistant.prompts')}
          </p>
          <div className="kw" role="group" aria-labelledby="prompts">
            {prompts.map((prompt) => (
              <button key={prompt} className="chip" type="button" onClick={() => void ask(prompt)}>
                {prompt}
              </button>
            ))}
          </div>
        </div>
      )}
      <QuestionForm
        talk={talk}
        field={field}
        text={text}
        setText={setText}
        most={most}
        onSend={() => void ask(text)}
      />
    </div>
  );
}
