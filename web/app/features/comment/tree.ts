/**
 * A thread in memory: pages merged into it, and what the viewer does to it. Pure: each change gives
 * a new list.
 */
import type { Reply, RootReply } from '#contract/interaction/comment.ts';

export type Roots = readonly RootReply[];

/** Roots of the next page after those there are; what is there already stays where it is. */
export function withRoots(roots: Roots, more: Roots): Roots {
  const known = new Set(roots.map((root) => root.id));
  return [...roots, ...more.filter((root) => !known.has(root.id))];
}

/** Replies under a root, oldest first, each once. */
export function withReplies(
  roots: Roots,
  rootId: string,
  replies: readonly Reply[],
  total?: number,
): Roots {
  return roots.map((root) => {
    if (root.id !== rootId) return root;
    const byId = new Map([...root.subReplies, ...replies].map((reply) => [reply.id, reply]));
    const all = [...byId.values()].sort(
      (a, b) => Date.parse(a.createTime) - Date.parse(b.createTime) || Number(a.id) - Number(b.id),
    );
    return {
      ...root,
      subReplies: all,
      subReplyTotal: Math.max(total ?? root.subReplyTotal, all.length),
    };
  });
}

export function isIn(roots: Roots, id: string): boolean {
  return roots.some((root) => root.id === id || root.subReplies.some((reply) => reply.id === id));
}

/** What was just written: a root comes first, a reply last under its root. */
export function withWritten(roots: Roots, written: RootReply): Roots {
  if (written.rootId === null) return [written, ...roots.filter((root) => root.id !== written.id)];
  const root = roots.find((one) => one.id === written.rootId);
  if (!root || root.subReplies.some((reply) => reply.id === written.id)) return roots;
  return withReplies(roots, root.id, [written], root.subReplyTotal + 1);
}

/** One comment changed, wherever it is in the tree. */
export function withChange(roots: Roots, id: string, change: Partial<Reply>): Roots {
  return roots.map((root) => {
    if (root.id === id) return { ...root, ...change };
    if (!root.subReplies.some((reply) => reply.id === id)) return root;
    return {
      ...root,
      subReplies: root.subReplies.map((reply) =>
        reply.id === id ? { ...reply, ...change } : reply,
      ),
    };
  });
}

/** A root with replies leaves a tombstone (COMM-04); anything else is gone. */
export function without(roots: Roots, id: string, tombstone: boolean): Roots {
  if (tombstone)
    return withChange(roots, id, {
      deleted: true,
      state: 'DELETED',
      user: null,
      content: '',
      atUsers: [],
      can: [],
      reason: null,
    });
  return roots
    .filter((root) => root.id !== id)
    .map((root) => {
      const left = root.subReplies.filter((reply) => reply.id !== id);
      return left.length === root.subReplies.length
        ? root
        : { ...root, subReplies: left, subReplyTotal: root.subReplyTotal - 1 };
    })
    .filter((root) => !root.deleted || root.subReplyTotal > 0);
}

/**
 * The page of replies that is asked for next, `seen` being those that came: the first that did not.
 */
export function nextPage(seen: readonly number[]): number {
  let page = 1;
  while (seen.includes(page)) page += 1;
  return page;
}
