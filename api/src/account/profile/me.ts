/** The signed-in user as they see themselves (row PROF-01). */
import sql from 'sql-template-tag';
import type { AuditedField, SignedInUser } from '#contract/account/profile.ts';
import { PHONE_RULES } from '#contract/account/rules.ts';
import { fail } from '#contract/errors.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import type { Provider } from '../login/openid.ts';
import { viewerId } from '../session/session.ts';

interface MeRow {
  nickname: string;
  avatar: string;
  biography: string;
  publisher_type: SignedInUser['publisherType'];
  trust_level: number;
  created_at: Date;
  mobile: string | null;
  email: string | null;
  has_password: boolean;
  gender: number | null;
  birthday: string | null;
  providers: { provider: Provider; name: string; boundTime: string }[];
  changes: {
    field: AuditedField;
    value: string;
    action: 'AUDITING' | 'PASSED' | 'REJECTED';
    reason: string | null;
  }[];
}

export const me: Handler<'profile.me'> = (ctx) => signedInUser(ctx, viewerId(ctx));

/** What is pending shows in place of what passed, and is named in `auditResult` (AMB-23). */
export async function signedInUser(ctx: Context, accountId: number): Promise<SignedInUser> {
  const [row, unread, alertCounts, badges] = await Promise.all([
    ctx.db.row<MeRow>(sql`
      select a.nickname, a.avatar, a.biography, a.publisher_type, a.trust_level, a.created_at,
        p.mobile, p.email, p.password_hash is not null as has_password, p.gender, p.birthday,
        coalesce((select jsonb_agg(jsonb_build_object('provider', o.provider, 'name', o.name,
          'boundTime', o.bound_at) order by o.bound_at) from account_provider o
          where o.account_id = a.id), '[]') as providers,
        coalesce((select jsonb_agg(jsonb_build_object('field', c.field, 'value', c.value, 'action',
          c.action, 'reason', c.reason)) from (
          select distinct on (field) field, value, action, reason from profile_change
            where account_id = a.id order by field, id desc) c), '[]') as changes
      from account a left join account_private p on p.account_id = a.id where a.id = ${accountId}`),
    ctx.ports.unread(ctx, accountId),
    ctx.ports.alertCounts(ctx, accountId),
    ctx.ports.badges(ctx, [accountId]),
  ]);
  if (!row) throw fail('account.unauthorized');
  const pending = (field: AuditedField) =>
    row.changes.find((one) => one.field === field && one.action === 'AUDITING')?.value;
  return {
    userId: String(accountId),
    username: `u${accountId}`,
    isLogin: true,
    userInfo: {
      avatar: pending('avatar') ?? row.avatar,
      nickname: pending('nickname') ?? row.nickname,
      biography: pending('biography') ?? row.biography,
      gender: row.gender as 0 | 1 | 2 | null,
      birthday: row.birthday,
    },
    mobile: row.mobile,
    email: row.email,
    countryCode:
      PHONE_RULES.find(({ areaCode }) => row.mobile?.startsWith(`+${areaCode}`))?.areaCode ?? null,
    hasPassword: row.has_password,
    publisherType: row.publisher_type,
    trustLevel: row.trust_level,
    badges: badges.get(accountId) ?? [],
    thirdPlatformLoginInfo: row.providers.map((one) => ({
      ...one,
      boundTime: new Date(one.boundTime).toISOString(),
    })),
    auditResult: {
      auditItems: row.changes.map(({ field, value, action, reason }) => ({
        dataType: field,
        dataValue: value,
        auditAction: action,
        reason,
      })),
    },
    ...unread,
    ...alertCounts,
    createTime: row.created_at.toISOString(),
  };
}
