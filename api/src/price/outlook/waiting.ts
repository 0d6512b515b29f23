/** Should one wait? What the past of goods says about the days ahead (BEY-22). */
import type { Language } from '#contract/language.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { cacheFor } from '../../kernel/cache.ts';
import type { Handler } from '../../kernel/module.ts';
import { addDays } from '../range.ts';
import { subjectRows } from '../statistics.ts';
import { brandSales, saleName, saleOn, salesOfRegion, salesToCome } from './calendar.ts';
import type { BrandSale } from './calendar.ts';
import { BETTER_BY, HORIZONS, outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { pastOf } from './past.ts';
import { rhythmOf, stateOf } from './rhythm.ts';
import type { Rhythm } from './rhythm.ts';

const AHEAD = 30;

export interface Waiting {
  /** What was seen, whatever can be said. */
  readonly rhythm: Rhythm;
  /** What can be said, the nearest first; nothing where history is thin or uneven. */
  readonly outlooks: readonly Outlook[];
  /** The next sale of the region or of the brand within 30 days, in the language of the request. */
  readonly sale: { readonly name: string; readonly day: string } | null;
}

/** Calendars show so many. */
const SALES = 2;

export const salesAhead: Handler<'price.sales-ahead'> = async (ctx) =>
  salesToCome(ctx)
    .slice(0, SALES)
    .map(({ name, day, inDays }) => ({ name, day, inDays }));

interface Found {
  readonly rhythm: Rhythm;
  readonly outlooks: readonly Outlook[];
  readonly sale: { readonly name: (lang: Language) => string; readonly day: string } | null;
}

const cached = cacheFor<Found>({ seconds: 300, max: 300, topics: ['goods'] });

export const outlook: Handler<'price.outlook'> = async (ctx, { id }) => {
  const goodsId = (await subjectRows(ctx, id, undefined))[0]?.goods_id;
  if (goodsId === undefined) {
    const rhythm = rhythmOf([], localDay(ctx.now, ctx.tenant.timezone));
    return { state: 'TOSS_UP', outlooks: [], rhythm, betterBy: BETTER_BY, sale: null };
  }
  const { outlooks, rhythm, sale } = said(
    ctx,
    await cached(ctx, String(goodsId), () => find(ctx, goodsId)),
  );
  return { state: stateOf(outlooks), outlooks: [...outlooks], rhythm, betterBy: BETTER_BY, sale };
};

export async function waitingFor(ctx: Context, goodsId: number): Promise<Waiting> {
  return said(ctx, await find(ctx, goodsId));
}

function said({ lang }: Context, { outlooks, rhythm, sale }: Found): Waiting {
  return { outlooks, rhythm, sale: sale && { name: sale.name(lang), day: sale.day } };
}

async function find(ctx: Context, goodsId: number): Promise<Found> {
  const today = localDay(ctx.now, ctx.tenant.timezone);
  const prices = (await pastOf(ctx, [goodsId], today)).get(goodsId) ?? [];
  const first = addDays(today, 1 - prices.length);
  const goods = await ctx.db.row<{ brand_id: number | null }>(
    sql`select brand_id from goods where id = ${goodsId}`,
  );
  const brand = goods?.brand_id
    ? ((await brandSales(ctx, first, [goods.brand_id])).get(goods.brand_id) ?? [])
    : [];
  const saleAhead = salesOfRegion(ctx.tenant, first, addDays(today, AHEAD))(brand, first);
  return {
    rhythm: rhythmOf(prices, today),
    outlooks: HORIZONS.flatMap((days) => outlookOf(prices, days, saleAhead) ?? []),
    sale: nextSale(ctx, today, brand),
  };
}

/**
 * The nearer of the region's and the brand's; on the same day that of the brand, which says more.
 */
function nextSale({ tenant }: Context, today: string, brand: readonly BrandSale[]): Found['sale'] {
  const ahead = Array.from({ length: AHEAD }, (_, at) => addDays(today, at + 1));
  const day = ahead.find((one) => saleOn(tenant, one));
  const own = brand.find(
    (one) => one.announced <= today && one.until > today && one.from <= addDays(today, AHEAD),
  );
  const ownDay = own && (own.from > today ? own.from : addDays(today, 1));
  if (own && ownDay && (day === undefined || ownDay <= day))
    return {
      name: (lang) => own.names[lang] ?? own.names.en ?? Object.values(own.names)[0] ?? '',
      day: ownDay,
    };
  const sale = day === undefined ? undefined : saleOn(tenant, day);
  return day !== undefined && sale ? { name: (lang) => saleName(sale, lang), day } : null;
}
