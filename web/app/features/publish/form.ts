/** The values of the editor's fields, and which of them are sent. Pure. */
import type { Ask } from '#contract/calls.ts';
import type { GoodsCard, Image } from '#contract/catalog/card.ts';
import { isBlank, lengthOf } from '#contract/account/rules.ts';
import { savesItself as keepsItself } from '#contract/content/audit.ts';
import type { ContributionState } from '#contract/content/audit.ts';
import { DRAFT_LIMITS } from '#contract/content/drafting.ts';
import type { Draft } from '#contract/content/draft.ts';
import type { ContributionType } from '#contract/content/drafting.ts';
import type { Disclosure } from '#contract/content/kind.ts';
import { CURRENCIES, typedAmount } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { DAY_MS, localTime } from '#contract/time.ts';
import type { MessageKey } from '../../lib/message.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type Kind = ContributionType;

export interface Words {
  readonly title: string;
  readonly text: string;
  readonly images: readonly Image[];
  readonly goods: readonly GoodsCard[];
  readonly category: string;
  readonly keywords: string;
  readonly disclosure: Disclosure | '';
  readonly isOwn: boolean;
  readonly url: string;
  /** Given away: without prices and without a code. */
  readonly isFreebie: boolean;
  readonly isFlash: boolean;
  readonly price: string;
  readonly origin: string;
  readonly coupon: string;
  readonly start: string;
  readonly end: string;
}

const NOTHING: Words = {
  title: '',
  text: '',
  images: [],
  goods: [],
  category: '',
  keywords: '',
  disclosure: '',
  isOwn: false,
  url: '',
  isFreebie: false,
  isFlash: false,
  price: '',
  origin: '',
  coupon: '',
  start: '',
  end: '',
};

/** The fields as a draft fills them; of a new one, with the link that somebody came with. */
export function wordsOf(draft: Draft | null, timezone: string, url = ''): Words {
  if (!draft) return { ...NOTHING, url };
  const { deal } = draft;
  const amount = (minor: number | null) =>
    minor === null
      ? ''
      : String(minor / 10 ** CURRENCIES[(deal as NonNullable<typeof deal>).currencyCode].digits);
  const time = (iso: string | null) => (iso === null ? '' : localStamp(iso, timezone));
  return {
    title: draft.title,
    text: draft.text,
    images: draft.images,
    goods: draft.goods.filter((card) => draft.goodsIds.includes(card.id)),
    category: draft.classificationCodes[0] ?? '',
    keywords: draft.keywords.join(', '),
    disclosure: draft.disclosure ?? '',
    isOwn: draft.viewerType === 'SELF',
    url: deal?.url ?? '',
    isFreebie: deal?.isFreebie ?? false,
    isFlash: deal?.isFlash ?? false,
    price: deal?.isFreebie ? '' : amount(deal?.currentAmount ?? null),
    origin: amount(deal?.originAmount ?? null),
    coupon: deal?.couponCode ?? '',
    start: time(deal?.startTime ?? null),
    end: time(deal?.endTime ?? null),
  };
}

type Sent = Omit<Ask<'draft.update'>, 'id' | 'version'>;

/** What is sent of some fields, and of no others. */
export function askOf(
  words: Words,
  kind: Kind,
  currency: CurrencyCode,
  fields = Object.keys(words) as readonly (keyof Words)[],
): Sent {
  const amount = (typed: string) => (isBlank(typed) ? null : typedAmount(typed, currency));
  const of: Readonly<Record<keyof Words, () => Sent>> = {
    title: () => ({ title: words.title }),
    text: () => ({ text: words.text }),
    images: () => ({
      images: words.images.map(({ url, width, height }) => ({
        url,
        ...(width ? { width } : {}),
        ...(height ? { height } : {}),
      })),
    }),
    goods: () => ({ goodsIds: words.goods.map((card) => card.id) }),
    category: () => ({ classificationCodes: words.category === '' ? [] : [words.category] }),
    keywords: () => ({ keywords: keywordsIn(words.keywords) }),
    disclosure: () => (words.disclosure === '' ? {} : { disclosure: words.disclosure }),
    isOwn: () => (kind === 'NOTE' ? { viewerType: words.isOwn ? 'SELF' : 'ALL' } : {}),
    url: () => ({ deal: { url: words.url } }),
    isFreebie: () => ({ deal: { isFreebie: words.isFreebie } }),
    isFlash: () => ({ deal: { isFlash: words.isFlash } }),
    price: () => ({ deal: { currentAmount: amount(words.price) } }),
    origin: () => ({ deal: { originAmount: amount(words.origin) } }),
    coupon: () => ({ deal: { couponCode: words.coupon } }),
    start: () => ({ deal: { startTime: words.start } }),
    end: () => ({ deal: { endTime: words.end } }),
  };
  const parts = fields.map((field) => of[field]());
  const deal = Object.assign({}, ...parts.map((part) => part.deal)) as NonNullable<Sent['deal']>;
  const { deal: _, ...rest } = Object.assign({}, ...parts) as Sent;
  return kind === 'DEAL' ? { ...rest, deal } : rest;
}

