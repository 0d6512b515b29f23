/**
 * A first password, or a new one (AUTH-17, SEC-03, AUTH-16). A new one ends all sessions, this one
 * too, so the browser signs in with it right away.
 */
import { browserCaller } from '../../lib/caller.ts';
import { openLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { setViewer } from '../../lib/viewer.ts';
import type { SignedIn } from '../../lib/viewer.ts';
import { toast } from '../../lib/toast.ts';
import { Submit } from '../form/fields.tsx';
import { useForm } from '../form/use-form.ts';
import { OwnCode, ownReceivers } from './own-code.tsx';
import { codeCheck, ownReceiver } from './receiver.tsx';
import type { Receiver } from './receiver.tsx';
import { NewPassword, newPasswordChecks, useValidKey } from './register-form.tsx';
import { StepDialog } from './step-dialog.tsx';

export function PasswordChange({ me }: { me: SignedIn }) {
  const title = t(me.hasPassword ? 'security.password.reset' : 'security.password.create');
  return (
    <StepDialog
      label={t(me.hasPassword ? 'security.change' : 'security.add')}
      about={t('account.password')}
      title={title}
    >
      {(close) =>
        ownReceivers(me).length === 0 ? (
          <p className="login__text">{t('problem.no-receiver')}</p>
        ) : (
          <PasswordForm me={me} onDone={close} />
        )
      }
    </StepDialog>
  );
}

function PasswordForm({ me, onDone }: { me: SignedIn; onDone: () => void }) {
  const validKeyOf = useValidKey();
  const form = useForm(
    { ...codeCheck, ...newPasswordChecks },
    async ({ own = '', code = '', password = '', repassword = '' }) => {
      const validKey = await validKeyOf(ownReceiver(own), 'CHANGEPWD', code);
      const ask = { validKey, password, repassword };
      if (me.hasPassword) {
        await browserCaller('password.reset', ask, { quiet: true });
        await signInAgain(ownReceiver(own), password);
      } else {
        await browserCaller('password.create', ask, { quiet: true });
        setViewer({ ...me, hasPassword: true });
      }
      toast(t('security.password.saved'));
      onDone();
    },
  );
  return (
    <form className="login__form" {...form.props}>
      <p>{t(me.hasPassword ? 'security.password.text' : 'security.password.first')}</p>
      <OwnCode me={me} form={form} scene="CHANGEPWD" />
      <NewPassword form={form} />
      <Submit form={form} label={t('security.save')} />
    </form>
  );
}

async function signInAgain(
  { rcv, rcvType, countryCode = '66' }: Receiver,
  password: string,
): Promise<void> {
  try {
    const { user } =
      rcvType === 'EMAIL'
        ? await browserCaller(
            'login.email',
            { email: rcv, password, source: 'WEB' },
            { quiet: true },
          )
        : await browserCaller(
            'login.mobile',
            { mobile: rcv, countryCode, password, source: 'WEB' },
            { quiet: true },
          );
    setViewer(user);
  } catch {
    openLogin();
  }
}
