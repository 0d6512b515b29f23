/**
 * Days on which shops are known to cut prices (BEY-22): those of a region, which are known for
 * ever, and those of a brand, which operators enter. A forecast knows a day from when it was
 * announced, also when its past is walked through.
 */
import type { Language } from '#contract/language.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { say } from '../messages/say.ts';
import type { SaleAhead } from './outlook.ts';

const KINDS = ['PAYDAY', 'MID_MONTH', 'HARBOLNAS', 'DOUBLE'] as const;

export interface Sale {
  readonly kind: (typeof KINDS)[number];
  /** `MM-DD`, or `DD` of every month. */
  readonly on: string;
}

const two = (number: number) => String(number).padStart(2, '0');
/** 1.1 to 12.12: Lazada, Shopee and TikTok Shop sell in all six regions. */
const DOUBLE_DAYS: readonly Sale[] = Array.from({ length: 12 }, (_, index) => ({
  kind: 'DOUBLE',
  on: `${two(index + 1)}-${two(index + 1)}`,
}));
const PAYDAY: Sale = { kind: 'PAYDAY', on: '25' };

const SALES: Readonly<Record<string, readonly Sale[]>> = {
  TH: [...DOUBLE_DAYS, PAYDAY, { kind: 'MID_MONTH', on: '15' }],
  // the national day of online shopping
  ID: [{ kind: 'HARBOLNAS', on: '12-12' }, ...DOUBLE_DAYS, PAYDAY],
  SG: [...DOUBLE_DAYS, PAYDAY],
  MY: [...DOUBLE_DAYS, PAYDAY],
  PH: [...DOUBLE_DAYS, { kind: 'PAYDAY', on: '15' }, { kind: 'PAYDAY', on: '30' }],
  VN: [...DOUBLE_DAYS, PAYDAY],
};

/** The sale on a tenant-local day, if there is one. */
export function saleOn(tenantId: string, day: string): Sale | undefined {
  return (SALES[tenantId] ?? DOUBLE_DAYS).find(({ on }) => day.endsWith(`-${on}`));
}

/** What a sale is called: 11.11, or the word for it. */
export function saleName({ kind, on }: Sale, lang: Language): string {
  return say(lang, `sale.${kind}`, { day: on.split('-').map(Number).join('.') });
}

/** A sale of the region that is to come, or is today. */
export interface SaleToCome extends Sale {
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
    const sale = saleOn(tenant.id, day);
    return sale ? [{ ...sale, name: saleName(sale, lang), day, inDays }] : [];
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

/**
 * The days of a region from one to another, by how far the next sale lies ahead of each: made once
 * for many goods.
 */
export function salesOfRegion(
  tenantId: string,
  from: string,
  until: string,
): (brand: readonly BrandSale[], first: string) => SaleAhead {
  const start = numberOf(from);
  const length = numberOf(until) - start + 1;
  const next = new Int32Array(length);
  let ahead = 1 << 20;
  for (let at = length - 1; at >= 0; at -= 1) {
    next[at] = ahead;
    ahead = saleOn(tenantId, dayOf(start + at)) ? 1 : ahead + 1;
  }
  return (brand, first) => {
    const offset = numberOf(first) - start;
    const spans = brand.map((one) => ({
      from: numberOf(one.from),
      until: numberOf(one.until),
      announced: numberOf(one.announced),
    }));
    return (at, days) => {
      const today = start + offset + at;
      return (
        (next[offset + at] ?? 1 << 20) <= days ||
        spans.some((one) => one.announced <= today && one.from <= today + days && one.until > today)
      );
    };
  };
}
