/**
 * Questions of a tenant-local day: counted when they are asked, given back when no answer came
 * (AI-02, AI-07, AMB-14).
 */
import { localDay, nextMidnight } from '#contract/time.ts';
import type { Quota } from '#contract/assistant/conversation.ts';
import { fail } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import { inTransaction } from '../kernel/context.ts';
import type { Context } from '../kernel/context.ts';
import { addressOf, askerOf, limitsOf } from './asker.ts';

const RETENTION_DAYS = 3;

export async function quotaOf(ctx: Context): Promise<Quota> {
  const row = await ctx.db.row<{ used: number }>(
    sql`select used from question_count where tenant_id = ${ctx.tenant.id}
        and day = ${today(ctx)}::date and asker = ${askerOf(ctx).countedAs}`,
  );
  return shown(ctx, row?.used ?? 0);
}

/** Counts one question, or refuses it: two that come at once never both take the last. */
export async function takeQuestion(ctx: Context): Promise<Quota> {
  const { accountId, countedAs } = askerOf(ctx);
  const limits = limitsOf(ctx);
  return inTransaction(ctx, async (inside) => {
    const used = await count(
      inside,
      countedAs,
      accountId === null ? limits.perDayAnonymous : limits.perDaySignedIn,
    );
    if (accountId === null) await count(inside, addressOf(ctx), limits.perDayAddress);
    return shown(ctx, used);
  });
}

export async function giveBack(ctx: Context): Promise<Quota> {
  const { accountId, countedAs } = askerOf(ctx);
  const askers = accountId === null ? [countedAs, addressOf(ctx)] : [countedAs];
  await ctx.db.run(
    sql`update question_count set used = used - 1 where tenant_id = ${ctx.tenant.id}
        and day = ${today(ctx)}::date and asker = any(${askers}::text[]) and used > 0`,
  );
  return quotaOf(ctx);
}

/** Wakes hourly. */
export async function forgetCounts(ctx: Context): Promise<void> {
  const last = localDay(
    new Date(ctx.now.getTime() - RETENTION_DAYS * 86_400_000),
    ctx.tenant.timezone,
  );
  await ctx.db.run(
    sql`delete from question_count where tenant_id = ${ctx.tenant.id} and day < ${last}::date`,
  );
}

async function count(ctx: Context, asker: string, limit: number): Promise<number> {
  const row = await ctx.db.row<{ used: number }>(sql`
    insert into question_count (tenant_id, day, asker, used) select ${ctx.tenant.id},
      ${today(ctx)}::date, ${asker}, 1 where ${limit}::int > 0
    on conflict (tenant_id, day, asker) do update set used = question_count.used + 1
      where question_count.used < ${limit}::int
    returning used`);
  if (!row) throw fail('assistant.limit');
  return row.used;
}

function shown(ctx: Context, used: number): Quota {
  const { perDaySignedIn, perDayAnonymous, questionLength } = limitsOf(ctx);
  const limit = ctx.viewer ? perDaySignedIn : perDayAnonymous;
  return {
    limit,
    used,
    remaining: Math.max(0, limit - used),
    resetTime: nextMidnight(ctx.now, ctx.tenant.timezone).toISOString(),
    questionLength,
  };
}

function today(ctx: Context): string {
  return localDay(ctx.now, ctx.tenant.timezone);
}
