/**
 * Uploads that nothing refers to go after a day; those that something refers to are looked at again
 * each week, for pictures are replaced. What belongs to whoever uploaded is searched for the
 * address: every table that names an account, and those that hang on one of these. So no table can
 * be forgotten, whichever module it belongs to.
 */
import sql, { raw } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { storeOf, sweepScratch } from './store.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 200;

/** Remembers where bytes may come to lie. */
export async function noteUploads(
  ctx: Context,
  accountId: number,
  files: readonly { readonly name: string; readonly size: number }[],
): Promise<void> {
  await ctx.db.run(sql`
    insert into upload (name, tenant_id, account_id, created_at, look_at, size)
    select f.name, ${ctx.tenant.id}, ${accountId}, ${ctx.now}::timestamptz,
      ${new Date(ctx.now.getTime() + DAY_MS)}::timestamptz, f.size
    from unnest(${files.map((file) => file.name)}::text[],
      ${files.map((file) => file.size)}::bigint[]) f(name, size)`);
}

/** Removes what nobody refers to; wakes every hour. */
export async function removeOrphans(ctx: Context): Promise<void> {
  await sweepScratch(ctx.config.dataDir, ctx.now);
  const rows = await ctx.db.rows<{ name: string; account_id: number }>(sql`
    select name, account_id from upload where tenant_id = ${ctx.tenant.id} and look_at <= ${ctx.now}
      order by look_at, name limit ${AT_ONCE}`);
  if (rows.length === 0) return;
  const names = rows.map((row) => row.name);
  const used = await mentioned(ctx, rows);
  const orphans = names.filter((name) => !used.has(name));
  await storeOf(ctx.config).remove(orphans);
  await ctx.db.run(sql`delete from upload where name = any(${orphans})`);
  await ctx.db.run(
    sql`update upload set look_at = ${new Date(ctx.now.getTime() + 7 * DAY_MS)}
        where name = any(${[...used]})`,
  );
}

interface Place {
  /** Its own text, as one line. */
  readonly line: string;
  readonly source: string;
  readonly owner: string;
}

/** Names that something of their owners mentions. */
async function mentioned(
  ctx: Context,
  uploads: readonly { name: string; account_id: number }[],
): Promise<Set<string>> {
  const found = new Set<string>();
  const names = sql`unnest(${uploads.map((one) => one.name)}::text[],
      ${uploads.map((one) => one.account_id)}::bigint[]) u(name, owner)`;
  for (const { line, source, owner } of await placesOf(ctx)) {
    const rows = await ctx.db.rows<{ name: string }>(
      sql`select u.name from ${names} where exists (select 1 from ${raw(source)}
          where ${raw(owner)} = u.owner and strpos(${raw(line)}, '/media/' || u.name) > 0)`,
    );
    for (const row of rows) found.add(row.name);
  }
  return found;
}

interface Link {
  child: string;
  parent: string;
  child_column: string;
  parent_column: string;
}

/**
 * Tables that belong to an account, or to a row that does, with the columns that can hold an
 * address.
 */
async function placesOf(ctx: Context): Promise<Place[]> {
  const columns = await ctx.db.rows<{ table_name: string; line: string }>(sql`
    select table_name, string_agg(format('t.%I::text', column_name), ', '
      order by ordinal_position) as line from information_schema.columns
    where table_schema = 'public' and table_name <> 'upload' and (data_type in ('text', 'jsonb')
      or udt_name = '_text') group by table_name`);
  const links = await ctx.db.rows<Link>(sql`
    select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      a.attname as child_column, b.attname as parent_column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1
      and c.connamespace = 'public'::regnamespace`);
  const lineOf = new Map(columns.map((one) => [one.table_name, `concat_ws(' ', ${one.line})`]));
  const owned = links.filter((link) => link.parent === 'account');
  const own = (table: string): Place[] => {
    const line = lineOf.get(table);
    if (!line) return [];
    const direct = owned
      .filter((link) => link.child === table)
      .map((link) => ({ line, source: `${table} t`, owner: `t.${link.child_column}` }));
    const through = links
      .filter((link) => link.child === table && link.parent !== table && link.parent !== 'account')
      .flatMap((link) =>
        owned
          .filter((one) => one.child === link.parent)
          .map((one) => ({
            line,
            source: `${table} t join ${link.parent} p on p.${link.parent_column} = t.${link.child_column}`,
            owner: `p.${one.child_column}`,
          })),
      );
    return [...direct, ...through];
  };
  const account: Place = {
    line: lineOf.get('account') as string,
    source: 'account t',
    owner: 't.id',
  };
  return [account, ...[...lineOf.keys()].flatMap(own)];
}
