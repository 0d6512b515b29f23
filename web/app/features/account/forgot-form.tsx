/** A forgotten password: a code to the account's own phone or e-mail, then a new one (AUTH-16). */
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { Submit } from '../form/fields.tsx';
import { useForm } from '../form/use-form.ts';
import {
  CodeField,
  codeCheck,
  receiverChecks,
  ReceiverField,
  receiverIn,
  typedOf,
} from './receiver.tsx';
import type { ReceiverDraft } from './receiver.tsx';
import { NewPassword, newPasswordChecks, useValidKey } from './register-form.tsx';

interface ForgotFormProps {
  draft: ReceiverDraft;
  onDraft: (draft: ReceiverDraft) => void;
  onReset: () => void;
}

export function ForgotForm({ draft, onDraft, onReset }: ForgotFormProps) {
  const validKeyOf = useValidKey();
  const form = useForm(
    { ...receiverChecks(draft.type), ...codeCheck, ...newPasswordChecks },
    async (values) => {
      const validKey = await validKeyOf(
        receiverIn(values, draft.type),
        'CHANGEPWD',
        values.code ?? '',
      );
      const { password = '', repassword = '' } = values;
      await browserCaller('password.reset', { validKey, password, repassword }, { quiet: true });
      onReset();
    },
  );
  return (
    <form className="login__form" {...form.props}>
      <p className="login__text">{t('account.forgot.text')}</p>
      <ReceiverField form={form} draft={draft} onDraft={onDraft} />
      <CodeField
        form={form}
        scene="CHANGEPWD"
        typed={typedOf(draft)}
        receiver={() => {
          const values = form.check(['receiver']);
          return values && receiverIn(values, draft.type);
        }}
      />
      <NewPassword form={form} />
      <Submit form={form} label={t('account.forgot.send')} />
    </form>
  );
}
