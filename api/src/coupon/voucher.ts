/** Vouchers out of feeds: taken in with the goods they were offered with, and taken back. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';

export interface VoucherIntake {
  readonly runId: number;
  readonly source: string;
}

/**
 * Takes vouchers in, in the transaction of `ctx.db`. `select` yields goods_id, platform, currency
 * and vouchers: a JSON array of { key, code, title, shop, type, amount, fraction, min, cap, starts,
 * ends }. The same voucher offered with several goods is one row. Returns how many are new.
 */
export async function takeVouchers(
  ctx: Context,
  intake: VoucherIntake,
  select: Sql,
): Promise<number> {
  const { db, tenant, now } = ctx;
  const words = sql`
    select distinct on (v.key) v.*, r.platform, r.currency from (${select}) r,
      jsonb_to_recordset(r.vouchers) as v(key text, code text, title text, shop text, type text,
        amount bigint, fraction numeric, min bigint, cap bigint, starts timestamptz,
        ends timestamptz)
    order by v.key`;
  const differs = sql`(c.code, c.title, c.discount_type, c.amount, c.fraction, c.min_spend_amount,
      c.cap_amount, c.starts_at, c.ends_at)
    is distinct from (v.code, v.title, v.type, v.amount, v.fraction, v.min, v.cap, v.starts,
      v.ends)`;
  await db.run(sql`
    insert into coupon_before (tenant_id, run_id, coupon_id, before)
    select ${tenant.id}, ${intake.runId}::bigint, c.id, to_jsonb(c) - 'id' from (${words}) v
      join coupon c on c.tenant_id = ${tenant.id} and c.source = ${intake.source} and c.key = v.key
    where ${differs} and c.made_by_run is distinct from ${intake.runId} on conflict do nothing`);
  await db.run(sql`
    update coupon c set code = v.code, title = v.title, discount_type = v.type, amount = v.amount,
      fraction = v.fraction, min_spend_amount = v.min, cap_amount = v.cap,
      starts_at = v.starts, ends_at = v.ends, last_run = ${intake.runId}::bigint,
        updated_at = ${now}::timestamptz
    from (${words}) v where c.tenant_id = ${tenant.id} and c.source = ${intake.source}
      and c.key = v.key and ${differs}`);
  const made = await db.run(sql`
    insert into coupon (tenant_id, source, key, platform, shop_name, code, title, discount_type,
      amount, fraction, min_spend_amount, cap_amount, currency, starts_at, ends_at,
      for_goods, shelf_at, made_by_run, last_run, created_at, updated_at)
    select ${tenant.id}, ${intake.source}, v.key, v.platform, v.shop, v.code, v.title, v.type,
      v.amount, v.fraction, v.min, v.cap, v.currency, v.starts, v.ends,
      true, ${now}::timestamptz, ${intake.runId}::bigint, ${intake.runId}::bigint,
        ${now}::timestamptz, ${now}::timestamptz from (${words}) v
    on conflict (tenant_id, source, key) do nothing`);
  await db.run(sql`
    insert into coupon_goods (tenant_id, coupon_id, goods_id, made_by_run)
    select distinct ${tenant.id}, c.id, r.goods_id, ${intake.runId}::bigint from (${select}) r,
      jsonb_array_elements(r.vouchers) v
      join coupon c on c.tenant_id = ${tenant.id} and c.source = ${intake.source}
        and c.key = v ->> 'key'
    on conflict do nothing`);
  return made;
}

/** Takes back the vouchers of a run, as `takeVouchers` took them in. */
export async function forgetVouchers(ctx: Context, runId: number): Promise<void> {
  const { db, tenant } = ctx;
  const columns = sql`code, title, discount_type, amount, fraction, min_spend_amount, cap_amount,
      starts_at, ends_at, last_run, updated_at`;
  await db.run(sql`
    update coupon c set (${columns}) = (select ${columns} from jsonb_populate_record(c, b.before))
      from coupon_before b where b.run_id = ${runId} and b.coupon_id = c.id`);
  await db.run(sql`delete from coupon_before where run_id = ${runId}`);
  await db.run(
    sql`delete from coupon_goods where tenant_id = ${tenant.id} and made_by_run = ${runId}`,
  );
  await db.run(sql`delete from coupon where tenant_id = ${tenant.id} and made_by_run = ${runId}`);
}
