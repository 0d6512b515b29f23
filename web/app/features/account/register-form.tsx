/** Registering with a code, with or without a password (AUTH-01). */
import { useRef, useState } from 'react';
import { confirmationProblem, passwordProblem } from '#contract/account/rules.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import type { SignedIn } from '../../lib/viewer.ts';
import { PasswordInput, Submit } from '../form/fields.tsx';
import { useForm } from '../form/use-form.ts';
import type { Checks } from '../form/use-form.ts';
import {
  CodeField,
  codeCheck,
  receiverChecks,
  ReceiverField,
  receiverIn,
  typedOf,
} from './receiver.tsx';
import type { Receiver, ReceiverDraft } from './receiver.tsx';

interface RegisterFormProps {
  draft: ReceiverDraft;
  onDraft: (draft: ReceiverDraft) => void;
  onRegistered: (user: SignedIn) => void;
}

/** A new password and its repetition (VAL-01, VAL-02). */
export const newPasswordChecks: Checks = {
  password: (value) => passwordProblem(value),
  repassword: (value, { password = '' }) =>
    value === '' ? 'field.required' : confirmationProblem(password, value),
};

export function RegisterForm({ draft, onDraft, onRegistered }: RegisterFormProps) {
  const [hasPassword, setHasPassword] = useState(true);
  const validKeyOf = useValidKey();
  const form = useForm(
    { ...receiverChecks(draft.type), ...codeCheck, ...(hasPassword ? newPasswordChecks : {}) },
    async (values) => {
      const receiver = receiverIn(values, draft.type);
      const validKey = await validKeyOf(receiver, 'REGISTER', values.code ?? '');
      const { password = '', repassword = '' } = values;
      const secret = hasPassword
        ? { password, repassword, pwdRegister: true }
        : { pwdRegister: false };
      const name = draft.type === 'EMAIL' ? 'login.register-email' : 'login.register-mobile';
      onRegistered(
        (await browserCaller(name, { validKey, ...secret, source: 'WEB' }, { quiet: true })).user,
      );
    },
  );
  return (
    <form className="login__form" {...form.props}>
      <ReceiverField form={form} draft={draft} onDraft={onDraft} />
      <CodeField
        form={form}
        scene="REGISTER"
        typed={typedOf(draft)}
        receiver={() => {
          const values = form.check(['receiver']);
          return values && receiverIn(values, draft.type);
        }}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={hasPassword}
          onChange={(event) => setHasPassword(event.target.checked)}
        />
        <span>{t('account.register.password')}</span>
      </label>
      {hasPassword && <NewPassword form={form} />}
      <Submit form={form} label={t('account.register.send')} />
      <p className="field__hint">
        {t('account.agree')}{' '}
        <a className="link" href="/terms" target="_blank" rel="noopener">
          {t('footer.terms')}
        </a>
        {' · '}
        <a className="link" href="/privacy" target="_blank" rel="noopener">
          {t('footer.privacy')}
        </a>
      </p>
    </form>
  );
}

export function NewPassword({ form }: { form: ReturnType<typeof useForm> }) {
  return (
    <>
      <PasswordInput
        label={t('account.password.new')}
        name="password"
        form={form}
        fresh
        hint={t('account.password.hint')}
      />
      <PasswordInput label={t('account.password.again')} name="repassword" form={form} fresh />
    </>
  );
}

/**
 * Turns a code into a validKey; one that was not used up yet is used again, so that a mistake
 * further down costs no new code.
 */
export function useValidKey() {
  const known = useRef<{ of: string; key: string }>(undefined);
  return async (
    receiver: Receiver,
    authScene: 'REGISTER' | 'CHANGEPWD' | 'CHANGE_MOBILE_EMAIL' | 'CHECK_OLD_MOBILE_EMAIL',
    authCode: string,
  ): Promise<string> => {
    const of = JSON.stringify([receiver, authScene, authCode]);
    if (known.current?.of !== of) {
      const { validKey } = await browserCaller(
        'verification.valid',
        { ...receiver, authScene, authCode, sceneCode: authScene },
        { quiet: true },
      );
      known.current = { of, key: validKey };
    }
    return known.current.key;
  };
}
