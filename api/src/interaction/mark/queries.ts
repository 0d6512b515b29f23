/** SQL of marks. */
import sql from 'sql-template-tag';
import type { TargetType } from '#contract/interaction/subject.ts';
import type { Context } from '../../kernel/context.ts';

export type MarkKind = 'THUMB_UP' | 'COLLECT' | 'FOLLOW' | 'BLOCK';

/** True when it is new: the same mark twice is one. */
export async function addMark(
  ctx: Context,
  me: number,
  kind: MarkKind,
  type: TargetType,
  id: number,
  amount: number | null = null,
): Promise<boolean> {
  const back = kind === 'COLLECT' ? await takeBack(ctx, me, type, id) : undefined;
  return (
    (await ctx.db.run(sql`insert into mark (tenant_id, account_id, kind, target_type, target_id,
        amount, created_at)
      values (${ctx.tenant.id}, ${me}, ${kind}, ${type}, ${id}, ${back ? back.amount : amount},
        ${back?.created_at ?? ctx.now}) on conflict do nothing`)) === 1
  );
}

/** True when there was one. */
export async function dropMark(
  ctx: Context,
  me: number,
  kind: MarkKind,
  type: TargetType,
  id: number,
): Promise<boolean> {
  const row = await ctx.db.row<{ amount: number | null; created_at: Date }>(
    sql`delete from mark where account_id = ${me} and kind = ${kind} and target_type = ${type}
        and target_id = ${id} returning amount, created_at`,
  );
  if (row && kind === 'COLLECT')
    await ctx.db.run(sql`
      insert into mark_gone (tenant_id, account_id, target_type, target_id, amount, created_at,
        gone_at)
      values (${ctx.tenant.id}, ${me}, ${type}, ${id}, ${row.amount}, ${row.created_at}, ${ctx.now})
      on conflict (account_id, target_type, target_id) do update set amount = excluded.amount,
        created_at = excluded.created_at, gone_at = excluded.gone_at`);
  return row !== undefined;
}

/** For so long a collection that was taken out can be put back as it was. */
const UNDO_MS = 10 * 60_000;

/** What a collection was that was taken out a moment ago; it is forgotten with that. */
async function takeBack(
  ctx: Context,
  me: number,
  type: TargetType,
  id: number,
): Promise<{ amount: number | null; created_at: Date } | undefined> {
  const row = await ctx.db.row<{ amount: number | null; created_at: Date; gone_at: Date }>(
    sql`delete from mark_gone where account_id = ${me} and target_type = ${type}
        and target_id = ${id} returning amount, created_at, gone_at`,
  );
  return row && row.gone_at.getTime() > ctx.now.getTime() - UNDO_MS ? row : undefined;
}

/** What nobody puts back any more: a nightly job. */
export async function forgetGone(ctx: Context): Promise<void> {
  await ctx.db.run(
    sql`delete from mark_gone where tenant_id = ${ctx.tenant.id}
        and gone_at < ${new Date(ctx.now.getTime() - UNDO_MS)}`,
  );
}

export interface OwnMark {
  kind: MarkKind;
  target_type: TargetType;
  target_id: number;
}

/** Which of the given subjects of one type a user marked, and how. */
export async function marksOn(
  ctx: Context,
  me: number,
  type: TargetType,
  ids: readonly number[],
): Promise<OwnMark[]> {
  return ctx.db.rows<OwnMark>(sql`
    select m.kind, m.target_type, m.target_id from unnest(${ids}::bigint[]) wanted(id)
      cross join unnest(array['THUMB_UP', 'COLLECT', 'FOLLOW', 'BLOCK']) k(kind)
    join mark m on m.account_id = ${me} and m.kind = k.kind and m.target_type = ${type}
      and m.target_id = wanted.id`);
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
  const where = sql`m.account_id = ${me} and m.kind = ${kind} and (${only.targets}::text[] is null
      or m.target_type = any(${only.targets}::text[]))
    and (${only.contentTypes}::text[] is null or exists (select 1 from content c
      where c.id = m.target_id and c.type = any(${only.contentTypes}::text[])))`;
  const [rows, count] = await Promise.all([
    ctx.db.rows<MarkRow>(
      sql`select m.target_type, m.target_id, m.amount, m.created_at from mark m where ${where}
          order by m.created_at desc, m.target_id limit ${page.size} offset ${page.offset}`,
    ),
    ctx.db.row<{ n: number }>(sql`select count(*)::int as n from mark m where ${where}`),
  ]);
  return { rows, total: count?.n ?? 0 };
}

/** Whether either of two users blocks the other. */
export async function isBlocked(ctx: Context, one: number, other: number): Promise<boolean> {
  const row = await ctx.db.row(sql`
    select 1 from mark where (account_id = ${one} and kind = 'BLOCK' and target_type = 'USER'
      and target_id = ${other})
      or (account_id = ${other} and kind = 'BLOCK' and target_type = 'USER' and target_id = ${one})
        limit 1`);
  return row !== undefined;
}
