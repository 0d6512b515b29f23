/** All channels: those that there are, and those that could be (BEY-35, P-29). */
import { useState } from 'react';
import { CHANNEL_FAILURES_MAX } from '#contract/message/limits.ts';
import { CHANNELS_MAX } from '#contract/message/limits.ts';
import type { Channel } from '#contract/message/delivery.ts';
import { t } from '../../lib/message.ts';
import { Another, Unlinked } from './channel-add.tsx';
import type { AddedKind, TypedKind } from './channel-add.tsx';
import { ChannelForm } from './channel-form.tsx';
import { ChannelFrame } from './channel-frame.tsx';
import { ChannelLink } from './channel-link.tsx';
import { MailChannel } from './mail-channel.tsx';
import { OwnChannel } from './own-channel.tsx';
import { PushChannel } from './push-channel.tsx';
import { useChannels } from './use-channels.ts';
import type { ChannelList } from './use-channels.ts';

const ADDED: readonly AddedKind[] = ['LINE', 'TELEGRAM', 'DISCORD', 'NTFY', 'WEBHOOK'];
const TYPED: readonly TypedKind[] = ['DISCORD', 'NTFY', 'WEBHOOK'];
const isTyped = (kind: AddedKind): kind is TypedKind => TYPED.some((one) => one === kind);

type Open = { kind: AddedKind; known?: Channel } | undefined;

export function Channels({ first }: { first: ChannelList }) {
  const { list, busy, change, refresh } = useChannels(first);
  const [open, setOpen] = useState<Open>();
  const of = (kind: Channel['kind']) => list.channels.filter((one) => one.kind === kind);
  const close = () => setOpen(undefined);
  return (
    <section className="chans">
      <h2>{t('channel.title')}</h2>
      <p className="t12">{t('channel.text', { n: CHANNEL_FAILURES_MAX })}</p>
      <ul>
        <MailChannel mail={list.mail} known={of('EMAIL')[0]} change={change} />
        <ChannelFrame
          icon="inbox"
          name={t('channel.site')}
          label={{ tone: 'ok', icon: 'circle-check', text: t('channel.site.on') }}
          about={t('channel.site.text')}
        >
          <span className="res">{t('channel.site.why')}</span>
        </ChannelFrame>
        <PushChannel
          devices={of('WEB_PUSH')}
          pushKey={list.webPushKey}
          busy={busy}
          change={change}
        />
        {ADDED.flatMap((kind) => [
          ...of(kind).map((one) => (
            <OwnChannel
              key={one.id}
              one={one}
              change={change}
              onEdit={isTyped(kind) ? () => setOpen({ kind, known: one }) : undefined}
            />
          )),
          ...(of(kind).length === 0
            ? [
                <Unlinked
                  key={kind}
                  kind={kind}
                  isOffered={list.kinds.includes(kind)}
                  onAdd={() => setOpen({ kind })}
                />,
              ]
            : []),
        ])}
      </ul>
      <Another
        kinds={TYPED.filter((kind) => of(kind).length > 0)}
        isFull={list.channels.length >= CHANNELS_MAX}
        onAdd={(kind) => setOpen({ kind })}
      />
      {open &&
        (isTyped(open.kind) ? (
          <ChannelForm
            kind={open.kind}
            known={open.known}
            isAnother={of(open.kind).length > 0}
            onSaved={refresh}
            onClose={close}
          />
        ) : (
          <ChannelLink
            kind={open.kind}
            isLinked={of(open.kind).length > 0}
            refresh={refresh}
            onClose={close}
          />
        ))}
    </section>
  );
}
