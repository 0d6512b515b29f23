/** Up to three tags: those that are offered, and any other that is typed. */
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ALERT_LIMITS } from '#contract/alert/limits.ts';
import { t } from '../../lib/message.ts';
import { cutKeyword } from './alert-draft.ts';
import { Picks } from './picks.tsx';
import { useOffered } from './use-offered.ts';

/** Suggestions beside those that are chosen. */
const OFFERED = 8;

interface TagFieldProps {
  offered: readonly string[];
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

export function TagField({ offered, tags, onChange }: TagFieldProps) {
  const list = useId();
  const [text, setText] = useState('');
  const found = useOffered(text)?.tags ?? [];
  const isFull = tags.length >= ALERT_LIMITS.tags;
  const add = () => {
    const tag = text.trim();
    if (tag === '' || isFull) return;
    if (!tags.includes(tag)) onChange([...tags, tag]);
    setText('');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const shown = [...new Set([...tags, ...offered.slice(0, OFFERED)])];
  return (
    <Picks
      field="tags"
      legend={t('alerts.tags')}
      options={shown.map((tag) => [tag, tag])}
      chosen={tags}
      most={ALERT_LIMITS.tags}
      onChange={onChange}
    >
      {!isFull && (
        <div className="field__row">
          <input
            className="input"
            data-field={shown.length === 0 ? 'tags' : undefined}
            type="text"
            list={list}
            autoComplete="off"
            aria-label={t('alerts.tags.other')}
            placeholder={t('alerts.tags.other')}
            value={text}
            onChange={(event) => setText(cutKeyword(event.target.value))}
            onKeyDown={onKey}
          />
          <datalist id={list}>
            {found.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <button className="btn btn--line" type="button" onClick={add}>
            {t('alerts.add')}
          </button>
        </div>
      )}
    </Picks>
  );
}
