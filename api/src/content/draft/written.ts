/**
 * What somebody writes into a draft: cleaned and bounded when it is saved, complete when it is
 * submitted. Pictures are the author's own uploads; whatever else they name is looked up before it
 * is stored.
 */
import type { Ask } from '#contract/calls.ts';
import { lengthOf } from '#contract/account/rules.ts';
import { DRAFT_LIMITS } from '#contract/content/drafting.ts';
import type { Disclosure, ViewerType } from '#contract/content/kind.ts';
import type { ErrorKey } from '#contract/errors.ts';
import { fail } from '#contract/errors.ts';
import { DAY_MS, parseTime } from '#contract/time.ts';
import type { Image } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf, idsOf } from '../../kernel/identity.ts';
import { picturesIn } from '../writing/rich-text.ts';
import { htmlOfWritten } from './markdown.ts';

/** The working copy, as it is stored. */
export interface Written {
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  readonly images: readonly Image[];
  readonly keywords: readonly string[];
  readonly classificationCodes: readonly string[];
  readonly goodsIds: readonly number[];
  readonly disclosure: Disclosure | null;
  readonly viewerType: ViewerType;
  readonly viewerIds: readonly number[];
  readonly groupIds: readonly number[];
  readonly proofUrl: string | null;
  readonly deal: WrittenDeal | null;
}

export interface WrittenDeal {
  readonly url: string;
  /** Given away: there are neither prices nor a code (AMB-32). */
  readonly isFreebie: boolean;
  /** A flash sale, which has an end. */
  readonly isFlash: boolean;
  /** Goods that the author chose; without them the link decides. */
  readonly goodsId: number | null;
  readonly currentAmount: number | null;
  readonly originAmount: number | null;
  readonly couponCode: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
}

const NO_DEAL: WrittenDeal = {
  url: '',
  isFreebie: false,
  isFlash: false,
  goodsId: null,
  currentAmount: null,
  originAmount: null,
  couponCode: null,
  startTime: null,
  endTime: null,
};

export function nothingWritten(type: 'NOTE' | 'DEAL'): Written {
  return {
    title: '',
    summary: '',
    text: '',
    images: [],
    keywords: [],
    classificationCodes: [],
    goodsIds: [],
    disclosure: null,
    viewerType: 'ALL',
    viewerIds: [],
    groupIds: [],
    proofUrl: null,
    deal: type === 'DEAL' ? NO_DEAL : null,
  };
}

export type Typed = Omit<Ask<'draft.update'>, 'id'>;

