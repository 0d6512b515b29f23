/**
 * "Report this price" (BEY-03): into a queue, once per device and price, never straight into the
 * history.
 */
import { createHash } from 'node:crypto';
import { fail } from '#contract/errors.ts';
import { PRICE_REPORT } from '#contract/price/reporting.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Handler } from '../../kernel/module.ts';
import {
  countRecent,
  forgetAddresses,
  goodsNamed,
  insertReport,
  observationAt,
  reportBy,
} from './queries.ts';

const HOUR = 3_600_000;

export const createReport: Handler<'price-report.create'> = async (ctx, ask) => {
  const note = (ask.note ?? '').trim();
  if ([...note].length > PRICE_REPORT.note)
    throw fail('common.invalid', { fields: { note: 'field.too_long' } });
  const goodsId = await goodsNamed(ctx.db, ask.id);
  const at = ask.time === undefined ? ctx.now : new Date(ask.time);
  const seen =
    goodsId === undefined ? undefined : await observationAt(ctx.db, goodsId, idOf(ask.offerId), at);
  if (goodsId === undefined || !seen) throw fail('catalog.goods.not_found');
  const address = hashed(ctx, ctx.device.address);
  const reporter = reporterOf(ctx, ctx.viewer?.userId ?? ctx.device.deviceId ?? ctx.device.address);
  return inTurn(ctx, [`reporter ${reporter}`, `address ${address}`], async (inside) => {
    const known = await reportBy(inside.db, { ...seen, reporter });
    if (known) return { id: String(known.id), known: true };
    const recent = await countRecent(
      inside.db,
      reporter,
      address,
      new Date(ctx.now.getTime() - HOUR),
    );
    if (recent.device >= PRICE_REPORT.perDevice || recent.address >= PRICE_REPORT.perAddress)
      throw fail('common.limit');
    const made = await insertReport(inside, {
      ...seen,
      goodsId,
      reason: ask.reason,
      seenAmount: ask.seenAmount ?? null,
      note,
      reporter,
      address,
    });
    return { id: String(made.id), known: made.known };
  });
};

/** Addresses serve the limit alone; after a day they are gone. */
export async function forgetReporters(ctx: Context): Promise<void> {
  await forgetAddresses(ctx.db, new Date(ctx.now.getTime() - 24 * HOUR));
}

/** Who reported, so that they are known again and nobody can tell who they are. */
export function reporterOf(ctx: Context, who: string): string {
  return hashed(ctx, who);
}

function hashed(ctx: Context, text: string): string {
  return createHash('sha256').update(`${ctx.tenant.id} ${text}`).digest('base64url').slice(0, 22);
}
