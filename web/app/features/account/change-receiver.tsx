/** A new phone or e-mail (SEC-01, SEC-02, SM-14): an old one is proven first, then the new one. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReceiverType } from '#contract/account/verification.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { setViewer } from '../../lib/viewer.ts';
import type { SignedIn } from '../../lib/viewer.ts';
import { toast } from '../../lib/toast.ts';
import { Modal } from '../../ui/modal.tsx';
import { Submit } from '../form/fields.tsx';
import { useForm } from '../form/use-form.ts';
import { OwnCode, ownReceivers } from './own-code.tsx';
import {
  CodeField,
  codeCheck,
  emptyDraft,
  ownReceiver,
  receiverChecks,
  ReceiverField,
  receiverIn,
  typedOf,
} from './receiver.tsx';
import { useValidKey } from './register-form.tsx';
import { StepDialog } from './step-dialog.tsx';

const nameOf = (type: ReceiverType): string =>
  t(type === 'EMAIL' ? 'account.email' : 'account.mobile');

export function ChangeReceiver({ me, type }: { me: SignedIn; type: ReceiverType }) {
  const has = (type === 'EMAIL' ? me.email : me.mobile) !== null;
  const name = nameOf(type);
  return (
    <StepDialog label={t(has ? 'security.change' : 'security.add')} about={name} title={name}>
      {(close) => <Steps me={me} type={type} onDone={close} />}
    </StepDialog>
  );
}

interface ReceiverDialogProps {
  me: SignedIn;
  type: ReceiverType;
  onDone: (() => void) | undefined;
  onClose: () => void;
}

/** The same steps for a page that opens them by something else than the button. */
export function ReceiverDialog({ me, type, onDone, onClose }: ReceiverDialogProps) {
  return (
    <Modal title={nameOf(type)} onClose={onClose}>
      {(close) => (
        <Steps
          me={me}
          type={type}
          onDone={() => {
            close();
            onDone?.();
          }}
        />
      )}
    </Modal>
  );
}

function Steps({ me, type, onDone }: { me: SignedIn; type: ReceiverType; onDone: () => void }) {
  const [preValidKey, setPreValidKey] = useState<string>();
  const needsOld = ownReceivers(me).length > 0;
  if (needsOld && preValidKey === undefined) return <OldOne me={me} onProven={setPreValidKey} />;
  return <NewOne type={type} preValidKey={preValidKey} step={needsOld ? 2 : 1} onDone={onDone} />;
}

function OldOne({ me, onProven }: { me: SignedIn; onProven: (validKey: string) => void }) {
  const validKeyOf = useValidKey();
  const form = useForm(codeCheck, async ({ own = '', code = '' }) =>
    onProven(await validKeyOf(ownReceiver(own), 'CHECK_OLD_MOBILE_EMAIL', code)),
  );
  return (
    <form className="login__form" {...form.props}>
      <p>{t('security.step.old')}</p>
      <OwnCode me={me} form={form} scene="CHECK_OLD_MOBILE_EMAIL" />
      <Submit form={form} label={t('security.continue')} />
    </form>
  );
}

interface NewOneProps {
  type: ReceiverType;
  preValidKey: string | undefined;
  step: 1 | 2;
  onDone: () => void;
}

function NewOne({ type, preValidKey, step, onDone }: NewOneProps) {
  const [draft, setDraft] = useState(() => emptyDraft(type));
  const validKeyOf = useValidKey();
  const { revalidate } = useRevalidator();
  const form = useForm({ ...receiverChecks(type), ...codeCheck }, async (values) => {
    const receiver = receiverIn(values, type);
    const validKey = await validKeyOf(receiver, 'CHANGE_MOBILE_EMAIL', values.code ?? '');
    const { rcv, countryCode } = receiver;
    const target =
      type === 'EMAIL'
        ? { email: rcv }
        : { mobile: rcv, ...(countryCode === undefined ? {} : { countryCode }) };
    const proof = preValidKey === undefined ? {} : { preValidKey };
    setViewer(
      await browserCaller(
        'profile.change-receiver',
        { ...target, ...proof, validKey },
        { quiet: true },
      ),
    );
    toast(t('security.changed'));
    onDone();
    // the sessions that ended with it leave the list
    await revalidate();
  });
  return (
    <form className="login__form" {...form.props}>
      <p>{t(step === 2 ? 'security.step.new' : 'security.step.only')}</p>
      <ReceiverField
        form={form}
        draft={draft}
        onDraft={setDraft}
        label={t(type === 'EMAIL' ? 'security.email.new' : 'security.mobile.new')}
        isUsername={false}
      />
      <CodeField
        form={form}
        scene="CHANGE_MOBILE_EMAIL"
        typed={typedOf(draft)}
        receiver={() => {
          const values = form.check(['receiver']);
          return values && receiverIn(values, type);
        }}
      />
      <Submit form={form} label={t('security.save')} />
    </form>
  );
}
