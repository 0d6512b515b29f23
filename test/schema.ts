/** What a database holds, as sorted lines: two databases are alike where their lines are equal. */
import pg from 'pg';

const PUBLIC = `(select oid from pg_namespace where nspname = 'public')`;
const OWN = `not exists (select from pg_depend x where x.objid = o.oid and x.deptype = 'e')`;

/** Each answers one column of text. Columns are named, not numbered: their order says nothing. */
const PARTS: readonly string[] = [
  `select format('column %s.%s %s %s %s %s', o.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      a.attnotnull, a.attgenerated, pg_get_expr(d.adbin, d.adrelid))
    from pg_class o join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = o.oid and d.adnum = a.attnum
    where o.relnamespace = ${PUBLIC} and o.relkind in ('r', 'p', 'v', 'm')`,
  `select format('table %s %s %s %s %s %s', o.relname, o.relkind, o.relrowsecurity,
      o.relforcerowsecurity, array_to_string(o.reloptions, ','),
      (select string_agg(x::text, ' ' order by x::text) from unnest(o.relacl) x))
    from pg_class o where o.relnamespace = ${PUBLIC} and o.relkind in ('r', 'p', 'v', 'm', 'S')`,
  `select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = ${PUBLIC} and contype <> 'n'`,
  `select format('index %s', indexdef) from pg_indexes where schemaname = 'public'`,
  `select format('policy %s %s %s %s %s %s', tablename, policyname, cmd, roles, qual, with_check)
    from pg_policies where schemaname = 'public'`,
  `select format('trigger %s', pg_get_triggerdef(t.oid)) from pg_trigger t
      join pg_class o on o.oid = t.tgrelid
    where o.relnamespace = ${PUBLIC} and not t.tgisinternal`,
  `select format('function %s %s %s', pg_get_functiondef(o.oid), o.proowner::regrole,
      (select string_agg(x::text, ' ' order by x::text) from unnest(o.proacl) x)) from pg_proc o
    where o.pronamespace = ${PUBLIC} and o.prokind = 'f' and ${OWN}`,
  `select format('type %s %s', o.typname, (select string_agg(e.enumlabel, ',' order by e.enumsortorder)
      from pg_enum e where e.enumtypid = o.oid)) from pg_type o
    where o.typnamespace = ${PUBLIC} and o.typtype in ('e', 'd')`,
  `select format('statistics %s', pg_get_statisticsobjdef(oid)) from pg_statistic_ext
    where stxnamespace = ${PUBLIC}`,
];

/** The schema of the database at this address, without its rows. */
export async function schemaOf(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const lines: string[] = [];
    for (const text of PARTS) {
      const { rows } = await client.query<[string]>({ text, rowMode: 'array' });
      lines.push(...rows.map(([line]) => line));
    }
    return lines.sort();
  } finally {
    await client.end();
  }
}
