/** What of a lottery is played before it is published. */
import type { RehearsedPrize } from '#contract/activity/fair/rehearse.ts';
import type { ChanceRule } from '#contract/activity/fair/terms.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { LotteryDraft } from '../lottery/make.ts';
import { prizesOf } from '../lottery/row.ts';
import { inLanguage } from '../row.ts';
import { deskActivity } from './find.ts';

export interface LotteryPlan {
  readonly code: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly chances: readonly ChanceRule[];
  readonly prizes: readonly RehearsedPrize[];
}

/** Of what is stored, in whatever state; stock is that of the beginning. */
export async function lotteryPlan(ctx: Context, idOrCode: string): Promise<LotteryPlan> {
  const { id, code, start_at, end_at } = await deskActivity(ctx, idOrCode, 'LOTTERY');
  const row = await ctx.db.row<{ chances: ChanceRule[] }>(
    sql`select chances from lottery where activity_id = ${id}`,
  );
  const prizes = await prizesOf(ctx.db, id);
  return {
    code,
    startAt: start_at,
    endAt: end_at,
    chances: row?.chances ?? [],
    prizes: prizes.map(({ position, name, kind, numbers, stock, cost }) => ({
      prizeId: String(position),
      name: inLanguage(name, 'en'),
      kind,
      numbers,
      stock,
      cost,
    })),
  };
}

/** Of a draft that is not stored. */
export const planOf = ({ code, startAt, endAt, chances, prizes }: LotteryDraft): LotteryPlan => ({
  code,
  startAt,
  endAt,
  chances,
  prizes: prizes.map(({ name, kind, numbers, stock, cost }, at) => ({
    prizeId: String(at + 1),
    name: inLanguage(name, 'en'),
    kind,
    numbers,
    stock,
    cost: cost ?? null,
  })),
});
