/** The tenants of this installation, kept for some seconds: they change rarely and every request asks. */
import sql from 'sql-template-tag';
import type { TenantDirectory } from '../kernel/app.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Tenant } from '../kernel/context.ts';
import type { Database } from '../kernel/postgres/database.ts';

const KEEP_MS = 10_000;

export function tenantDirectory(database: Database, clock: Clock): TenantDirectory & { forget(): void } {
  let kept: { tenants: Promise<readonly Tenant[]>; until: number } | undefined;
  return {
    all() {
      const now = clock.now().getTime();
      if (!kept || kept.until <= now || kept.until > now + KEEP_MS) {
        const tenants = load(database);
        kept = { tenants, until: now + KEEP_MS };
        tenants.then(
          (found) => {
            if (found.length === 0) kept = undefined;
          },
          () => {
            kept = undefined;
          },
        );
      }
      return kept.tenants;
    },
    forget() {
      kept = undefined;
    },
  };
}

async function load(database: Database): Promise<readonly Tenant[]> {
  return database.platform().rows<Tenant>(sql`
    select id, name, type, timezone, date_format as "dateFormat", currency, languages, ios_app_id as "iosAppId", android_app_id as "androidAppId",
      hosts, contact_email as "contactEmail", social, search_keywords as "searchKeywords", settings
    from tenant order by position, id`);
}
