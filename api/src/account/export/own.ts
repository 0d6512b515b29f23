/** What this module puts into an export. */
import sql from 'sql-template-tag';
import { messagesTo } from '../../delivery/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { ExportOf } from '../../kernel/export.ts';
import { receiversOf } from '../login/receiver.ts';

interface ProfileRow {
  nickname: string;
  avatar: string;
  biography: string;
  publisher_type: string;
  trust_level: number;
  created_at: Date;
  mobile: string | null;
  email: string | null;
  has_password: boolean;
  gender: number | null;
  birthday: string | null;
  roles: string[] | null;
  groups: string[];
}

interface SessionRow {
  platform: string;
  user_agent: string;
  address: string;
  device_id: string | null;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
}

interface ChangeRow {
  field: string;
  value: string;
  action: string;
  reason: string | null;
  created_at: Date;
  decided_at: Date | null;
}

const GENDERS = ['she', 'he', 'they'];

/**
 * What this module stores of a person: the account, how it signs in, where it is signed in, the
 * names it asked for, and the messages that were sent to it.
 */
export const accountExport: ExportOf = async (ctx, id) => ({
  profile: await profileOf(ctx, id),
  'sign-in-providers': await providersOf(ctx, id),
  sessions: await sessionsOf(ctx, id),
  letters: await messagesOf(ctx, id),
  'profile-changes': await changesOf(ctx, id),
});

async function profileOf({ db }: Context, id: number) {
  const profile = await db.row<ProfileRow>(sql`
    select a.nickname, a.avatar, a.biography, a.publisher_type, a.trust_level, a.created_at,
      p.mobile, p.email, p.password_hash is not null as has_password, p.gender, p.birthday, p.roles,
      coalesce((select array_agg(g.name order by g.name) from account_group_member m
        join account_group g on g.id = m.group_id where m.account_id = a.id), '{}') as groups
    from account a left join account_private p on p.account_id = a.id where a.id = ${id}`);
  return profile ? [profileLine(id, profile)] : [];
}

async function providersOf({ db }: Context, id: number) {
  const providers = await db.rows<{ provider: string; name: string; bound_at: Date }>(
    sql`select provider, name, bound_at from account_provider where account_id = ${id}
        order by bound_at`,
  );
  return providers.map(({ provider, name, bound_at }) => ({
    provider,
    name,
    boundTime: bound_at.toISOString(),
  }));
}

async function sessionsOf({ db }: Context, id: number) {
  const sessions = await db.rows<SessionRow>(
    sql`select platform, user_agent, address, device_id, created_at, seen_at, expires_at
        from session where account_id = ${id} order by created_at, id`,
  );
  return sessions.map((one) => ({
    platform: one.platform,
    userAgent: one.user_agent,
    address: one.address,
    deviceId: one.device_id,
    createTime: one.created_at.toISOString(),
    seenTime: one.seen_at.toISOString(),
    expireTime: one.expires_at.toISOString(),
  }));
}

async function messagesOf(ctx: Context, id: number) {
  const messages = await messagesTo(ctx, await receiversOf(ctx, id));
  return messages.map((one) => ({
    channel: one.channel,
    receiver: one.receiver,
    kind: one.template,
    subject: one.subject,
    state: one.status,
    time: one.createdAt.toISOString(),
  }));
}

async function changesOf({ db }: Context, id: number) {
  const changes = await db.rows<ChangeRow>(
    sql`select field, value, action, reason, created_at, decided_at from profile_change
        where account_id = ${id} order by id`,
  );
  return changes.map((one) => ({
    field: one.field,
    value: one.value,
    state: one.action,
    reason: one.reason,
    createTime: one.created_at.toISOString(),
    decideTime: one.decided_at?.toISOString() ?? null,
  }));
}

function profileLine(id: number, row: ProfileRow) {
  return {
    userId: String(id),
    nickname: row.nickname,
    biography: row.biography,
    avatar: row.avatar,
    mobile: row.mobile,
    email: row.email,
    hasPassword: row.has_password,
    gender: row.gender === null ? null : (GENDERS[row.gender] ?? null),
    birthday: row.birthday,
    publisherType: row.publisher_type,
    trustLevel: row.trust_level,
    roles: row.roles ?? [],
    groups: row.groups,
    joinTime: row.created_at.toISOString(),
  };
}
