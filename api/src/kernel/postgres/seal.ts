/**
 * Row-level security for the owner of the tables as well, so that Khum fails closed where it is
 * given the owner's rights by mistake. Migrations change rows as the owner, so they run unsealed
 * and seal again when all are applied.
 */
import type pg from 'pg';

/**
 * Functions with the owner's rights that need them to change or measure tables
 * (house/tenancy.db.test.ts).
 */
export const OWNER_FUNCTIONS: readonly string[] = [
  'analyze_after_import',
  'analyze_import_staging',
  'ensure_observation_months',
];

const TENANT_TABLES = `
  select c.oid::regclass as name, c.oid, c.relforcerowsecurity as forced from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
  where c.relkind in ('r', 'p') and c.relrowsecurity and c.relnamespace = 'public'::regnamespace`;

/**
 * Binds the owner to the policies, and gives the functions that must read past them to
 * `khum_definer`. Does nothing where nothing is missing.
 */
export async function seal(client: pg.Client): Promise<void> {
  await client.query(`
    do $seal$
    declare one record;
    begin
      for one in ${TENANT_TABLES} loop
        if not one.forced then execute format('alter table %s force row level security', one.name); end if;
        if not exists (select from pg_policy p where p.polrelid = one.oid and p.polname = 'definer') then
          execute format('create policy definer on %s to khum_definer using (true) with check (true)', one.name);
          execute format('grant select, insert, update, delete on %s to khum_definer', one.name);
        end if;
      end loop;
      for one in select p.oid::regprocedure as name from pg_proc p
        where p.prosecdef and p.pronamespace = 'public'::regnamespace and p.proowner <> 'khum_definer'::regrole and p.proname <> all (array['${OWNER_FUNCTIONS.join("', '")}'])
      loop
        grant create on schema public to khum_definer;
        execute format('alter routine %s owner to khum_definer', one.name);
      end loop;
      if has_schema_privilege('khum_definer', 'public', 'create') then revoke create on schema public from khum_definer; end if;
    end $seal$`);
}

/**
 * Lets the owner change rows again, in the transaction of a migration. A superuser was never bound.
 */
export async function unseal(client: pg.Client): Promise<void> {
  await client.query(`
    do $unseal$
    declare one record;
    begin
      if (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) then return; end if;
      for one in ${TENANT_TABLES} loop
        if one.forced then execute format('alter table %s no force row level security', one.name); end if;
      end loop;
    end $unseal$`);
}
