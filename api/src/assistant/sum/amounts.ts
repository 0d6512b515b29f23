/** Amounts that a question names, and what each of them is: a price, a minimum, a cap. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { speechOf } from '#contract/market/speech.ts';
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import type { SumRole } from '../../lexicon/index.ts';
import { amountMatches, amountSaid, platformIn } from '../../search/index.ts';
import { measuresIn } from '../../words/index.ts';
import { SUM_WORDS, TALK } from '../intent/talk.ts';
import { has, without, WORDS } from '../intent/words.ts';
import { isOfVoucher, labelsIn, pricedPlatforms, unlabelled } from './labels.ts';

export interface Said {
  readonly role: SumRole | 'price';
  /** In minor units; of a share, hundredths of a per cent. */
  readonly amount: number;
  readonly isShare: boolean;
  /** It has a currency or a scale. */
  readonly isMoney: boolean;
  readonly start: number;
  readonly end: number;
  /** A bare small figure before a word: so many of it. */
  readonly isCount: boolean;
  /** Its role is said right beside it. */
  readonly isClose: boolean;
  /** What precedes it, from the amount before on. */
  readonly before: string;
}

/** What a voucher or coins take off, gives back, or takes off the shipping. */
export const TAKEN: readonly Said['role'][] = ['off', 'back', 'shippingOff', 'coins'];

/** "1. The voucher …": the number of a rule is no amount. */
const LIST = /(^|[\s:.])\d[.)]\s+(?=\p{L})/gu;
/** So few signs lie between an amount and the words that are of it. */
const NEAR = 3;
/** Farther from it they are of something else. */
const FAR = 10;
/** So far behind an amount its role is looked for. */
const BEHIND = 24;

/** The figures that are amounts, by what they are by themselves. */
function figuresIn(text: string, currency: CurrencyCode) {
  const matched = amountMatches(unmarked(unlabelled(text)), currency).flatMap((match) => {
    const said = amountSaid(match, currency);
    return said
      ? [{ ...said, start: match.index, end: match.index + match[0].trimEnd().length }]
      : [];
  });
  // "a 65 inch TV, 4k": lines of its screen
  const isLines = ({ start, end }: (typeof matched)[0]) => LINES.test(text.slice(start, end));
  const isOfScreen =
    matched.some(isLines) && measuresIn(text).some(({ words }) => SCREEN.test(words));
  // "RM15 off min RM150 …, can I stack all 3?": beside several that name their money it is none
  const areMoney = matched.filter(({ isMoney }) => isMoney).length > 1;
  const isAlone = ({ isMoney, isShare, start, end }: (typeof matched)[0]) =>
    !isMoney &&
    !isShare &&
    end - start === 1 &&
    !/^\s*\p{L}/u.test(text.slice(end)) &&
    !isCalled(text.slice(0, start));
  return matched.filter((one) => !(isOfScreen && isLines(one)) && !(areMoney && isAlone(one)));
}

export function amountsIn(typed: string, currency: CurrencyCode): Said[] {
  const text = plainOf(typed);
  const found = figuresIn(text, currency);
  // what is said of a shop ends at the next one's first amount
  const labels = found.length > 1 ? labelsIn(text) : [];
  const priced = [...(found.length > 1 ? pricedPlatforms(text) : []), ...labels];
  const said = found.map((one, at): Said => {
    const last = found[at - 1];
    const before = text.slice(last === undefined ? 0 : last.end + ownOf(text, last), one.start);
    const next = found[at + 1]?.start ?? Infinity;
    const behind = text.slice(one.end, Math.min(one.end + BEHIND, next));
    const shop = priced.find(
      (label) =>
        label.end <= one.start &&
        UNNAMED.test(text.slice(label.end, one.start)) &&
        !isOfVoucher(text, label),
    );
    const near = shop ? text.slice(shop.start, one.start) : sinceShop(before, labels.length > 0);
    const read = roleOf(near, behind, next - one.end, at > 0 && near === before);
    const role = read.role === 'price' && priced.length > 1 ? signedRole(text, one) : read.role;
    const { isClose } = read;
    const isCount =
      !one.isMoney && /^\d{1,2}$/.test(text.slice(one.start, one.end)) && /^\s*\p{L}/u.test(behind);
    const isTaken = TAKEN.includes(role);
    const taken = role === 'coins' ? 'back' : role;
    return one.isShare
      ? {
          ...one,
          before,
          role: isTaken ? taken : 'off',
          isClose: isClose && isTaken,
          isCount: false,
        }
      : // "shipping 15 free" costs nothing
        {
          ...one,
          ...(role === 'shipping' && TALK.waived.test(behind) ? { amount: 0 } : {}),
          ...(role === 'coins' && !one.isMoney ? { amount: valueOf(one.amount, currency) } : {}),
          before,
          role,
          isClose,
          isCount,
        };
  });
  return withMinima(text, said);
}

