/** A labelled field of the editor with its hint, its count and what is wrong with it. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../lib/message.ts';
import type { MessageKey } from '../../lib/message.ts';
import { Problem } from '../form/form.tsx';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  wrong?: MessageKey | undefined;
  optional?: boolean;
  children: (props: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

export function EditorField({ label, hint, wrong, optional = false, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}hint`, wrong && `${id}err`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <small className="muted"> {t('publish.optional')}</small>}
      </label>
      {children({
        id,
        'aria-invalid': wrong !== undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className="field__hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
      <Problem id={`${id}err`} text={wrong && wrongWords(wrong)} />
    </div>
  );
}

/** What is wrong, in words; none of these sentences has holes. */
export function wrongWords(key: MessageKey): string {
  return t(key as 'publish.wrong.other');
}
