/** Goods, offers and the staging of their looks, set-based. */
import sql from 'sql-template-tag';
import type { Language } from '#contract/language.ts';
import { localDay, startOfDay } from '#contract/time.ts';
import { brandNorm } from '#api/catalog/index.ts';
import type { Context } from '#api/kernel/context.ts';
import type { Take } from '../picture/studio.ts';
import { attributesOf } from '../world/attributes.ts';
import { minor } from '../world/goods-drawn.ts';
import type { GoodsSeed } from '../world/goods-drawn.ts';
import type { Look } from '../world/history.ts';
import type { Region } from '../world/region.ts';

const DAY = 86_400_000;
/** When the daily look happens, in minutes after local midnight. */
const USUAL_MINUTE = 8 * 60;

export async function loadGoods(
  ctx: Context,
  goods: readonly GoodsSeed[],
  take: Take,
  language: Language,
): Promise<void> {
  const rows = goods.map((one) => {
    const pictures = [
      ...new Set(one.looks.slice(0, one.pictures).map((look) => take(one.motif, look))),
    ];
    return {
      ...one,
      looks: undefined,
      norm: brandNorm(one.brand),
      offers: undefined,
      cover: pictures[0],
      images: pictures,
      attributes: attributesOf(one, language),
      created: new Date(ctx.now.getTime() - one.createdDaysAgo * DAY),
    };
  });
  await ctx.db.run(sql`insert into goods (tenant_id, code, name, brand_id, category_id, cover,
      images, description, attributes, match_key, rating, review_count, sold_count,
      manual_labels, is_demo, created_at, updated_at)
    select ${ctx.tenant.id}, g.code, g.name, b.id, c.id, g.cover,
      array(select jsonb_array_elements_text(g.images)), g.description,
      g.attributes, 'demo:' || g.code, g.rating,
      g.reviews, g.sold,
      array(select jsonb_array_elements_text(g.labels)), true, g.created, ${ctx.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(code text, name text, norm text,
      category text, cover text, images jsonb, description text, attributes jsonb,
      rating numeric, reviews int, sold bigint, labels jsonb, created timestamptz)
    left join brand b on b.norm = g.norm left join category c on c.code = g.category`);
  const offers = goods.flatMap((one) =>
    one.offers.map((offer) => ({
      ...offer,
      looks: undefined,
      goods: one.code,
      rating: one.rating,
      reviews: Math.floor(one.reviews / one.offers.length),
      sold: Math.floor(one.sold / one.offers.length),
      flash:
        offer.flashHours === null
          ? null
          : new Date(ctx.now.getTime() + offer.flashHours * 3_600_000),
    })),
  );
  await ctx.db.run(sql`insert into offer (tenant_id, goods_id, source, external_id, platform,
      shop_name, is_mall, flash_sale, flash_until, variant, url, currency, rating, review_count,
      sold_count, sold_14, sold_30, created_at, updated_at)
    select ${ctx.tenant.id}, g.id, 'demo', o."externalId", o.platform, o.shop, o.mall,
      o.flash is not null, o.flash, o.variant, o.url, ${ctx.tenant.currency}, o.rating, o.reviews,
      o.sold, o.sold14, o.sold30, ${ctx.now}, ${ctx.now}
    from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as o(goods text, "externalId" text,
      platform text, shop text, mall boolean, flash timestamptz, variant text, url text,
      rating numeric, reviews int, sold bigint, sold14 int, sold30 int)
    join goods g on g.tenant_id = ${ctx.tenant.id} and g.code = o.goods`);
}

/** Every look as a row of a table that ends with the transaction. */
export async function stageLooks(
  ctx: Context,
  goods: readonly GoodsSeed[],
  region: Region,
): Promise<void> {
  await ctx.db.run(
    sql`create temp table if not exists demo_look (external_id text, at timestamptz, item bigint,
        was bigint, shipping bigint, coupon bigint, coupon_code text,
        in_stock boolean) on commit drop`,
  );
  await ctx.db.run(sql`truncate demo_look`);
  const today = startOfDay(localDay(ctx.now, ctx.tenant.timezone), ctx.tenant.timezone).getTime();
  const offers = goods.flatMap((one) => one.offers);
  for (let from = 0; from < offers.length; from += 100) {
    const looks = offers
      .slice(from, from + 100)
      .flatMap((offer) =>
        offer.looks.map((look) => rowOf(offer.externalId, look, today, ctx.now, region)),
      );
    await ctx.db.run(sql`insert into demo_look select *
        from jsonb_to_recordset(${JSON.stringify(looks)}::jsonb)
      as l(external_id text, at timestamptz, item bigint, was bigint, shipping bigint,
        coupon bigint, coupon_code text, in_stock boolean)`);
  }
}

function rowOf(externalId: string, look: Look, today: number, now: Date, region: Region) {
  const at = Math.min(
    today - look.daysAgo * DAY + (look.minute ?? USUAL_MINUTE) * 60_000,
    now.getTime() - 60_000,
  );
  return {
    external_id: externalId,
    at: new Date(at),
    item: minor(look.price, region),
    was: look.was === undefined ? null : minor(look.was, region),
    shipping: look.shipping === undefined ? null : minor(look.shipping, region),
    coupon: look.coupon === undefined ? null : minor(look.coupon, region),
    coupon_code: look.couponCode ?? null,
    in_stock: look.inStock ?? true,
  };
}

export const STAGED_LOOKS = sql`select o.id, l.at, o.currency, l.item, l.was, l.shipping, l.coupon,
    l.coupon_code, l.in_stock, 'PUBLIC', 'demo', 100::smallint, null::bytea, null::bigint
  from demo_look l join offer o on o.source = 'demo' and o.external_id = l.external_id`;
