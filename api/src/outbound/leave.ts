/**
 * Where a go-to-shop link leads (NAV-37, AMB-47): only to addresses that offers and coupons of this
 * tenant have.
 */
import { holdsAt } from '#contract/coupon/help.ts';
import { platformOf } from '#contract/catalog/label.ts';
import { fail } from '#contract/errors.ts';
import type { Outbound } from '#contract/outbound/outbound.ts';
import sql from 'sql-template-tag';
import { vouchersOn } from '../catalog/index.ts';
import { couponsOf } from '../coupon/index.ts';
import type { Context } from '../kernel/context.ts';
import { idOf } from '../kernel/identity.ts';
import type { Handler } from '../kernel/module.ts';
import { shopAddress, tagged } from './tag.ts';

interface Target {
  type: Outbound['subject']['type'];
  id: string;
  url: string;
  platform: string;
  shop_name: string | null;
  name: string;
  back: string;
  goods_id: number | null;
  /** What one piece costs; null: not known, or no goods. */
  item_amount: number | null;
  code: string | null;
}

export const leave: Handler<'outbound.leave'> = async (ctx, { ref }) => {
  const target = await targetOf(ctx, ref);
  const address = target && shopAddress(target.url);
  if (!target || !address) throw fail('common.not_found');
  const parameters = ctx.device.declinesTags ? null : await parametersFor(ctx, address.hostname);
  return {
    ...tagged(target.url, address, parameters),
    host: address.host,
    platform: platformOf(target.platform),
    shopName: target.shop_name,
    name: target.name,
    back: target.back,
    subject: { type: target.type, id: target.id },
    couponCode: target.code ?? (await codeFor(ctx, target)),
    isIntercepted: ctx.tenant.settings.pageIntercept !== false,
  };
};

async function targetOf(ctx: Context, ref: string): Promise<Target | undefined> {
  const coupon = /^coupon-(\d+)$/.exec(ref)?.[1];
  if (coupon !== undefined) return couponTarget(ctx, idOf(coupon));
  return (await offerTarget(ctx, idOf(ref))) ?? dealTarget(ctx, ref);
}

const offerColumns = sql`o.url, o.platform, o.shop_name, g.names, g.name, g.id as goods_id,
    null as code,
    (select item_amount from offer_price where offer_id = o.id) as item_amount`;

async function offerTarget(ctx: Context, id: number | null): Promise<Target | undefined> {
  if (id === null) return undefined;
  const row = await ctx.db.row<Named>(sql`
    select 'OFFER' as type, o.id::text, '/product/' || g.code as back, ${offerColumns} from offer o
      join goods g on g.id = o.goods_id where o.id = ${id} and not o.retired and g.listed`);
  return row && named(ctx, row);
}

/** A deal leads to the best offer of its goods, as its page does; a giveaway to its own. */
async function dealTarget(ctx: Context, code: string): Promise<Target | undefined> {
  const row = await ctx.db.row<Named>(sql`
    select 'DEAL' as type, c.id::text, '/content/' || c.code as back, ${offerColumns}
    from content c join deal d on d.content_id = c.id join goods g on g.id = d.goods_id
      left join goods_price p on p.goods_id = g.id
      join offer o
        on o.id = case when d.is_freebie then d.offer_id else coalesce(p.best_offer_id, d.offer_id) end
    where c.code = ${code} and c.audit_status = 'PASSED' and c.publish_status = 1
      and d.state <> 'REMOVED' and not o.retired`);
  return row && named(ctx, row);
}

async function couponTarget(ctx: Context, id: number | null): Promise<Target | undefined> {
  const row = await ctx.db.row<Named>(sql`
    select 'COUPON' as type, id::text, '/coupons' as back, url, platform, shop_name,
      titles as names, title as name, null::bigint as goods_id,
      null::bigint as item_amount,
      case when ends_at is null or ends_at > ${ctx.now} then code end as code
    from coupon where id = ${id}::bigint and url <> '' and (starts_at is null
      or starts_at <= ${ctx.now})`);
  return row && named(ctx, row);
}

type Named = Target & { names: Record<string, string> };

function named(ctx: Context, { names, ...target }: Named): Target {
  return { ...target, name: names[ctx.lang] ?? target.name };
}

/** A code for these goods that works now: the one that takes off the most. */
async function codeFor(
  ctx: Context,
  { goods_id: goodsId, item_amount: amount, platform, shop_name: shopName }: Target,
): Promise<string | null> {
  if (goodsId === null) return null;
  const coupons = (await couponsOf(ctx, [goodsId])).get(goodsId) ?? [];
  const offer = { platform: platformOf(platform), shopName };
  const helping =
    amount === null
      ? coupons.filter((one) => holdsAt(offer, one))
      : vouchersOn(amount, offer, coupons);
  return helping.find((one) => one.code !== null)?.code ?? null;
}

async function parametersFor(ctx: Context, host: string): Promise<Record<string, string> | null> {
  return (
    (
      await ctx.db.row<{ parameters: Record<string, string> | null }>(
        sql`select affiliate_parameters(${host}) as parameters`,
      )
    )?.parameters ?? null
  );
}
