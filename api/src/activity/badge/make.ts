/** Drafts of badges, as operators write them, and their publishing (OPS-61). */
import { BADGE_METRICS } from '#contract/activity/badge.ts';
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { NotPublishable } from '../lottery/publish.ts';
import type { Texts } from '../row.ts';
import type { BadgeRule } from './row.ts';

export interface BadgeDraft {
  /** Of the activity, and of the badge. */
  readonly code: string;
  readonly title: Texts;
  readonly summary: Texts;
  /** Sanitised HTML. */
  readonly rules: Texts;
  readonly cover: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly name: Texts;
  readonly description: Texts;
  /** An address, or `icon:` and the name of an icon. */
  readonly image: string;
  /** All of them are to be met; none: operators alone award it. */
  readonly conditions: readonly BadgeRule[];
}

const MOST_CONDITIONS = 6;

/** Stores a draft; its id. Throws NotPublishable for conditions that nobody could meet. */
export async function makeBadge(ctx: Context, draft: BadgeDraft): Promise<number> {
  const faults = [
    [
      draft.conditions.length <= MOST_CONDITIONS,
      `There are more than ${MOST_CONDITIONS} conditions.`,
    ],
    [
      draft.conditions.every(({ goal }) => Number.isSafeInteger(goal) && goal > 0),
      'A goal is a whole number above zero.',
    ],
    [
      draft.conditions.every(({ metric }) => BADGE_METRICS.includes(metric)),
      `What is counted is one of ${BADGE_METRICS.join(', ')}.`,
    ],
    [draft.endAt > draft.startAt, 'It ends before it begins.'],
  ].flatMap(([holds, sentence]) => (holds ? [] : [sentence as string]));
  if (faults.length > 0) throw new NotPublishable(faults);
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.row<{ id: number }>(sql`
      insert into activity (tenant_id, code, type, title, summary, rules, cover, start_at, end_at,
        state, created_at, updated_at)
      values (${ctx.tenant.id}, ${draft.code}, 'BADGE', ${JSON.stringify(draft.title)},
        ${JSON.stringify(draft.summary)}, ${JSON.stringify(draft.rules)}, ${draft.cover},
        ${draft.startAt}, ${draft.endAt}, 'DRAFT', ${ctx.now}, ${ctx.now}) returning id`);
    const id = row?.id as number;
    await inside.db.run(sql`
      insert into badge (activity_id, tenant_id, code, name, description, image, conditions)
      values (${id}, ${ctx.tenant.id}, ${draft.code}, ${JSON.stringify(draft.name)},
        ${JSON.stringify(draft.description)}, ${draft.image}, ${JSON.stringify(draft.conditions)})`);
    return id;
  });
}

/** Makes a draft public. Throws NotPublishable. */
export async function publishBadge(ctx: Context, activityId: number): Promise<void> {
  const changed = await ctx.db.run(sql`
    update activity set state = 'PUBLISHED', published_at = ${ctx.now}, updated_at = ${ctx.now}
    where id = ${activityId} and tenant_id = ${ctx.tenant.id} and type = 'BADGE' and state = 'DRAFT'
      and end_at > ${ctx.now}`);
  if (changed === 0)
    throw new NotPublishable(['There is no such draft of a badge, or its end has passed.']);
}
