/**
 * Who may read a piece of writing (CONT-06, CONT-07, CONT-10), in one place: as SQL for lists, and
 * for one piece. Public is: published, passed, on the shelf, its time come. ALL is for everybody;
 * whatever is shared with some or kept from some is for signed-in readers alone, since nobody can
 * be kept from what strangers may read.
 */
import { AUTHOR_SEES, mayEdit, mayMove } from '#contract/content/audit.ts';
import type { AuditState } from '#contract/content/audit.ts';
import type { ContentDetail } from '#contract/content/content.ts';
import sql, { raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';

/** True of `content c` that is public by its states; who sees it is another question. */
export function isPublic(now: Date): Sql {
  return sql`(c.publish_status = 1 and c.audit_status = 'PASSED' and c.shelved
      and c.publish_time <= ${now}::timestamptz)`;
}

/** True of `content c` that this viewer is among the readers of. */
export function isFor(viewer: Context['viewer']): Sql {
  const id = viewer ? idOf(viewer.userId) : null;
  if (id === null) return sql`(c.viewer_type = 'ALL')`;
  const inGroup = sql`exists (select 1 from account_group_member m
      where m.account_id = ${id}::bigint and m.group_id = any(c.group_ids))`;
  return sql`(c.viewer_type = 'ALL' or c.author_id = ${id}::bigint or case c.viewer_type
    when 'VIEWER_SEE' then ${id}::bigint = any(c.viewer_ids)
      when 'VIEWER_NOT_SEE' then ${id}::bigint <> all(c.viewer_ids)
    when 'GROUP_SEE' then ${inGroup} when 'GROUP_NOT_SEE' then not ${inGroup} else false end)`;
}

/** One piece: what is public for its readers, and for its author whatever is not deleted. */
export function mayRead(ctx: Context): Sql {
  const author = ctx.viewer ? idOf(ctx.viewer.userId) : null;
  const states = AUTHOR_SEES.map((state) => `'${state}'`).join(', ');
  return sql`((${isPublic(ctx.now)} and ${isFor(ctx.viewer)}) or (c.author_id = ${author}::bigint
      and c.audit_status in (${raw(states)}) and c.publish_status <> -1))`;
}

/** What a reader may do with a piece; the web shows just this. */
export function canDo(
  viewer: Context['viewer'],
  piece: { author_id: number | null; audit_status: AuditState; is_public: boolean },
): ContentDetail['can'] {
  if (!viewer) return [];
  const isAuthor = piece.author_id !== null && String(piece.author_id) === viewer.userId;
  const can: ContentDetail['can'] = piece.is_public ? ['comment'] : [];
  if (!isAuthor) return piece.is_public ? [...can, 'report'] : can;
  const moves = {
    submit: 'SUBMITTED',
    cancel: 'CANCELED',
    recall: 'RECALLED',
    delete: 'DELETED',
  } as const;
  const mine = (Object.keys(moves) as (keyof typeof moves)[]).filter((move) =>
    mayMove(piece.audit_status, moves[move], 'author'),
  );
  return [...can, ...(mayEdit(piece.audit_status) ? (['edit'] as const) : []), ...mine];
}
