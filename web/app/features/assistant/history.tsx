/** Earlier conversations of the same user or visitor: open one again, or delete it. */
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { ago } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Talk } from './use-conversation.ts';

type Earlier = Answer<'conversation.pages'>['conversations'];

export function History({ talk }: { talk: Talk }) {
  const [list, setList] = useState<Earlier | 'failed' | null>(null);
  async function load() {
    setList(
      await browserCaller('conversation.pages', {}, EXTRA).then(
        ({ conversations }) => conversations,
        () => 'failed' as const,
      ),
    );
  }
  async function remove(id: string) {
    await browserCaller('conversation.remove', { id });
    if (id === talk.id) talk.begin();
    await load();
  }
  return (
    <>
      <button
        className="btn btn--text"
        type="button"
        popoverTarget="chats"
        onClick={() => void load()}
      >
        {t('assistant.history')}
      </button>
      <div
        id="chats"
        className="share chats"
        popover="auto"
        role="dialog"
        aria-label={t('assistant.history')}
      >
        {list === 'failed' && <p>{t('assistant.history.failed')}</p>}
        {list !== 'failed' && list?.length === 0 && <p>{t('assistant.history.none')}</p>}
        {Array.isArray(list) && (
          <ul>
            {list.map(({ id, title, updateTime }) => (
              <li key={id}>
                <button
                  className="chats__open"
                  type="button"
                  popoverTarget="chats"
                  popoverTargetAction="hide"
                  onClick={() => void talk.open(id)}
                >
                  <span>{title}</span>
                  <small className="muted">{ago(updateTime)}</small>
                </button>
                <button
                  className="icon-btn"
                  type="button"
                  aria-label={t('assistant.history.delete', { title })}
                  onClick={() => void remove(id)}
                >
                  <Icon name="x" size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
