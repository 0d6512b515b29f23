/**
 * The shopper to try the demo world with has a life there: some follow them, answer what they said
 * and like it.
 */
import sql from 'sql-template-tag';
import { saveComments, saveMarks } from '#api/interaction/index.ts';
import type { GivenComment, GivenMark } from '#api/interaction/index.ts';
import type { Context } from '#api/kernel/context.ts';
import { remarksFor } from '../world/talk.ts';
import { joinActivities } from './activities.ts';
import { loadAlerts } from './alerts.ts';
import { linkChannels } from './channels.ts';
import { loadMessages } from './messages.ts';
import { loadWatches, watchSavedList } from './watches.ts';

const HOUR = 3_600_000;
const FOLLOWERS = 9;
const THREADS = 5;

/** Once, while the shopper has no notifications; in the transaction of `ctx`. */
export async function enliven(
  ctx: Context,
  shopper: number,
  blockedBy: number | null,
): Promise<void> {
  if (await ctx.db.row(sql`select 1 from message where account_id = ${shopper} limit 1`)) return;
  const people = await ctx.db.rows<{ id: number }>(sql`
    select id from account where tenant_id = ${ctx.tenant.id} and is_demo and id <> ${shopper}
      and id is distinct from ${blockedBy}
      and not exists (select 1 from account_private p where p.account_id = account.id)
        order by id desc limit 40`);
  const notes = await ctx.db.rows<{ id: number }>(sql`
    select id from content where tenant_id = ${ctx.tenant.id} and is_demo and type <> 'DEAL'
      and author_id is distinct from ${blockedBy} and publish_time < ${ctx.now}
      and viewer_type = 'ALL' and audit_status = 'PASSED' and publish_status = 1
        order by publish_time desc, id limit ${THREADS}`);
  const ago = (hours: number) => new Date(ctx.now.getTime() - hours * HOUR);
  const who = (at: number) => (people[at % Math.max(1, people.length)] as { id: number }).id;
  if (people.length > 0) {
    await saveComments(ctx, threads(ctx, shopper, notes, who, ago));
    await saveMarks(ctx, await marks(ctx, shopper, who, ago, Math.min(FOLLOWERS, people.length)));
    await ctx.db.run(sql`
      update comment c set like_count = s.thumb_up from subject_count s
        where c.account_id = ${shopper} and s.target_type = 'CONTENT_COMMENT'
        and s.target_id = c.id`);
  }
  // a comment that the shopper doubted, and that breaks no rule
  await ctx.db.run(sql`
    insert into report (tenant_id, account_id, target_type, target_id, option, reason, status,
      verdict, created_at, decided_at)
    select ${ctx.tenant.id}, ${shopper}, 'CONTENT_COMMENT', c.id, 'SPAM', c.content || ' ?',
      'DISMISSED', '-', ${ago(60)}, ${ago(40)}
    from comment c where c.tenant_id = ${ctx.tenant.id} and c.root_id is null
      and c.target_type = 'CONTENT' and c.account_id <> ${shopper} and c.deleted_at is null
      and length(c.content) between 10 and 400 and not exists (select 1 from report r
        where r.account_id = ${shopper}) order by c.id limit 1`);
  await linkChannels(ctx, shopper);
  await loadMessages(ctx, [shopper]);
  await loadAlerts(ctx, [shopper]);
  await loadWatches(ctx, [shopper]);
  await watchSavedList(ctx, shopper);
  await joinActivities(ctx, shopper);
}

type Who = (at: number) => number;
type Ago = (hours: number) => Date;

/** The shopper says something under some pieces; one or two answer, the latest an hour ago. */
function threads(
  ctx: Context,
  shopper: number,
  notes: readonly { id: number }[],
  who: Who,
  ago: Ago,
): GivenComment[] {
  const said: GivenComment[] = [];
  for (const [at, note] of notes.entries()) {
    const remark = remarksFor('WRITING', null, ctx.lang)[at];
    if (!remark) continue;
    const where = { type: 'CONTENT', id: note.id, deleted: false, atUserIds: [] } as const;
    const began = 3 + at * 50;
    const rootAt = said.length;
    said.push({ ...where, accountId: shopper, rootAt: null, content: remark.says, at: ago(began) });
    for (const [turn, content] of remark.answers.slice(0, 2).entries())
      said.push({
        ...where,
        accountId: who(at * 3 + turn),
        rootAt,
        content,
        at: ago(began - 1 - turn / 2),
      });
  }
  return said;
}

async function marks(
  ctx: Context,
  shopper: number,
  who: Who,
  ago: Ago,
  followers: number,
): Promise<GivenMark[]> {
  const said = await ctx.db.rows<{ id: number }>(
    sql`select id from comment where account_id = ${shopper} and root_id is null
        order by created_at desc, id`,
  );
  const follows = Array.from(
    { length: followers },
    (_, at): GivenMark => ({
      accountId: who(at * 2),
      kind: 'FOLLOW',
      type: 'USER',
      id: shopper,
      at: ago(3 + at * at * 6),
    }),
  );
  const likes = said.flatMap(({ id }, at) =>
    Array.from(
      { length: Math.min(followers, 5 - at) },
      (_, turn): GivenMark => ({
        accountId: who(at + turn * 2),
        kind: 'THUMB_UP',
        type: 'CONTENT_COMMENT',
        id,
        at: ago(1 + at * 40),
      }),
    ),
  );
  return [...follows, ...likes];
}
