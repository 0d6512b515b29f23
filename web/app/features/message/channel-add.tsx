/** Channels that could be: those of the site, those that it does not offer, and one more of a kind. */
import { CHANNELS_MAX } from '#contract/message/limits.ts';
import type { ChannelKind } from '#contract/message/delivery.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ChannelFrame } from './channel-frame.tsx';
import { CHANNEL_ICON } from './channel-words.ts';
import type { LinkedKind } from './linked-kind.ts';

/** Those whose address is typed. */
export type TypedKind = Extract<ChannelKind, 'DISCORD' | 'NTFY' | 'WEBHOOK'>;
export type AddedKind = LinkedKind | TypedKind;

interface UnlinkedProps {
  kind: AddedKind;
  /** This installation can send by it. */
  isOffered: boolean;
  onAdd: () => void;
}

export function Unlinked({ kind, isOffered, onAdd }: UnlinkedProps) {
  const name = t(`channel.kind.${kind}`);
  const text = t(isOffered ? 'channel.none' : 'channel.unoffered');
  return (
    <ChannelFrame
      icon={CHANNEL_ICON[kind]}
      name={name}
      label={{ tone: 'off', icon: isOffered ? 'plug' : 'circle-slash', text }}
      about={isOffered ? t(`channel.about.${kind}`) : t('channel.unoffered.text', { name })}
    >
      {isOffered ? (
        <button className="needs-script" type="button" onClick={onAdd}>
          <Icon name="link" />
          {t('channel.link', { name })}
        </button>
      ) : (
        <span className="res">{t('channel.unoffered.operator')}</span>
      )}
    </ChannelFrame>
  );
}

interface AnotherProps {
  /** Those that there is one of. */
  kinds: readonly TypedKind[];
  isFull: boolean;
  onAdd: (kind: TypedKind) => void;
}

/** A second Discord channel, topic or webhook, each with a name. */
export function Another({ kinds, isFull, onAdd }: AnotherProps) {
  if (kinds.length === 0) return null;
  if (isFull) return <p className="t12">{t('channel.full', { n: CHANNELS_MAX })}</p>;
  return (
    <div className="chan__another needs-script" role="group" aria-labelledby="another">
      <p id="another">{t('channel.another')}</p>
      {kinds.map((kind) => (
        <button key={kind} className="chip" type="button" onClick={() => onAdd(kind)}>
          <Icon name="plus" size={16} />
          {t(`channel.kind.${kind}`)}
        </button>
      ))}
    </div>
  );
}
