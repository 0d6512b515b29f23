/**
 * What the connections that serve may really do, as the server says: for `/readyz` and
 * `npm run doctor`.
 */
import sql from 'sql-template-tag';
import type { Database } from './database.ts';

interface Rights {
  readonly role: string;
  readonly tenant: string;
  readonly login: string;
  /** The login is a superuser, or row-level security does not apply to it. */
  readonly isFree: boolean;
  /** Tables of tenants whose owner is not bound by row-level security. */
  readonly unsealed: readonly string[];
}

/** What is wrong with the rights of a connection of this tenant; empty: nothing. */
export async function rightsTrouble(database: Database, tenant: string): Promise<string[]> {
  const rights = (await database.tenant(tenant).row<Rights>(sql`
    select current_user::text as role, current_setting('app.tenant') as tenant,
      session_user::text as login,
      (select rolsuper or rolbypassrls from pg_roles where rolname = session_user) as "isFree",
      array(select c.relname::text from pg_class c join pg_attribute a on a.attrelid = c.oid
        and a.attname = 'tenant_id' and not a.attisdropped
        where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
          and not (c.relrowsecurity and c.relforcerowsecurity) order by 1) as unsealed`)) as Rights;
  return [
    ...(rights.role === 'khum_app' && rights.tenant === tenant
      ? []
      : [
          `A connection of ${tenant} has the role ${rights.role} and the tenant "${rights.tenant}".`,
        ]),
    ...(rights.isFree
      ? [`Khum is logged in as ${rights.login}, to whom row-level security does not apply.`]
      : []),
    ...(rights.unsealed.length === 0
      ? []
      : [`Row-level security does not bind the owner of ${rights.unsealed.join(', ')}.`]),
  ];
}
