/** One comment: who, when, what; likes, a reply, and for its author a change or the end of it. */
import { useState } from 'react';
import type { Reply } from '#contract/interaction/comment.ts';
import { withLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { useViewer } from '../../lib/viewer.ts';
import { ago, fullTime } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Confirm } from '../form/confirm.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { AuthorName, Avatar } from '../user/author.tsx';
import { Composer } from './composer.tsx';
import { partsOf } from './mention.ts';
import type { Thread } from './use-thread.ts';

interface CommentItemProps {
  reply: Reply;
  thread: Thread;
  focus: string | null;
}

export function CommentItem({ reply, thread, focus }: CommentItemProps) {
  const [open, setOpen] = useState<'reply' | 'edit' | null>(null);
  const id = `comment-${reply.id}`;
  if (reply.deleted || !reply.user)
    return (
      <p className="talk__one talk__gone muted" id={id} tabIndex={-1}>
        {t('comment.deleted')}
      </p>
    );
  const { user, content } = reply;
  return (
    <article
      className={reply.id === focus ? 'talk__one is-focus' : 'talk__one'}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-by`}
    >
      <Avatar user={user} />
      <div className="talk__body">
        <p className="talk__by" id={`${id}-by`}>
          <AuthorName user={user} />
          {reply.isQuestion && <span className="mark">{t('comment.question')}</span>}
          {reply.isAuthor && <span className="mark">{t('comment.author')}</span>}
          {user.isNew && <span className="mark">{t('user.new')}</span>}
          <time className="muted" dateTime={reply.createTime} title={fullTime(reply.createTime)}>
            {ago(reply.createTime)}
          </time>
          {reply.editTime && <small className="muted">{t('comment.edited')}</small>}
        </p>
        {open === 'edit' ? (
          <Composer
            label={t('comment.change')}
            button={t('comment.save')}
            first={content}
            mentionless
            onSend={async (text) => {
              await thread.edit(reply.id, text);
              setOpen(null);
            }}
            onCancel={() => setOpen(null)}
          />
        ) : (
          <>
            {reply.isFolded ? (
              <details>
                <summary className="muted talk__fold">{t('comment.folded')}</summary>
                <Words reply={reply} />
              </details>
            ) : (
              <Words reply={reply} />
            )}
            <Held reply={reply} />
            <Acts reply={reply} thread={thread} onOpen={setOpen} />
          </>
        )}
        {open === 'reply' && (
          <Composer
            label={t('comment.reply-to', { name: user.nickname })}
            button={t('comment.send')}
            about={`reply ${reply.id}`}
            isFocused
            onSend={async (text, atUserIds) => {
              await thread.write(text, reply.id, atUserIds);
              setOpen(null);
            }}
            onCancel={() => setOpen(null)}
          />
        )}
      </div>
    </article>
  );
}

function Words({ reply: { replyTo, content, atUsers } }: { reply: Reply }) {
  return (
    <p className="talk__text">
      {replyTo && <span className="talk__to">{`→ ${replyTo.nickname} `}</span>}
      {partsOf(content, atUsers).map((part, at) =>
        part.userId ? (
          <a key={at} className="link" href={`/user/${part.userId}`}>
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

/** What only its author sees: that it waits or was refused, and why (COMM-13). */
function Held({ reply: { state, reason } }: { reply: Reply }) {
  if (state !== 'PENDING' && state !== 'REJECTED') return null;
  return (
    <p className={state === 'REJECTED' ? 'own__audit own__audit--no' : 'own__audit'} role="note">
      <Icon name={state === 'REJECTED' ? 'circle-slash' : 'hourglass'} size={16} />
      <span>
        {t(state === 'REJECTED' ? 'comment.rejected' : 'comment.pending')}
        {reason && ` ${t('comment.reason', { reason })}`}
      </span>
    </p>
  );
}

function Acts({
  reply,
  thread,
  onOpen,
}: {
  reply: Reply;
  thread: Thread;
  onOpen: (what: 'reply' | 'edit') => void;
}) {
  const { user: viewer } = useViewer();
  // signed-out visitors may want to, and sign in first (COMM-06)
  const can = (what: Reply['can'][number]) =>
    viewer
      ? reply.can.includes(what)
      : reply.state === 'PUBLIC' && what !== 'edit' && what !== 'delete';
  return (
    <p className="talk__acts">
      {can('like') && (
        <button
          className="talk__act"
          type="button"
          aria-pressed={reply.currentUserThumbUp}
          aria-label={t('comment.like', { n: reply.likeCount })}
          onClick={() => withLogin(() => void thread.like(reply))}
        >
          <Icon name="thumbs-up" size={16} />
          <span className="num">{reply.likeCount}</span>
        </button>
      )}
      {can('reply') && (
        <button
          className="talk__act"
          type="button"
          onClick={() => withLogin(() => onOpen('reply'))}
        >
          {t('comment.reply')}
        </button>
      )}
      {can('edit') && (
        <button className="talk__act" type="button" onClick={() => onOpen('edit')}>
          {t('comment.edit')}
        </button>
      )}
      {can('report') && <ReportButton type={typeOf(reply)} id={reply.id} className="talk__act" />}
      {can('delete') && (
        <Confirm
          className="talk__act"
          title={t('comment.delete.title')}
          text={t('comment.delete.text')}
          keep={t('comment.delete.keep')}
          sure={t('comment.delete')}
          isDanger
          onSure={() => thread.remove(reply.id)}
        >
          {t('comment.delete')}
        </Confirm>
      )}
    </p>
  );
}

/** What a comment is called when it is reported. */
function typeOf({
  rootId,
  subjectType,
}: Reply): 'REPLY_COMMENT' | 'GOODS_COMMENT' | 'CONTENT_COMMENT' {
  if (rootId !== null) return 'REPLY_COMMENT';
  return subjectType === 'GOODS' ? 'GOODS_COMMENT' : 'CONTENT_COMMENT';
}
