/** Drafts of bonuses, as operators write them, and their publishing (OPS-62). */
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { post } from '../../ledger/index.ts';
import { NotPublishable } from '../lottery/publish.ts';
import type { Texts } from '../row.ts';
import { bonusPlatform, bookOf } from './row.ts';

/** Orders that somebody may hand in within a day of the region, where a draft says nothing. */
const MOST_A_DAY = 20;

export interface BonusDraft {
  readonly code: string;
  readonly title: Texts;
  readonly summary: Texts;
  /** Sanitised HTML. */
  readonly rules: Texts;
  readonly cover: string;
  readonly startAt: Date;
  readonly endAt: Date;
  /** Codes or names of platforms. */
  readonly platforms: readonly string[];
  /** What is promised, in a sentence. */
  readonly reward: Texts;
  /** Thousandths of what was paid, or an amount for every order: one of the two. */
  readonly perMille?: number;
  readonly fixedAmount?: number;
  readonly mostPerOrder?: number;
  /** All that is given away, in minor units of the region's currency. */
  readonly budget: number;
  /** Orders that somebody may hand in within a day; 20 by default. */
  readonly mostADay?: number;
}

/** Stores a draft; its id. Throws NotPublishable for figures that make no bonus. */
export async function makeBonus(ctx: Context, draft: BonusDraft): Promise<number> {
  const faults = faultsOf(draft);
  if (faults.length > 0) throw new NotPublishable(faults);
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.row<{ id: number }>(sql`
      insert into activity (tenant_id, code, type, title, summary, rules, cover, start_at, end_at,
        state, created_at, updated_at)
      values (${ctx.tenant.id}, ${draft.code}, 'BONUS', ${JSON.stringify(draft.title)},
        ${JSON.stringify(draft.summary)}, ${JSON.stringify(draft.rules)}, ${draft.cover},
        ${draft.startAt}, ${draft.endAt}, 'DRAFT', ${ctx.now}, ${ctx.now}) returning id`);
    const id = row?.id as number;
    await inside.db.run(sql`
      insert into bonus (activity_id, tenant_id, platforms, reward, per_mille, fixed_amount,
        most_per_order, budget, most_a_day)
      values (${id}, ${ctx.tenant.id}, ${[...new Set(draft.platforms.map(bonusPlatform))]}::text[],
        ${JSON.stringify(draft.reward)}, ${draft.perMille ?? null}, ${draft.fixedAmount ?? null},
        ${draft.mostPerOrder ?? null}, ${draft.budget}, ${draft.mostADay ?? MOST_A_DAY})`);
    return id;
  });
}

function faultsOf(draft: BonusDraft): string[] {
  const { perMille, fixedAmount, mostPerOrder, budget, mostADay, platforms } = draft;
  const isWhole = (value: number | undefined, most = Number.MAX_SAFE_INTEGER) =>
    value === undefined || (Number.isSafeInteger(value) && value > 0 && value <= most);
  return [
    [(perMille === undefined) !== (fixedAmount === undefined), 'Give a rate or a fixed amount.'],
    [isWhole(perMille, 1000), 'The rate is 1 to 1000 thousandths.'],
    [
      [fixedAmount, mostPerOrder, budget, mostADay].every((one) => isWhole(one)),
      'Amounts are whole minor units above zero.',
    ],
    [platforms.length > 0, 'There is no platform.'],
    [
      platforms.every((one) => bonusPlatform(one) !== 'UNKNOWN'),
      `There is a platform that is not known: ${platforms.join(', ')}.`,
    ],
    [draft.endAt > draft.startAt, 'It ends before it begins.'],
  ].flatMap(([holds, sentence]) => (holds ? [] : [sentence as string]));
}

/**
 * Makes a draft public and puts its budget into the ledger, from which every bonus comes. Throws NotPublishable.
 */
export async function publishBonus(ctx: Context, activityId: number): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const draft = await inside.db.row<{ end_at: Date; budget: number }>(sql`
      select a.end_at, b.budget from activity a join bonus b on b.activity_id = a.id
      where a.id = ${activityId} and a.tenant_id = ${ctx.tenant.id} and a.state = 'DRAFT' for update`);
    if (!draft) throw new NotPublishable(['There is no such draft of a bonus.']);
    if (draft.end_at <= ctx.now) throw new NotPublishable(['Its end has passed.']);
    const book = bookOf(activityId);
    await post(inside, {
      ...book,
      from: 'issuer',
      to: 'budget',
      amount: draft.budget,
      reason: 'PUBLISHED',
      key: `bonus ${book.scope} published`,
    });
    await inside.db.run(sql`
      update activity set state = 'PUBLISHED', published_at = ${ctx.now}, updated_at = ${ctx.now}
      where id = ${activityId}`);
  });
}
