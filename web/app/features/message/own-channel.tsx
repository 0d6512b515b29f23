/** A channel that is set up: switched, tested, given another address, removed. */
import type { Channel } from '#contract/message/delivery.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useAct } from '../form/use-act.ts';
import { ChannelFrame, ChannelSwitch, LastResult } from './channel-frame.tsx';
import { ChannelQuota } from './channel-quota.tsx';
import { aboutChannel, CHANNEL_ICON, isLinked, labelOf } from './channel-words.ts';
import type { Change } from './use-channels.ts';

interface OwnChannelProps {
  one: Channel;
  change: Change;
  /** Of an address that somebody types. */
  onEdit?: (() => void) | undefined;
}

export function OwnChannel({ one, change, onEdit }: OwnChannelProps) {
  const { id, kind, enabled } = one;
  const title = t(`channel.kind.${kind}`);
  // of a chat the name is that of its owner; of others mostly the kind once more
  const isNamed = !isLinked(kind) && one.name.toLowerCase() !== kind.toLowerCase();
  const name = isNamed ? `${title} · ${one.name}` : title;
  return (
    <ChannelFrame
      icon={CHANNEL_ICON[kind]}
      name={name}
      label={labelOf(one)}
      about={aboutChannel(one)}
      quota={one.quota && <ChannelQuota quota={one.quota} />}
      switched={
        <ChannelSwitch
          name={name}
          isOn={enabled}
          onChange={(next) => change(() => browserCaller('channel.update', { id, enabled: next }))}
        />
      }
    >
      <TestButton one={one} name={name} change={change} />
      {onEdit && (
        <button className="needs-script" type="button" onClick={onEdit}>
          {t('channel.edit')}
          <span className="sr"> {name}</span>
        </button>
      )}
      <button
        className="needs-script"
        type="button"
        onClick={() => void change(() => browserCaller('channel.remove', { id }))}
      >
        {t(isLinked(kind) ? 'channel.unlink' : 'push.remove')}
        <span className="sr"> {name}</span>
      </button>
      <LastResult one={one} />
    </ChannelFrame>
  );
}

interface TestButtonProps {
  one: Channel;
  name: string;
  change: Change;
}

export function TestButton({ one: { id }, name, change }: TestButtonProps) {
  const { busy, run } = useAct();
  const test = () => run(() => change(() => browserCaller('channel.test', { id })));
  return (
    <button className="needs-script" type="button" aria-disabled={busy} onClick={() => void test()}>
      <Icon name={busy ? 'loader-circle' : 'send'} className={busy ? 'spin' : ''} />
      {t(busy ? 'channel.sending' : 'channel.test')}
      <span className="sr"> {name}</span>
    </button>
  );
}
