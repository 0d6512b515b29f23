/** Mail as a channel: on unless its owner switched it off, to the address of the account. */
import type { Channel } from '#contract/message/delivery.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { AddEmail } from '../account/add-email.tsx';
import { ChannelFrame, ChannelSwitch, LastResult } from './channel-frame.tsx';
import { labelOf } from './channel-words.ts';
import { TestButton } from './own-channel.tsx';
import type { Change } from './use-channels.ts';

interface MailChannelProps {
  mail: string | null;
  /** Once it was switched or tested. */
  known: Channel | undefined;
  change: Change;
}

export function MailChannel({ mail, known, change }: MailChannelProps) {
  const name = t('channel.kind.EMAIL');
  if (mail === null)
    return (
      <ChannelFrame
        icon="mail"
        name={name}
        label={{ tone: 'off', icon: 'plug', text: t('channel.none') }}
        about={t('ways.no-email')}
      >
        <AddEmail onAdded={() => void change(async () => {})} />
      </ChannelFrame>
    );
  const enabled = known?.enabled ?? true;
  const set = (next: boolean) =>
    known
      ? browserCaller('channel.update', { id: known.id, enabled: next })
      : browserCaller('channel.create', { kind: 'EMAIL', enabled: next });
  return (
    <ChannelFrame
      icon="mail"
      name={name}
      label={
        known ? labelOf(known) : { tone: 'ok', icon: 'circle-check', text: t('channel.works') }
      }
      about={mail}
      switched={
        <ChannelSwitch name={name} isOn={enabled} onChange={(next) => change(() => set(next))} />
      }
    >
      {known ? (
        <>
          <TestButton one={known} name={name} change={change} />
          <LastResult one={known} />
        </>
      ) : (
        <FirstTest name={name} change={change} />
      )}
    </ChannelFrame>
  );
}

/** Before mail has a channel of its own. */
function FirstTest({ name, change }: { name: string; change: Change }) {
  const test = async () => {
    const { id } = await browserCaller('channel.create', { kind: 'EMAIL' });
    await browserCaller('channel.test', { id });
  };
  return (
    <button className="needs-script" type="button" onClick={() => void change(test)}>
      <Icon name="send" />
      {t('channel.test')}
      <span className="sr"> {name}</span>
    </button>
  );
}
