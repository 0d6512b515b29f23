/**
 * Days on which shops are known to cut prices (BEY-22): those of a region, which are known for
 * ever, and those of a brand, which operators enter. A forecast knows a day from when it was
 * announced, also when its past is walked through.
 */
import type { Language } from '#contract/language.ts';
import type { SaleDay } from '#contract/price/sale-day.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Context, Tenant } from '../../kernel/context.ts';
import { say } from '../messages/say.ts';
import type { Sale } from './chance.ts';

/** Whose days they are. */
type Region = Pick<Tenant, 'saleDays'>;

/** The sale on a tenant-local day, if there is one. */
export function saleOn(region: Region, day: string): SaleDay | undefined {
  return region.saleDays.find(({ on }) => day.endsWith(`-${on}`));
}

/** What a sale is called: 11.11, or the word for it. */
export function saleName({ kind, on }: SaleDay, lang: Language): string {
  return say(lang, `sale.${kind}`, { day: on.split('-').map(Number).join('.') });
}

/** A sale of the region that is to come, or is today. */
export interface SaleToCome extends SaleDay {
  readonly name: string;
  /** Tenant-local. */
  readonly day: string;
  readonly inDays: number;
}

/** The sales of a region within a year, the next first. */
export function salesToCome({ tenant, lang, now }: Context): SaleToCome[] {
  const today = numberOf(localDay(now, tenant.timezone));
  return Array.from({ length: 366 }, (_, inDays) => ({
    inDays,
    day: dayOf(today + inDays),
  })).flatMap(({ inDays, day }) => {
    const sale = saleOn(tenant, day);
    return sale ? [{ ...sale, name: saleName(sale, lang), day, inDays }] : [];
  });
}

/** The sales of a region from one tenant-local day to another, both included, oldest first. */
export function salesBetween(
  { tenant, lang }: Context,
  from: string,
  until: string,
): { readonly name: string; readonly day: string }[] {
  const first = numberOf(from);
  const days = Array.from({ length: Math.max(0, numberOf(until) - first + 1) }, (_, at) =>
    dayOf(first + at),
  );
  return days.flatMap((day) => {
    const sale = saleOn(tenant, day);
    return sale ? [{ name: saleName(sale, lang), day }] : [];
  });
}

/** A sale of a brand, from one tenant-local day to another. */
export interface BrandSale {
  readonly names: Readonly<Partial<Record<Language, string>>>;
  readonly from: string;
  readonly until: string;
  /** Since when it is known. */
  readonly announced: string;
}

/** Sales of brands that end on a day or after it, by brand, the next first. */
export async function brandSales(
  ctx: Context,
  since: string,
  brandIds: readonly number[],
): Promise<Map<number, BrandSale[]>> {
  const rows = await ctx.db.rows<{
    brand_id: number;
    names: BrandSale['names'];
    starts_on: string;
    ends_on: string;
    announced_on: string;
  }>(sql`
    select brand_id, names, starts_on, ends_on, announced_on from brand_sale
    where tenant_id = ${ctx.tenant.id} and brand_id = any(${brandIds}::bigint[])
      and ends_on >= ${since}::date order by starts_on, id`);
  const sales = rows.map((row) => ({
    brandId: row.brand_id,
    sale: {
      names: row.names,
      from: row.starts_on,
      until: row.ends_on,
      announced: row.announced_on,
    },
  }));
  return new Map(
    [...Map.groupBy(sales, ({ brandId }) => brandId)].map(([brandId, ofBrand]) => [
      brandId,
      ofBrand.map(({ sale }) => sale),
    ]),
  );
}

const DAY_MS = 86_400_000;
const numberOf = (day: string) => Math.round(Date.parse(day) / DAY_MS);
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Sales of brands are of one kind, whatever they are called. */
export const BRAND = 'BRAND';

/** The sales of a region from one day to another, and those of a brand: made once for many goods. */
export function salesOfRegion(
  region: Region,
  from: string,
  until: string,
): (brand: readonly BrandSale[], first: string) => Sale[] {
  const start = numberOf(from);
  const regional = Array.from(
    { length: numberOf(until) - start + 1 },
    (_, at) => start + at,
  ).flatMap((day) => {
    const sale = saleOn(region, dayOf(day));
    return sale ? [{ kind: sale.kind, day }] : [];
  });
  return (brand, first) => {
    const zero = numberOf(first);
    return [
      ...regional.map(({ kind, day }) => ({
        kind,
        from: day - zero,
        until: day - zero,
        announced: -Infinity,
      })),
      ...brand.map((one) => ({
        kind: BRAND,
        from: numberOf(one.from) - zero,
        until: numberOf(one.until) - zero,
        announced: numberOf(one.announced) - zero,
      })),
    ];
  };
}
