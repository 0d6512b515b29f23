/** Users as others see them: the line beside whatever they wrote. */
import type { UserBrief } from '#contract/account/user.ts';
import type { Language } from '#contract/language.ts';
import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import { idsOf } from '../kernel/identity.ts';
import type { Resolver } from '../kernel/subject.ts';

interface BriefRow {
  id: number;
  nickname: string;
  avatar: string;
  publisher_type: UserBrief['publisherType'];
  trust_level: number;
  created_at: Date;
  closed_at: Date | null;
}

/** Accounts younger than this are called new. */
const NEW_MS = 42 * 86_400_000;
const HOUSE: Readonly<Record<Language, string>> = { th: 'คุ้ม', en: 'Khum', id: 'Khum' };
const CLOSED: Readonly<Record<Language, string>> = {
  th: 'บัญชีที่ปิดแล้ว',
  en: 'Closed account',
  id: 'Akun ditutup',
};

/** Briefs of many users at once, by id; ids that are nobody's are left out. */
export async function userBriefs(
  ctx: Context,
  ids: readonly (number | null)[],
): Promise<Map<number, UserBrief>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await ctx.db.rows<BriefRow>(
    sql`select id, nickname, avatar, publisher_type, trust_level, created_at, closed_at from account
        where id = any(${wanted}::bigint[])`,
  );
  return new Map(rows.map((row) => [row.id, showBrief(row, ctx)]));
}

/**
 * An account in public: the brief, the words about itself that passed, and its age; null when there
 * is none.
 */
export async function publicAccount(
  ctx: Context,
  id: number,
): Promise<{ brief: UserBrief; biography: string; createdAt: Date } | null> {
  const row = await ctx.db.row<BriefRow & { biography: string }>(
    sql`select id, nickname, avatar, biography, publisher_type, trust_level, created_at, closed_at
        from account where id = ${id}`,
  );
  return row
    ? { brief: showBrief(row, ctx), biography: row.biography, createdAt: row.created_at }
    : null;
}

/** Sets trust levels, in the transaction of `ctx`; who may judge them is the caller's business. */
export async function setTrust(
  ctx: Context,
  given: readonly { id: number; level: number }[],
): Promise<void> {
  if (given.length === 0) return;
  await ctx.db.run(
    sql`update account a set trust_level = t.level from
        unnest(${given.map((one) => one.id)}::bigint[],
        ${given.map((one) => one.level)}::int[]) t(id, level) where a.id = t.id`,
  );
}

/** Users as subjects of others; closed accounts are none. */
export const userLines: Resolver = async (ctx, keys) =>
  [...(await userBriefs(ctx, idsOf(keys))).values()]
    .filter((brief) => !brief.isClosed)
    .map(({ userId, nickname, avatar }) => ({
      type: 'USER',
      id: userId,
      code: userId,
      title: nickname,
      path: `/user/${userId}`,
      cover: avatar,
      authorId: Number(userId),
      amount: null,
    }));

/** What nobody in particular wrote, such as a deal that the rule proposed, is by the site. */
export function houseBrief(lang: Language): UserBrief {
  return {
    userId: '0',
    nickname: HOUSE[lang],
    avatar: '',
    publisherType: 'PROFESSIONAL',
    trustLevel: 4,
    isNew: false,
    isClosed: false,
  };
}

function showBrief(row: BriefRow, { lang, now }: Context): UserBrief {
  const isClosed = row.closed_at !== null;
  return {
    userId: String(row.id),
    nickname: isClosed ? CLOSED[lang] : row.nickname,
    avatar: isClosed ? '' : row.avatar,
    publisherType: row.publisher_type,
    trustLevel: row.trust_level,
    isNew: now.getTime() - row.created_at.getTime() < NEW_MS,
    isClosed,
  };
}
