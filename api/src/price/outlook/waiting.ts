/** Should one wait? What the past of goods says about the days ahead (BEY-22). */
import type { Language } from '#contract/language.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { cacheFor } from '../../kernel/cache.ts';
import type { Handler } from '../../kernel/module.ts';
import { addDays } from '../range.ts';
import { subjectRows } from '../statistics.ts';
import { BRAND, brandSales, saleName, saleOn, salesOfRegion, salesToCome } from './calendar.ts';
import type { BrandSale } from './calendar.ts';
import { BETTER_BY, HABIT, habitsOf, HORIZON, NO_HABIT } from './chance.ts';
import type { Sale } from './chance.ts';
import { lowsOf } from './lows.ts';
import type { Lows } from './lows.ts';
import { OUTLOOK, outlookOf } from './outlook.ts';
import type { Outlook, State } from './outlook.ts';
import { pastOf } from './past.ts';

/** The days of a product on which the rule would have spoken, against one answer on all of them. */
interface OwnRecord {
  readonly said: number;
  readonly right: number;
  readonly always: 'WAIT' | 'BUY';
  readonly alwaysRight: number;
}

export interface Waiting {
  /** `SOLD_OUT`: whatever its past says, no shop has it. */
  readonly state: State | 'SOLD_OUT';
  /** Of a better price within the horizon; null where the state rests on none. */
  readonly probability: number | null;
  /** Null where one answer on all days would have been as right: it would prove nothing. */
  readonly record: OwnRecord | null;
  /** What was seen, whatever can be said. */
  readonly lows: Lows;
  /**
   * A sale of the region or of the brand within the horizon, in the language of the request: the
   * one that mostly lowered this price, else the next. Of the earlier ones of its kind it says how
   * many did.
   */
  readonly sale: {
    readonly name: string;
    readonly day: string;
    readonly fell: number;
    readonly of: number;
  } | null;
}

/** Calendars show so many. */
const SALES = 2;

export const salesAhead: Handler<'price.sales-ahead'> = async (ctx) =>
  salesToCome(ctx)
    .slice(0, SALES)
    .map(({ name, day, inDays }) => ({ name, day, inDays }));

interface Named {
  readonly kind: string;
  readonly day: string;
  readonly name: (lang: Language) => string;
}
type Found = Omit<Waiting, 'sale'> & {
  readonly sale: (Named & { readonly fell: number; readonly of: number }) | null;
};

const cached = cacheFor<Found>({ seconds: 300, max: 300, topics: ['goods'] });

export const outlook: Handler<'price.outlook'> = async (ctx, { id }) => {
  const goodsId = (await subjectRows(ctx, id, undefined))[0]?.goods_id;
  const found =
    goodsId === undefined
      ? answerOf([], [], [], localDay(ctx.now, ctx.tenant.timezone))
      : await cached(ctx, String(goodsId), () => find(ctx, goodsId));
  return {
    ...said(ctx, found),
    days: HORIZON,
    betterBy: BETTER_BY,
    currencyCode: ctx.tenant.currency as CurrencyCode,
  };
};

export async function waitingFor(ctx: Context, goodsId: number): Promise<Waiting> {
  return said(ctx, await find(ctx, goodsId));
}

function said({ lang }: Context, { sale, ...found }: Found): Waiting {
  return {
    ...found,
    sale: sale && { name: sale.name(lang), day: sale.day, fell: sale.fell, of: sale.of },
  };
}

async function find(ctx: Context, goodsId: number): Promise<Found> {
  const today = localDay(ctx.now, ctx.tenant.timezone);
  const prices = (await pastOf(ctx, [goodsId], today)).get(goodsId) ?? [];
  const first = addDays(today, 1 - prices.length);
  const goods = await ctx.db.row<{ brand_id: number | null; in_stock: boolean }>(
    sql`select g.brand_id, p.in_stock from goods g join goods_price p on p.goods_id = g.id
        where g.id = ${goodsId}`,
  );
  const brand = goods?.brand_id
    ? ((await brandSales(ctx, first, [goods.brand_id])).get(goods.brand_id) ?? [])
    : [];
  const sales = salesOfRegion(ctx.tenant, first, addDays(today, HORIZON))(brand, first);
  const found = answerOf(prices, sales, salesNear(ctx, today, brand), today);
  return goods?.in_stock === false
    ? { ...found, state: 'SOLD_OUT', probability: null, record: null }
    : found;
}

function answerOf(
  prices: readonly number[],
  sales: readonly Sale[],
  near: readonly Named[],
  today: string,
): Found {
  const lows = lowsOf(prices, today);
  const outlook = outlookOf(prices, sales);
  const state = outlook?.state ?? 'TOSS_UP';
  const isByChance = state !== 'TOSS_UP' && lows.stillDays < OUTLOOK.historyDays;
  return {
    state,
    probability: outlook && isByChance ? Math.round(outlook.probability * 10_000) / 10_000 : null,
    record: outlook && isByChance ? recordOf(outlook) : null,
    lows,
    sale: saleToName(near, prices, sales),
  };
}

function recordOf({ tried: { said: all, right, came } }: Outlook): OwnRecord | null {
  const always = came > all - came ? ('WAIT' as const) : ('BUY' as const);
  const alwaysRight = Math.max(came, all - came);
  return right > alwaysRight ? { said: all, right, always, alwaysRight } : null;
}

/** The one that lowered the price most often, if in most cases; else the next. */
function saleToName(
  near: readonly Named[],
  prices: readonly number[],
  sales: readonly Sale[],
): Found['sale'] {
  const habits = habitsOf(prices, prices.length - 1, sales);
  const all = near.map((one) => ({ ...one, ...(habits.get(one.kind) ?? NO_HABIT) }));
  const [best] = all
    .filter(({ fell, of }) => of >= HABIT && fell * 2 > of)
    .toSorted((one, two) => two.fell / two.of - one.fell / one.of);
  return best ?? all[0] ?? null;
}

/**
 * The sales within the horizon, the next first: those of the region and the next of the brand,
 * which comes first on the same day, as it says more.
 */
function salesNear({ tenant }: Context, today: string, brand: readonly BrandSale[]): Named[] {
  const last = addDays(today, HORIZON);
  const own = brand.find((one) => one.announced <= today && one.until > today && one.from <= last);
  const ofBrand: Named[] = own
    ? [
        {
          kind: BRAND,
          day: own.from > today ? own.from : addDays(today, 1),
          name: (lang) => own.names[lang] ?? own.names.en ?? Object.values(own.names)[0] ?? '',
        },
      ]
    : [];
  const ofRegion = Array.from({ length: HORIZON }, (_, at) => addDays(today, at + 1)).flatMap(
    (day): Named[] => {
      const sale = saleOn(tenant, day);
      return sale ? [{ kind: sale.kind, day, name: (lang) => saleName(sale, lang) }] : [];
    },
  );
  return [...ofBrand, ...ofRegion].toSorted((one, two) =>
    one.day < two.day ? -1 : one.day > two.day ? 1 : 0,
  );
}
