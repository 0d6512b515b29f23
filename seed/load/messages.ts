/**
 * Notifications of the people of the demo world: made of what others really did, as if each message
 * had been written at its time. What is older than a few days was read. Deterministic.
 */
import sql from 'sql-template-tag';
import type { TargetType } from '#contract/interaction/subject.ts';
import { contentPath } from '#api/content/index.ts';
import type { Context } from '#api/kernel/context.ts';
import { saveMessages } from '#api/message/index.ts';
import type { GivenMessage } from '#api/message/index.ts';

const HOUR = 3_600_000;
const UNREAD_MS = 4 * 24 * HOUR;

/** Notifies everybody of the region, or some; returns how many messages there are. */
export async function loadMessages(
  ctx: Context,
  only: readonly number[] | null = null,
): Promise<number> {
  await ctx.db.run(sql`
    insert into profile_change (tenant_id, account_id, field, value, action, created_at, decided_at)
    select ${ctx.tenant.id}, a.id, 'nickname', a.nickname, 'PASSED',
      a.created_at + interval '1 day', a.created_at + interval '2 days' from account a
    where a.tenant_id = ${ctx.tenant.id} and a.is_demo and a.id % 3 = 0
      and a.created_at < ${new Date(ctx.now.getTime() - 72 * HOUR)}
      and (${only}::bigint[] is null or a.id = any(${only}::bigint[])) and not exists (select 1
        from profile_change c where c.account_id = a.id)`);
  const given = [
    ...(await gathered(ctx, only)),
    ...(await talk(ctx, only)),
    ...(await ofTheHouse(ctx, only)),
  ];
  return saveMessages(ctx, given);
}

interface Gathering {
  reader: number;
  kind: 'liked' | 'followed';
  type: TargetType;
  id: number;
  actors: number[];
  at: Date;
  is_last: boolean;
}

/** Likes of one thing and followers, gathered by the days between two looks of their reader. */
async function gathered(ctx: Context, only: readonly number[] | null): Promise<GivenMessage[]> {
  const rows = await ctx.db.rows<Gathering>(sql`
    with made as (
      select case when m.kind = 'FOLLOW' then m.target_id else coalesce(c.author_id,
        t.account_id) end as reader, case m.kind when 'FOLLOW' then 'followed'
        else 'liked' end as kind,
        m.target_type as type, m.target_id as id, m.account_id as actor, m.created_at as at
      from mark m left join content c on m.target_type = 'CONTENT' and c.id = m.target_id
        left join comment t on m.target_type in ('CONTENT_COMMENT', 'REPLY_COMMENT',
          'GOODS_COMMENT') and t.id = m.target_id
      where m.tenant_id = ${ctx.tenant.id} and m.kind in ('THUMB_UP', 'FOLLOW'))
    select reader, kind, type, id, (array_agg(actor order by at desc, actor))::float8[] as actors,
      max(at) as at,
      max(at) = max(max(at)) over (partition by reader, kind, type, id) as is_last
    from made where reader is not null and reader <> actor and (${only}::bigint[] is null
      or reader = any(${only}::bigint[]))
    group by reader, kind, type, id, date_trunc('week', at) order by max(at), id`);
  return rows.map((row) => ({
    accountId: row.reader,
    type: row.kind === 'followed' ? 'follow' : 'like',
    kind: row.kind,
    subject: { type: row.type, id: row.id },
    actorIds: row.actors,
    at: row.at,
    readAt: row.is_last ? readAt(ctx, row.at) : new Date(row.at.getTime() + HOUR),
  }));
}

interface Said {
  id: number;
  account_id: number;
  content: string;
  target_type: 'CONTENT' | 'GOODS';
  target_id: number;
  content_type: string | null;
  code: string | null;
  author_id: number | null;
  parent_author: number | null;
  at_user_ids: number[];
  root_id: number | null;
  created_at: Date;
}

