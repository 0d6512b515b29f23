/**
 * Forms of the account (UI-05): what is wrong stands beside its field, on blur and on submit, and
 * the first wrong field gets the focus. Fields keep what was typed whatever happens. Without script
 * they are plain forms.
 */
import { useId, useRef, useState } from 'react';
import type { FocusEvent, FormEvent, InputHTMLAttributes, ReactNode, RefObject } from 'react';
import type { ErrorKey } from '#contract/errors.ts';
import type { CallFailure } from '../../lib/call.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { sentenceOf } from './sentence.ts';

export type Values = Readonly<Record<string, string>>;
/** What is wrong with a field, as typed beside the others; null: nothing. */
export type Checks = Readonly<Record<string, (value: string, all: Values) => ErrorKey | null>>;

/** Names of the wire for what the form calls otherwise. */
const FIELDS: Readonly<Record<string, string>> = {
  rcv: 'receiver',
  mobile: 'receiver',
  email: 'receiver',
  authCode: 'code',
  smscode: 'code',
};

export interface FormPart {
  readonly problems: Readonly<Record<string, string | undefined>>;
  readonly busy: boolean;
  /** What went wrong as a whole. */
  readonly failed: string | undefined;
  /** Its error key. */
  readonly failedKey: string | undefined;
  /** For the form element. */
  readonly props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** The values, if these fields are fine; else null, and the first wrong one has the focus. */
  check(names: readonly string[]): Values | null;
  /** Shows a failed call where it belongs. */
  show(error: unknown): void;
}

export function useForm(checks: Checks, send: (values: Values) => Promise<void>): FormPart {
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});
  const [failed, setFailed] = useState<string>();
  const [failedKey, setFailedKey] = useState<string>();
  const [busy, setBusy] = useState(false);
  const values = () =>
    Object.fromEntries(
      [...new FormData(ref.current as HTMLFormElement)].map(([name, value]) => [
        name,
        String(value),
      ]),
    );
  const wrong = (name: string, all: Values) => {
    const key = checks[name]?.(all[name] ?? '', all);
    return key ? sentenceOf(key) : undefined;
  };
  function focus(name: string | undefined) {
    if (name) ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }
  function check(names: readonly string[]): Values | null {
    const all = values();
    const found = Object.fromEntries(
      names.filter((name) => name in all).map((name) => [name, wrong(name, all)]),
    );
    setProblems((before) => ({ ...before, ...found }));
    setFailed(undefined);
    setFailedKey(undefined);
    const first = [...(ref.current as HTMLFormElement).elements]
      .map((one) => (one as HTMLInputElement).name)
      .find((name) => found[name]);
    focus(first);
    return first ? null : all;
  }
  function show(error: unknown) {
    const { fields = {}, message, errorKey } = error as CallFailure;
    setFailedKey(errorKey);
    const named = Object.entries(fields).map(
      ([name, key]) => [FIELDS[name] ?? name, sentenceOf(key as ErrorKey) ?? message] as const,
    );
    const here = named.filter(([name]) => ref.current?.elements.namedItem(name));
    setProblems((before) => ({ ...before, ...Object.fromEntries(here) }));
    setFailed(here.length > 0 ? undefined : message);
    focus(here[0]?.[0]);
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const all = busy ? null : check(Object.keys(checks));
    if (!all) return;
    setBusy(true);
    try {
      await send(all);
    } catch (error) {
      show(error);
    } finally {
      setBusy(false);
    }
  }
  function blur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    // a tap on what can be tapped must not find that it has moved
    if (
      (relatedTarget as HTMLElement | null)?.closest?.(
        'a, button, summary, [type=checkbox], [type=radio]',
      )
    )
      return;
    const { name } = target as unknown as HTMLInputElement;
    if (name in checks) setProblems((before) => ({ ...before, [name]: wrong(name, values()) }));
  }
  return {
    problems,
    busy,
    failed,
    failedKey,
    check,
    show,
    props: { ref, noValidate: true, onBlur: blur, onSubmit: (event) => void submit(event) },
  };
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form'> {
  label: string;
  name: string;
  form: FormPart;
  hint?: string;
  /** After the input, in its line. */
  after?: ReactNode;
}

export function Field({ label, form, hint, after, ...input }: FieldProps) {
  const id = useId();
  const problem = form.problems[input.name];
  const described = [hint && `${id}hint`, problem && `${id}err`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field__row">
        <input
          className="input"
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={described || undefined}
          type="text"
          {...input}
        />
        {after}
      </div>
      {hint && (
        <p className="field__hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
      <Problem id={`${id}err`} text={problem} />
    </div>
  );
}

export function Problem({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="field__err" id={id} role="alert">
      <Icon name="triangle-alert" size={16} />
      {text}
    </p>
  );
}

export function Submit({ form, label }: { form: FormPart; label: string }) {
  return (
    <>
      <Problem text={form.failed} />
      <button className="btn btn--ink btn--wide" type="submit" aria-disabled={form.busy}>
        {form.busy ? t('account.wait') : label}
      </button>
    </>
  );
}

/** A password that can be looked at. */
export function PasswordInput({
  label,
  name,
  form,
  fresh = false,
  hint,
}: {
  label: string;
  name: string;
  form: FormPart;
  fresh?: boolean;
  hint?: string;
}) {
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
