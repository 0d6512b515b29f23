/**
 * The comments on something: what is written, in three orders, and how it looks while there is
 * none, waits or fails.
 */
import { useEffect, useRef, useState } from 'react';
import { COMMENT_SORTS } from '#contract/interaction/commenting.ts';
import { t } from '../../lib/message.ts';
import { useOnline } from '../../lib/online.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Problem } from '../form/problem.tsx';
import { CommentItem } from './comment-item.tsx';
import { Composer } from './composer.tsx';
import { Room } from './room.tsx';
import { useThread } from './use-thread.ts';
import type { Place, Thread as ThreadOf } from './use-thread.ts';

export type ThreadProps = Place;

export function Thread(place: ThreadProps) {
  const thread = useThread(place);
  const list = useRef<HTMLDivElement>(null);
  useFocused(place.focus, thread.state === 'ready' && !thread.isGone, list);
  return (
    <>
      <div className="h2row">
        <h2 id="talk-title">
          {t('talk.title')}{' '}
          {thread.total > 0 && <small className="num muted">{thread.total}</small>}
        </h2>
        {thread.roots.length > 1 && (
          <fieldset className="seg">
            <legend className="sr">{t('comment.sorts')}</legend>
            {COMMENT_SORTS.map((sort) => (
              <button
                key={sort}
                type="button"
                className={sort === thread.sort ? 'is-on' : undefined}
                aria-pressed={sort === thread.sort}
                onClick={() => thread.choose(sort)}
              >
                {t(`comment.sort.${sort}`)}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <Composer
        label={t('comment.write')}
        button={t('comment.send')}
        about={`${place.type} ${place.id}`}
        mayAsk
        onSend={(text, atUserIds, isQuestion) => thread.write(text, null, atUserIds, isQuestion)}
      />
      {thread.isGone && (
        <p className="muted" role="status">
          {t('comment.gone')}
        </p>
      )}
      <Room
        place={list}
        isWaiting={thread.state === 'loading'}
        isOpen={place.focus !== null}
        total={thread.total}
      >
        <List thread={thread} focus={place.focus} />
      </Room>
    </>
  );
}

function List({ thread, focus }: { thread: ThreadOf; focus: string | null }) {
  const online = useOnline();
  const { state, retry } = thread;
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!online) wasOffline.current = true;
    else if (wasOffline.current && state === 'failed') {
      wasOffline.current = false;
      retry();
    }
  }, [online, state, retry]);
  if (state === 'failed') {
    const action = { label: t('talk.load'), do: retry };
    return (
      <EmptyState
        kind="nothing"
        title={t('comment.failed')}
        {...(online ? { action } : { text: t('comment.offline') })}
      />
    );
  }
  if (state === 'loading')
    return (
      <div className="talk__wait" role="status" aria-busy="true">
        <span className="sr">{t('talk.load')}</span>
        {[0, 1, 2].map((one) => (
          <div key={one}>
            <div className="sk sk--l w45" />
            <div className="sk sk--l w70" />
          </div>
        ))}
      </div>
    );
  if (thread.roots.length === 0)
    return <EmptyState kind="nothing" title={t('comment.empty')} text={t('comment.empty.text')} />;
  return (
    <>
      <ul className="talk__list">
        {thread.roots.map((root) => (
          <li key={root.id}>
            <CommentItem reply={root} thread={thread} focus={focus} />
            <Replies root={root} thread={thread} focus={focus} />
          </li>
        ))}
      </ul>
      {typeof thread.more === 'object' && <Problem text={thread.more.failed} />}
      {thread.hasNext && (
        <button
          className="btn btn--line btn--wide"
          type="button"
          aria-disabled={thread.more === 'loading'}
          onClick={() => void thread.loadMore()}
        >
          {t('comment.more')}
        </button>
      )}
    </>
  );
}

function Replies({
  root,
  thread,
  focus,
}: {
  root: ThreadOf['roots'][number];
  thread: ThreadOf;
  focus: string | null;
}) {
  const [state, setState] = useState<'idle' | 'loading' | { failed: string }>('idle');
  const left = root.subReplyTotal - root.subReplies.length;
  if (root.subReplyTotal === 0) return null;
  async function load() {
    setState('loading');
    try {
      await thread.loadReplies(root.id);
      setState('idle');
    } catch (error) {
      setState({ failed: (error as Error).message });
    }
  }
  return (
    <div className="talk__subs">
      <ul>
        {root.subReplies.map((reply) => (
          <li key={reply.id}>
            <CommentItem reply={reply} thread={thread} focus={focus} />
          </li>
        ))}
      </ul>
      {typeof state === 'object' && <Problem text={state.failed} />}
      {left > 0 && (
        <button
          className="talk__act"
          type="button"
          aria-disabled={state === 'loading'}
          onClick={() => void load()}
        >
          {t('comment.more-replies', { n: left })}
        </button>
      )}
    </div>
  );
}

/** Brings the linked comment into view, once it is there, and gives it the focus. */
function useFocused(
  focus: string | null,
  isReady: boolean,
  list: React.RefObject<HTMLDivElement | null>,
): void {
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (!focus || !isReady || done.current === focus) return;
    const element = list.current?.querySelector<HTMLElement>(`#comment-${focus}`);
    if (!element) return;
    done.current = focus;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  }, [focus, isReady, list]);
}
