/**
 * One message: who did what, when, and where a tap leads (MSG-06). What is unread wears a dot, and
 * is said.
 */
import type { Message } from '#contract/message/message.ts';
import { t } from '../../lib/message.ts';
import { ago } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { OwnAvatar } from '../user/own-avatar.tsx';

const ICONS = {
  notice: 'bell',
  community_security: 'verified',
  comment: 'message-circle',
  follow: 'user',
  like: 'thumbs-up',
} as const;

export function MessageItem({
  message,
  onOpen,
}: {
  message: Message;
  onOpen: (id: string) => void;
}) {
  const { id, type, title, text, actors, jump, read, subject, createTime } = message;
  const inside = (
    <>
      <span className="msg__pic">
        {actors[0] ? <OwnAvatar url={actors[0].avatar} /> : <Icon name={ICONS[type]} />}
      </span>
      <span className="msg__body">
        <b>{title}</b>
        {text !== '' && <span className="msg__text">{text}</span>}
        {subject?.gone && <span className="muted">{t('message.gone')}</span>}
        <time className="muted" dateTime={createTime}>
          {ago(createTime)}
        </time>
      </span>
      {!read && (
        <span className="msg__dot">
          <span className="sr">{t('message.unread')}</span>
        </span>
      )}
    </>
  );
  const unread = read ? '' : ' is-unread';
  return jump ? (
    <a className={`msg${unread}`} href={jump.href} onClick={() => onOpen(id)}>
      {inside}
    </a>
  ) : (
    <button type="button" className={`msg${unread}`} onClick={() => onOpen(id)}>
      {inside}
    </button>
  );
}
