/** An operator's word about what somebody saw (BEY-19): it counts, or it goes. */
import sql from 'sql-template-tag';
import { announce } from '../../kernel/changed.ts';
import type { Context } from '../../kernel/context.ts';
import { decideExclusion } from '../quarantine/decide.ts';
import { takeIn } from '../take-in/take-in.ts';
import { COMMUNITY, openSightings, settle, sightingRow } from './queries.ts';
import type { SightingRow } from './queries.ts';

export type OpenSighting = SightingRow;

/** What is not confirmed, the implausible first. */
export function sightingsOpen(ctx: Context, limit = 100): Promise<OpenSighting[]> {
  return openSightings(ctx.db, ctx.tenant.id, limit);
}

/**
 * PASSED: it counts, also where the rules would set it aside. REJECTED: nobody sees it any more. In
 * the transaction of `ctx`; false when it is not open.
 */
export async function decideSighting(
  ctx: Context,
  id: number,
  verdict: 'PASSED' | 'REJECTED',
): Promise<boolean> {
  await ctx.db.run(sql`select 1 from price_sighting where id = ${id} for update`);
  const row = await sightingRow(ctx.db, id);
  if (!row || row.state !== 'OPEN') return false;
  if (verdict === 'PASSED') {
    await takeIn(
      ctx,
      sql`select s.offer_id, s.seen_at, ${ctx.tenant.currency}, s.item_amount, s.was_amount,
          coalesce(s.shipping_amount, p.shipping_amount), s.coupon_amount, s.coupon_code,
        s.in_stock, 'PUBLIC', ${COMMUNITY}, 100::smallint, null::bytea, null::bigint
        from price_sighting s left join offer_price p on p.offer_id = s.offer_id
          where s.id = ${id}`,
    );
    await decideExclusion(ctx, {
      offerId: row.offer_id,
      observedAt: row.seen_at,
      source: COMMUNITY,
      decision: 'RELEASE',
    });
  }
  await settle(
    ctx,
    [id],
    verdict === 'PASSED' ? 'CONFIRMED' : 'REJECTED',
    verdict === 'PASSED' ? 'OPERATOR' : null,
  );
  await announce(ctx.db, 'goods');
  return true;
}
