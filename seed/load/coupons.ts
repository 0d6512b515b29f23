/** Coupons of the demo world, who tried them, and their votes. */
import sql from 'sql-template-tag';
import { localDay } from '#contract/time.ts';
import type { Context } from '#api/kernel/context.ts';
import { followPrices, settleCoupons } from '#api/coupon/index.ts';
import { couponSeeds, TESTERS } from '../world/coupons.ts';
import { minor } from '../world/goods-drawn.ts';
import type { Region } from '../world/region.ts';

const HOUR = 3_600_000;
const PLATFORM_WORDS: Readonly<Record<string, string>> = {
  SHOPEE: 'Shopee',
  LAZADA: 'Lazada',
  TIKTOK: 'TikTok Shop',
};

export async function loadCoupons(ctx: Context, region: Region, share: number): Promise<void> {
  const at = (hours: number | null) =>
    hours === null ? null : new Date(ctx.now.getTime() + hours * HOUR);
  const sum = (amount: number | null) => (amount === null ? null : minor(amount, region));
  const month = ctx.now
    .toLocaleString('en-US', { month: 'short', timeZone: region.timezone })
    .toUpperCase();
  const coupons = couponSeeds(region, share).map((one) => ({
    ...one,
    votes: undefined,
    code: one.code?.replace('{month}', month) ?? null,
    title: `${PLATFORM_WORDS[one.platform]} ${one.code?.replace('{month}', month) ?? ''}`.trim(),
    amount: sum(one.amount),
    min: sum(one.min),
    cap: sum(one.cap),
    starts: at(one.startsInHours),
    ends: at(one.endsInHours),
    shelved: at(-one.shelvedHoursAgo),
  }));
  await ctx.db.run(sql`
    insert into coupon (tenant_id, source, key, platform, shop_name, code, title, discount_type,
      amount, fraction, min_spend_amount, cap_amount, currency, exclusive, url,
      brand_ids, category_ids, starts_at, ends_at, shelf_at, is_demo, created_at, updated_at)
    select ${ctx.tenant.id}, 'demo', c.key, c.platform, c.shop, c.code, c.title, c.type, c.amount,
      c.fraction, c.min, c.cap, ${region.currency}, c.exclusive, c.url,
      array(select b.id from brand b where b.name in (select jsonb_array_elements_text(c.brands))),
        array(select k.id from category k where k.code in (select
        jsonb_array_elements_text(c.categories))),
      c.starts, c.ends, c.shelved, true, ${ctx.now}, ${ctx.now}
    from jsonb_to_recordset(${JSON.stringify(coupons)}::jsonb) as c(key text, code text,
      platform text, shop text, title text, type text, amount bigint, fraction numeric, min bigint,
      cap bigint,
      exclusive boolean, url text, brands jsonb, categories jsonb, starts timestamptz,
        ends timestamptz, shelved timestamptz)`);
  await vote(ctx, region, share);
  await followPrices(ctx, await settleCoupons(ctx, sql`true`));
}

/** The testers are the first of the demo's shoppers; each says one thing a day. */
async function vote(ctx: Context, region: Region, share: number): Promise<void> {
  const testers = await ctx.db.rows<{ id: number }>(
    sql`select id from account where is_demo order by id limit ${TESTERS}`,
  );
  const votes = couponSeeds(region, share).flatMap(({ key, votes: said }) =>
    said.map(({ tester, hoursAgo, works }) => {
      const voted = new Date(ctx.now.getTime() - hoursAgo * HOUR);
      return {
        key,
        user: testers[tester % testers.length]?.id,
        works,
        voted,
        day: localDay(voted, ctx.tenant.timezone),
      };
    }),
  );
  await ctx.db.run(sql`
    insert into coupon_vote (tenant_id, coupon_id, user_id, day, works, voted_at)
    select ${ctx.tenant.id}, c.id, v."user", v.day, v.works, v.voted
    from jsonb_to_recordset(${JSON.stringify(votes)}::jsonb) as v(key text, "user" bigint,
      works boolean, voted timestamptz, day date)
      join coupon c on c.source = 'demo' and c.key = v.key
    on conflict do nothing`);
}
