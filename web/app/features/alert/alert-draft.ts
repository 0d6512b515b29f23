/** What somebody edits in the form of a deal alert, and what is sent of it. Pure. */
import type { Alert, AlertRule } from '#contract/alert/alert.ts';
import { ALERT_LIMITS } from '#contract/alert/limits.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** An amount in an address: whole, above nothing, and no more than the field of the form shows. */
const MINOR_UNITS = /^[1-9]\d{0,11}$/;

export interface AlertDraft {
  readonly keyword: string;
  readonly brand: Named | null;
  readonly categories: readonly Named[];
  readonly tags: readonly string[];
  readonly emailNotify: boolean;
  readonly rule: AlertRule;
}

/** A new alert begins with what the address names, which survives signing in (AMB-68). */
export function draftFrom(query: URLSearchParams, emailPossible: boolean): AlertDraft {
  const named = (key: string): Named[] => {
    const id = query.get(key);
    return id && /^\d{1,18}$/.test(id) ? [{ id, name: query.get(`${key}Name`) ?? id }] : [];
  };
  const tag = (query.get('tag') ?? '').trim();
  const most = query.get('maxAmount') ?? '';
  return {
    keyword: cutKeyword((query.get('keyword') ?? '').trim()),
    brand: named('brand')[0] ?? null,
    categories: named('category'),
    tags: tag === '' ? [] : [tag],
    emailNotify: emailPossible,
    rule: {
      frequency: 'INSTANT',
      ...(MINOR_UNITS.test(most) && { maxAmount: Number(most) }),
    },
  };
}

export function draftOfAlert({
  keyword,
  brand,
  categories,
  tags,
  emailNotify,
  rule,
}: Alert): AlertDraft {
  return { keyword, brand, categories, tags, emailNotify, rule };
}

/** ALERT-09: the 51st code point is refused. */
export const cutKeyword = (text: string): string =>
  Array.from(text).slice(0, ALERT_LIMITS.keyword).join('');
export const lengthOf = (text: string): number => Array.from(text).length;

export function isEmpty({ keyword, brand, categories, tags }: AlertDraft): boolean {
  return keyword.trim() === '' && !brand && categories.length === 0 && tags.length === 0;
}

/** The fields of the wire. */
export function wishesOf({ keyword, brand, categories, tags, emailNotify, rule }: AlertDraft) {
  return {
    keyword: keyword.trim(),
    brandId: brand?.id ?? null,
    categoryIds: categories.map(({ id }) => id),
    tags: [...tags],
    emailNotify,
    rule,
  };
}
