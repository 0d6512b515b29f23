/**
 * What those one follows publish, the newest first (FOL-06, CONT-11): each of them is walked no
 * further than the page's end.
 */
import type { Ask } from '#contract/calls.ts';
import sql, { empty } from 'sql-template-tag';
import { viewerId } from '../account/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Page } from '../kernel/paging.ts';

export interface FollowedItem {
  kind: 'WRITING' | 'DEAL';
  id: number;
}

export async function findFollowed(
  ctx: Context,
  { contentTypeCodes: codes = [] }: Pick<Ask<'search.feed'>, 'contentTypeCodes'>,
  kinds: ReadonlySet<string | undefined>,
  since: Date,
  page: Page,
): Promise<{ items: FollowedItem[]; total: number }> {
  const upTo = page.offset + page.size;
  const types = codes.map((code) => code.toUpperCase());
  const typed = types.length === 0 ? empty : sql`and c.type = any(${types}::text[])`;
  const followed = sql`(select m.target_id as id from mark m where m.account_id = ${viewerId(ctx)}
      and m.kind = 'FOLLOW' and m.target_type = 'USER') f`;
  // a list of writing holds what is public; a deal is shown as long as it is open
  const writing = sql`select 'WRITING' as kind, p.content_id as id, p.publish_time as at
      from content_place p join content c on c.id = p.content_id
    where ${kinds.has('WRITING')} and p.place = 'author:' || f.id and c.viewer_type = 'ALL'
      and p.publish_time <= ${since}::timestamptz ${typed}`;
  const deals = sql`select 'DEAL' as kind, c.id, c.publish_time as at from content c
      join deal d on d.content_id = c.id
    where ${kinds.has('DEAL')} and c.author_id = f.id and d.is_open
      and c.publish_time <= ${since}::timestamptz`;
  const [items, count] = await Promise.all([
    ctx.db.rows<FollowedItem>(sql`
      select e.kind, e.id from ${followed} cross join lateral (
        (${writing} order by p.publish_time desc, p.content_id desc limit ${upTo})
          union all (${deals} order by c.publish_time desc, c.id desc limit ${upTo})) e
      order by e.at desc, e.id desc limit ${page.size} offset ${page.offset}`),
    ctx.db.row<{ total: number }>(
      sql`select count(*)::int as total from ${followed} cross join lateral (${writing}
          union all ${deals}) e`,
    ),
  ]);
  return { items, total: count?.total ?? 0 };
}
