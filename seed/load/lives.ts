/**
 * Every way in which a deal ends or waits, once in each region (BEY-07), by the functions that end
 * deals anywhere: by the word of an operator, by readers' votes, by a price that rose, by stock, by
 * a dead coupon; one that begins tomorrow; and one that readers ended and a lower price revived
 * (DEMO-16). Some authors say what ties them to a seller (BEY-11).
 */
import sql from 'sql-template-tag';
import { ruleDeals, settleDeals, voteEnded } from '#api/content/index.ts';
import { followPrices, ruleCoupon } from '#api/coupon/index.ts';
import type { Context } from '#api/kernel/context.ts';
import { takeIn } from '#api/price/index.ts';

const HOUR = 3_600_000;
/** More than the votes that are needed while a price was seen today. */
const VOTERS = 7;

interface Live {
  readonly id: number;
  readonly goods_id: number;
  readonly current: number;
  readonly before: number | null;
  /** The lowest of the last sixty days. */
  readonly lowest: number | null;
  readonly dropped_at: Date | null;
  /** The code that its price needs, and where it works. */
  readonly coupon: string | null;
  readonly platform: string;
}

export async function loadLives(ctx: Context): Promise<void> {
  const live = await liveDeals(ctx);
  const take = (fits: (deal: Live) => boolean = () => true): Live | undefined => {
    const at = live.findIndex(fits);
    return at < 0 ? undefined : live.splice(at, 1)[0];
  };
  await revive(
    ctx,
    take(
      (deal) =>
        deal.before !== null &&
        deal.dropped_at !== null &&
        deal.dropped_at.getTime() < ctx.now.getTime() - 2 * HOUR,
    ),
  );
  await endByCoupon(
    ctx,
    take((deal) => deal.coupon !== null),
  );
  const risen = take((deal) => deal.lowest !== null && deal.lowest * 1.03 < deal.current);
  const [ruled, voted, gone, coming] = [take(), take(), take(), take()];
  if (ruled) await ruleDeals(ctx, [ruled.id], 'END');
  if (voted) await endByVotes(ctx, voted);
  if (risen)
    await ctx.db.run(
      sql`update deal set deal_amount = ${risen.lowest} where content_id = ${risen.id}`,
    );
  if (gone) await sellOut(ctx, gone);
  if (coming)
    await ctx.db.run(
      sql`update deal set starts_at = ${new Date(ctx.now.getTime() + 24 * HOUR)}, ends_at = null
          where content_id = ${coming.id}`,
    );
  await settleDeals(
    ctx,
    [risen, gone, coming].flatMap((deal) => deal?.id ?? []),
  );
  await disclose(ctx);
}

/**
 * Open deals without an end, the best left alone, each with the price before its last fall and a
 * coupon that its price needs.
 */
function liveDeals(ctx: Context): Promise<Live[]> {
  return ctx.db.rows<Live>(sql`
    select d.content_id as id, d.goods_id, p.current_amount as current, p.dropped_at,
      b.item_amount as before, w.lowest, k.coupon_code as coupon, o.platform
    from deal d join goods_price p on p.goods_id = d.goods_id join goods g on g.id = d.goods_id
    left join lateral (select item_amount from price_observation x
      where x.offer_id = p.best_offer_id and x.observed_at < p.dropped_at
      order by x.observed_at desc limit 1) b on true
    left join lateral (select min(x.item_amount) as lowest from price_observation x
      where x.offer_id = p.best_offer_id and x.observed_at >
      ${new Date(ctx.now.getTime() - 60 * 24 * HOUR)}) w on true
    join offer o on o.id = p.best_offer_id
    left join lateral (select bp.coupon_code from offer_price bp
      where bp.offer_id = p.best_offer_id and bp.coupon_amount > 0
        and (bp.effective_amount + bp.coupon_amount) * 100 > d.deal_amount * 102) k on true
    where d.is_open and not d.is_freebie and d.ends_at is null and g.code not like 'demo-%'
      order by d.score,
      d.content_id`);
}

/** Readers reported that it was over, an hour before its price fell; then it was back. */
async function revive(ctx: Context, deal: Live | undefined): Promise<void> {
  if (!deal?.dropped_at) return;
  const then: Context = { ...ctx, now: new Date(deal.dropped_at.getTime() - HOUR) };
  const published = new Date(then.now.getTime() - 30 * HOUR);
  await ctx.db.run(
    sql`update content set publish_time = ${published}, update_time = ${published}
        where id = ${deal.id}`,
  );
  await ctx.db.run(
    sql`update deal set publish_time = ${published}, starts_at = ${published},
        deal_amount = greatest(${deal.before}::bigint, ${deal.current}::bigint)
        where content_id = ${deal.id}`,
  );
  await ctx.db.run(sql`update goods_price set dropped_at = null where goods_id = ${deal.goods_id}`);
  await endByVotes(then, deal);
  await ctx.db.run(
    sql`update goods_price set dropped_at = ${deal.dropped_at} where goods_id = ${deal.goods_id}`,
  );
  await settleDeals({ ...ctx, now: new Date(deal.dropped_at.getTime() + 60_000) }, [deal.id]);
}

async function endByVotes(ctx: Context, deal: Live): Promise<void> {
  const people = await ctx.db.rows<{ id: number }>(
    sql`select id from account where is_demo and trust_level >= 2 order by id desc limit ${VOTERS}`,
  );
  for (const { id } of people)
    await voteEnded(ctx, {
      contentId: deal.id,
      userId: id,
      ended: true,
      voter: { cluster: `device ${id}`, weight: 1, device: null, address: null, isNew: false },
    });
}

/** A look of now finds all its offers sold out, at the price that they had. */
async function sellOut(ctx: Context, deal: Live): Promise<void> {
  await takeIn(
    ctx,
    sql`select o.id, ${ctx.now}::timestamptz, o.currency, p.item_amount, p.was_amount,
        p.shipping_amount, p.coupon_amount, p.coupon_code, false, 'PUBLIC'::text, 'demo'::text,
        100::smallint,
      decode(md5(o.id::text), 'hex'), null::bigint from offer o
        join offer_price p on p.offer_id = o.id where o.goods_id = ${deal.goods_id}`,
  );
}

async function endByCoupon(ctx: Context, deal: Live | undefined): Promise<void> {
  if (!deal || deal.coupon === null) return;
  const coupon = await ctx.db.row<{ id: number }>(sql`
    insert into coupon (tenant_id, source, key, platform, code, title, discount_type, amount,
      currency, shelf_at, is_demo, created_at, updated_at)
    select ${ctx.tenant.id}, 'demo', 'lives', ${deal.platform}, ${deal.coupon}, ${deal.coupon},
      'AMOUNT', p.coupon_amount, o.currency, ${ctx.now}, true, ${ctx.now}, ${ctx.now}
    from offer_price p join offer o on o.id = p.offer_id
      join goods_price g on g.best_offer_id = o.id where g.goods_id = ${deal.goods_id}
      returning id`);
  await ruleCoupon(ctx, coupon?.id as number, 'DEAD');
  await followPrices(ctx, [coupon?.id as number]);
  await settleDeals(ctx, [deal.id]);
}

async function disclose(ctx: Context): Promise<void> {
  await ctx.db.run(sql`
    update content c set disclosure = x.kind from (
      select id, (array['AFFILIATE', 'GIFTED', 'SPONSORED',
        'EMPLOYEE'])[1 + row_number() over (order by id)::int % 4] as kind
      from content where type = 'DEAL' and is_demo and author_id is not null and id % 9 = 1) x
        where c.id = x.id`);
}
