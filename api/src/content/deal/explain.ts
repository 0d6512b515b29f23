/**
 * Why a deal ranks where it does (P-28): the stored points, in sentences; they add up to the
 * score exactly.
 */
import { SCORE_ITEMS, SCORE_PARTS } from '#contract/content/score.ts';
import { fail } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import { idOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { SCORE_TEXTS } from '../messages/score.ts';
import { dealBy } from './queries.ts';

export const score: Handler<'deal.score'> = async (ctx, ask) => {
  const deal = await dealBy(ctx.db, idOf(ask.id), ask.id, ctx.now);
  if (!deal) throw fail('content.not_found');
  const row = await ctx.db.row<{
    points: Partial<Record<(typeof SCORE_ITEMS)[number], number>>;
    judged_at: Date | null;
  }>(sql`
    select d.points, p.judged_at from deal d left join goods_price p on p.goods_id = d.goods_id
      where d.content_id = ${deal.id}`);
  const points = row?.points ?? {};
  const items = SCORE_ITEMS.filter((part) => part !== 'CAP' || (points.CAP ?? 0) < 0).map(
    (part) => ({
      part,
      points: points[part] ?? 0,
      max: part === 'CAP' ? 0 : SCORE_PARTS[part],
      text: SCORE_TEXTS[ctx.lang][part],
    }),
  );
  return {
    score: items.reduce((sum, item) => sum + item.points, 0),
    items,
    capped: (points.CAP ?? 0) < 0,
    judgedTime: (row?.judged_at ?? deal.update_time).toISOString(),
  };
};
