/** Fields of a form, which show what the form finds wrong with them. */
import { useState } from 'react';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { t } from '../../lib/message.ts';
import { Labelled } from './labelled.tsx';
import { Problem } from './problem.tsx';
import type { FormPart } from './use-form.ts';

interface Shared {
  label: string;
  name: string;
  form: FormPart;
  hint?: string;
}

interface FieldProps extends Shared, Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name'> {
  /** After the input, in its line. */
  after?: ReactNode;
}

export function Field({ label, form, hint, after, ...input }: FieldProps) {
  return (
    <Labelled label={label} hint={hint} problem={form.problems[input.name]}>
      {(control) => (
        <div className="field__row">
          <input className="input" type="text" {...control} {...input} />
          {after}
        </div>
      )}
    </Labelled>
  );
}

interface TextFieldProps
  extends Shared,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'form' | 'name'> {
  isCount?: boolean;
}

/** Several lines. */
export function TextField({ label, form, hint, isCount = false, ...input }: TextFieldProps) {
  return (
    <Labelled label={label} hint={hint} isCount={isCount} problem={form.problems[input.name]}>
      {(control) => <textarea className="input" {...control} {...input} />}
    </Labelled>
  );
}

interface ChoiceProps<Value extends string> {
  legend: string;
  /** The legend repeats a title right above it. */
  isTitled?: boolean;
  name: string;
  options: readonly (readonly [value: Value, label: string])[];
  onChoose?: (value: Value) => void;
}

/** One of several; the first until another is chosen. */
export function Choice<Value extends string>({
  legend,
  isTitled = false,
  name,
  options,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <fieldset className="fs">
      <legend className={isTitled ? 'sr' : undefined}>{legend}</legend>
      {options.map(([value, label], at) => (
        <label className="check" key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={at === 0}
            onChange={() => onChoose?.(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SomeProps<Value extends string> {
  legend: string;
  options: readonly (readonly [value: Value, label: string])[];
  chosen: readonly Value[];
  onChoose: (chosen: readonly Value[]) => void;
}

/** Some of several, one at least. */
export function Some<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: SomeProps<Value>) {
  return (
    <fieldset className="own__scopes">
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label className="check" key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            disabled={chosen.length === 1 && chosen[0] === value}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SubmitProps {
  form: FormPart;
  label: string;
  /** While it is under way. */
  busy?: string;
}

export function Submit({ form, label, busy }: SubmitProps) {
  return (
    <>
      <Problem text={form.failed} />
      <button className="btn btn--ink btn--wide" type="submit" aria-disabled={form.busy}>
        {form.busy ? (busy ?? t('account.wait')) : label}
      </button>
    </>
  );
}

interface PasswordProps {
  label: string;
  name: string;
  form: FormPart;
  fresh?: boolean;
  hint?: string;
}

/** A password that can be looked at. */
export function PasswordInput({ label, name, form, fresh = false, hint }: PasswordProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      label={label}
      name={name}
      form={form}
      {...(hint ? { hint } : {})}
      type={isShown ? 'text' : 'password'}
      autoComplete={fresh ? 'new-password' : 'current-password'}
      spellCheck={false}
      maxLength={100}
      after={
        <button
          className="field__in needs-script"
          type="button"
          aria-pressed={isShown}
          aria-label={t('account.password.show.label', { name: label })}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'account.password.hide' : 'account.password.show')}
        </button>
      }
    />
  );
}
