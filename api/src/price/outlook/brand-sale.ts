/** Sales of brands, as operators enter them (BEY-22). */
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import { brandBy, brandsByIds } from '../../catalog/index.ts';
import { announce } from '../../kernel/changed.ts';
import type { Context } from '../../kernel/context.ts';
import { jsonOf } from '../../kernel/json.ts';
import { idOf } from '../../kernel/identity.ts';
import { daysBetween } from '../range.ts';
import type { BrandSale } from './calendar.ts';

/** Days that a sale may last. */
const LONGEST = 31;

export interface NewBrandSale {
  /** Code or name of the brand. */
  readonly brand: string;
  readonly names: BrandSale['names'];
  readonly from: string;
  /** The last day; the first by default. */
  readonly until?: string | undefined;
  /** When shoppers could know of it; today by default, but never after it began. */
  readonly announced?: string | undefined;
}

export type Entered = 'added' | 'changed' | { readonly refused: string };

/** Enters a sale, or changes the one of the brand that begins on the same day. */
export async function addBrandSale(ctx: Context, sale: NewBrandSale): Promise<Entered> {
  const { from, until = from } = sale;
  if (![from, until, sale.announced ?? from].every(isDay))
    return { refused: 'a day is written YYYY-MM-DD' };
  if (daysBetween(from, until) < 0 || daysBetween(from, until) >= LONGEST)
    return { refused: `a sale ends on the day it begins or within ${LONGEST} days` };
  const names = Object.fromEntries(
    Object.entries(sale.names).flatMap(([lang, name]) =>
      name.trim() === '' ? [] : [[lang, name.trim().slice(0, 80)]],
    ),
  );
  if (Object.keys(names).length === 0) return { refused: 'a sale needs a name' };
  const brand = await brandNamed(ctx, sale.brand);
  if (brand === null) return { refused: `there is no brand ${sale.brand}` };
  const today = localDay(ctx.now, ctx.tenant.timezone);
  const announced = sale.announced ?? (from < today ? from : today);
  const row = await ctx.db.row<{ added: boolean }>(sql`
    insert into brand_sale (tenant_id, brand_id, names, starts_on, ends_on, announced_on,
      created_at)
    values (${ctx.tenant.id}, ${brand}, ${jsonOf(names)}::jsonb, ${from}::date, ${until}::date,
      ${announced}::date, ${ctx.now})
    on conflict (tenant_id, brand_id, starts_on) do update set names = excluded.names,
      ends_on = excluded.ends_on, announced_on = excluded.announced_on
    returning xmax = 0 as added`);
  await announce(ctx.db, 'goods');
  return row?.added ? 'added' : 'changed';
}

export interface EnteredSale extends BrandSale {
  readonly id: number;
  readonly brand: string;
}

export async function allBrandSales(ctx: Context): Promise<EnteredSale[]> {
  const rows = await ctx.db.rows<{
    id: number;
    brand_id: number;
    names: BrandSale['names'];
    starts_on: string;
    ends_on: string;
    announced_on: string;
  }>(sql`
    select id, brand_id, names, starts_on, ends_on, announced_on from brand_sale
      where tenant_id = ${ctx.tenant.id} order by starts_on, id`);
  const brands = new Map(
    (await brandsByIds(ctx.db, [...new Set(rows.map((row) => row.brand_id))])).map((brand) => [
      brand.id,
      brand.name,
    ]),
  );
  return rows.map((row) => ({
    id: row.id,
    brand: brands.get(row.brand_id) ?? '',
    names: row.names,
    from: row.starts_on,
    until: row.ends_on,
    announced: row.announced_on,
  }));
}

/** Whether there was such a sale. */
export async function removeBrandSale(ctx: Context, id: number): Promise<boolean> {
  const gone = await ctx.db.run(
    sql`delete from brand_sale where tenant_id = ${ctx.tenant.id} and id = ${id}`,
  );
  if (gone > 0) await announce(ctx.db, 'goods');
  return gone > 0;
}

/** By code, else by the name that is written alike. */
async function brandNamed(ctx: Context, text: string): Promise<number | null> {
  const found = await brandBy(ctx.db, idOf(text), text);
  if (found) return found.id;
  return (
    (
      await ctx.db.row<{ id: number }>(
        sql`select id from brand where lower(name) = lower(${text.trim()}) order by id limit 1`,
      )
    )?.id ?? null
  );
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
