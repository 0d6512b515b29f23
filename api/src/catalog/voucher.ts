/**
 * The port through which details of goods and deals show vouchers. Coupons stand above the catalogue on the
 * ladder, so their module registers its resolver here when it is loaded; until then there are none.
 */
import type { Voucher } from '#contract/catalog/goods.ts';
import type { Context } from '../kernel/context.ts';

/** Vouchers of many goods at once, by goods id; goods without any may be left out. */
export type VoucherResolver = (ctx: Context, goodsIds: readonly number[]) => Promise<ReadonlyMap<number, readonly Voucher[]>>;

let resolver: VoucherResolver | undefined;

export function registerVouchers(vouchersOf: VoucherResolver): void {
  resolver = vouchersOf;
}

export async function vouchersFor(ctx: Context, goodsId: number): Promise<Voucher[]> {
  return [...((await resolver?.(ctx, [goodsId]))?.get(goodsId) ?? [])];
}
