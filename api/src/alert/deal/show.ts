/** Deal alerts as clients see them, each as one sentence too. */
import type { Alert } from '#contract/alert/alert.ts';
import { textIn } from '#contract/language.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { mailboxesOf } from '../../account/index.ts';
import { brandsByIds, categoriesByIds } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';
import { labelName } from '../../goods/index.ts';
import { sayAlert } from '../messages/say-alert.ts';
import { wishIn } from './row.ts';
import type { AlertRow, DealWish } from './row.ts';

type Named = Alert['categories'][number];

/** What brands and categories of wishes are called, in the language of `ctx`. */
export interface Names {
  readonly brands: ReadonlyMap<number, Named>;
  readonly categories: ReadonlyMap<number, Named>;
}

export async function namesOf(ctx: Context, wishes: readonly DealWish[]): Promise<Names> {
  const [brands, categories] = await Promise.all([
    brandsByIds(ctx.db, [...new Set(wishes.flatMap(({ brandId }) => brandId ?? []))]),
    categoriesByIds(ctx.db, [...new Set(wishes.flatMap((one) => one.categoryIds))]),
  ]);
  return {
    brands: new Map(
      brands.map(({ id, code, name }) => [id, { id: String(id), code, name }] as const),
    ),
    categories: new Map(
      categories.map(({ id, code, names }) => [
        id,
        { id: String(id), code, name: textIn(names, ctx.lang) || code },
      ]),
    ),
  };
}

/** The whole wish in one sentence (BEY-06). */
export function sentenceOf(ctx: Context, wish: DealWish, { brands, categories }: Names): string {
  return sayAlert(
    ctx.lang,
    {
      keyword: wish.keyword,
      brand: wish.brandId === null ? null : (brands.get(wish.brandId)?.name ?? null),
      categories: wish.categoryIds.flatMap((id) => categories.get(id)?.name ?? []),
      tags: wish.tags.map((tag) => labelName(tag, ctx.lang)),
      rule: wish,
      frequency: wish.frequency,
    },
    ctx.tenant.currency as CurrencyCode,
  );
}

export async function showAlerts(ctx: Context, rows: readonly AlertRow[]): Promise<Alert[]> {
  const wishes = rows.map(wishIn);
  const [names, boxes] = await Promise.all([
    namesOf(ctx, wishes),
    mailboxesOf(ctx, [...new Set(rows.map((row) => row.account_id))]),
  ]);
  return rows.map((row): Alert => {
    const wish = wishIn(row);
    return {
      id: String(row.id),
      kind: row.kind,
      keyword: row.keyword,
      brand: row.brand_id === null ? null : (names.brands.get(row.brand_id) ?? null),
      categories: row.category_ids.flatMap((id) => names.categories.get(id) ?? []),
      tags: row.tags.map((tag) => labelName(tag, ctx.lang)),
      emailNotify: row.email_notify,
      emailPossible: boxes.has(row.account_id),
      rule: {
        maxAmount: wish.maxAmount,
        minDiscount: wish.minDiscount,
        minScore: wish.minScore,
        verifiedOnly: wish.verifiedOnly,
        lowDays: wish.lowDays,
        frequency: wish.frequency,
      },
      sentence: sentenceOf(ctx, wish, names),
      status: row.paused ? 'PAUSED' : 'ACTIVE',
      firedCount: row.fired_count,
      lastFiredTime: row.last_fired_at?.toISOString() ?? null,
      createTime: row.created_at.toISOString(),
      updateTime: row.updated_at.toISOString(),
    };
  });
}
