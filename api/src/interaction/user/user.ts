/** Users in public, and finding them by name (rows FOL-07, COMM-09). */
import sql from 'sql-template-tag';
import { fail } from '#contract/errors.ts';
import { publicAccount, userBriefs, viewerId } from '../../account/index.ts';
import { contributionsOf } from '../../content/index.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { countsOf } from '../count.ts';
import { marksOn } from '../mark/queries.ts';

export const publicUser: Handler<'user.public'> = async (ctx, { userId }) => {
  const id = idOf(userId);
  const account = id === null ? null : await publicAccount(ctx, id);
  if (id === null || !account) throw fail('account.user.not_found');
  const [counts, written, own, badges] = await Promise.all([
    countsOf(ctx, 'USER', [id]),
    contributionsOf(ctx, id),
    ctx.viewer ? marksOn(ctx, viewerId(ctx), 'USER', [id]) : [],
    ctx.ports.badges(ctx, [id]),
  ]);
  const count = counts.get(id);
  return {
    ...account.brief,
    biography: account.biography,
    joinTime: account.createdAt.toISOString(),
    badges: badges.get(id) ?? [],
    followerCount: count?.follower ?? 0,
    followingCount: count?.following ?? 0,
    noteCount: written.notes,
    dealCount: written.deals,
    thumbUpCount: written.likes,
    currentUserFollowed: own.some((one) => one.kind === 'FOLLOW'),
    currentUserBlocked: own.some((one) => one.kind === 'BLOCK'),
  };
};

export const search: Handler<'user.search'> = async (ctx, { keyword, pageRequest }) => {
  const page = pageOf(pageRequest);
  const me = viewerId(ctx);
  const prefix = keyword.normalize('NFC').trim().toLowerCase();
  // the last character there is: whatever begins with the prefix sorts before it
  const end = `${prefix}\u{10FFFF}`;
  const rows = await ctx.db.rows<{ id: number; total: number }>(sql`
    select a.id, count(*) over ()::int as total from account a
    left join mark f on f.account_id = ${me} and f.kind = 'FOLLOW' and f.target_type = 'USER'
      and f.target_id = a.id
    where a.tenant_id = ${ctx.tenant.id} and a.closed_at is null and a.id <> ${me}
      and a.name_key >= ${prefix} and a.name_key < ${end}
      and not exists (select 1 from mark b where b.kind = 'BLOCK' and b.target_type = 'USER'
        and ((b.account_id = ${me} and b.target_id = a.id) or (b.account_id = a.id
          and b.target_id = ${me})))
    order by f.account_id is null, a.name_key, a.id limit ${page.size} offset ${page.offset}`);
  const ids = rows.map((row) => row.id);
  const briefs = await userBriefs(ctx, ids);
  return listAnswer(
    ids.flatMap((id) => briefs.get(id) ?? []),
    rows[0]?.total ?? 0,
    page,
  );
};
