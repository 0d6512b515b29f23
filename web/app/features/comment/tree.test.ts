import { expect, test } from 'vitest';
import type { Reply, RootReply } from '#contract/interaction/comment.ts';
import { nextPage, withChange, without, withReplies, withRoots, withWritten } from './tree.ts';

const reply = (id: number, rootId: string | null = '1'): Reply => ({
  id: String(id),
  rootId,
  parentId: rootId,
  subjectId: '9',
  subjectType: 'CONTENT',
  user: null,
  replyTo: null,
  content: `No. ${id}`,
  atUsers: [],
  createTime: new Date(id * 1000).toISOString(),
  editTime: null,
  likeCount: 0,
  currentUserThumbUp: false,
  state: 'PUBLIC',
  reason: null,
  deleted: false,
  isAuthor: false,
  isQuestion: false,
  isFolded: false,
  can: [],
});
const root = (id: number, subReplyTotal = 0, subReplies: Reply[] = []): RootReply => ({
  ...reply(id, null),
  subReplyTotal,
  subReplies,
});
const ids = (roots: readonly RootReply[]) =>
  roots.map((one) => [one.id, one.subReplies.map((sub) => sub.id)]);

test('COMM-02: pages of replies come together in order, each reply once, and the first page that is missing is next', () => {
  const start = [root(1, 25, [reply(2), reply(3)])];
  const focused = withReplies(start, '1', [reply(22), reply(23)]);
  expect(ids(focused)).toEqual([['1', ['2', '3', '22', '23']]]);
  expect(ids(withReplies(focused, '1', [reply(2), reply(3), reply(4)], 24))).toEqual([
    ['1', ['2', '3', '4', '22', '23']],
  ]);
  expect(nextPage([3])).toBe(1);
  expect(nextPage([3, 1])).toBe(2);
});

test('COMM-04: a root with replies leaves a tombstone, which goes with the last of them', () => {
  const gone = without([root(1, 1, [reply(2)]), root(5)], '1', true);
  expect(gone[0]).toMatchObject({ deleted: true, content: '', can: [] });
  expect(ids(without(gone, '2', false))).toEqual([['5', []]]);
  expect(ids(without(gone, '5', false))).toEqual([['1', ['2']]]);
});

test('COMM-01: what was written comes first or last under its root, once; a further page adds only what is new', () => {
  const start = [root(1, 2, [reply(2), reply(3)])];
  const written = { ...root(8), rootId: '1', parentId: '1' };
  const answered = withWritten(start, written);
  expect(ids(answered)).toEqual([['1', ['2', '3', '8']]]);
  expect(answered[0]?.subReplyTotal).toBe(3);
  expect(withWritten(answered, written)).toBe(answered);
  expect(ids(withRoots(withWritten(start, root(9)), [root(1), root(0)])).map(([id]) => id)).toEqual(
    ['9', '1', '0'],
  );
  expect(withChange(answered, '8', { likeCount: 4 })[0]?.subReplies[2]?.likeCount).toBe(4);
});
