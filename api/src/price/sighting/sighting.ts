/** Prices that people see at shops (BEY-19): what they report, see of their own, and take back. */
import { platformOf } from '#contract/catalog/label.ts';
import { fail } from '#contract/errors.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Sighting } from '#contract/price/sighting.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import { announce } from '../../kernel/changed.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import type { Page } from '../../kernel/paging.ts';
import { countSightings, sightingsOf } from './queries.ts';
import type { SightingRow } from './queries.ts';
import { offerOf, submitSighting } from './submit.ts';

export const lookSighting: Handler<'sighting.look'> = async (ctx, { url }) => {
  const offer = await offerOf(ctx, url, null);
  return {
    currencyCode: ctx.tenant.currency as CurrencyCode,
    found: offer
      ? {
          goodsCode: offer.goods_code,
          goodsName: offer.goods_names[ctx.lang] ?? offer.goods_name,
          platform: platformOf(offer.platform),
          shopName: offer.shop_name,
          amount: offer.item_amount,
          seenTime: offer.observed_at?.toISOString() ?? null,
        }
      : null,
  };
};

export const createSighting: Handler<'sighting.create'> = async (ctx, told) => {
  const { row, known } = await submitSighting(
    ctx,
    { accountId: viewerId(ctx), tokenId: null },
    told,
  );
  return { ...showSighting(ctx, row), known };
};

export const ownSightings: Handler<'sighting.mine'> = (ctx, { pageRequest }) =>
  listSightings(ctx, viewerId(ctx), pageOf(pageRequest));

export const takeBackSighting: Handler<'sighting.take-back'> = async (ctx, { id }) => {
  await withdrawSighting(ctx, viewerId(ctx), id);
  return { done: true };
};

export async function listSightings(ctx: Context, accountId: number, page: Page) {
  const [rows, total] = await Promise.all([
    sightingsOf(ctx.db, accountId, page.size, page.offset),
    countSightings(ctx.db, accountId),
  ]);
  return listAnswer(
    rows.map((row) => showSighting(ctx, row)),
    total,
    page,
  );
}

/** Takes back what nobody confirmed yet. */
export function withdrawSighting(outer: Context, accountId: number, id: string): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const known = await ctx.db.row<{ state: string }>(
      sql`select state from price_sighting where id = ${idOf(id)} and account_id = ${accountId}
          and state <> 'WITHDRAWN' for update`,
    );
    if (!known) throw fail('common.not_found');
    if (known.state !== 'OPEN') throw fail('sighting.settled');
    await ctx.db.run(
      sql`update price_sighting set state = 'WITHDRAWN', settled_at = ${ctx.now},
          idempotency_key = null where id = ${idOf(id)}`,
    );
    await announce(ctx.db, 'goods');
  });
}

/** What is not confirmed goes with its account; what counts stays without a name. */
export async function forgetSightingsOf(ctx: Context, accountId: number): Promise<void> {
  await ctx.db.run(
    sql`delete from price_sighting where account_id = ${accountId} and state <> 'CONFIRMED'`,
  );
  await ctx.db.run(
    sql`update price_sighting set account_id = null, token_id = null, idempotency_key = null
        where account_id = ${accountId}`,
  );
}

export function showSighting(ctx: Context, row: SightingRow): Sighting {
  return {
    id: String(row.id),
    state: row.state,
    setAside: row.state === 'OPEN' ? row.set_aside : null,
    confirmedBy: row.confirmed_by,
    goodsCode: row.goods_code,
    goodsName: row.goods_names[ctx.lang] ?? row.goods_name,
    platform: platformOf(row.platform),
    currencyCode: ctx.tenant.currency as CurrencyCode,
    amount: row.item_amount,
    wasAmount: row.was_amount,
    shippingAmount: row.shipping_amount,
    couponAmount: row.coupon_amount,
    couponCode: row.coupon_code,
    inStock: row.in_stock,
    seenTime: row.seen_at.toISOString(),
    createTime: row.created_at.toISOString(),
    settledTime: row.settled_at?.toISOString() ?? null,
  };
}
