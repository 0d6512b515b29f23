/** Blocking users (rows FOL-05, COMM-10, INT-16): neither sees or answers the other. */
import sql from 'sql-template-tag';
import { fail } from '#contract/errors.ts';
import { userBriefs, viewerId } from '../../account/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf, idsOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { unfollow, userOf } from '../follow/follow.ts';
import { addMark, dropMark } from '../mark/queries.ts';

export const create: Handler<'block.create'> = async (ctx, { blockedUserId }) => {
  const me = viewerId(ctx);
  const target = await userOf(ctx, blockedUserId);
  if (target === me) throw fail('block.self');
  await inTransaction(ctx, async (inside) => {
    if (!(await addMark(inside, me, 'BLOCK', 'USER', target))) return;
    await unfollow(inside, me, target);
    await unfollow(inside, target, me);
  });
  return { blocked: true };
};

export const cancel: Handler<'block.cancel'> = async (ctx, { blockedUserId }) => {
  await dropMark(ctx, viewerId(ctx), 'BLOCK', 'USER', idOf(blockedUserId) ?? 0);
  return { blocked: false };
};

export const queryRelation: Handler<'block.query-relation'> = async (
  ctx,
  { fromUserIds, blockedUserIds },
) => {
  const me = viewerId(ctx);
  const from = idsOf(fromUserIds);
  const blocked = idsOf(blockedUserIds);
  const rows = await ctx.db.rows<{ account_id: number; target_id: number }>(sql`
    select account_id, target_id from mark where kind = 'BLOCK' and target_type = 'USER'
      and account_id = any(${from}::bigint[]) and target_id = any(${blocked}::bigint[])
      and (account_id = ${me} or target_id = ${me})`);
  const known = new Set(rows.map((row) => `${row.account_id} ${row.target_id}`));
  const pairs = from
    .flatMap((one) => blocked.map((other) => [one, other] as const))
    .filter(([one, other]) => one === me || other === me);
  return {
    relations: pairs.map(([one, other]) => ({
      fromUserId: String(one),
      blockedUserId: String(other),
      blocked: known.has(`${one} ${other}`),
    })),
  };
};

export const pages: Handler<'block.pages'> = async (ctx, { pageRequest }) => {
  const page = pageOf(pageRequest);
  const me = viewerId(ctx);
  const [rows, count] = await Promise.all([
    ctx.db.rows<{ target_id: number; created_at: Date }>(
      sql`select target_id, created_at from mark where account_id = ${me} and kind = 'BLOCK'
          order by created_at desc, target_id limit ${page.size} offset ${page.offset}`,
    ),
    ctx.db.row<{ n: number }>(
      sql`select count(*)::int as n from mark where account_id = ${me} and kind = 'BLOCK'`,
    ),
  ]);
  const briefs = await userBriefs(
    ctx,
    rows.map((row) => row.target_id),
  );
  const content = rows.flatMap((row) => {
    const brief = briefs.get(row.target_id);
    return brief ? [{ ...brief, blockTime: row.created_at.toISOString() }] : [];
  });
  return listAnswer(content, count?.n ?? 0, page);
};

/** Of the given users those who block this one, or whom this one blocks. */
export async function blockedEitherWay(
  ctx: Context,
  me: number,
  users: readonly number[],
): Promise<Set<number>> {
  const blocked = await blockedPairs(
    ctx,
    users.map((user) => [me, user] as const),
  );
  return new Set(users.filter((user) => blocked.has(`${me} ${user}`)));
}

/** Of these pairs of users those of which one blocks the other, as `one other`. */
export async function blockedPairs(
  ctx: Context,
  pairs: readonly (readonly [one: number, other: number])[],
): Promise<Set<string>> {
  if (pairs.length === 0) return new Set();
  const rows = await ctx.db.rows<{ one: number; other: number }>(sql`
    with pair as (select distinct * from unnest(${pairs.map(([one]) => one)}::bigint[],
      ${pairs.map(([, other]) => other)}::bigint[]) p(one, other))
    select p.one, p.other from pair p join mark m on m.account_id = p.one and m.kind = 'BLOCK'
      and m.target_type = 'USER' and m.target_id = p.other
    union select p.one, p.other from pair p join mark m on m.account_id = p.other
      and m.kind = 'BLOCK' and m.target_type = 'USER' and m.target_id = p.one`);
  return new Set(rows.map(({ one, other }) => `${one} ${other}`));
}
