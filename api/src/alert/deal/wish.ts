/** What somebody asks of a deal alert, made whole and checked (ALERT-01, ALERT-06..09; AMB-12). */
import type { Ask } from '#contract/calls.ts';
import { ALERT_LIMITS } from '#contract/alert/alert.ts';
import { fail } from '#contract/errors.ts';
import { wellFormed } from '#contract/text.ts';
import { brandsByIds, categoriesByIds } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { DealRule, DealWish } from './row.ts';
import { needsOf, tagKey, tagName } from './words.ts';

export type AskedWish = Ask<'alert.preview'>;

/** `before`: what is used where nothing is sent. */
export async function wished(ctx: Context, asked: AskedWish, before: DealWish): Promise<DealWish> {
  const keyword = asked.keyword === undefined ? before.keyword : keywordOf(asked.keyword);
  const tags = asked.tags === undefined ? before.tags : tagsOf(asked.tags);
  const words = needsOf(keyword);
  if (keyword !== '' && words.length === 0)
    throw fail('alert.empty', { fields: { keyword: 'alert.empty' } });
  const wish: DealWish = {
    ...before,
    keyword,
    words,
    tags,
    tagKeys: tags.map(tagKey),
    brandId: asked.brandId === undefined ? before.brandId : await brandOf(ctx, asked.brandId),
    categoryIds:
      asked.categoryIds === undefined
        ? before.categoryIds
        : await categoriesOf(ctx, asked.categoryIds),
    emailNotify: asked.emailNotify ?? before.emailNotify,
    ...ruleOf(asked.rule ?? {}, before),
    frequency: asked.rule?.frequency ?? before.frequency,
  };
  if (isEmpty(wish)) throw fail('alert.empty', { fields: { keyword: 'alert.empty' } });
  return wish;
}

/** An alert of which nothing was said yet. */
export const plainAlert = (emailNotify: boolean): DealWish => ({
  keyword: '',
  words: [],
  brandId: null,
  categoryIds: [],
  tags: [],
  tagKeys: [],
  emailNotify,
  maxAmount: null,
  minDiscount: null,
  minScore: null,
  verifiedOnly: false,
  lowDays: null,
  frequency: 'INSTANT',
});

/** Nothing but one tag: what a tag subscription is. */
export const isTagAlone = ({ words, brandId, categoryIds, tagKeys, ...rule }: DealWish): boolean =>
  words.length === 0 &&
  brandId === null &&
  categoryIds.length === 0 &&
  tagKeys.length === 1 &&
  rule.maxAmount === null &&
  rule.minDiscount === null &&
  rule.minScore === null &&
  !rule.verifiedOnly &&
  rule.lowDays === null;

function isEmpty({ words, brandId, categoryIds, tagKeys }: DealWish): boolean {
  return words.length === 0 && brandId === null && categoryIds.length === 0 && tagKeys.length === 0;
}

function keywordOf(typed: string): string {
  const keyword = oneSpaced(typed);
  if ([...keyword].length > ALERT_LIMITS.keyword)
    throw fail('alert.keyword.too_long', {
      holes: { max: String(ALERT_LIMITS.keyword) },
      fields: { keyword: 'alert.keyword.too_long' },
    });
  return keyword;
}

/** Each once, however it is written. */
export function tagsOf(typed: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of typed.map((one) => oneSpaced(one).replace(/^[#＃\s]+/, ''))) {
    const key = tagKey(tag);
    if (key === '') throw fail('common.invalid', { fields: { tags: 'field.required' } });
    if (!byKey.has(key)) byKey.set(key, tagName(tag));
  }
  return within([...byKey.values()], ALERT_LIMITS.tags, 'tags');
}

async function categoriesOf(ctx: Context, asked: readonly string[]): Promise<number[]> {
  const ids = within([...new Set(asked)], ALERT_LIMITS.categories, 'categoryIds').map(idOf);
  const known = new Set(
    (
      await categoriesByIds(
        ctx.db,
        ids.filter((id) => id !== null),
      )
    ).map(({ id }) => id),
  );
  return ids.map((id) => {
    if (id === null || !known.has(id))
      throw fail('common.invalid', { fields: { categoryIds: 'field.choice' } });
    return id;
  });
}

async function brandOf(ctx: Context, asked: string | null): Promise<number | null> {
  if (asked === null) return null;
  const id = idOf(asked);
  const [brand] = id === null ? [] : await brandsByIds(ctx.db, [id]);
  if (!brand) throw fail('common.invalid', { fields: { brandId: 'field.choice' } });
  return brand.id;
}

function ruleOf(asked: NonNullable<AskedWish['rule']>, before: DealWish): DealRule {
  const given = <Name extends keyof DealRule>(name: Name): DealRule[Name] =>
    (asked[name] === undefined ? before[name] : asked[name]) as DealRule[Name];
  const minDiscount = given('minDiscount');
  return {
    maxAmount: given('maxAmount'),
    minDiscount: minDiscount === null ? null : Math.round(minDiscount * 10_000) / 10_000,
    minScore: given('minScore'),
    verifiedOnly: given('verifiedOnly'),
    lowDays: given('lowDays'),
  };
}

function within<Item>(chosen: Item[], most: number, field: string): Item[] {
  if (chosen.length > most)
    throw fail('alert.too_many_choices', { fields: { [field]: 'alert.too_many_choices' } });
  return chosen;
}

const oneSpaced = (text: string): string =>
  wellFormed(text.normalize('NFC')).replace(/\s+/g, ' ').trim();
