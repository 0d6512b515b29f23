/**
 * Changing the profile (rows PROF-03..07). Avatar, nickname and biography wait for review; the rest
 * counts at once.
 */
import sql from 'sql-template-tag';
import type { AuditedField } from '#contract/account/profile.ts';
import {
  BIOGRAPHY_MAX,
  isBirthday,
  lengthOf,
  nicknameProblem,
  normalNickname,
} from '#contract/account/rules.ts';
import type { ErrorKey } from '#contract/errors.ts';
import { fail } from '#contract/errors.ts';
import { localDay } from '#contract/time.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { viewerId } from '../session/session.ts';
import { signedInUser } from './me.ts';

interface Edit {
  avatar?: string;
  nickname?: string;
  biography?: string;
  gender?: number | null;
  birthday?: string | null;
}

/** Uploads of this site; a picture from elsewhere would show its owner who looks at it. */
const OWN_PICTURE = /^\/media\/[\w/-]{1,200}\.(webp|jpg|jpeg|png|avif)$/;

export const update: Handler<'profile.update'> = async (ctx, { userInfo, ...flat }) => {
  const me = viewerId(ctx);
  const edit = clean({ ...userInfo, ...flat } as Edit);
  refuseWrong(ctx, edit);
  await inTransaction(ctx, async (inside) => {
    if (edit.nickname !== undefined) await refuseTaken(inside, me, edit.nickname);
    if (edit.gender !== undefined)
      await inside.db.run(
        sql`update account_private set gender = ${edit.gender} where account_id = ${me}`,
      );
    if (edit.birthday !== undefined)
      await inside.db.run(
        sql`update account_private set birthday = ${edit.birthday} where account_id = ${me}`,
      );
    for (const field of ['avatar', 'nickname', 'biography'] as const) {
      const value = edit[field];
      if (value !== undefined) await propose(inside, me, field, value);
    }
  });
  return signedInUser(ctx, me);
};

function clean({ avatar, nickname, biography, gender, birthday }: Edit): Edit {
  return {
    ...(avatar === undefined ? {} : { avatar: avatar.trim() }),
    ...(nickname === undefined ? {} : { nickname: normalNickname(nickname) }),
    ...(biography === undefined ? {} : { biography: biography.normalize('NFC').trim() }),
    ...(gender === undefined ? {} : { gender }),
    ...(birthday === undefined ? {} : { birthday: birthday?.trim() || null }),
  };
}

function refuseWrong(
  { now, tenant }: Context,
  { avatar, nickname, biography, birthday }: Edit,
): void {
  const fields: Record<string, ErrorKey> = {};
  const problem = nickname === undefined ? null : nicknameProblem(nickname);
  if (problem) fields.nickname = problem;
  if (avatar !== undefined && avatar !== '' && !OWN_PICTURE.test(avatar))
    fields.avatar = 'field.format';
  if (biography !== undefined && lengthOf(biography) > BIOGRAPHY_MAX)
    fields.biography = 'account.biography.too_long';
  if (birthday && !isBirthday(birthday, localDay(now, tenant.timezone)))
    fields.birthday = 'account.birthday.invalid';
  const [first] = Object.values(fields);
  if (first) throw fail(first, { fields, holes: { max: BIOGRAPHY_MAX } });
}

/** Nobody may wear a name that somebody else has, or waits for. */
async function refuseTaken(ctx: Context, me: number, nickname: string): Promise<void> {
  await ctx.db.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`nickname ${ctx.tenant.id} ${nickname.toLowerCase()}`}, 0))`,
  );
  const taken = await ctx.db.row(sql`
    select 1 from account where tenant_id = ${ctx.tenant.id} and name_key = lower(${nickname})
      and id <> ${me} and closed_at is null
    union all select 1 from profile_change where tenant_id = ${ctx.tenant.id} and field = 'nickname'
      and action = 'AUDITING' and lower(value) = lower(${nickname}) and account_id <> ${me}
      limit 1`);
  if (taken)
    throw fail('account.nickname.taken', { fields: { nickname: 'account.nickname.taken' } });
}

/**
 * Proposes a value in place of whatever waits; the current one takes the proposal back.
 */
async function propose(
  ctx: Context,
  me: number,
  field: AuditedField,
  value: string,
): Promise<void> {
  const current = await ctx.db.row<Record<AuditedField, string>>(
    sql`select avatar, nickname, biography from account where id = ${me} for update`,
  );
  await ctx.db.run(
    sql`delete from profile_change where account_id = ${me} and field = ${field}
        and action = 'AUDITING' and value <> ${value}`,
  );
  if (current?.[field] === value) {
    await ctx.db.run(
      sql`delete from profile_change where account_id = ${me} and field = ${field}
          and action = 'AUDITING'`,
    );
    return;
  }
  await ctx.db.run(sql`insert into profile_change (tenant_id, account_id, field, value, created_at)
      values (${ctx.tenant.id}, ${me}, ${field}, ${value}, ${ctx.now})
    on conflict (account_id, field) where action = 'AUDITING' do nothing`);
}