export function keywordsIn(typed: string): string[] {
  return typed
    .split(/[,،、#\n]+/)
    .map((word) => word.trim())
    .filter(Boolean);
}

export type Wrong = Readonly<Partial<Record<keyof Words | 'all', MessageKey>>>;

/**
 * What is missing or wrong before it is sent; the API looks again. Goods that are known bring their
 * own picture.
 */
export function wrongIn(
  words: Words,
  kind: Kind,
  { currency, ends }: { readonly currency: CurrencyCode; readonly ends: Ends },
  hasPicture = false,
): Wrong {
  const wrong: Partial<Record<keyof Words, MessageKey>> = {};
  if (isBlank(words.title)) wrong.title = 'publish.need.title';
  else if (lengthOf(words.title) > DRAFT_LIMITS.title) wrong.title = 'publish.wrong.long';
  if (kind === 'DEAL') {
    if (!/^(https?:\/\/\S+\.\S+|\/\S+)$/i.test(words.url.trim())) wrong.url = 'publish.need.url';
    if (words.images.length === 0 && !hasPicture) wrong.images = 'publish.need.picture';
    const now = words.isFreebie ? null : typedAmount(words.price, currency);
    if (!words.isFreebie && (now === null || now === 0)) wrong.price = 'publish.need.price';
    const before =
      words.isFreebie || isBlank(words.origin) ? null : typedAmount(words.origin, currency);
    if (
      !words.isFreebie &&
      !isBlank(words.origin) &&
      (before === null || (now !== null && before <= now))
    )
      wrong.origin = 'publish.wrong.origin';
    if (words.isFlash && words.end === '') wrong.end = 'publish.need.end';
    if (
      words.end !== '' &&
      (words.end <= words.start || words.end < ends.min || words.end > ends.max)
    )
      wrong.end = 'publish.wrong.end';
  }
  if (isBlank(words.text)) wrong.text = 'publish.need.text';
  else if (lengthOf(words.text) > DRAFT_LIMITS.text) wrong.text = 'publish.wrong.long';
  if (keywordsIn(words.keywords).length > DRAFT_LIMITS.keywords)
    wrong.keywords = 'publish.wrong.keywords';
  if (words.disclosure === '') wrong.disclosure = 'publish.need.disclosure';
  return wrong;
}

/** Fields of the API by those of the editor. */
const FIELDS: Readonly<Record<string, keyof Words>> = {
  title: 'title',
  text: 'text',
  images: 'images',
  goodsIds: 'goods',
  classificationCodes: 'category',
  keywords: 'keywords',
  disclosure: 'disclosure',
  'deal.url': 'url',
  'deal.currentAmount': 'price',
  'deal.originAmount': 'origin',
  'deal.couponCode': 'coupon',
  'deal.startTime': 'start',
  'deal.endTime': 'end',
};
const SENTENCES: Readonly<Record<string, MessageKey>> = {
  'field.too_long': 'publish.wrong.long',
  'field.too_many': 'publish.wrong.many',
  'content.picture': 'publish.wrong.picture',
  'content.link': 'publish.wrong.link',
  'content.merchant': 'publish.wrong.merchant',
  'content.links': 'publish.wrong.links',
  'content.links.none': 'publish.wrong.links.none',
  'price.time.invalid': 'publish.wrong.time',
  'price.time.order': 'publish.wrong.end',
};
const NEEDED: Readonly<Partial<Record<keyof Words, MessageKey>>> = {
  title: 'publish.need.title',
  text: 'publish.need.text',
  url: 'publish.need.url',
  price: 'publish.need.price',
  end: 'publish.need.end',
  disclosure: 'publish.need.disclosure',
};

/** The API's answer by the editor's fields; what has no field here is said as a whole. */
export function wrongBy(fields: Readonly<Record<string, string>> = {}): Wrong {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, key]) => {
      const field = FIELDS[name];
      const sentence =
        (field && key === 'field.required' ? NEEDED[field] : undefined) ??
        SENTENCES[key] ??
        'publish.wrong.other';
      return field ? [[field, sentence]] : [];
    }),
  );
}

/** What is public or waits for review is changed by sending it, not by typing. */
export function savesItself(state: ContributionState | undefined): boolean {
  return state === undefined || keepsItself(state);
}

/** Between which times a deal may end, as the field writes them in the region's time zone. */
export interface Ends {
  readonly min: string;
  readonly max: string;
}

export function endsFrom(now: number, timezone: string): Ends {
  const stamp = (at: number) => localStamp(new Date(at).toISOString(), timezone);
  return { min: stamp(now + MINUTE_MS), max: stamp(now + DRAFT_LIMITS.endDays * DAY_MS) };
}

/** A flash sale ends with its first day, today or later, unless its author knows better. */
export function flashOf(
  isFlash: boolean,
  { start, end }: Pick<Words, 'start' | 'end'>,
  ends: Ends,
): Pick<Words, 'isFlash' | 'end'> {
  return { isFlash, end: isFlash && end === '' ? endOfSale(start, ends) : end };
}

/**
 * The end that a flash sale gets now, where the one that it got when the editor was opened has
 * passed meanwhile; null where that is still ahead, or its author chose another.
 */
export function movedEnd(
  { isFlash, start, end }: Pick<Words, 'isFlash' | 'start' | 'end'>,
  opened: Ends,
  ends: Ends,
): string | null {
  const isPast = isFlash && end < ends.min && end === endOfSale(start, opened);
  return isPast ? endOfSale(start, ends) : null;
}

/** The end of the first day, or of the next where less than an hour of the first is left. */
function endOfSale(start: string, { min }: Ends): string {
  const first = start > min ? start : min;
  const anHourLater = new Date(Date.parse(`${first}Z`) + HOUR_MS).toISOString();
  return `${anHourLater.split('T')[0]}T23:59`;
}

function localStamp(iso: string, timezone: string): string {
  const at = localTime(new Date(iso), timezone);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.year}-${two(at.month)}-${two(at.day)}T${two(at.hour)}:${two(at.minute)}`;
}
