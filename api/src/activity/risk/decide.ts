/** What operators do with held rewards (OPS-60): see the evidence, release, refuse an appeal, hold by hand. */
import type { RiskRule } from '#contract/activity/risk.ts';
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { notifyAll } from '../../message/index.ts';
import { auditAll } from '../audit.ts';
import type { Operator } from '../audit.ts';
import { hold } from './flag.ts';
import type { Evidence } from './flag.ts';

export interface FlagRow {
  readonly id: number;
  readonly activity_id: number;
  readonly account_id: number;
  readonly rule: RiskRule;
  readonly evidence: Evidence;
  readonly flagged_at: Date;
  readonly appeal: string | null;
  readonly appealed_at: Date | null;
  readonly refused_at: Date | null;
  readonly answer: string | null;
  readonly lifted_at: Date | null;
  readonly decided_by: string | null;
  readonly reason: string | null;
}

type FlagKey = Pick<FlagRow, 'id' | 'rule'>;
const MOST_FLAGS = 1000;

/** Flags of an activity, those with an appeal that waits first. */
export function flagsOf(ctx: Context, activityId: number): Promise<FlagRow[]> {
  return ctx.db.rows<FlagRow>(sql`
    select id, activity_id, account_id, rule, evidence, flagged_at, appeal, appealed_at, refused_at,
      answer, lifted_at, decided_by, reason
    from risk_flag where tenant_id = ${ctx.tenant.id} and activity_id = ${activityId}
    order by lifted_at is not null, refused_at is not null, appealed_at nulls last, id
    limit ${MOST_FLAGS}`);
}

/** `reason` of a release or a hold is for the record; of a refusal, the shopper reads it. */
type Decision = Required<Operator>;

/**
 * Releases everything that is held of an account; whether anything was. It gets the whole time to
 * give an address again.
 */
export async function release(
  ctx: Context,
  activityId: number,
  accountId: number,
  { actor, reason }: Decision,
): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const rows = await inside.db.rows<FlagKey>(sql`
      update risk_flag set lifted_at = ${ctx.now}, decided_by = ${actor}, reason = ${reason}
      where tenant_id = ${ctx.tenant.id} and activity_id = ${activityId}
        and account_id = ${accountId} and lifted_at is null returning id, rule`);
    if (rows.length === 0) return false;
    const subject = `account ${accountId}`;
    const entry = { actor, reason, activityId, action: 'risk.release', subject };
    await auditAll(
      inside,
      rows.map(({ rule }) => ({ ...entry, before: { rule } })),
    );
    await inside.db.run(sql`
      update award w set address_by = greatest(w.address_by,
        ${ctx.now}::timestamptz + l.address_days * interval '1 day')
      from lottery l where l.activity_id = w.activity_id and w.activity_id = ${activityId}
        and w.account_id = ${accountId} and w.status = 'NOT_FILL_ADDRESS'`);
    await tell(inside, activityId, accountId, 'activity.released');
    return true;
  });
}

/** Refuses an appeal, with words for the shopper; what is held stays held. Whether one waited. */
export async function refuseAppeal(
  ctx: Context,
  activityId: number,
  accountId: number,
  { actor, reason }: Decision,
): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const rows = await inside.db.rows<FlagKey>(sql`
      update risk_flag set refused_at = ${ctx.now}, decided_by = ${actor}, answer = ${reason}
      where tenant_id = ${ctx.tenant.id} and activity_id = ${activityId}
        and account_id = ${accountId} and lifted_at is null and appealed_at is not null
        and refused_at is null returning id, rule`);
    if (rows.length === 0) return false;
    const subject = `account ${accountId}`;
    const entry = { actor, reason, activityId, action: 'risk.refuse', subject };
    await auditAll(
      inside,
      rows.map(({ rule }) => ({ ...entry, before: { rule } })),
    );
    await tell(inside, activityId, accountId, 'activity.appeal-refused');
    return true;
  });
}

/** Holds an account by hand, also one that was released; whether there is one that was not held so. */
export async function holdByHand(
  ctx: Context,
  activityId: number,
  accountId: number,
  { actor, reason }: Decision,
): Promise<boolean> {
  const given = { rule: 'OPERATOR', evidence: { actor, reason } } as const;
  return inTransaction(ctx, async (inside) => {
    if ((await hold(inside, activityId, [accountId], given)) === 0) return false;
    const entry = { actor, reason, activityId, action: 'risk.hold' };
    await auditAll(inside, [{ ...entry, subject: `account ${accountId}` }]);
    return true;
  });
}

async function tell(
  ctx: Context,
  activityId: number,
  accountId: number,
  kind: 'activity.released' | 'activity.appeal-refused',
): Promise<void> {
  const row = await ctx.db.row<{ type: string; title: Record<string, string> }>(
    sql`select type, title from activity where id = ${activityId}`,
  );
  if (!row) return;
  const lang = ctx.tenant.languages[0] ?? 'en';
  await notifyAll(ctx, [
    {
      accountId,
      type: 'notice',
      kind,
      holes: { activity: row.title[lang] ?? row.title.en ?? '' },
      link: `/activity/${row.type.toLowerCase()}/${activityId}`,
    },
  ]);
}
