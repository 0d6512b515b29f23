/** SQL of marks. */
import sql from 'sql-template-tag';
import type { TargetType } from '#contract/interaction/subject.ts';
import type { Context } from '../../kernel/context.ts';

export type MarkKind = 'THUMB_UP' | 'COLLECT' | 'FOLLOW' | 'BLOCK';

/** True when it is new: the same mark twice is one. */
export async function addMark(ctx: Context, me: number, kind: MarkKind, type: TargetType, id: number, amount: number | null = null): Promise<boolean> {
  return (
    (await ctx.db.run(sql`insert into mark (tenant_id, account_id, kind, target_type, target_id, amount, created_at)
      values (${ctx.tenant.id}, ${me}, ${kind}, ${type}, ${id}, ${amount}, ${ctx.now}) on conflict do nothing`)) === 1
  );
}

/** True when there was one. */
export async function dropMark(ctx: Context, me: number, kind: MarkKind, type: TargetType, id: number): Promise<boolean> {
  return (await ctx.db.run(sql`delete from mark where account_id = ${me} and kind = ${kind} and target_type = ${type} and target_id = ${id}`)) === 1;
}

export interface OwnMark {
  kind: MarkKind;
  target_type: TargetType;
  target_id: number;
}

/** Which of the given subjects of one type a user marked, and how. */
export async function marksOn(ctx: Context, me: number, type: TargetType, ids: readonly number[]): Promise<OwnMark[]> {
  return ctx.db.rows<OwnMark>(sql`
    select m.kind, m.target_type, m.target_id from unnest(${ids}::bigint[]) wanted(id) cross join unnest(array['THUMB_UP', 'COLLECT', 'FOLLOW', 'BLOCK']) k(kind)
    join mark m on m.account_id = ${me} and m.kind = k.kind and m.target_type = ${type} and m.target_id = wanted.id`);
}

export interface MarkRow {
  target_type: TargetType;
  target_id: number;
  amount: number | null;
  created_at: Date;
}

/** What a user marked, latest first. `contentTypes` narrows content to some types. */
export async function marksPage(
  ctx: Context,
  me: number,
  kind: MarkKind,
  only: { targets: readonly TargetType[] | null; contentTypes: readonly string[] | null },
  page: { size: number; offset: number },
): Promise<{ rows: MarkRow[]; total: number }> {
  const where = sql`m.account_id = ${me} and m.kind = ${kind} and (${only.targets}::text[] is null or m.target_type = any(${only.targets}::text[]))
    and (${only.contentTypes}::text[] is null or exists (select 1 from content c where c.id = m.target_id and c.type = any(${only.contentTypes}::text[])))`;
  const [rows, count] = await Promise.all([
    ctx.db.rows<MarkRow>(
      sql`select m.target_type, m.target_id, m.amount, m.created_at from mark m where ${where} order by m.created_at desc, m.target_id limit ${page.size} offset ${page.offset}`,
    ),
    ctx.db.row<{ n: number }>(sql`select count(*)::int as n from mark m where ${where}`),
  ]);
  return { rows, total: count?.n ?? 0 };
}

/** Whether either of two users blocks the other. */
export async function isBlocked(ctx: Context, one: number, other: number): Promise<boolean> {
  const row = await ctx.db.row(sql`
    select 1 from mark where (account_id = ${one} and kind = 'BLOCK' and target_type = 'USER' and target_id = ${other})
      or (account_id = ${other} and kind = 'BLOCK' and target_type = 'USER' and target_id = ${one}) limit 1`);
  return row !== undefined;
}
