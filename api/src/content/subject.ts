/** Content as a subject of others: any type, by id or code, as far as this viewer may read it. */
import sql from 'sql-template-tag';
import { guideCards } from './guide/guide.ts';
import type { Context } from '../kernel/context.ts';
import { idsOf } from '../kernel/identity.ts';
import type { Resolver, SubjectLine } from '../kernel/subject.ts';
import { dealCards } from './deal/card.ts';
import { writingCards } from './writing/card.ts';
import { contentPath } from './writing/jump.ts';
import { isPublic, mayRead } from './writing/permit.ts';
import { jsonOf } from '../kernel/json.ts';

interface Row {
  id: number;
  code: string;
  type: string;
  author_id: number | null;
}

export const contentLines: Resolver = async (ctx: Context, keys) => {
  const rows = await ctx.db.rows<Row>(sql`
    select c.id, c.code, c.type, c.author_id from content c where c.tenant_id = ${ctx.tenant.id}
      and (c.id = any(${idsOf(keys)}::bigint[]) or c.code = any(${keys}::text[]))
      and ${mayRead(ctx)}`);
  const isDeal = (row: Row) => row.type === 'DEAL';
  const ids = (some: Row[]) => some.map((row) => row.id);
  const [deals, writing] = await Promise.all([
    dealCards(ctx, ids(rows.filter(isDeal))),
    writingCards(ctx, ids(rows.filter((row) => !isDeal(row)))),
  ]);
  const dealById = new Map(deals.map((card) => [card.id, card]));
  const writingById = new Map(writing.map((card) => [card.id, card]));
  return rows.flatMap((row): SubjectLine[] => {
    const id = String(row.id);
    const deal = dealById.get(id);
    const piece = writingById.get(id);
    const card = deal ?? piece;
    if (!card) return [];
    const cover = deal ? deal.cover : (piece?.coverImage.url ?? '');
    const shared = { type: 'CONTENT', id, code: row.code, authorId: row.author_id };
    return [
      {
        ...shared,
        title: card.title,
        path: contentPath(row.type, row.code),
        cover,
        amount: deal?.currentAmount ?? null,
      },
    ];
  });
};

export const guideLines: Resolver = async (ctx, keys) =>
  (await guideCards(ctx, idsOf(keys))).map(({ id, code, title, subtitle, coverImage }) => ({
    type: 'TOPIC',
    id,
    code,
    title,
    path: `/guide/${encodeURIComponent(subtitle)}`,
    cover: coverImage.url,
    authorId: null,
    amount: null,
  }));

/** What happened to a piece so often. */
export interface ContentCounts {
  readonly id: number;
  readonly thumbUp: number;
  readonly collect: number;
  readonly comment: number;
  readonly share: number;
  readonly view: number;
}

/**
 * Counters that cards and the order of the hottest read; stored by the module of interactions, in its
 * transaction.
 */
export async function saveContentCounts(
  ctx: Context,
  counts: readonly ContentCounts[],
): Promise<void> {
  await ctx.db.run(sql`update content c set like_count = n."thumbUp", collect_count = n.collect,
      comment_count = n.comment, share_count = n.share, view_count = n.view, hot_due = true
    from jsonb_to_recordset(${jsonOf(counts)}::jsonb) as n(id bigint, "thumbUp" int, collect int,
      comment int, share int, view bigint) where c.id = n.id`);
}

/** What somebody wrote that everybody may read, and the likes it got. */
export async function contributionsOf(
  ctx: Context,
  authorId: number,
): Promise<{ notes: number; deals: number; likes: number }> {
  const row = await ctx.db.row<{ notes: number; deals: number; likes: number }>(sql`
    select count(*) filter (where c.type = 'NOTE')::int as notes,
      count(*) filter (where c.type = 'DEAL')::int as deals, coalesce(sum(c.like_count),
      0)::int as likes
    from content c where c.author_id = ${authorId} and c.viewer_type = 'ALL'
      and ${isPublic(ctx.now)}`);
  return row ?? { notes: 0, deals: 0, likes: 0 };
}
