/**
 * New rules take over what is stored (RULES_VERSION): a job walks the offers of a tenant in slices,
 * puts their whole series through the quarantine again, rolls their days up and judges them, and
 * counts which verdicts changed. It may be killed anywhere and goes on after the last whole slice;
 * requests and imports go on meanwhile.
 */
import sql from 'sql-template-tag';
import { RULES_VERSION } from '#contract/price/judging.ts';
import type { Context } from '../../kernel/context.ts';
import { jsonOf } from '../../kernel/json.ts';
import { beginTaking, judgePlausibility, settleDays } from '../take-in/take-in.ts';

/** Offers of one slice, and slices of one wake. */
const SLICE = 200;
const SLICES = 25;

interface Adoption {
  last_offer_id: number;
  goods_judged: number;
  changed: Record<string, number>;
  finished_at: Date | null;
}

export async function adoptRules(ctx: Context): Promise<void> {
  for (let slice = 0; slice < SLICES; slice++) if (!(await adoptSlice(ctx))) return;
}

/** What the current rules have changed so far; undefined where they have not begun. */
export function adoption(ctx: Context): Promise<Adoption | undefined> {
  return ctx.db.row<Adoption>(
    sql`select last_offer_id, goods_judged, changed, finished_at from rules_adopted
        where rules = ${RULES_VERSION}`,
  );
}

/** False when there is nothing left to do. */
async function adoptSlice(ctx: Context): Promise<boolean> {
  return ctx.db.transaction(async (db) => {
    await begin({ ...ctx, db });
    const at = await db.row<Adoption>(
      sql`select last_offer_id, goods_judged, changed, finished_at from rules_adopted
          where rules = ${RULES_VERSION} and finished_at is null for update skip locked`,
    );
    if (!at) return false;
    const offers = (
      await db.rows<{ id: number }>(
        sql`select offer_id as id from offer_price where offer_id > ${at.last_offer_id}
            order by offer_id limit ${SLICE}`,
      )
    ).map((row) => row.id);
    const last = offers.at(-1);
    if (last === undefined) return finish({ ...ctx, db }, at);
    const before = await verdictsOf({ ...ctx, db }, offers);
    await beginTaking(db);
    await db.run(
      sql`select count(*) from (select g.id from goods g where g.id in (select goods_id from offer
          where id = any(${offers}::bigint[])) order by g.id for no key update) locked`,
    );
    await db.run(sql`insert into taking_stored (offer_id, observed_at, source, audience, currency,
        item_amount, shipping_amount, coupon_amount)
      select offer_id, observed_at, source, audience, currency, item_amount, shipping_amount,
        coupon_amount from price_observation
      where offer_id = any(${offers}::bigint[]) and audience = 'PUBLIC'
        and currency = ${ctx.tenant.currency}`);
    await db.run(
      sql`insert into taking_day select offer_id, day from price_day
          where offer_id = any(${offers}::bigint[])`,
    );
    await judgePlausibility(ctx, db);
    const goodsIds = await settleDays({ ...ctx, db });
    const changed = { ...at.changed };
    for (const [goodsId, verdict] of await verdictsOf({ ...ctx, db }, offers)) {
      const was = before.get(goodsId);
      if (was !== undefined && was !== verdict)
        changed[`${was}>${verdict}`] = (changed[`${was}>${verdict}`] ?? 0) + 1;
    }
    await db.run(
      sql`update rules_adopted set last_offer_id = ${last},
          goods_judged = goods_judged + ${goodsIds.length}, changed = ${jsonOf(changed)}::jsonb
          where rules = ${RULES_VERSION}`,
    );
    return true;
  });
}

/** A database that was filled by these very rules has nothing to take over. */
async function begin(ctx: Context): Promise<void> {
  const known = await ctx.db.row(sql`select 1 from rules_adopted where rules = ${RULES_VERSION}`);
  if (known) return;
  const older = await ctx.db.row(
    sql`select 1 from goods_price where rules < ${RULES_VERSION} limit 1`,
  );
  await ctx.db.run(sql`insert into rules_adopted (tenant_id, rules, began_at, finished_at)
    values (${ctx.tenant.id}, ${RULES_VERSION}, ${ctx.now}, ${older ? null : ctx.now})
      on conflict do nothing`);
}

async function finish(ctx: Context, at: Adoption): Promise<false> {
  await ctx.db.run(
    sql`update rules_adopted set finished_at = ${ctx.now} where rules = ${RULES_VERSION}`,
  );
  const verdicts = Object.values(at.changed).reduce((sum, count) => sum + count, 0);
  ctx.log.info(
    {
      tenant: ctx.tenant.id,
      rules: RULES_VERSION,
      goods: at.goods_judged,
      verdicts,
      changed: at.changed,
    },
    'The rules of judging were taken over.',
  );
  return false;
}

async function verdictsOf(ctx: Context, offerIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await ctx.db.rows<{ goods_id: number; verdict: string }>(
    sql`select goods_id, verdict from goods_price where goods_id in (select goods_id from offer
        where id = any(${offerIds}::bigint[]))`,
  );
  return new Map(rows.map((row) => [row.goods_id, row.verdict]));
}