/** Between the name of a shop and its price there is a currency at most. */
const UNNAMED = /^[^\p{L}\p{N},;/|]*\p{L}{0,3}[^\p{L}\p{N},;/|]*$/u;
/** "100 off voucher. Shop 2: 2,250": what is said of a shop begins with its sentence. */
function sinceShop(before: string, hasShops: boolean): string {
  const [shop] = hasShops ? labelsIn(before) : [];
  return shop ? before.slice(before.slice(0, shop.start).search(/[^.,;]*$/)) : before;
}

const INCHES = sourceOf(LEXICONS.map(({ goods }) => goods.units.inch));
const SCREEN = new RegExp(`\\d\\s*(?:${INCHES}|["”″])\\s*$`, 'iu');
const LINES = /^[248]k$/i;
/** Right before so many pieces: "pack of 24" names no price. */
const HOLDING = new RegExp(`${sourceOf(LEXICONS.map(({ goods }) => goods.packOf))}\\s*$`, 'u');
export const isPacked = ({ isMoney, before }: Said): boolean => !isMoney && HOLDING.test(before);

/** Right behind what is taken off. */
const OFF = SUM_WORDS.find(({ role }) => role === 'off')?.behind ?? /(?!)/;

/** An amount is added, or taken away. */
const ADDED = /\+[\s\p{Sc}\p{L}]{0,4}$/u;
const TAKEN_AWAY = /[\d\p{L}]\s*-\s*$/u;

/** "Shopee 50 + 4 - 5, Lazada 48": what is added to a price is for sending it. */
function signedRole(text: string, { start }: Pick<Said, 'start'>): Said['role'] {
  const before = text.slice(0, start);
  if (TAKEN_AWAY.test(before)) return 'off';
  return /[\d\p{L}]\s*\+\s*$/u.test(before) ? 'shipping' : 'price';
}

/** "+ 1.99 ship with 5 off": so many letters right behind an amount that is added are of it. */
function ownOf(text: string, { start, end }: Pick<Said, 'start' | 'end'>): number {
  if (!/\+\s*$/.test(text.slice(0, start))) return 0;
  const behind = text.slice(end, end + BEHIND);
  return Math.max(...SUM_WORDS.map((one) => one.behind.exec(behind)?.[0].length ?? 0));
}

/** What precedes an amount ends with what it is: "postage 2". */
const isCalled = (before: string): boolean =>
  SUM_WORDS.some((one) =>
    [...before.slice(-BEHIND).matchAll(one.before)].some(
      (match) =>
        before
          .slice(-BEHIND)
          .slice(match.index + match[0].length)
          .trim() === '',
    ),
  );

/** So much lies between a minimum and what it is for. */
const GAIN = 12;

/**
 * "Spend $50 get $5 off", "$5 off orders of $50": beside what a basket costs the amount to be spent
 * is a minimum.
 */
function withMinima(text: string, said: readonly Said[]): Said[] {
  const isPrice = ({ role, isShare }: Said) => role === 'price' && !isShare;
  const isOff = (one: Said | undefined) => one !== undefined && TAKEN.includes(one.role);
  const between = (one: Said | undefined, next: Said | undefined) =>
    one && next ? text.slice(one.end, next.start) : '';
  const hasBasket = (at: number) =>
    said.some((one, other) => {
      const gap = other > at ? between(said[at], one) : between(one, said[at]);
      return other !== at && isPrice(one) && without(gap, WORDS.beside).trim() !== '';
    });
  return said.map((one, at) => {
    if (!isPrice(one) || !TALK.spent.test(one.before) || !hasBasket(at)) return one;
    const [last, next] = [said[at - 1], said[at + 1]];
    const [before, behind] = [between(last, one), between(one, next)];
    const isBehind =
      last !== undefined &&
      (isOff(last) || last.role === 'cap') &&
      before.replace(OFF, '').replace(TALK.spent, '').trim() === '';
    const isBefore =
      isOff(next) && behind.length <= GAIN && !/[.;]/.test(behind) && !has(behind, TALK.codes);
    return isBehind || isBefore ? { ...one, role: 'least' } : one;
  });
}

/** What is said of one amount ends before what follows. */
const ENDED = new RegExp(`^\\s*(?:[,;]|${WORDS.between.source})`, 'u');
const SENT_FREE = new RegExp(`^\\s*(?:${WORDS.asWish.SHIPPING.source})`, 'u');

