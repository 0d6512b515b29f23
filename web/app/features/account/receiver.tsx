/**
 * Phone numbers and e-mail addresses in forms (AUTH-05, UI-06), and the codes that are sent to them
 * (AUTH-06, SM-08).
 */
import { useEffect, useState } from 'react';
import { VERIFICATION } from '#contract/constants.ts';
import {
  emailOf,
  isBlank,
  isEmail,
  isPhone,
  nationalNumber,
  PHONE_RULES,
  verificationCodeOf,
} from '#contract/account/rules.ts';
import type { AuthScene, ReceiverType } from '#contract/account/verification.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Field } from '../form/fields.tsx';
import { useAct } from '../form/use-act.ts';
import type { Checks, FormPart, Values } from '../form/use-form.ts';
import { PhoneField } from './phone-field.tsx';

/** A receiver as the wire has it. */
export interface Receiver {
  readonly rcv: string;
  readonly rcvType: ReceiverType;
  readonly countryCode?: string;
}

/** What was chosen and typed last, remembered while forms change. */
export interface ReceiverDraft {
  readonly type: ReceiverType;
  readonly typed: string;
  readonly area: string;
}

export function emptyDraft(type: ReceiverType): ReceiverDraft {
  return { type, typed: '', area: page().tenant.phoneAreaCode };
}

export function receiverChecks(type: ReceiverType): Checks {
  return {
    receiver: (value, { area }) => {
      if (isBlank(value)) return 'field.required';
      if (type === 'EMAIL') return isEmail(value) ? null : 'account.email.invalid';
      return isPhone(value, area) ? null : 'account.phone.invalid';
    },
  };
}

export const codeCheck: Checks = {
  code: (value) =>
    isBlank(value)
      ? 'field.required'
      : verificationCodeOf(value) === null
        ? 'account.code.wrong'
        : null,
};

export function receiverIn(values: Values, type: ReceiverType): Receiver {
  const { receiver = '', area = '' } = values;
  if (type === 'EMAIL') return { rcv: emailOf(receiver) ?? receiver, rcvType: type };
  return { rcv: nationalNumber(receiver, area), rcvType: type, countryCode: area };
}

/** A receiver of the account itself, `+66812345678` or an address. */
export function ownReceiver(receiver: string): Receiver {
  if (receiver.includes('@')) return { rcv: receiver, rcvType: 'EMAIL' };
  const rule = PHONE_RULES.find(({ areaCode }) => receiver.startsWith(`+${areaCode}`));
  return {
    rcv: receiver.slice((rule?.areaCode.length ?? 0) + 1),
    rcvType: 'MOBILE',
    countryCode: rule?.areaCode ?? VERIFICATION.defaultArea,
  };
}

interface ReceiverFieldProps {
  form: FormPart;
  draft: ReceiverDraft;
  onDraft: (draft: ReceiverDraft) => void;
  label?: string;
  /** It is the name that a browser keeps a password under. */
  isUsername?: boolean;
}

export function ReceiverField({
  form,
  draft,
  onDraft,
  label,
  isUsername = true,
}: ReceiverFieldProps) {
  if (draft.type === 'MOBILE')
    return (
      <PhoneField
        phone={{ areaCode: draft.area, number: draft.typed }}
        onChange={({ areaCode, number }) => onDraft({ ...draft, area: areaCode, typed: number })}
        problem={form.problems.receiver}
        names={{ area: 'area', number: 'receiver' }}
        {...(label ? { label } : {})}
        {...(isUsername ? { autoComplete: 'username' } : {})}
      />
    );
  return (
    <Field
      label={label ?? t('account.email')}
      name="receiver"
      form={form}
      type="email"
      inputMode="email"
      autoComplete={isUsername ? 'username' : 'email'}
      spellCheck={false}
      maxLength={254}
      value={draft.typed}
      onChange={(event) => onDraft({ ...draft, typed: event.target.value })}
    />
  );
}

interface CodeFieldProps {
  form: FormPart;
  scene: AuthScene;
  /** What is typed as the receiver now: each has a wait of its own. */
  typed: string;
  /** Where the code goes; null: what is typed is no receiver, and the form has said so. */
  receiver: () => Receiver | null;
  onSent?: () => void;
}

/** Six digits, and the button that sends them: again after 60 s. */
export function CodeField({ form, scene, typed, receiver, onSent }: CodeFieldProps) {
  const { leftFor, start } = useCountdowns();
  const [sent, setSent] = useState<{ to: string; shown: string }>();
  const left = leftFor(typed);
  const isSent = sent?.to === typed;
  const { busy, run } = useAct();

  async function send(to: Receiver) {
    const asked = { ...to, authScene: scene };
    const { receiver: shown } = await browserCaller('verification.send', asked, { quiet: true });
    setSent({ to: typed, shown });
    start(typed, VERIFICATION.resendMs);
    form.props.ref.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
    onSent?.();
  }
  function tap() {
    const to = left > 0 || busy ? null : receiver();
    if (to) void run(() => send(to), form.show);
  }
  return (
    <>
      <Field
        label={t('account.code')}
        name="code"
        form={form}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        after={
          <button
            className="btn btn--line field__send"
            type="button"
            aria-disabled={left > 0 || busy}
            onClick={tap}
          >
            {left > 0
              ? t('account.code.again', { seconds: left })
              : t(isSent ? 'account.code.resend' : 'account.code.send')}
          </button>
        }
      />
      <p className="field__hint" role="status">
        {isSent && t('account.code.sent', { receiver: sent.shown })}
      </p>
    </>
  );
}

/** Seconds that are left of waits, each by its name. */
function useCountdowns(): {
  leftFor: (name: string) => number;
  start: (name: string, ms: number) => void;
} {
  const [ends, setEnds] = useState<Readonly<Record<string, number>>>({});
  const [now, setNow] = useState(0);
  const last = Math.max(0, ...Object.values(ends));
  useEffect(() => {
    if (last === 0) return undefined;
    const timer = setInterval(() => {
      const at = Date.now();
      setNow(at);
      if (at >= last) setEnds({});
    }, 1000);
    return () => clearInterval(timer);
  }, [last]);
  return {
    leftFor: (name) => Math.max(0, Math.ceil(((ends[name] ?? 0) - now) / 1000)),
    start: (name, ms) => {
      const at = Date.now();
      setNow(at);
      setEnds((known) => ({ ...known, [name]: at + ms }));
    },
  };
}

/** What a draft says, as one word. */
export const typedOf = ({ type, typed, area }: ReceiverDraft): string =>
  `${type} ${type === 'MOBILE' ? area : ''} ${typed.trim().toLowerCase()}`;
