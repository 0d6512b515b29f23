/**
 * Many watchers and what they watch, set-based: for figures of alerts (kills, latency, fairness).
 * What happens to them then goes through the product itself.
 */
import sql, { join } from 'sql-template-tag';
import { inTransaction } from '#api/kernel/context.ts';
import type { Context } from '#api/kernel/context.ts';
import { jsonOf } from '#api/kernel/json.ts';
import { takeIn } from '#api/price/index.ts';

export interface Offered {
  readonly id: number;
  readonly offerId: number;
}

/** Goods with one offer each and no price yet. */
export function addGoods({ db, tenant, now }: Context, count: number): Promise<Offered[]> {
  return db.rows<Offered>(sql`
    with made as (
      insert into goods (tenant_id, code, name, created_at, updated_at)
      select ${tenant.id}, 'watched' || gen_random_uuid(), 'Watched ' || n, ${now}, ${now}
      from generate_series(1, ${count}::int) n returning id, code)
    insert into offer (tenant_id, goods_id, source, external_id, platform, shop_name, url, currency,
      created_at, updated_at)
    select ${tenant.id}, id, 'feed', code, 'LAZADA', 'Shop', 'https://shop.example/1',
      ${tenant.currency}, ${now}, ${now} from made
    returning goods_id as id, id as "offerId"`);
}

/** What a feed saw now, judged and announced; amounts in minor units, null: out of stock. */
export async function observe(
  ctx: Context,
  seen: readonly { readonly offerId: number; readonly amount: number | null }[],
): Promise<void> {
  const rows = seen.map(
    ({ offerId, amount }) => sql`
      select ${offerId}::bigint, ${ctx.now}::timestamptz, ${ctx.tenant.currency}::text,
        ${amount ?? 99_900}::bigint, null::bigint, null::bigint, null::bigint, null::text,
        ${amount !== null}::boolean, 'PUBLIC', 'feed'::text, 100::smallint, null::bytea,
        null::bigint`,
  );
  await inTransaction(ctx, (inside) => takeIn(inside, join(rows, ' union all ')));
}

/** The address of a watcher who is called so. */
export const mailOfWatcher = (name: string): string => `${name}@watchers.example`;

/** Accounts with an address, in the order of their names. */
export async function addWatchers(
  { db, tenant, now }: Context,
  names: readonly string[],
): Promise<number[]> {
  const rows = await db.rows<{ id: number; name: string }>(sql`
    with made as (
      insert into account (tenant_id, nickname, created_at)
      select ${tenant.id}, n, ${now} from unnest(${names}::text[]) n returning id, nickname),
    addressed as (
      insert into account_private (account_id, tenant_id, email, lang)
      select id, ${tenant.id}, nickname || '@watchers.example', 'en' from made)
    select id, nickname as name from made`);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return names.map((name) => ids.get(name) as number);
}

export interface TargetWatch {
  readonly accountId: number;
  readonly goodsId: number;
  readonly targetAmount: number;
  /** Null: every way. */
  readonly ways: readonly string[] | null;
}

/** Watches for a price, set now; their ids, in order. */
export async function addTargets(
  { db, tenant, now }: Context,
  watches: readonly TargetWatch[],
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    insert into price_watch (tenant_id, account_id, goods_id, name, with_twins, with_shipping,
      with_coupon, kind, target_amount, verified_only, ways, unit, fire_key, begun_at, unmet_at,
      created_at, updated_at)
    select ${tenant.id}, w."accountId", w."goodsId", 'Watched', false, true, true, 'TARGET_PRICE',
      w."targetAmount", false, w.ways, 'AMOUNT', w."targetAmount", ${now}::timestamptz,
      ${now}::timestamptz + interval '60 days', ${now}, ${now}
    from rows from (jsonb_to_recordset(${jsonOf(watches)}::jsonb) as ("accountId" bigint,
      "goodsId" bigint, "targetAmount" bigint, ways text[])) with ordinality
      as w("accountId", "goodsId", "targetAmount", ways, n)
    order by w.n returning id`);
  await db.run(sql`
    insert into watch_goods (goods_id, tenant_id, looked_at, bases, has_days)
    select distinct g.id, ${tenant.id}, ${now}::timestamptz, 8, false
    from unnest(${watches.map(({ goodsId }) => goodsId)}::bigint[]) g(id)
    on conflict (goods_id) do update set bases = watch_goods.bases | 8`);
  return rows.map(({ id }) => id);
}
