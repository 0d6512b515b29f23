/** The address of a channel, typed or pasted: a new one, or another for one that there is. */
import { useState } from 'react';
import type { Channel, ChannelKind } from '#contract/message/delivery.ts';
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { Modal } from '../../ui/modal.tsx';
import { ShownOnce } from '../form/shown-once.tsx';
import { Field, Submit } from '../form/fields.tsx';
import { useForm } from '../form/use-form.ts';

export type TypedKind = Extract<ChannelKind, 'DISCORD' | 'NTFY' | 'WEBHOOK'>;

interface ChannelFormProps {
  kind: TypedKind;
  known: Channel | undefined;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

const PLACEHOLDER: Readonly<Record<TypedKind, string>> = {
  DISCORD: 'https://discord.com/api/webhooks/…',
  NTFY: 'https://ntfy.sh/…',
  WEBHOOK: 'https://…',
};

export function ChannelForm({ kind, known, onSaved, onClose }: ChannelFormProps) {
  const [secret, setSecret] = useState<string>();
  const form = useForm(
    { address: (value) => (value.trim() === '' ? 'field.required' : null) },
    async ({ address = '', secret: token = '' }) => {
      const typed = { address: address.trim(), ...(token.trim() && { secret: token.trim() }) };
      const made = known
        ? await browserCaller('channel.update', { id: known.id, ...typed }, ACT)
        : await browserCaller('channel.create', { kind, ...typed }, ACT);
      await onSaved();
      if ('signingSecret' in made && typeof made.signingSecret === 'string')
        setSecret(made.signingSecret);
      else onClose();
    },
  );
  return (
    <Modal title={t(`channel.kind.${kind}`)} onClose={onClose}>
      {secret ? (
        <ShownOnce
          value={secret}
          text={t('channel.secret.once')}
          label={t('webhook.secret')}
          copied={t('webhook.copied')}
        />
      ) : (
        <form className="own__form" {...form.props}>
          <p>{t(`channel.how.${kind}`)}</p>
          <Field
            label={t('channel.address')}
            name="address"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={PLACEHOLDER[kind]}
            form={form}
          />
          {kind === 'NTFY' && (
            <Field
              label={t('channel.token')}
              hint={t('channel.token.hint')}
              name="secret"
              autoComplete="off"
              form={form}
            />
          )}
          <Submit form={form} label={t('profile.save')} />
        </form>
      )}
    </Modal>
  );
}
