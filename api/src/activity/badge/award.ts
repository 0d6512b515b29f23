/** Awarding badges (AMB-41, OPS-61): by rule, once, whoever did what it asks for; by an operator with a reason. */
import { LANGUAGES } from '#contract/language.ts';
import sql, { join } from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { notifyAll } from '../../message/index.ts';
import { audit } from '../audit.ts';
import { inLanguage } from '../row.ts';
import { countingOf } from './metric.ts';
import { BADGE_COLUMNS } from './row.ts';
import type { BadgeRow } from './row.ts';

/** Days after the end in which what was done before it is still counted: a price is confirmed later. */
const GRACE_MS = 14 * 86_400_000;

/** Awards what was earned, to some accounts or to all; the same again changes nothing. */
export async function awardByRule(ctx: Context, ids: readonly number[] | null): Promise<void> {
  if (ids !== null && ids.length === 0) return;
  const badges = await ctx.db.rows<BadgeRow>(sql`
    select ${BADGE_COLUMNS} from badge b join activity a on a.id = b.activity_id
    where a.tenant_id = ${ctx.tenant.id} and a.state = 'PUBLISHED' and a.start_at <= ${ctx.now}
      and a.end_at > ${new Date(ctx.now.getTime() - GRACE_MS)} order by a.id`);
  for (const badge of badges)
    if (badge.conditions.length > 0)
      await inTransaction(ctx, async (inside) =>
        tell(inside, badge, await earners(inside, badge, ids)),
      );
}

/** Inserts the awards of a badge; who has it now and had it not. */
async function earners(
  ctx: Context,
  badge: BadgeRow,
  ids: readonly number[] | null,
): Promise<number[]> {
  const met = badge.conditions.map(
    (rule) => sql`exists (select from (${countingOf(ctx, badge, rule, ids)}) x
      where x.account_id = a.id and x.times >= ${rule.goal})`,
  );
  const rows = await ctx.db.rows<{ account_id: number }>(sql`
    insert into badge_award (activity_id, tenant_id, account_id, awarded_at, by_rule)
    select ${badge.activity_id}, ${ctx.tenant.id}, a.id, ${ctx.now}, true from account a
    where a.tenant_id = ${ctx.tenant.id} and a.closed_at is null
      and ${ids === null ? sql`true` : sql`a.id = any(${ids}::bigint[])`} and ${join(met, ' and ')}
    on conflict do nothing returning account_id`);
  return rows.map((row) => row.account_id);
}

async function tell(ctx: Context, badge: BadgeRow, accountIds: readonly number[]): Promise<void> {
  await notifyAll(
    ctx,
    accountIds.map((accountId) => ({
      accountId,
      type: 'notice' as const,
      kind: 'badge.awarded' as const,
      holes: Object.fromEntries(
        LANGUAGES.map((lang) => [`badge.${lang}`, inLanguage(badge.name, lang)]),
      ),
      link: `/activity/badge/${badge.activity_id}`,
    })),
  );
}

interface ByHand {
  readonly actor: string;
  readonly activityId: number;
  readonly accountId: number;
  readonly reason: string;
}

/** Awards a badge by hand, also one that was taken back; whether it was not there. */
export async function awardBadge(ctx: Context, given: ByHand): Promise<boolean> {
  const { actor, activityId, accountId, reason } = given;
  return inTransaction(ctx, async (inside) => {
    const badge = await badgeOf(inside, activityId);
    const changed = await inside.db.run(sql`
      insert into badge_award as w (activity_id, tenant_id, account_id, awarded_at, by_rule, reason)
      select ${activityId}, ${ctx.tenant.id}, a.id, ${ctx.now}, false, ${reason} from account a
      where a.id = ${accountId} and a.tenant_id = ${ctx.tenant.id} and a.closed_at is null
      on conflict (activity_id, account_id) do update set awarded_at = excluded.awarded_at,
        by_rule = false, reason = excluded.reason, taken_back_at = null
      where w.taken_back_at is not null`);
    if (changed === 0) return false;
    await note(inside, 'badge.award', { actor, activityId, accountId, reason });
    await tell(inside, badge, [accountId]);
    return true;
  });
}

/** Takes a badge back; its rule does not award it again. Whether it was there. */
export async function takeBackBadge(ctx: Context, given: ByHand): Promise<boolean> {
  const { activityId, accountId } = given;
  return inTransaction(ctx, async (inside) => {
    const changed = await inside.db.run(sql`
      update badge_award set taken_back_at = ${ctx.now} where activity_id = ${activityId}
        and account_id = ${accountId} and tenant_id = ${ctx.tenant.id} and taken_back_at is null`);
    if (changed > 0) await note(inside, 'badge.take-back', given);
    return changed > 0;
  });
}

const note = (ctx: Context, action: string, { actor, activityId, accountId, reason }: ByHand) =>
  audit(ctx, { actor, action, subject: `account ${accountId}`, activityId, reason });

async function badgeOf(ctx: Context, activityId: number): Promise<BadgeRow> {
  const row = await ctx.db.row<BadgeRow>(sql`
    select ${BADGE_COLUMNS} from badge b join activity a on a.id = b.activity_id
    where b.activity_id = ${activityId} and b.tenant_id = ${ctx.tenant.id}`);
  if (!row) throw new Error(`There is no badge ${activityId}.`);
  return row;
}
