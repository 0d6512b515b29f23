/**
 * The frame of every field: its label, a hint, and what is wrong with it, tied to the control that
 * is inside.
 */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../lib/message.ts';
import { Problem } from './problem.tsx';

/** What a control says of its frame. */
export interface Control {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface LabelledProps {
  label: string;
  hint?: string | undefined;
  /** The hint is a number that changes as one types. */
  isCount?: boolean;
  problem?: string | undefined;
  optional?: boolean;
  children: (control: Control) => ReactNode;
}

export function Labelled({
  label,
  hint,
  isCount = false,
  problem,
  optional = false,
  children,
}: LabelledProps) {
  const id = useId();
  const described = [hint && `${id}hint`, problem && `${id}err`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <small className="muted"> {t('form.optional')}</small>}
      </label>
      {children({
        id,
        'aria-invalid': problem !== undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className={isCount ? 'field__hint num' : 'field__hint'} id={`${id}hint`}>
          {hint}
        </p>
      )}
      <Problem id={`${id}err`} text={problem} />
    </div>
  );
}
