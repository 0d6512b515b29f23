/**
 * Signing in by password or code (AUTH-08, AUTH-09). Sent without script it is a plain form to
 * `/login`.
 */
import { withQuery } from '../../lib/address.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import type { SignedIn } from '../../lib/viewer.ts';
import { Field, PasswordInput, Submit } from '../form/fields.tsx';
import { Problem } from '../form/problem.tsx';
import { useForm } from '../form/use-form.ts';
import type { Values } from '../form/use-form.ts';
import type { Beginning, By, Offered } from './signing-in.ts';
import { taken } from './signing-in.ts';
import {
  CodeField,
  codeCheck,
  receiverChecks,
  ReceiverField,
  receiverIn,
  typedOf,
} from './receiver.tsx';
import type { ReceiverDraft } from './receiver.tsx';
import { sentenceOf } from '../form/sentence.ts';

interface LoginFormProps {
  offered: Offered;
  draft: ReceiverDraft;
  onDraft: (draft: ReceiverDraft) => void;
  by: By;
  onBy: (by: By) => void;
  next: string;
  beginning: Beginning | undefined;
  onDone: (user: SignedIn) => void;
  onForgot: () => void;
}

export function LoginForm({
  offered,
  draft,
  onDraft,
  by,
  onBy,
  next,
  beginning,
  onDone,
  onForgot,
}: LoginFormProps) {
  const isCode = by === 'code';
  const form = useForm(
    {
      ...receiverChecks(draft.type),
      ...(isCode
        ? codeCheck
        : { password: (value: string) => (value === '' ? 'field.required' : null) }),
    },
    async (values) => onDone(await signIn(values, draft.type, by)),
  );
  const other = isCode ? 'password' : 'code';
  return (
    <form className="login__form" action="/login" method="post" {...form.props}>
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="way" value={draft.type} />
      <input type="hidden" name="by" value={by} />
      {beginning?.problem && (
        <Problem text={sentenceOf(beginning.problem) ?? t('server.default')} />
      )}
      {!beginning?.isSent && <ReceiverField form={form} draft={draft} onDraft={onDraft} />}
      {beginning?.isSent ? (
        <PlainCode form={form} />
      ) : isCode ? (
        <div className="needs-script login__code">
          <CodeField
            form={form}
            scene="LOGIN"
            typed={typedOf(draft)}
            receiver={() => {
              const values = form.check(['receiver']);
              return values && receiverIn(values, draft.type);
            }}
          />
        </div>
      ) : (
        <PasswordInput key="password" label={t('account.password')} name="password" form={form} />
      )}
      {isCode && !beginning?.isSent && (
        <noscript>
          <p className="field__hint">{t('account.code.plain')}</p>
        </noscript>
      )}
      <Submit form={form} label={t('account.login.send')} />
      <p className="login__more">
        {offered.password && offered.code && (
          <a
            className="link"
            href={withQuery('/login', { next, way: draft.type, by: other })}
            onClick={taken(() => onBy(other))}
          >
            {t(isCode ? 'account.by.password' : 'account.by.code')}
          </a>
        )}
        {!isCode && (
          <button className="link needs-script" type="button" onClick={onForgot}>
            {t('account.forgot.go')}
          </button>
        )}
      </p>
    </form>
  );
}

/** The second step without script: the server knows where the code went. */
function PlainCode({ form }: { form: ReturnType<typeof useForm> }) {
  return (
    <Field
      label={t('account.code')}
      name="code"
      form={form}
      hint={t('account.code.plain.sent')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
    />
  );
}

async function signIn(values: Values, type: ReceiverDraft['type'], by: By): Promise<SignedIn> {
  const { rcv, countryCode } = receiverIn(values, type);
  const { password = '', code = '' } = values;
  const area = countryCode === undefined ? {} : { countryCode };
  const quiet = { quiet: true };
  if (by === 'code') {
    const who = type === 'EMAIL' ? { email: rcv } : { mobile: rcv, ...area };
    return (
      await browserCaller(
        'login.code',
        { ...who, smscode: code, sceneCode: 'LOGIN', source: 'WEB' },
        quiet,
      )
    ).user;
  }
  if (type === 'EMAIL')
    return (await browserCaller('login.email', { email: rcv, password, source: 'WEB' }, quiet))
      .user;
  return (
    await browserCaller('login.mobile', { mobile: rcv, ...area, password, source: 'WEB' }, quiet)
  ).user;
}
