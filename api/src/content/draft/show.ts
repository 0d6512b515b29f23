/** Contributions as their authors see them. */
import { mayEdit } from '#contract/content/audit.ts';
import type { Draft } from '#contract/content/draft.ts';
import { goodsCards } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { duplicatesOf } from './duplicate.ts';
import { canMove } from './move.ts';
import type { ContributionRow } from './queries.ts';

const STEPS = {
  submit: 'SUBMITTED',
  cancel: 'CANCELED',
  recall: 'RECALLED',
  delete: 'DELETED',
} as const;

export async function showDrafts(ctx: Context, rows: readonly ContributionRow[]): Promise<Draft[]> {
  const wanted = (row: ContributionRow) => [
    ...new Set([...(row.goods_id === null ? [] : [row.goods_id]), ...row.written.goodsIds]),
  ];
  const [duplicates, cards] = await Promise.all([
    duplicatesOf(ctx, rows),
    goodsCards(ctx, [...new Set(rows.flatMap(wanted))]),
  ]);
  const cardOf = new Map(cards.map((card) => [Number(card.id), card]));
  return rows.map((row) => ({
    ...showDraft(ctx, row),
    goods: wanted(row).flatMap((id) => cardOf.get(id) ?? []),
    duplicates: duplicates.get(row.id) ?? [],
  }));
}

function showDraft({ tenant }: Context, row: ContributionRow): Omit<Draft, 'duplicates' | 'goods'> {
  const { written } = row;
  const steps = (Object.keys(STEPS) as (keyof typeof STEPS)[]).filter((step) =>
    canMove(row, STEPS[step], 'author'),
  );
  return {
    id: String(row.id),
    code: row.code,
    authorId: String(row.author_id),
    version: row.version,
    contentTypeCode: row.type,
    state: row.state,
    isPublic: row.is_public,
    reason: row.reason,
    title: written.title,
    summary: written.summary,
    text: written.text,
    images: [...written.images],
    keywords: [...written.keywords],
    classificationCodes: [...written.classificationCodes],
    goodsIds: written.goodsIds.map(String),
    disclosure: written.disclosure,
    viewerType: written.viewerType,
    proofUrl: written.proofUrl,
    deal: written.deal && {
      ...written.deal,
      goodsId: row.goods_id === null ? null : String(row.goods_id),
      currencyCode: tenant.currency,
    },
    can: mayEdit(row.state) ? ['edit', ...steps] : steps,
    publishTime: row.publish_time?.toISOString() ?? null,
    createTime: row.created_at.toISOString(),
    updateTime: row.updated_at.toISOString(),
  };
}