/** What that many coins of a platform are worth. */
const valueOf = (amount: number, currency: CurrencyCode): number =>
  Math.round(amount / (speechOf(currency).coinsOfOne ?? 1));

/** Lower case, without the numbers of lists, as long as it was. */
export function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('`', ' ')
    .replace(LIST, (all, first: string) => first.padEnd(all.length, ' '));
}

/** The letters without their marks, each at its place: scales are read so. */
function unmarked(text: string): string {
  return text.replace(/[\u00C0-\u024F\u1E00-\u1EFF]/g, (letter) =>
    letter === 'đ' ? 'd' : (letter.normalize('NFD')[0] ?? letter),
  );
}

/** Of two that end at one place the longer: a code for shipping, up to so much. */
const isNearer = (one: Pick<Said, 'start' | 'end'>, best: Pick<Said, 'start' | 'end'>): boolean =>
  one.end > best.end || (one.end === best.end && one.start < best.start);

/** By the words that stand nearest before it, else right behind it. */
function roleOf(
  before: string,
  behind: string,
  next: number,
  isLater: boolean,
): Pick<Said, 'role' | 'isClose'> {
  // what reaches the next amount is said of that one
  const given = issuedBehind(behind);
  const behindIt = SUM_WORDS.find((one) => {
    // "62, free shipping": what costs nothing is no name of the amount
    if (one.role === 'shipping' && SENT_FREE.test(behind)) return false;
    const [words] = one.behind.exec(behind) ?? one.behind.exec(given) ?? [];
    return (
      words !== undefined &&
      (next - words.length > NEAR ||
        /\+\s*$/.test(before) ||
        /^\s*[,;+]/.test(behind.slice(words.length)))
    );
  });
  const nearest = SUM_WORDS.flatMap(({ role, before: words }) =>
    [...before.matchAll(words)].map((match) => ({
      role,
      start: match.index,
      end: match.index + match[0].length,
    })),
  ).reduce<{ role: SumRole; start: number; end: number } | undefined>(
    (best, one) => (best === undefined || isNearer(one, best) ? one : best),
    undefined,
  );
  const gap = before.slice(nearest?.end ?? 0);
  // "a $3 shipping voucher and 5% cashback": what "and" joins is of what follows it
  // "$15 each, $5 voucher": a word between an amount and a comma belongs to that amount
  // "80 shipping vs 1,350": the same before what is set against it
  const isOfLast = isLater && nearest?.start === before.search(/\S/) && ENDED.test(gap);
  // "$5 off code + $2 shipping": what is added is what is said behind it
  const isAdded = behindIt !== undefined && ADDED.test(gap);
  // "free shipping, $12 off": what a comma ends is no name of an amount that has its own behind it
  const isEnded = /[,;]/.test(gap) && behindIt !== undefined && TAKEN.includes(behindIt.role);
  const isRight =
    nearest !== undefined &&
    !isOfLast &&
    !isAdded &&
    !isEnded &&
    unissued(gap).length <= NEAR &&
    !has(gap.trim(), WORDS.beside);
  // "$3 shipping, Lazada $31": what a comma ends is of what precedes it
  const isNear =
    nearest !== undefined &&
    !isOfLast &&
    before.length - nearest.end <= FAR &&
    (isRight || !/[,;]/.test(before.slice(nearest.end)));
  // "free shipping code, I buy 620": what is spent is of no voucher before it
  const isSpent = nearest && TAKEN.includes(nearest.role) && TALK.spent.test(gap);
  const said = isNear && !isSpent && !isAdded ? nearest.role : undefined;
  // "I have a 100 off voucher": what one has is no budget where it is taken off
  const isHad = said === 'budget' && behindIt !== undefined && TAKEN.includes(behindIt.role);
  const role = (isRight && !isHad ? said : (behindIt?.role ?? said)) ?? 'price';
  return { role, isClose: isRight || behindIt !== undefined };
}

/** Without who gives it: "voucher Shopee 15rb"; behind a comma another is spoken of. */
function unissued(text: string): string {
  if (/[,;]/.test(text)) return text;
  const found = platformIn(`${text.trim()} `);
  return [TALK.platform, TALK.bank, WORDS.shop].reduce(without, found?.rest ?? text).trim();
}

/** "$5 shop voucher": what is behind who gives it. */
function issuedBehind(text: string): string {
  const left = text.trimStart();
  const platform = platformIn(`${left} `)?.rest.trim();
  if (platform !== undefined && left.trimEnd().endsWith(platform)) return platform;
  const issuer = [TALK.platform, TALK.bank, WORDS.shop].find((one) => left.search(one) === 0);
  // "bank card cashback": a bank is named by its card too
  return issuer ? issuedBehind(left.replace(new RegExp(issuer.source, 'i'), '')) : left;
}
