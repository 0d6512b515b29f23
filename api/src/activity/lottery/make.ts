/** Drafts of lotteries, as operators write them (OPS-60). */
import { ADDRESS_DAYS } from '#contract/activity/lottery.ts';
import type { RiskLimits } from '#contract/activity/risk.ts';
import type { ChanceRule, TermsPrize } from '#contract/activity/fair/terms.ts';
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { seal } from '../../kernel/sealed.ts';
import type { Texts } from '../row.ts';
import { CODE_PURPOSE } from './award.ts';

export interface PrizeDraft {
  readonly name: Texts;
  readonly image: string;
  readonly kind: TermsPrize['kind'];
  /** Of the ten thousand. */
  readonly numbers: number;
  /** Null: as many as are won. */
  readonly stock: number | null;
  /** What one costs the operator, in minor units. */
  readonly cost?: number;
  /** Of a voucher: a code for each, or one for all. */
  readonly codes?: readonly string[];
  readonly sharedCode?: string;
}

export interface LotteryDraft {
  readonly code: string;
  readonly title: Texts;
  readonly summary: Texts;
  /** Sanitised HTML. */
  readonly rules: Texts;
  readonly cover: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly revealAt: Date;
  readonly chances: readonly ChanceRule[];
  readonly prizes: readonly PrizeDraft[];
  readonly addressDays?: number;
  /** Limits that differ from the usual ones. */
  readonly risk?: Partial<RiskLimits>;
  readonly isDemo?: boolean;
}

/** Stores a draft; its id. Whether it can be published is said by `publishLottery`. */
export async function makeLottery(ctx: Context, draft: LotteryDraft): Promise<number> {
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.row<{ id: number }>(sql`
      insert into activity (tenant_id, code, type, title, summary, rules, cover, start_at, end_at,
        state, risk, is_demo, created_at, updated_at)
      values (${ctx.tenant.id}, ${draft.code}, 'LOTTERY', ${JSON.stringify(draft.title)},
        ${JSON.stringify(draft.summary)}, ${JSON.stringify(draft.rules)}, ${draft.cover},
        ${draft.startAt}, ${draft.endAt}, 'DRAFT', ${JSON.stringify(draft.risk ?? {})},
        ${draft.isDemo ?? false}, ${ctx.now}, ${ctx.now}) returning id`);
    const id = row?.id as number;
    await inside.db.run(sql`
      insert into lottery (activity_id, tenant_id, chances, address_days, reveal_at)
      values (${id}, ${ctx.tenant.id}, ${JSON.stringify(draft.chances)},
        ${draft.addressDays ?? ADDRESS_DAYS}, ${draft.revealAt})`);
    await addPrizes(inside, id, draft.prizes);
    return id;
  });
}

/** Replaces a draft, its prizes and codes too; false where there is no such draft. */
export async function rewriteLottery(
  ctx: Context,
  activityId: number,
  draft: LotteryDraft,
): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const changed = await inside.db.run(sql`
      update activity set code = ${draft.code}, title = ${JSON.stringify(draft.title)},
        summary = ${JSON.stringify(draft.summary)}, rules = ${JSON.stringify(draft.rules)},
        cover = ${draft.cover}, start_at = ${draft.startAt}, end_at = ${draft.endAt},
        risk = ${JSON.stringify(draft.risk ?? {})}, updated_at = ${ctx.now}
      where id = ${activityId} and tenant_id = ${ctx.tenant.id} and type = 'LOTTERY'
        and state = 'DRAFT'`);
    if (changed === 0) return false;
    await inside.db.run(sql`
      update lottery set chances = ${JSON.stringify(draft.chances)}, reveal_at = ${draft.revealAt},
        address_days = ${draft.addressDays ?? ADDRESS_DAYS} where activity_id = ${activityId}`);
    await inside.db.run(sql`
      delete from lottery_code c using lottery_prize p
      where p.id = c.prize_id and p.activity_id = ${activityId}`);
    await inside.db.run(sql`delete from lottery_prize where activity_id = ${activityId}`);
    await addPrizes(inside, activityId, draft.prizes);
    return true;
  });
}

async function addPrizes(
  ctx: Context,
  activityId: number,
  prizes: readonly PrizeDraft[],
): Promise<void> {
  for (const [at, prize] of prizes.entries()) await addPrize(ctx, activityId, at + 1, prize);
}

async function addPrize(
  ctx: Context,
  activityId: number,
  position: number,
  prize: PrizeDraft,
): Promise<void> {
  const shared = prize.sharedCode && (await seal(ctx, CODE_PURPOSE, prize.sharedCode));
  const row = await ctx.db.row<{ id: number }>(sql`
    insert into lottery_prize (tenant_id, activity_id, position, name, image, kind, numbers, stock,
      shared_code, cost)
    values (${ctx.tenant.id}, ${activityId}, ${position}, ${JSON.stringify(prize.name)}, ${prize.image},
      ${prize.kind}, ${prize.numbers}, ${prize.stock}, ${shared ?? null},
      ${prize.cost ?? null}) returning id`);
  const sealed = await Promise.all(
    (prize.codes ?? []).map((code) => seal(ctx, CODE_PURPOSE, code)),
  );
  await ctx.db.run(sql`
    insert into lottery_code (tenant_id, prize_id, code_sealed)
    select ${ctx.tenant.id}, ${row?.id ?? null}, code from unnest(${sealed}::text[]) code`);
}
