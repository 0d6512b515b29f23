/** SQL of exports. */
import sql from 'sql-template-tag';
import type { DataExport } from '#contract/account/data-export.ts';
import type { Language } from '#contract/language.ts';
import type { Context } from '../../kernel/context.ts';

export interface ExportRow {
  id: number;
  account_id: number;
  lang: Language;
  state: DataExport['state'];
  tries: number;
  created_at: Date;
  finished_at: Date | null;
  expires_at: Date | null;
  bytes: number;
}

const COLUMNS = sql`id, account_id, lang, state, tries, created_at, finished_at, expires_at, bytes`;

/** Begins an export; undefined when one is under way. */
export function beginExport(ctx: Context, accountId: number): Promise<ExportRow | undefined> {
  return ctx.db.row<ExportRow>(sql`
    insert into data_export (tenant_id, account_id, lang, created_at) values (${ctx.tenant.id},
      ${accountId}, ${ctx.lang}, ${ctx.now})
    on conflict (account_id) where state in ('QUEUED', 'RUNNING') do nothing returning ${COLUMNS}`);
}

export function openExport(ctx: Context, accountId: number): Promise<ExportRow | undefined> {
  return ctx.db.row<ExportRow>(
    sql`select ${COLUMNS} from data_export where account_id = ${accountId} and state in ('QUEUED',
        'RUNNING')`,
  );
}

/** One of an account, or its newest. */
export function exportOf(
  ctx: Context,
  accountId: number,
  id: number | null,
): Promise<ExportRow | undefined> {
  return ctx.db.row<ExportRow>(sql`
    select ${COLUMNS} from data_export where account_id = ${accountId} and (${id}::bigint is null
      or id = ${id}) order by id desc limit 1`);
}

export async function exportsSince(ctx: Context, accountId: number, since: Date): Promise<number> {
  const row = await ctx.db.row<{ n: number }>(
    sql`select count(*)::int as n from data_export where account_id = ${accountId}
        and created_at > ${since}`,
  );
  return row?.n ?? 0;
}

/** The export, one try counted; undefined when it waits no more. */
export function takeExport(ctx: Context, id: number): Promise<ExportRow | undefined> {
  return ctx.db.row<ExportRow>(sql`
    update data_export set state = 'RUNNING', tries = tries + 1 where id = ${id}
      and state in ('QUEUED', 'RUNNING') returning ${COLUMNS}`);
}

/** Stores the file; false when the account or the job is gone meanwhile. Files made before go. */
export async function finishExport(
  ctx: Context,
  { id, account_id }: ExportRow,
  file: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  await ctx.db.run(
    sql`update data_export set state = 'EXPIRED', file = null where account_id = ${account_id}
        and state = 'DONE'`,
  );
  const stored = await ctx.db.run(sql`
    update data_export set state = 'DONE', file = ${file}, bytes = ${file.length},
      finished_at = ${ctx.now}, expires_at = ${expiresAt} where id = ${id} and state = 'RUNNING'`);
  return stored === 1;
}

export async function failExport(ctx: Context, id: number): Promise<void> {
  await ctx.db.run(
    sql`update data_export set state = 'FAILED', finished_at = ${ctx.now} where id = ${id}
        and state = 'RUNNING'`,
  );
}

export function fileOf(ctx: Context, id: number): Promise<{ file: Buffer } | undefined> {
  return ctx.db.row<{ file: Buffer }>(
    sql`select file from data_export where id = ${id} and state = 'DONE'
        and expires_at > ${ctx.now}`,
  );
}

/** Files go when they expire, what was asked for a year later. */
export async function forgetExports(ctx: Context): Promise<void> {
  await ctx.db.run(
    sql`update data_export set state = 'EXPIRED', file = null where tenant_id = ${ctx.tenant.id}
        and state = 'DONE' and expires_at <= ${ctx.now}`,
  );
  await ctx.db.run(
    sql`delete from data_export where tenant_id = ${ctx.tenant.id} and state in ('EXPIRED',
        'FAILED') and created_at < ${new Date(ctx.now.getTime() - 365 * 86_400_000)}`,
  );
}
