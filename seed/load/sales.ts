/** Sales of invented brands: some that were, and one that comes (BEY-22). */
import sql from 'sql-template-tag';
import { localDay } from '#contract/time.ts';
import type { Context } from '#api/kernel/context.ts';

const BRANDS = ['Aira', 'Voltia', 'Kettla', 'Breezo', 'Glowen', 'Nammi'] as const;
/**
 * Days from today on which such a sale begins; each lasts two days and is announced a fortnight
 * before.
 */
const BEGINS = [-320, -203, -118, -47, 9] as const;
const DAY_MS = 86_400_000;

export async function loadSales(ctx: Context): Promise<void> {
  const day = (days: number) =>
    localDay(new Date(ctx.now.getTime() + days * DAY_MS), ctx.tenant.timezone);
  const sales = BRANDS.flatMap((brand, at) =>
    BEGINS.map((begins) => ({
      brand,
      names: { en: `${brand} brand day`, th: `วันของแบรนด์ ${brand}`, id: `Hari merek ${brand}` },
      from: day(begins + at * 2),
      until: day(begins + at * 2 + 1),
      announced: day(begins + at * 2 - 14),
    })),
  );
  await ctx.db.run(sql`
    insert into brand_sale (tenant_id, brand_id, names, starts_on, ends_on, announced_on, is_demo,
      created_at)
    select ${ctx.tenant.id}, b.id, s.names, s."from", s.until, s.announced, true, ${ctx.now}
    from jsonb_to_recordset(${JSON.stringify(sales)}::jsonb) as s(brand text, names jsonb,
      "from" date, until date, announced date) join brand b on b.name = s.brand
    on conflict do nothing`);
}
