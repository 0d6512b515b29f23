/**
 * "Not the same product" (BEY-21): users doubt a pair. Enough of those who are believed take it
 * apart; an operator has the last word, either way.
 */
import { TWIN_REPORT } from '#contract/catalog/twin.ts';
import { fail } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import { goodsBy } from '../../catalog/index.ts';
import { announce } from '../../kernel/changed.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Handler } from '../../kernel/module.ts';

const DAY = 86_400_000;

interface Pair {
  readonly low_id: number;
  readonly high_id: number;
  readonly split_at: Date | null;
  readonly kept_at: Date | null;
}

export const reportTwin: Handler<'goods.report-twin'> = async (ctx, ask) => {
  const me = viewerId(ctx);
  const [one, other] = await Promise.all(
    [ask.id, ask.otherId].map((name) => goodsBy(ctx.db, idOf(name), name)),
  );
  if (!one || !other) throw fail('catalog.goods.not_found');
  return inTurn(ctx, me, async (inside) => {
    const pair = await heldPair(inside, Math.min(one.id, other.id), Math.max(one.id, other.id));
    if (!pair || pair.split_at) return { split: true, known: true };
    const known = await inside.db.row(
      sql`select 1 from twin_report where low_id = ${pair.low_id} and high_id = ${pair.high_id}
          and account_id = ${me}`,
    );
    if (known) return { split: false, known: true };
    const today = await inside.db.row<{ n: number }>(
      sql`select count(*)::int as n from twin_report where account_id = ${me}
          and created_at > ${new Date(ctx.now.getTime() - DAY)}`,
    );
    if ((today?.n ?? 0) >= TWIN_REPORT.perDay) throw fail('common.limit');
    await inside.db.run(sql`
      insert into twin_report (tenant_id, low_id, high_id, account_id, created_at)
        values (${ctx.tenant.id}, ${pair.low_id}, ${pair.high_id}, ${me}, ${ctx.now})`);
    // what an operator has looked at only an operator takes apart
    const split = pair.kept_at === null && (await weightOf(inside, pair)) >= TWIN_REPORT.enough;
    if (split) await turn(inside, pair, true);
    return { split, known: false };
  });
};

/** The pair, held until the transaction of `ctx` ends. */
function heldPair(ctx: Context, low: number, high: number): Promise<Pair | undefined> {
  return ctx.db.row<Pair>(
    sql`select low_id, high_id, split_at, kept_at from goods_twin where low_id = ${low}
        and high_id = ${high} for update`,
  );
}

/** What the open reports of a pair weigh together, each by the trust that its user has now. */
async function weightOf(ctx: Context, pair: Pair): Promise<number> {
  const row = await ctx.db.row<{ weight: number }>(sql`
    select coalesce(sum((${TWIN_REPORT.weights}::float8[])[a.trust_level + 1]), 0)::float8 as weight
    from twin_report r join account a on a.id = r.account_id where r.low_id = ${pair.low_id}
      and r.high_id = ${pair.high_id} and r.decided_at is null`);
  return row?.weight ?? 0;
}

async function turn(ctx: Context, pair: Pair, isSplit: boolean): Promise<void> {
  await ctx.db.run(sql`
    update goods_twin set split_at = ${isSplit ? (pair.split_at ?? ctx.now) : null},
      kept_at = ${isSplit ? null : ctx.now}
    where low_id = ${pair.low_id} and high_id = ${pair.high_id}`);
  await announce(ctx.db, 'goods');
}

export interface DoubtedPair {
  /** The first report about it. */
  readonly id: number;
  readonly names: readonly [string, string];
  readonly reports: number;
  readonly isSplit: boolean;
  readonly since: Date;
}

/** Pairs with reports that no operator has looked at, the longest waiting first. */
export async function twinReportsOpen(ctx: Context, limit = 100): Promise<DoubtedPair[]> {
  const rows = await ctx.db.rows<{
    id: number;
    low: string;
    high: string;
    reports: number;
    split: boolean;
    since: Date;
  }>(sql`
    select r.*, low.name as low, high.name as high, coalesce(t.split_at is not null, true) as split
      from (
      select min(id) as id, low_id, high_id, count(*)::int as reports, min(created_at) as since
      from twin_report where tenant_id = ${ctx.tenant.id} and decided_at is null group by low_id,
        high_id order by min(id) limit ${limit}) r
    join goods low on low.id = r.low_id join goods high on high.id = r.high_id
    left join goods_twin t on t.low_id = r.low_id and t.high_id = r.high_id order by r.id`);
  return rows.map((row) => ({
    id: row.id,
    names: [row.low, row.high],
    reports: row.reports,
    isSplit: row.split,
    since: row.since,
  }));
}

/**
 * PASSED: they are the same product, and are shown together again. REJECTED: they are not. In the
 * transaction of `ctx`; false when the report is not open.
 */
export async function decideTwin(
  ctx: Context,
  id: number,
  verdict: 'PASSED' | 'REJECTED',
): Promise<boolean> {
  const decided = await ctx.db.row<{ low_id: number; high_id: number }>(sql`
    update twin_report r set decided_at = ${ctx.now} from twin_report asked
    where asked.id = ${id} and asked.tenant_id = ${ctx.tenant.id} and asked.decided_at is null
      and r.low_id = asked.low_id and r.high_id = asked.high_id and r.decided_at is null
    returning r.low_id, r.high_id`);
  if (!decided) return false;
  const pair = await heldPair(ctx, decided.low_id, decided.high_id);
  if (pair) await turn(ctx, pair, verdict === 'REJECTED');
  return true;
}
