/**
 * What confirms a price that somebody saw (BEY-19); confirmed, it goes into the history and is
 * judged like any other.
 */
import sql, { join } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { takeIn } from '../take-in/take-in.ts';
import { COMMUNITY, forget, settle } from './queries.ts';
import { seenAround, currentShipping, seenByFeeds } from './compare-queries.ts';
import type { FedRow } from './compare-queries.ts';
import { agreedBy, witnesses } from './rule.ts';

/** What somebody saw is never as sure as what a feed reports: 100. */
const CONFIDENCE = 50;

/**
 * Looks whether a feed or enough people report the same as sighting `id`. In the transaction of
 * `ctx`.
 */
export async function confirm(
  ctx: Context,
  id: number,
  offerId: number,
  seenAt: Date,
): Promise<void> {
  const fed = await seenByFeeds(ctx, id);
  if (fed.length > 0) return confirmFed(ctx, fed);
  const around = await seenAround(ctx.db, offerId, seenAt);
  // a new voice may be what others waited for
  for (const one of [
    ...around.filter((seen) => seen.id === id),
    ...around.filter((seen) => seen.id !== id),
  ]) {
    const group = witnesses(one, around);
    if (!group.some((seen) => seen.id === id)) continue;
    const agreed = agreedBy(group);
    const shipping = agreed.shipping ?? (await currentShipping(ctx.db, offerId));
    await takeIn(
      ctx,
      sql`select * from (values ${join(
        group.map(
          (seen) => sql`(${offerId}::bigint, ${seen.seenAt}::timestamptz, ${ctx.tenant.currency},
              ${agreed.item}::bigint, ${agreed.was}::bigint, ${shipping}::bigint,
            ${agreed.coupon}::bigint, ${agreed.couponCode}::text, ${seen.inStock}::boolean,
              'PUBLIC', ${COMMUNITY}, ${CONFIDENCE}::smallint, null::bytea, null::bigint)`,
        ),
      )}) told`,
    );
    await settle(
      ctx,
      group.map((seen) => seen.id),
      'CONFIRMED',
      'PEOPLE',
    );
    return;
  }
}

/**
 * The wake: what feeds have reported meanwhile confirms what people saw before; what is too old goes.
 */
export async function confirmByFeeds(ctx: Context): Promise<void> {
  const fed = await seenByFeeds(ctx, null);
  if (fed.length > 0) await confirmFed(ctx, fed);
  await forget(ctx);
}

/** It counts with the figures of the feed, at the instant at which it was seen. */
async function confirmFed(ctx: Context, fed: readonly FedRow[]): Promise<void> {
  await takeIn(
    ctx,
    sql`select * from (values ${join(
      fed.map(
        (one) => sql`(${one.offer_id}::bigint, ${one.seen_at}::timestamptz, ${ctx.tenant.currency},
            ${one.item_amount}::bigint, ${one.was_amount}::bigint,
          ${one.shipping_amount}::bigint, ${one.coupon_amount}::bigint, ${one.coupon_code}::text,
            ${one.in_stock}::boolean, 'PUBLIC', ${COMMUNITY}, ${CONFIDENCE}::smallint,
          null::bytea, null::bigint)`,
      ),
    )}) told`,
  );
  await settle(
    ctx,
    fed.map((one) => one.id),
    'CONFIRMED',
    'FEED',
  );
}
