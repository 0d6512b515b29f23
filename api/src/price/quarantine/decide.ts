/** An operator's decision about one observation overrides the rules (BEY-03). */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { effective, STORED } from '../day/effective.ts';
import { beginTaking, judgePlausibility, settleDays } from '../take-in/take-in.ts';

/** What an operator decides about one observation. */
export interface ExclusionDecision {
  readonly offerId: number;
  readonly observedAt: Date;
  readonly source: string;
  /**
   * EXCLUDE: it counts for nothing (a reported price). RELEASE: it counts. A price of 0 can never
   * be released (E5).
   */
  readonly decision: 'EXCLUDE' | 'RELEASE';
}

/**
 * Writes the decision, and rolls up and judges what it touches. False when there is no such
 * observation or nothing changed.
 */
export async function decideExclusion(ctx: Context, decision: ExclusionDecision): Promise<boolean> {
  return ctx.db.transaction(async (db) => {
    await beginTaking(db);
    const { offerId, observedAt, source } = decision;
    await db.run(
      sql`select g.id from goods g where g.id = (select goods_id from offer
          where id = ${offerId}) for no key update`,
    );
    const changed =
      decision.decision === 'RELEASE'
        ? await db.run(sql`update price_exclusion set released_at = ${ctx.now},
            released_by = 'OPERATOR'
          where offer_id = ${offerId} and observed_at = ${observedAt} and source = ${source}
            and released_at is null and reason not in ('ZERO', 'CURRENCY')`)
        : await db.run(sql`insert into price_exclusion as known (tenant_id, offer_id, observed_at,
            source, reason, created_at)
          select ${ctx.tenant.id}, offer_id, observed_at, source, 'REPORTED',
            ${ctx.now}::timestamptz from price_observation
          where offer_id = ${offerId} and observed_at = ${observedAt} and source = ${source}
            and audience = 'PUBLIC'
          on conflict (offer_id, observed_at, source) do update set reason = 'REPORTED',
            released_at = null, released_by = null
          where known.released_at is not null or known.reason not in ('REPORTED', 'ZERO',
            'CURRENCY')`);
    if (changed === 0) return false;
    // the decision also bears on what is compared with this observation
    await db.run(sql`insert into taking_stored (offer_id, observed_at, source, audience, currency,
        item_amount, shipping_amount, coupon_amount)
      select offer_id, observed_at, source, audience, currency, item_amount, shipping_amount,
        coupon_amount from price_observation o
      where offer_id = ${offerId} and observed_at = ${observedAt} and source = ${source}
        and audience = 'PUBLIC' and ${effective('o', STORED)} > 0`);
    await db.run(
      sql`insert into taking_day values (${offerId},
          (${observedAt}::timestamptz at time zone ${ctx.tenant.timezone})::date)`,
    );
    await judgePlausibility(ctx, db);
    await settleDays({ ...ctx, db });
    return true;
  });
}
