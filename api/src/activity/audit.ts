/**
 * What operators did with activities (OPS-03): who, when, what, how it was before and after, and why. Rows are added in
 * the transaction of the change and by nobody ever changed.
 */
import { headOf, wellFormed } from '#contract/text.ts';
import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import { jsonOf } from '../kernel/json.ts';

/** Who decides, and why. `actor` names a user of the machine or `account 12`. */
export interface Operator {
  readonly actor: string;
  readonly reason?: string;
}

export interface AuditEntry extends Operator {
  /** The noun and what was done with it: `lottery.publish`. */
  readonly action: string;
  /** What was changed: `activity 12`, `award 5`. */
  readonly subject: string;
  /** The activity it belongs to. */
  readonly activityId?: number;
  /** What changed, as it was; nothing that is stored encrypted. */
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
}

const MOST_TEXT = 1_000;

/** Notes what an operator did; call it in the transaction that did it. */
export const audit = (ctx: Context, entry: AuditEntry): Promise<void> => auditAll(ctx, [entry]);

/** The same for many changes at once. */
export async function auditAll(ctx: Context, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ actor, action, subject, activityId, before, after, reason }) => ({
    actor: headOf(wellFormed(actor), MOST_TEXT),
    action,
    subject,
    activity: activityId ?? null,
    before: before ?? null,
    after: after ?? null,
    reason: reason === undefined ? null : headOf(wellFormed(reason), MOST_TEXT),
  }));
  await ctx.db.run(sql`
    insert into audit (tenant_id, at, actor, action, subject, activity_id, before, after, reason)
    select ${ctx.tenant.id}, ${ctx.now}, x.actor, x.action, x.subject, x.activity,
      nullif(x.before, 'null'), nullif(x.after, 'null'), x.reason
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) x(actor text, action text, subject text,
      activity bigint, before jsonb, after jsonb, reason text)`);
}

const COLUMNS = sql`id, at, actor, action, subject, before, after, reason`;

/** What was done with a subject, the newest first. */
export const auditOf = (ctx: Context, subject: string, most = 100): Promise<AuditRow[]> =>
  ctx.db.rows<AuditRow>(sql`
    select ${COLUMNS} from audit where tenant_id = ${ctx.tenant.id} and subject = ${subject}
    order by id desc limit ${most}`);

/** What was done with an activity and everything that belongs to it, or with all; the newest first. */
export const auditTrail = (
  ctx: Context,
  activityId: number | null,
  most = 100,
): Promise<AuditRow[]> =>
  ctx.db.rows<AuditRow>(
    activityId === null
      ? sql`select ${COLUMNS} from audit where tenant_id = ${ctx.tenant.id}
          order by id desc limit ${most}`
      : sql`select ${COLUMNS} from audit where activity_id = ${activityId}
          order by id desc limit ${most}`,
  );
