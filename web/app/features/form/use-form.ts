/**
 * Forms (UI-05): errors are shown next to their field, on blur and on submit, and the first wrong
 * field gets the focus. Fields keep what was typed whatever happens. Without script they are plain
 * forms.
 */
import { useRef, useState } from 'react';
import type { FocusEvent, FormEvent, RefObject } from 'react';
import type { CallFailure } from '../../lib/call.ts';
import { sentenceOf } from './sentence.ts';
import type { ProblemKey } from './sentence.ts';
import { useAct } from './use-act.ts';

export type Values = Readonly<Record<string, string>>;
/** What is wrong with a field: a key that forms have a sentence for, or a sentence of its own. */
export type Wrong = ProblemKey | { readonly say: string } | null;
/** What is wrong with each field, as typed beside the others; null: nothing. */
export type Checks = Readonly<Record<string, (value: string, all: Values) => Wrong>>;

/** Names of the wire for what the form calls otherwise. */
const FIELDS: Readonly<Record<string, string>> = {
  rcv: 'receiver',
  mobile: 'receiver',
  email: 'receiver',
  authCode: 'code',
  smscode: 'code',
};

/** A tap on what can be tapped must not find that it has moved. */
const TAPPED = 'a, button, summary, [type=checkbox], [type=radio]';

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
  const [failure, setFailure] = useState<{
    message: string | undefined;
    key?: string | undefined;
  }>();
  const { busy, run } = useAct();
  function check(names: readonly string[]): Values | null {
    const all = valuesOf(ref.current);
    const found = Object.fromEntries(
      names.filter((name) => name in all).map((name) => [name, wrongIn(checks, name, all)]),
    );
    setProblems((before) => ({ ...before, ...found }));
    setFailure(undefined);
    const first = [...(ref.current as HTMLFormElement).elements]
      .map((one) => (one as HTMLInputElement).name)
      .find((name) => found[name]);
    focus(ref.current, first);
    return first ? null : all;
  }
  function show(error: unknown) {
    const { message, errorKey } = error as CallFailure;
    const here = fieldsOf(error as CallFailure).filter(([name]) =>
      ref.current?.elements.namedItem(name),
    );
    setProblems((before) => ({ ...before, ...Object.fromEntries(here) }));
    setFailure({ message: here.length > 0 ? undefined : message, key: errorKey });
    focus(ref.current, here[0]?.[0]);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const all = busy ? null : check(Object.keys(checks));
    if (all) void run(() => send(all), show);
  }
  function blur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if ((relatedTarget as HTMLElement | null)?.closest?.(TAPPED)) return;
    const { name } = target as unknown as HTMLInputElement;
    if (!(name in checks)) return;
    const wrong = wrongIn(checks, name, valuesOf(ref.current));
    setProblems((before) => ({ ...before, [name]: wrong }));
  }
  return {
    problems,
    busy,
    failed: failure?.message,
    failedKey: failure?.key,
    check,
    show,
    props: { ref, noValidate: true, onBlur: blur, onSubmit: submit },
  };
}

function valuesOf(form: HTMLFormElement | null): Values {
  return Object.fromEntries(
    [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
  );
}

function wrongIn(checks: Checks, name: string, all: Values): string | undefined {
  const wrong = checks[name]?.(all[name] ?? '', all);
  if (!wrong) return undefined;
  return typeof wrong === 'string' ? sentenceOf(wrong) : wrong.say;
}

/** What a refusal says of single fields. */
function fieldsOf({ fields = {}, message }: CallFailure): (readonly [string, string])[] {
  return Object.entries(fields).map(
    ([name, key]) => [FIELDS[name] ?? name, sentenceOf(key) ?? message] as const,
  );
}

function focus(form: HTMLFormElement | null, name: string | undefined): void {
  if (name) form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
