/**
 * What a thread knows and can do: pages of roots, pages of replies, the linked comment, and the
 * viewer's own doings.
 */
import { useEffect, useRef, useState } from 'react';
import type { Reply, RootReply } from '#contract/interaction/comment.ts';
import type { COMMENT_SORTS } from '#contract/interaction/commenting.ts';
import { ACT, EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import type { CallFailure } from '../../lib/call.ts';
import { useViewer } from '../../lib/viewer.ts';
import {
  isIn,
  nextPage,
  withChange,
  without,
  withReplies,
  withRoots,
  withWritten,
} from './tree.ts';
import type { Roots } from './tree.ts';

export type Sort = (typeof COMMENT_SORTS)[number];

export interface Place {
  readonly type: 'CONTENT' | 'GOODS';
  readonly id: string;
  /** The comment that the address names. */
  readonly focus: string | null;
}

interface Known {
  readonly roots: Roots;
  readonly total: number;
  readonly page: number;
  readonly hasNext: boolean;
  /** The linked comment is not there. */
  readonly isGone: boolean;
}

const NOTHING: Known = { roots: [], total: 0, page: 0, hasNext: false, isGone: false };

export interface Thread extends Known {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly sort: Sort;
  readonly more: 'idle' | 'loading' | { failed: string };
  choose(sort: Sort): void;
  retry(): void;
  loadMore(): Promise<void>;
  /** Throws when it fails. */
  loadReplies(rootId: string): Promise<void>;
  write(
    content: string,
    parentId: string | null,
    atUserIds: string[],
    isQuestion?: boolean,
  ): Promise<void>;
  edit(id: string, content: string): Promise<void>;
  remove(id: string): Promise<void>;
  like(reply: Reply): Promise<void>;
}

export function useThread({ type, id, focus }: Place): Thread {
  const { turn, known: isViewerKnown } = useViewer();
  const [sort, setSort] = useState<Sort>('NEW');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Thread['state']>('loading');
  const [known, setKnown] = useState<Known>(NOTHING);
  const [more, setMore] = useState<Thread['more']>('idle');
  const seen = useRef(new Map<string, number[]>());
  /** Written while a list was on its way, which may not know it. */
  const fresh = useRef<RootReply[]>([]);
  const change = (next: (roots: Roots) => Roots, by = 0) =>
    setKnown((now) => ({ ...now, roots: next(now.roots), total: Math.max(0, now.total + by) }));
  const ask = (page: number) =>
    browserCaller(
      'comment.roots',
      { subjectId: id, subjectType: type, sort, pageRequest: { page, size: 20 } },
      EXTRA,
    );

  useEffect(() => {
    // who reads decides what is seen and what can be done
    if (!isViewerKnown) return;
    let isHere = true;
    setState((now) => (now === 'ready' ? now : 'loading'));
    seen.current = new Map();
    fresh.current = [];
    Promise.all([ask(1), focus ? linked(focus, seen.current) : null]).then(
      ([first, found]) => {
        if (!isHere) return;
        const answered = found?.root ? withRoots([found.root], first.content) : first.content;
        const missing = fresh.current.filter((written) => !isIn(answered, written.id));
        setKnown({
          roots: missing.reduce(withWritten, answered),
          total: first.replyTotal + missing.length,
          page: 1,
          hasNext: first.hasNext,
          isGone: found?.root === null,
        });
        setState('ready');
      },
      () => isHere && setState('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [type, id, sort, focus, turn, isViewerKnown, attempt]);

  return {
    ...known,
    state,
    sort,
    more,
    choose: setSort,
    retry: () => {
      setState('loading');
      setAttempt((now) => now + 1);
    },
    async loadMore() {
      setMore('loading');
      try {
        const next = await ask(known.page + 1);
        setKnown((now) => ({
          ...now,
          roots: withRoots(now.roots, next.content),
          page: now.page + 1,
          hasNext: next.hasNext,
        }));
        setMore('idle');
      } catch (error) {
        setMore({ failed: (error as Error).message });
      }
    },
    async loadReplies(rootId) {
      const pages = seen.current.get(rootId) ?? [];
      const page = nextPage(pages);
      const { content, totalElements } = await browserCaller(
        'comment.subs',
        { rootId, pageRequest: { page, size: 10 } },
        EXTRA,
      );
      seen.current.set(rootId, [...pages, page]);
      change((roots) => withReplies(roots, rootId, content, totalElements));
    },
    async write(content, parentId, atUserIds, isQuestion = false) {
      const place = parentId === null ? { subjectId: id, subjectType: type } : { parentId };
      const written = await browserCaller(
        'comment.create',
        { ...place, content, isQuestion, meta: { atUserIds } },
        ACT,
      );
      fresh.current.push(written);
      change((roots) => withWritten(roots, written), 1);
    },
    async edit(commentId, content) {
      const {
        subReplies: _,
        subReplyTotal: __,
        ...changed
      } = await browserCaller('comment.update', { id: commentId, content }, ACT);
      change((roots) => withChange(roots, commentId, changed));
    },
    async remove(commentId) {
      const { tombstone } = await browserCaller('comment.remove', { id: commentId }, ACT);
      change((roots) => without(roots, commentId, tombstone), -1);
    },
    async like({ id: commentId, currentUserThumbUp: was, likeCount }) {
      change((roots) =>
        withChange(roots, commentId, {
          currentUserThumbUp: !was,
          likeCount: likeCount + (was ? -1 : 1),
        }),
      );
      try {
        const marked = await browserCaller(
          was ? 'comment.unlike' : 'comment.like',
          { id: commentId },
          { signIn: true },
        );
        change((roots) =>
          withChange(roots, commentId, {
            currentUserThumbUp: marked.currentUserThumbUp,
            likeCount: marked.thumbUpCount,
          }),
        );
      } catch {
        change((roots) => withChange(roots, commentId, { currentUserThumbUp: was, likeCount }));
      }
    },
  };
}

/** The root of the linked comment with the replies around it; null when it is not there. */
async function linked(
  id: string,
  seen: Map<string, number[]>,
): Promise<{ root: RootReply | null }> {
  try {
    const { root, focus, subPage } = await browserCaller('comment.root', { id }, EXTRA);
    if (!focus || subPage === null || root.subReplies.some((reply) => reply.id === focus.id))
      return { root };
    const { content, totalElements } = await browserCaller(
      'comment.subs',
      { rootId: root.id, pageRequest: { page: subPage, size: 10 } },
      EXTRA,
    );
    seen.set(root.id, [subPage]);
    return {
      root: withReplies([root], root.id, [...content, focus], totalElements)[0] as RootReply,
    };
  } catch (error) {
    if ((error as CallFailure).code === 404) return { root: null };
    throw error;
  }
}
