/**
 * The tenants of this installation, cached for some seconds: they change rarely and every request
 * asks. While the database is away, those that were known before go on.
 */
import { saleDaysOf } from '#contract/price/sale-day.ts';
import sql from 'sql-template-tag';
import type { TenantDirectory } from '../kernel/app.ts';
import { onChanged } from '../kernel/changed.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Tenant } from '../kernel/context.ts';
import type { Database } from '../kernel/postgres/database.ts';

const CACHE_MS = 10_000;

export function tenantDirectory(
  database: Database,
  clock: Clock,
): TenantDirectory & { forget(): void } {
  let cached: { tenants: Promise<readonly Tenant[]>; until: number } | undefined;
  let known: readonly Tenant[] = [];
  const loaded = async (): Promise<readonly Tenant[]> => {
    if (database.pulse.isDown && known.length > 0) return known;
    try {
      known = await load(database);
      return known;
    } catch (error) {
      if (known.length === 0) throw error;
      return known;
    }
  };
  const forget = () => {
    cached = undefined;
  };
  onChanged((topic) => topic === '*' && forget());
  return {
    all() {
      const now = clock.now().getTime();
      if (!cached || cached.until <= now || cached.until > now + CACHE_MS) {
        const entry = { tenants: loaded(), until: now + CACHE_MS };
        cached = entry;
        const drop = () => {
          if (cached === entry) cached = undefined;
        };
        entry.tenants.then((found) => found.length === 0 && drop(), drop);
      }
      return cached.tenants;
    },
    forget,
  };
}

async function load(database: Database): Promise<readonly Tenant[]> {
  const rows = await database.platform().rows<TenantRow>(sql`
    select id, name, type, timezone, date_format as "dateFormat", currency, languages,
      ios_app_id as "iosAppId", android_app_id as "androidAppId",
      hosts, contact_email as "contactEmail", social, search_keywords as "searchKeywords",
      sale_days as "saleDays", settings
    from tenant order by position, id`);
  return rows.map((row) => ({
    ...row,
    saleDays: row.saleDays.flatMap((word) => saleDaysOf(word) ?? []),
  }));
}

type TenantRow = Omit<Tenant, 'saleDays'> & { readonly saleDays: readonly string[] };