/** The working copy with what was sent put in; throws what a field cannot hold. */
export function withTyped(ctx: Context, me: number, before: Written, typed: Typed): Written {
  const next: Written = {
    ...before,
    ...(typed.title === undefined ? {} : { title: oneLine(typed.title) }),
    ...(typed.summary === undefined ? {} : { summary: oneLine(typed.summary) }),
    ...(typed.text === undefined ? {} : { text: composed(typed.text).trim() }),
    ...(typed.images === undefined ? {} : { images: typed.images }),
    ...(typed.keywords === undefined
      ? {}
      : { keywords: distinct(typed.keywords.map((word) => oneLine(word.replace(/^#+/, '')))) }),
    ...(typed.classificationCodes === undefined
      ? {}
      : { classificationCodes: distinct(typed.classificationCodes) }),
    ...(typed.goodsIds === undefined ? {} : { goodsIds: [...new Set(idsOf(typed.goodsIds))] }),
    ...(typed.disclosure === undefined ? {} : { disclosure: typed.disclosure }),
    ...(typed.viewerType === undefined || before.deal ? {} : { viewerType: typed.viewerType }),
    ...(typed.viewerIds === undefined ? {} : { viewerIds: idsOf(typed.viewerIds) }),
    ...(typed.groupIds === undefined ? {} : { groupIds: idsOf(typed.groupIds) }),
    ...(typed.proofUrl === undefined ? {} : { proofUrl: typed.proofUrl || null }),
    ...(before.deal && typed.deal ? { deal: dealWith(ctx, before.deal, typed.deal) } : {}),
  };
  refuse(wrongIn(me, next));
  return next;
}

function dealWith(
  { tenant }: Context,
  before: WrittenDeal,
  typed: NonNullable<Typed['deal']>,
): WrittenDeal {
  const time = (
    given: string | null | undefined,
    was: string | null,
    field: string,
  ): string | null => {
    if (given === undefined) return was;
    if (given === null || given.trim() === '') return null;
    const at = parseTime(given, tenant.timezone);
    if (!at)
      throw fail('price.time.invalid', { fields: { [`deal.${field}`]: 'price.time.invalid' } });
    return at.toISOString();
  };
  const isFreebie = typed.isFreebie ?? before.isFreebie;
  const next = {
    url: typed.url === undefined ? before.url : typed.url.trim(),
    isFreebie,
    isFlash: typed.isFlash ?? before.isFlash,
    goodsId: typed.goodsId === undefined ? before.goodsId : idOf(typed.goodsId ?? undefined),
    currentAmount: typed.currentAmount === undefined ? before.currentAmount : typed.currentAmount,
    originAmount: typed.originAmount === undefined ? before.originAmount : typed.originAmount,
    couponCode:
      typed.couponCode === undefined ? before.couponCode : oneLine(typed.couponCode) || null,
    startTime: time(typed.startTime, before.startTime, 'startTime'),
    endTime: time(typed.endTime, before.endTime, 'endTime'),
  };
  return isFreebie ? { ...next, currentAmount: 0, originAmount: null, couponCode: null } : next;
}

type Wrong = Record<string, ErrorKey>;

function wrongIn(
  me: number,
  {
    title,
    summary,
    text,
    images,
    keywords,
    classificationCodes,
    goodsIds,
    proofUrl,
    deal,
  }: Written,
): Wrong {
  const own = (url: string) => new RegExp(`^/media/p/${me}/[\\w-]{22}\\.webp$`).test(url);
  const wrong: Wrong = {};
  if (lengthOf(title) > DRAFT_LIMITS.title) wrong.title = 'field.too_long';
  if (lengthOf(summary) > DRAFT_LIMITS.summary) wrong.summary = 'field.too_long';
  if (lengthOf(text) > DRAFT_LIMITS.text) wrong.text = 'field.too_long';
  else if (!picturesIn(htmlOfWritten(text)).every(own)) wrong.text = 'content.picture';
  if (images.length > DRAFT_LIMITS.images) wrong.images = 'field.too_many';
  else if (!images.every(({ url }) => own(url))) wrong.images = 'content.picture';
  if (keywords.length > DRAFT_LIMITS.keywords) wrong.keywords = 'field.too_many';
  else if (keywords.some((word) => lengthOf(word) > DRAFT_LIMITS.keyword))
    wrong.keywords = 'field.too_long';
  if (classificationCodes.length > DRAFT_LIMITS.categories)
    wrong.classificationCodes = 'field.too_many';
  if (goodsIds.length > DRAFT_LIMITS.goods) wrong.goodsIds = 'field.too_many';
  if (proofUrl !== null && !own(proofUrl)) wrong.proofUrl = 'content.picture';
  if (deal?.couponCode && lengthOf(deal.couponCode) > DRAFT_LIMITS.couponCode)
    wrong['deal.couponCode'] = 'field.too_long';
  return wrong;
}

/**
 * Throws unless everything is there that readers need (BEY-11: the tie to the seller above all).
 */
export function refuseIncomplete(
  ctx: Context,
  { title, text, disclosure, viewerType, viewerIds, groupIds, deal }: Written,
): void {
  const wrong: Wrong = {};
  if (title === '') wrong.title = 'field.required';
  if (text === '') wrong.text = 'field.required';
  if (viewerType.startsWith('VIEWER_') && viewerIds.length === 0)
    wrong.viewerIds = 'field.required';
  if (viewerType.startsWith('GROUP_') && groupIds.length === 0) wrong.groupIds = 'field.required';
  if (deal) Object.assign(wrong, wrongDeal(ctx, deal));
  if (disclosure === null && Object.keys(wrong).length === 0)
    throw fail('content.disclosure', { fields: { disclosure: 'field.required' } });
  if (disclosure === null) wrong.disclosure = 'field.required';
  refuse(wrong);
  if (deal && disclosure === 'EMPLOYEE')
    throw fail('content.merchant', { fields: { disclosure: 'content.merchant' } });
}

function wrongDeal(
  { now }: Context,
  { url, isFreebie, isFlash, currentAmount, originAmount, startTime, endTime }: WrittenDeal,
): Wrong {
  const wrong: Wrong = {};
  if (url === '') wrong['deal.url'] = 'field.required';
  if (!isFreebie && !currentAmount) wrong['deal.currentAmount'] = 'field.required';
  else if (currentAmount !== null && originAmount !== null && originAmount <= currentAmount)
    wrong['deal.originAmount'] = 'field.too_small';
  if (isFlash && endTime === null) wrong['deal.endTime'] = 'field.required';
  const left = endTime === null ? null : Date.parse(endTime) - now.getTime();
  if (left !== null && left <= 0) wrong['deal.endTime'] = 'price.time.order';
  else if (left !== null && left > DRAFT_LIMITS.endDays * DAY_MS)
    wrong['deal.endTime'] = 'price.time.invalid';
  else if (startTime !== null && endTime !== null && endTime <= startTime)
    wrong['deal.endTime'] = 'price.time.order';
  return wrong;
}

function refuse(wrong: Wrong): void {
  if (Object.keys(wrong).length > 0) throw fail('common.invalid', { fields: wrong });
}

function composed(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '');
}

function oneLine(text: string): string {
  return composed(text).replace(/\s+/g, ' ').trim();
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words.filter(Boolean))];
}
