/**
 * Deleting the account (SEC-04, SEC-05, AMB-71, AMB-72): proven by a code to its own phone or
 * e-mail, or by its provider where it has neither. What was written stays without a name, unless it
 * is to go too.
 */
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { forgetViewer } from '../../lib/viewer.ts';
import type { SignedIn } from '../../lib/viewer.ts';
import { toast } from '../../lib/toast.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Problem } from '../form/problem.tsx';
import { useForm } from '../form/use-form.ts';
import { forgetLastUser } from './last-user.ts';
import { OwnCode, ownReceivers } from './own-code.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import type { ProviderProof as Proof } from './provider-login.ts';
import { codeCheck, ownReceiver } from './receiver.tsx';
import { StepDialog } from './step-dialog.tsx';

interface CloseAccountProps {
  me: SignedIn;
  offered: Answer<'switch.login'>;
}

export function CloseAccount({ me, offered }: CloseAccountProps) {
  // brought back by the provider that the account was proven with
  const closeWith = (useLocation().state as { closeWith?: Proof } | null)?.closeWith;
  return (
    <StepDialog
      label={t('close.open')}
      title={t('close.title')}
      kind="danger"
      isOpenAtOnce={closeWith !== undefined}
    >
      {(close) =>
        ownReceivers(me).length > 0 || closeWith ? (
          <CloseForm me={me} proof={closeWith} onCancel={close} />
        ) : (
          <ProviderProof me={me} offered={offered} />
        )
      }
    </StepDialog>
  );
}

function CloseForm({
  me,
  proof,
  onCancel,
}: {
  me: SignedIn;
  proof: Proof | undefined;
  onCancel: () => void;
}) {
  const [deleteContent, setDeleteContent] = useState(false);
  const navigate = useNavigate();
  const byCode = ownReceivers(me).length > 0;
  const form = useForm(byCode ? codeCheck : {}, async ({ own = '', code = '' }) => {
    const given = byCode
      ? { ...ownReceiver(own), authCode: code, sceneCode: 'CLOSEUSER' }
      : proof && { proof };
    await browserCaller(
      'profile.close',
      { ...given, authScene: 'CLOSEUSER', deleteContent },
      { quiet: true },
    );
    forgetLastUser();
    await navigate('/');
    forgetViewer();
    toast(t('close.done'));
  });
  return (
    <form className="login__form" {...form.props}>
      <p>{t('close.text')}</p>
      {byCode && <OwnCode me={me} form={form} scene="CLOSEUSER" />}
      <label className="check">
        <input
          type="checkbox"
          checked={deleteContent}
          onChange={(event) => setDeleteContent(event.target.checked)}
        />
        <span>{t('close.content')}</span>
      </label>
      <p className="field__hint">
        {t(deleteContent ? 'close.content.goes' : 'close.content.stays')}
      </p>
      <Problem text={form.failed} />
      {form.failedKey === 'account.receiver.not_yours' && (
        <p className="field__hint">
          <Tooltip text={t('close.not-yours')}>{t('close.not-yours.why')}</Tooltip>
        </p>
      )}
      <div className="dialog__a">
        <button className="btn btn--quiet" type="button" onClick={onCancel}>
          {t('close.cancel')}
        </button>
        <button className="btn btn--danger" type="submit" aria-disabled={form.busy}>
          {form.busy ? t('account.wait') : t('close.send')}
        </button>
      </div>
    </form>
  );
}

function ProviderProof({ me, offered }: CloseAccountProps) {
  const usable = offered.web.filter((provider) =>
    me.thirdPlatformLoginInfo.some((one) => one.provider === provider),
  );
  return (
    <div className="login__form">
      <p>{t(usable.length > 0 ? 'close.provider' : 'close.provider.none')}</p>
      <ProviderButtons providers={usable} next="/profile/security" purpose="close" />
    </div>
  );
}
