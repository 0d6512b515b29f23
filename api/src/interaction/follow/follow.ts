/** Following users (rows FOL, SM-04). */
import sql from 'sql-template-tag';
import type { Answer } from '#contract/calls.ts';
import { fail } from '#contract/errors.ts';
import { userBriefs, viewerId } from '../../account/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { addTo, countsOf } from '../count.ts';
import { addMark, dropMark, isBlocked, marksOn } from '../mark/queries.ts';

export const create: Handler<'follow.create'> = async (ctx, { followInfo }) => {
  const me = viewerId(ctx);
  const target = await userOf(ctx, followInfo.targetId);
  if (target === me) throw fail('follow.self');
  if (await isBlocked(ctx, me, target)) throw fail('follow.blocked');
  await inTransaction(ctx, async (inside) => {
    if (!(await addMark(inside, me, 'FOLLOW', 'USER', target))) return;
    await countFollow(inside, me, target, 1);
    await inside.emit({
      topic: 'mark.made',
      kind: 'FOLLOW',
      accountId: me,
      targetType: 'USER',
      targetId: target,
      authorId: target,
    });
  });
  return stateOf(ctx, target, true);
};

export const cancel: Handler<'follow.cancel'> = async (ctx, { followInfo }) => {
  const me = viewerId(ctx);
  const target = idOf(followInfo.targetId) ?? 0;
  await inTransaction(ctx, (inside) => unfollow(inside, me, target));
  return stateOf(ctx, target, false);
};

/** Ends following, in the transaction of `ctx`. */
export async function unfollow(ctx: Context, me: number, target: number): Promise<void> {
  if (await dropMark(ctx, me, 'FOLLOW', 'USER', target)) await countFollow(ctx, me, target, -1);
}

/** Always the smaller id first, so that two who follow each other never wait for one another. */
async function countFollow(ctx: Context, me: number, target: number, by: number): Promise<void> {
  const changes = [
    { id: me, counter: 'following' },
    { id: target, counter: 'follower' },
  ] as const;
  for (const { id, counter } of changes.toSorted((a, b) => a.id - b.id))
    await addTo(ctx, counter, 'USER', id, by);
}

export const pages: Handler<'follow.pages'> = async (ctx, { userId, direction, pageRequest }) => {
  const page = pageOf(pageRequest);
  const user = await userOf(ctx, userId);
  const isFollowing = direction === 'FOLLOWING';
  const [rows, counts] = await Promise.all([
    ctx.db.rows<{ id: number; created_at: Date; biography: string }>(
      isFollowing
        ? sql`select a.id, m.created_at, a.biography from mark m
            join account a on a.id = m.target_id
            where m.account_id = ${user} and m.kind = 'FOLLOW' order by m.created_at desc, a.id
              limit ${page.size} offset ${page.offset}`
        : sql`select a.id, m.created_at, a.biography from mark m
            join account a on a.id = m.account_id
            where m.target_type = 'USER' and m.target_id = ${user} and m.kind = 'FOLLOW'
              order by m.created_at desc, a.id limit ${page.size} offset ${page.offset}`,
    ),
    countsOf(ctx, 'USER', [user]),
  ]);
  const ids = rows.map((row) => row.id);
  const [briefs, own] = await Promise.all([
    userBriefs(ctx, ids),
    ctx.viewer ? marksOn(ctx, viewerId(ctx), 'USER', ids) : [],
  ]);
  const followed = new Set(own.filter((one) => one.kind === 'FOLLOW').map((one) => one.target_id));
  const content: Answer<'follow.pages'>['content'] = rows.flatMap((row) => {
    const brief = briefs.get(row.id);
    return brief
      ? [
          {
            ...brief,
            biography: row.biography,
            followTime: row.created_at.toISOString(),
            currentUserFollowed: followed.has(row.id),
          },
        ]
      : [];
  });
  const count = counts.get(user);
  return listAnswer(content, (isFollowing ? count?.following : count?.follower) ?? 0, page);
};

/** The id of an open account; account.user.not_found for any other. */
export async function userOf(ctx: Context, id: string): Promise<number> {
  const user = idOf(id);
  const brief = user === null ? undefined : (await userBriefs(ctx, [user])).get(user);
  if (user === null || !brief || brief.isClosed) throw fail('account.user.not_found');
  return user;
}

async function stateOf(
  ctx: Context,
  target: number,
  following: boolean,
): Promise<Answer<'follow.create'>> {
  return {
    following,
    followerCount: (await countsOf(ctx, 'USER', [target])).get(target)?.follower ?? 0,
  };
}