/** Whoever is mentioned, else answered, else wrote the piece, once for each comment. */
async function talk(ctx: Context, only: readonly number[] | null): Promise<GivenMessage[]> {
  const rows = await ctx.db.rows<Said>(sql`
    select t.id, t.account_id, t.content, t.target_type, t.target_id, c.type as content_type,
      c.code, c.author_id, p.account_id as parent_author,
      t.at_user_ids::float8[] as at_user_ids, t.root_id, t.created_at
    from comment t left join comment p on p.id = t.parent_id
      left join content c on t.target_type = 'CONTENT' and c.id = t.target_id
    where t.tenant_id = ${ctx.tenant.id} and t.deleted_at is null and t.state = 'PUBLIC'
      order by t.created_at, t.id`);
  return rows.flatMap((row) => {
    const kinds = new Map<number, 'mentioned' | 'answered' | 'commented'>();
    if (row.author_id !== null) kinds.set(row.author_id, 'commented');
    if (row.parent_author !== null) kinds.set(row.parent_author, 'answered');
    for (const reader of row.at_user_ids) kinds.set(reader, 'mentioned');
    const type =
      row.target_type === 'GOODS'
        ? 'GOODS_COMMENT'
        : row.root_id === null
          ? 'CONTENT_COMMENT'
          : 'REPLY_COMMENT';
    const link =
      row.content_type === null || row.code === null
        ? {}
        : { link: `${contentPath(row.content_type, row.code)}?comment=${row.id}` };
    return [...kinds]
      .filter(([reader]) => reader !== row.account_id && (only === null || only.includes(reader)))
      .map(
        ([reader, kind]): GivenMessage => ({
          accountId: reader,
          type: 'comment',
          kind,
          holes: { text: [...row.content].slice(0, 139).join('') },
          subject:
            kind === 'commented'
              ? { type: row.target_type, id: row.target_id }
              : { type, id: row.id },
          ...link,
          actorIds: [row.account_id],
          at: row.created_at,
          readAt: readAt(ctx, row.created_at),
        }),
      );
  });
}

/** A welcome for each, and what became of new names and of reports. */
async function ofTheHouse(ctx: Context, only: readonly number[] | null): Promise<GivenMessage[]> {
  const people = await ctx.db.rows<{ id: number; created_at: Date }>(
    sql`select id, created_at from account where tenant_id = ${ctx.tenant.id} and is_demo
        and (${only}::bigint[] is null or id = any(${only}::bigint[])) order by id`,
  );
  const changes = await ctx.db.rows<{ account_id: number; decided_at: Date }>(sql`
    select account_id, decided_at from profile_change where tenant_id = ${ctx.tenant.id}
      and field = 'nickname' and action = 'PASSED'
      and (${only}::bigint[] is null or account_id = any(${only}::bigint[])) order by account_id`);
  const reports = await ctx.db.rows<{
    account_id: number;
    target_type: TargetType;
    target_id: number;
    status: string;
    decided_at: Date;
  }>(sql`
    select account_id, target_type, target_id, status, decided_at from report
      where tenant_id = ${ctx.tenant.id} and status <> 'OPEN'
      and (${only}::bigint[] is null or account_id = any(${only}::bigint[])) order by id`);
  return [
    ...people.map(
      ({ id, created_at }): GivenMessage => ({
        accountId: id,
        type: 'notice',
        kind: 'welcome',
        link: '/',
        at: created_at,
        readAt: readAt(ctx, created_at),
      }),
    ),
    ...changes.map(
      ({ account_id, decided_at }): GivenMessage => ({
        accountId: account_id,
        type: 'community_security',
        kind: 'profile.nickname.passed',
        link: '/profile',
        at: decided_at,
        readAt: readAt(ctx, decided_at),
      }),
    ),
    ...reports.map(
      ({ account_id, target_type, target_id, status, decided_at }): GivenMessage => ({
        accountId: account_id,
        type: 'community_security',
        kind: status === 'UPHELD' ? 'report.upheld' : 'report.dismissed',
        subject: { type: target_type, id: target_id },
        at: decided_at,
        readAt: readAt(ctx, decided_at),
      }),
    ),
  ];
}

function readAt(ctx: Context, at: Date): Date | null {
  return ctx.now.getTime() - at.getTime() < UNREAD_MS ? null : new Date(at.getTime() + 2 * HOUR);
}
