/**
 * Linking a chat: a code, the bot with the code filled in, and the page notices by itself when it
 * has arrived.
 */
import { useEffect, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { clockTime } from '../../lib/day-time.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { LinkedKind } from './linked-kind.ts';

const LOOK_MS = 3000;

interface ChannelLinkProps {
  kind: LinkedKind;
  isLinked: boolean;
  refresh: () => Promise<void>;
  onClose: () => void;
}

export function ChannelLink({ kind, isLinked, refresh, onClose }: ChannelLinkProps) {
  const [link, setLink] = useState<Answer<'channel.link'>>();
  const name = t(`channel.kind.${kind}`);
  useEffect(() => {
    // a failure is said by the caller
    browserCaller('channel.link', { kind }).then((made) => {
      setLink(made);
      if (made.linked) void refresh().catch(() => {});
    }, onClose);
  }, [kind]);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void refresh().catch(() => {});
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  useEffect(() => {
    if (!isLinked) return;
    toast(t('channel.link.done', { name }));
    onClose();
  }, [isLinked]);
  return (
    <Modal title={t('channel.link', { name })} onClose={onClose}>
      <p>{t(`channel.how.${kind}`)}</p>
      {link && !link.linked && (
        <>
          <p className="chan__code num">{link.code}</p>
          <a className="btn btn--ink" href={link.url} target="_blank" rel="noreferrer">
            <Icon name={kind === 'LINE' ? 'message-circle' : 'send'} />
            {t('channel.link.open', { name })}
          </a>
          <p className="t12" role="status">
            {t('channel.link.wait', { bot: link.bot, time: clockTime(link.expireTime) })}
          </p>
        </>
      )}
    </Modal>
  );
}
