/** The address of a channel, typed or pasted: a new one, or another for one that there is. */
import { useState } from 'react';
import type { Channel } from '#contract/message/delivery.ts';
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { Modal } from '../../ui/modal.tsx';
import { ShownOnce } from '../form/shown-once.tsx';
import { Field, Submit } from '../form/fields.tsx';
import { useForm } from '../form/use-form.ts';
import type { TypedKind } from './channel-add.tsx';

interface ChannelFormProps {
  kind: TypedKind;
  known: Channel | undefined;
  /** There is one of the kind already, so that a name has to tell them apart. */
  isAnother: boolean;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

const PLACEHOLDER: Readonly<Record<TypedKind, string>> = {
  DISCORD: 'https://discord.com/api/webhooks/…',
  NTFY: 'https://ntfy.sh/…',
  WEBHOOK: 'https://…',
};

export function ChannelForm({ kind, known, isAnother, onSaved, onClose }: ChannelFormProps) {
  const [secret, setSecret] = useState<string>();
  const isGiven = (value: string) => (value.trim() === '' ? 'field.required' : null);
  const form = useForm(
    {
      // a token belongs to the address that it was typed with
      address: (value, { secret = '' }) => (known && secret.trim() === '' ? null : isGiven(value)),
      ...(isAnother ? { name: isGiven } : {}),
    },
    async (values) => {
      const typed = Object.fromEntries(
        Object.entries(values).flatMap(([key, value]) =>
          value.trim() === '' ? [] : [[key, value.trim()]],
        ),
      );
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
            label={t('channel.name')}
            hint={isAnother ? undefined : t('channel.name.hint')}
            name="name"
            autoComplete="off"
            maxLength={60}
            defaultValue={known?.name}
            form={form}
          />
          <Field
            label={t(known ? 'channel.address.new' : 'channel.address')}
            hint={known && t('channel.address.same', { address: known.address })}
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
