/**
 * Takes a price that somebody sees at a shop (BEY-19). Its address is read and never fetched;
 * what is reported lies apart from the history and counts for nothing until it is confirmed.
 */
import { REDIRECTORS } from '#contract/catalog/share-link.ts';
import { createHash } from 'node:crypto';
import { fail } from '#contract/errors.ts';
import { SIGHTING } from '#contract/price/sighting-rule.ts';
import type { ReportedSighting } from '#contract/price/sighting.ts';
import sql from 'sql-template-tag';
import { deviceCluster } from '../../account/index.ts';
import { offerLink, offersAt } from '../../catalog/index.ts';
import { announce } from '../../kernel/changed.ts';
import type { Context } from '../../kernel/context.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import { confirm } from './confirm.ts';
import { countReports, offersSeen, reportedBefore, typicalBefore } from './compare-queries.ts';
import { sightingRow } from './queries.ts';
import type { OfferSeen } from './compare-queries.ts';
import type { SightingRow } from './queries.ts';
import { implausible } from './rule.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Who reports, and the token that they do it with. */
export interface Reporter {
  readonly accountId: number;
  readonly tokenId: number | null;
}

export function submitSighting(
  outer: Context,
  { accountId, tokenId }: Reporter,
  reported: ReportedSighting,
): Promise<{ row: SightingRow; known: boolean }> {
  check(outer, reported);
  const seenAt = seenWhen(outer, reported);
  return inTurn(outer, accountId, async (ctx) => {
    const offer = await offerOf(ctx, reported.url, reported.amount);
    if (!offer) throw fail('sighting.unknown');
    const before = await reportedBefore(ctx, accountId, offer.id, seenAt);
    if (before !== undefined) return { row: await rowOf(ctx, before), known: true };
    const had = await countReports(ctx.db, accountId, tokenId, new Date(ctx.now.getTime() - HOUR));
    if (had.person >= SIGHTING.perPerson || had.token >= SIGHTING.perToken)
      throw fail('common.limit');
    const setAside = implausible(
      reported.amount,
      await typicalBefore(ctx.db, offer.id, seenAt, ctx.tenant.timezone),
    );
    const made = await ctx.db.row<{ id: number }>(sql`
      insert into price_sighting (tenant_id, goods_id, offer_id, account_id, token_id, device,
        address, seen_at, item_amount, was_amount, shipping_amount,
        coupon_amount, coupon_code, in_stock, set_aside, idempotency_key, created_at)
      values (${ctx.tenant.id}, ${offer.goods_id}, ${offer.id}, ${accountId}, ${tokenId},
        ${await deviceCluster(ctx, accountId)}, ${hashed(ctx)}, ${seenAt},
        ${reported.amount}, ${reported.wasAmount ?? null}, ${reported.shippingAmount ?? null},
          ${reported.couponAmount || null}, ${reported.couponCode?.trim() || null},
        ${reported.inStock}, ${setAside}, ${ctx.idempotencyKey ?? null}, ${ctx.now}) returning id`);
    const id = (made as { id: number }).id;
    await confirm(ctx, id, offer.id, seenAt);
    await announce(ctx.db, 'goods');
    return { row: await rowOf(ctx, id), known: false };
  });
}

/**
 * The offer that a page is of; of variants that share their page, the one whose price is nearest to
 * what was seen there.
 */
export async function offerOf(
  ctx: Context,
  url: string,
  amount: number | null,
): Promise<OfferSeen | undefined> {
  const link = offerLink(url);
  if (!link || REDIRECTORS.test(new URL(link.url).hostname)) return undefined;
  const found = await offersSeen(
    ctx.db,
    (await offersAt(ctx.db, link)).map(({ id }) => id),
  );
  const distance = (one: OfferSeen) =>
    one.item_amount === null || amount === null
      ? Number.MAX_SAFE_INTEGER
      : Math.abs(one.item_amount - amount);
  return found.toSorted((a, b) => distance(a) - distance(b) || a.id - b.id)[0];
}

function check(
  ctx: Context,
  { url, currency, amount, wasAmount, shippingAmount, couponAmount }: ReportedSighting,
): void {
  if (!offerLink(url)) throw fail('common.invalid', { fields: { url: 'field.format' } });
  if (currency !== ctx.tenant.currency)
    throw fail('common.invalid', { fields: { currency: 'field.choice' } });
  if (wasAmount !== undefined && wasAmount <= amount)
    throw fail('common.invalid', { fields: { wasAmount: 'field.too_small' } });
  if ((couponAmount ?? 0) >= amount + (shippingAmount ?? 0))
    throw fail('common.invalid', { fields: { couponAmount: 'field.too_large' } });
}

/** To the minute; neither of tomorrow nor of long ago. */
function seenWhen({ now }: Context, { seenAt }: ReportedSighting): Date {
  const at = seenAt === undefined ? now.getTime() : Date.parse(seenAt);
  if (
    Number.isNaN(at) ||
    at > now.getTime() + SIGHTING.aheadMinutes * MINUTE ||
    at < now.getTime() - SIGHTING.hours * HOUR
  )
    throw fail('sighting.time', {
      holes: { hours: SIGHTING.hours },
      fields: { seenAt: 'price.time.invalid' },
    });
  return new Date(Math.floor(Math.min(at, now.getTime()) / MINUTE) * MINUTE);
}

async function rowOf(ctx: Context, id: number): Promise<SightingRow> {
  const row = await sightingRow(ctx.db, id);
  if (!row) throw new Error(`Sighting ${id} vanished.`);
  return row;
}

/** Where it came from, so that two who share it count once, and nobody can tell where that is. */
function hashed(ctx: Context): string {
  return createHash('sha256')
    .update(`${ctx.tenant.id} ${ctx.device.address}`)
    .digest('base64url')
    .slice(0, 22);
}
